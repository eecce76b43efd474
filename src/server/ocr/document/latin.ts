import type { Box } from '../picture/image';
import { type Recognition, readSpans } from './recognition';
import { CELL, type Glyph, glyphsOf, whiteSpan } from './glyphs';
import type { PageImage } from './pageImage';
import { isLatin, misreadWords } from './misread';
import type { Model } from '../tesseract';

/** A line and its letters. */
export interface TextLine {
  recognition: Recognition;
  glyphs: Glyph[];
}

/** Some letters of a line, `to` exclusive, and where they stand. */
interface Span {
  line: TextLine;
  from: number;
  to: number;
  box: Box;
}

/** From here on the Latin model knows what it reads. */
const LATIN_CONFIDENCE = 60;
/** Letters of an abbreviation at most, but for its brackets. */
const MAX_ABBREVIATION_LETTERS = 4;
const CAPITALS = /^\W*[A-Z]+\W*$/;

/**
 * Reads Latin words and numbers within Korean and Chinese lines again with the model for Latin: the Korean one has no capitals and makes
 * digits of them. Changes the glyphs.
 */
export async function rereadLatin(page: PageImage, lines: TextLine[]): Promise<void> {
  const spans = lines.flatMap((line) => latinSpans(page, line));
  const answers = await readAll('eng', page, spans);
  const lost = [...spans.entries()].filter(([order, span]) => isLost(span, answers[order]));
  const second = await readAll(
    'chi_tra',
    page,
    lost.map(([, span]) => span),
  );
  for (const [at, [order]] of lost.entries())
    if (CAPITALS.test(second[at]?.text ?? '')) answers[order] = second[at];
  // From the right, so that earlier places in the same line stay where they are.
  for (const [order, span] of [...spans.entries()].reverse()) {
    const answer = answers[order];
    if (answer) replace(span, answer);
  }
}

async function readAll(
  model: Model,
  page: PageImage,
  spans: readonly Span[],
): Promise<(Recognition | undefined)[]> {
  const boxes = spans.map(({ box }) => box);
  const answers = await readSpans(model, page, boxes, true);
  return answers.map(([answer, ...more]) => (more.length === 0 ? answer : undefined));
}

/** A few capitals alone tell the Latin model too little of their size; the Chinese one knows them, having only one. */
function isLost(
  { line: { glyphs, recognition }, from, to }: Span,
  answer: Recognition | undefined,
): boolean {
  const own = glyphs.slice(from, to);
  return (
    recognition.model === 'kor' &&
    own.filter(({ text }) => !/[()]/.test(text)).length <= MAX_ABBREVIATION_LETTERS &&
    own.every(({ confidence }) => confidence < LATIN_CONFIDENCE) &&
    (answer?.confidence ?? 0) < LATIN_CONFIDENCE
  );
}

function replace({ line: { glyphs, recognition }, from, to }: Span, answer: Recognition): void {
  const old = glyphs.slice(from, to);
  if (!isBetter(answer, old, recognition.model)) return;
  const fresh = withoutEdges(glyphsOf(answer), old);
  const [first] = fresh;
  if (!first) return;
  const lost = (bracket: string, glyph: Glyph | undefined) =>
    glyph?.text === bracket && !answer.text.includes(bracket) ? [glyph] : [];
  const whole = [...lost('(', old[0]), ...fresh, ...lost(')', old.at(-1))];
  if (whole[0]) whole[0].before = old[0]?.before ?? '';
  glyphs.splice(from, to - from, ...whole);
}

/** Stops are no part of a span: one at its end is the edge of the next character. */
function withoutEdges(fresh: Glyph[], old: readonly Glyph[]): Glyph[] {
  const isEdge = (glyph: Glyph | undefined, was: Glyph | undefined) =>
    /^[-!:;|.,'"_]$/.test(glyph?.text ?? '') && glyph?.text !== was?.text;
  if (fresh.length > 1 && isEdge(fresh.at(-1), old.at(-1))) return fresh.slice(0, -1);
  return fresh;
}

function isBetter(answer: Recognition, old: readonly Glyph[], model: Model): boolean {
  const sure = old.reduce((sum, { confidence }) => sum + confidence, 0) / old.length;
  const [before, now] = [bare(old.map(({ text }) => text).join('')), bare(answer.text)];
  // The Chinese model knows Latin letters itself, and both know digits.
  const known = model === 'chi_tra' || /^[^\p{L}]*$/u.test(before + now);
  if (answer.confidence < sure && (known || answer.confidence < LATIN_CONFIDENCE)) return false;
  if (model === 'chi_tra' && answer.confidence < LATIN_CONFIDENCE) return false;
  // The edge of the next character has been taken for another letter, or a letter at the edge has been lost.
  return now === before || (!now.startsWith(before) && !before.startsWith(now));
}

const bare = (text: string): string => text.replace(/\s/g, '');

function latinSpans(page: PageImage, line: TextLine): Span[] {
  const { glyphs, recognition } = line;
  const spans: Span[] = [];
  const misread = misreadWords(line);
  for (let from = 0; from < glyphs.length; from += 1) {
    let to = from;
    // The cells of a table are read one by one.
    const isApart = () =>
      to > from &&
      (glyphs[to]?.box.x0 ?? 0) - (glyphs[to - 1]?.box.x1 ?? 0) >= CELL * page.lineHeight;
    // Nor does a letter that nobody knows take those before it along; of Korean it may be a capital.
    const isOther = () =>
      to > from && recognition.model !== 'kor' && isUnpaired(glyphs[to]?.text ?? '', glyphs);
    while ((misread.has(to) || isForeign(line, to)) && !isApart() && !isOther()) to += 1;
    if (to === from) continue;
    const end = to;
    // Stops at the ends stay with the script around: both models know them, and alone at an edge they are soon lost.
    while (from < to && isStop(recognition, glyphs[from])) from += 1;
    while (to > from && isStop(recognition, glyphs[to - 1])) to -= 1;
    if (isWorthwhile(recognition, glyphs.slice(from, to)))
      spans.push({ line, from, to, box: boxOf(page, line, from, to) });
    from = end - 1;
  }
  return spans;
}

/** Models take Latin capitals, and letters that none of them knows, for brackets that lack their partner; the Korean one for other signs, too, of which it is not sure. */
const DOUBTFUL_CONFIDENCE = 60;
/** What it takes them for within a Latin word may even be a syllable. */
const NONSENSE_CONFIDENCE = 30;
const PARTNERS = ['『』', '「」', '〔〕', '【】', '《》', '〈〉'];

/** A bracket that lacks its partner is none. */
const isUnpaired = (text: string, glyphs: readonly Glyph[]): boolean => {
  const pair = PARTNERS.find((one) => text !== '' && one.includes(text));
  return pair !== undefined && !glyphs.some((one) => one.text !== text && pair.includes(one.text));
};

function isForeign({ recognition, glyphs }: TextLine, at: number): boolean {
  const glyph = glyphs[at];
  if (!glyph) return false;
  const { text, confidence, before } = glyph;
  if (isLatin(text)) return true;
  if (isUnpaired(text, glyphs)) return true;
  if (recognition.model !== 'kor') return false;
  if (/[\uac00-\ud7a3]/.test(text))
    return (
      confidence < NONSENSE_CONFIDENCE &&
      before === '' &&
      at > 0 &&
      isLatin(glyphs[at - 1]?.text ?? '')
    );
  return confidence < DOUBTFUL_CONFIDENCE && !/\p{Script=Han}/u.test(text);
}

const isStop = ({ model }: Recognition, glyph: Glyph | undefined): boolean =>
  (model === 'kor' ? /[.,:;]/ : /[.,:;()]/).test(glyph?.text ?? '');

/** From here on a model needs no help with what may be Latin. */
const CERTAIN_CONFIDENCE = 80;

/** What the Korean model takes for digits may be capitals, but not with commas in their places. */
const AMOUNT = /^[(+-]?\d{1,3}(?:,\d{3})+\)?$/;

/** The Korean model needs help with all of it, the Chinese one with longer words and where it is in doubt itself. */
function isWorthwhile({ model }: Recognition, glyphs: readonly Glyph[]): boolean {
  const text = glyphs.map((glyph) => glyph.text).join('');
  const sure = glyphs.every(({ confidence }) => confidence >= CERTAIN_CONFIDENCE);
  if (sure && AMOUNT.test(text)) return false;
  if (model === 'kor') return /[A-Za-z\d]/.test(text) || (!sure && /[^\x20-\x7e]/.test(text));
  return /[A-Za-z]{4}/.test(text) || (!sure && /[A-Za-z\d]{3}/.test(text));
}

/** A Hangul syllable may be hollow: the white around a span is not looked for deep inside its neighbours. */
const NEIGHBOUR_SHARE = 0.3;

/** From the white before the first letter to the white after the last, as high as the line. */
function boxOf(
  { foreground, lineHeight }: PageImage,
  { recognition, glyphs }: TextLine,
  from: number,
  to: number,
): Box {
  const room = Math.round(lineHeight * 0.2);
  const [first, last] = [(glyphs[from] as Glyph).box, (glyphs[to - 1] as Glyph).box];
  const before = glyphs[from - 1]?.box;
  const after = glyphs[to]?.box;
  const left = before ? whiteSpan(before, first, foreground, NEIGHBOUR_SHARE) : undefined;
  const right = after ? whiteSpan(last, after, foreground, NEIGHBOUR_SHARE) : undefined;
  return {
    x0: Math.max(
      0,
      left ? Math.max(left.to - room, Math.round((left.from + left.to) / 2)) : first.x0 - room,
    ),
    x1: Math.min(
      foreground.width,
      right ? Math.min(right.from + room, Math.round((right.from + right.to) / 2)) : last.x1 + room,
    ),
    y0: Math.max(0, recognition.bbox.y0 - room),
    y1: Math.min(foreground.height, recognition.bbox.y1 + room),
  };
}
