import { isNoise } from '../picture/foreground';
import { crop, doubleRaster, type Raster, toGrayscale } from '../picture/image';
import { type RenderedPage, type Span, woven } from '../pdf';
import { priceOf, type ScriptGuess, tesseract } from '../tesseract';
import type { OcrPage } from '../types';
import { isBetter, isConfirmed, isNonsense, isSmall } from './candidate';
import { withColumnsInTurn } from './columns';
import type { TextLine } from '../document/latin';
import { withSpaces } from '../document/spaces';
import { proposalsFor } from './proposals';
import { scriptOfUnread, unsupportedScript } from './unsupportedScript';
import { withoutStrays } from './lines';
import { isInTime, startOf, type State } from './state';

/**
 * Reads a picture: as it came, and then again in each way that may help, until a reading is convincing or enough work is done. The best one
 * counts. A picture in which nothing can be read has no text; one that is known to be `upright` is not turned to find some.
 */
export async function recognise(image: Raster, { upright = false } = {}): Promise<OcrPage> {
  if (isNoise(await toGrayscale(image))) return pageOf([]);
  const state = await startOf(image, upright);
  for (const { modelFor, isWanted, read, share } of proposalsFor(state)) {
    const model = modelFor(state);
    if (model === undefined || !isWanted(state) || !isInTime(state, model, share)) continue;
    const reading = await read(state, model);
    if (!reading) continue;
    state.readings.push(reading);
    state.first ??= state.work.spent / priceOf(model);
    state.confirmed ||= isConfirmed(reading, state.best);
    if (isBetter(reading, state.best)) state.best = reading;
  }
  const { best } = state;
  const read = best && !isNonsense(best) ? best : undefined;
  state.guess = await guessOf(state);
  const script =
    unsupportedScript(state.guess, best) ??
    (read || upright ? undefined : await scriptOfUnread(state));
  if (script !== undefined) return { ...pageOf([]), unsupportedScript: script };
  if (!read) return pageOf([]);
  const lines = withColumnsInTurn(withoutStrays(read.lines));
  return pageOf(read.isInPlace ? withSpaces(lines, await toGrayscale(read.image)) : lines);
}

/** Of fewer letters than a reading needs a guess of. */
const MIN_LETTERS_TO_GUESS = 12;
/** A reading of this confidence needs no name for its script. */
const READ_CONFIDENCE = 75;

/** Of a small picture the letters are told twice as large: what a screen shows at its own size is taken for Latin. */
async function guessOf({ guess, image, best, work }: State): Promise<ScriptGuess | undefined> {
  if ((best?.confidence ?? 0) >= READ_CONFIDENCE) return guess;
  if (!isSmall(image)) return guess ?? tesseract.guess(image, MIN_LETTERS_TO_GUESS, work);
  const large = await tesseract.guess(await doubleRaster(image), MIN_LETTERS_TO_GUESS, work);
  return (large?.certainty ?? 0) > (guess?.certainty ?? 0) ? large : guess;
}

/** Words below this confidence are shown as doubtful; measured on real pictures, 98 % of those above are right, and six in ten of those just below. */
const DOUBTFUL_CONFIDENCE = 80;

/** The page as text, a line of print a line, with the place of each doubtful word. */
function pageOf(lines: readonly TextLine[]): OcrPage {
  let text = '';
  const doubtful: OcrPage['doubtful'] = [];
  let [sum, letters] = [0, 0];
  for (const { glyphs } of lines) {
    if (text !== '') text += '\n';
    for (const { text: letter, before, confidence } of glyphs) {
      text += before;
      const [start, end] = [text.length, text.length + letter.length];
      text += letter;
      sum += confidence;
      letters += 1;
      if (confidence >= DOUBTFUL_CONFIDENCE) continue;
      const last = doubtful.at(-1);
      if (last && last.end === start && before === '')
        Object.assign(last, { end, confidence: Math.min(last.confidence, Math.round(confidence)) });
      else doubtful.push({ start, end, confidence: Math.round(confidence) });
    }
  }
  return {
    text,
    source: 'recognised',
    confidence: letters === 0 ? null : Math.round(sum / letters),
    doubtful,
  };
}

/** Of a picture beside a page's own text, less than this is taken for a photograph. */
const SURE_BESIDE_CONFIDENCE = 70;
const MIN_LETTERS_BESIDE = 4;
/** Of a broken picture, less than this is what the break looks like. */
const SURE_OF_REST_CONFIDENCE = 80;
const NOTHING: OcrPage = { text: '', source: 'recognised', confidence: null, doubtful: [] };

/** Reads a page, or what its own text does not say: the pictures beside it. */
export async function readPage({ picture, damaged, beside }: RenderedPage): Promise<OcrPage> {
  const page = beside ? await readBeside(picture, beside) : await recognise(picture);
  if (!damaged) return page;
  return beside || (page.confidence ?? 0) >= SURE_OF_REST_CONFIDENCE
    ? { ...page, damaged }
    : { ...NOTHING, damaged };
}

async function readBeside(
  picture: RenderedPage['picture'],
  { lines, notes, pictures }: NonNullable<RenderedPage['beside']>,
): Promise<OcrPage> {
  const read: (Span & { confidence: number })[] = [];
  const page = await toGrayscale(picture);
  for (const box of pictures) {
    const { text, doubtful, confidence } = await recognise(crop(page, box, 0), {
      upright: true,
    });
    if (
      (confidence ?? 0) >= SURE_BESIDE_CONFIDENCE &&
      text.replace(/\s/g, '').length >= MIN_LETTERS_BESIDE
    )
      read.push({ box, text, doubtful, confidence: confidence ?? 0 });
  }
  const whole = woven(lines, [...notes, ...read]);
  if (read.length === 0) return { source: 'textLayer', confidence: null, ...whole };
  return {
    source: 'recognised',
    confidence: Math.min(...read.map(({ confidence }) => confidence)),
    ...whole,
  };
}
