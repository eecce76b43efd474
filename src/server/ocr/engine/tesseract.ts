import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import loadCore, {
  type Core,
  type ResultIterator,
  type TessBaseAPI,
} from 'tesseract.js-core/tesseract-core-simd.js';
import type { Box, Raster } from '../picture/image';

/** The models: Latin letters, Hangul, and traditional Han, which knows Latin letters as well. */
export const MODELS = ['eng', 'kor', 'chi_tra'] as const;
export type Model = (typeof MODELS)[number];

/** A letter as the engine read it. */
export interface Letter {
  text: string;
  bbox: Box;
}
export interface Word {
  text: string;
  /** From 0 to 100. */
  confidence: number;
  bbox: Box;
  symbols: Letter[];
}
export interface Line {
  bbox: Box;
  /** With spaces where the engine saw them. */
  text: string;
  words: Word[];
}

export interface ReadOptions {
  /** One model, or several that share the words: `kor+eng`. */
  models: string;
  /** What the engine takes the picture for: a page that it cuts itself, one block of lines, words anywhere, one block of columns from the right. */
  layout: 'page' | 'block' | 'sparse' | 'vertical';
  /** Whether black and white are told apart by the surroundings of each pixel, not once for the whole picture. */
  local?: boolean;
  /** Without the second try, light on dark, for each line that it does not know. */
  once?: boolean;
}

const FOLDER = path.resolve(import.meta.dirname, '../../../../node_modules/@tesseract.js-data');
const [CLASSIC, NEURAL] = [0, 1];
const SEGMENTATION = { page: '3', vertical: '5', block: '6', sparse: '11' } as const;
const [OTSU, SAUVOLA] = ['0', '2'];
const SCRIPTS = 'osd';
const INPUT = '/input';

let core: Promise<Core> | undefined;
const files = new Map<string, Promise<void>>();
const engines = new Map<string, Promise<TessBaseAPI>>();

function quiet(): void {
  // Tesseract remarks on each parameter of a model that it no longer knows.
}

const coreOnce = (): Promise<Core> =>
  (core ??= loadCore({ TesseractProgress: quiet, print: quiet, printErr: quiet }));

async function unpack(model: string): Promise<void> {
  const { FS } = await coreOnce();
  const data = await promisify(gunzip)(
    readFileSync(path.join(FOLDER, model, '4.0.0_best_int', `${model}.traineddata.gz`)),
  );
  FS.writeFile(`/${model}.traineddata`, data);
}

async function openEngine(models: string): Promise<TessBaseAPI> {
  const { TessBaseAPI } = await coreOnce();
  for (const model of models.split('+')) {
    const file = files.get(model) ?? unpack(model);
    files.set(model, file);
    await file;
  }
  const engine = new TessBaseAPI();
  if (engine.Init(null, models, models === SCRIPTS ? CLASSIC : NEURAL) !== 0)
    throw new Error(`Tesseract does not take its models ${models}.`);
  // Otherwise each Han character stands between spaces.
  engine.SetVariable('preserve_interword_spaces', '1');
  // Nobody asks for paragraphs.
  engine.SetVariable('paragraph_text_based', '0');
  return engine;
}

function engineOf(models: string): Promise<TessBaseAPI> {
  const opening = engines.get(models) ?? openEngine(models);
  engines.set(models, opening);
  return opening;
}

/** Hands a picture over to an engine. */
async function show(engine: TessBaseAPI, { data, width, height, channels }: Raster): Promise<void> {
  const { FS } = await coreOnce();
  const header = Buffer.from(`${channels === 3 ? 'P6' : 'P5'}\n${width} ${height}\n255\n`);
  FS.writeFile(INPUT, Buffer.concat([header, data]));
  if (engine.SetImageFile(1, 0) !== 0) throw new Error('Tesseract does not take the picture.');
}

/** Reads a picture as it is. */
export async function readImage(
  image: Raster,
  { models, layout, local = false, once = false }: ReadOptions,
): Promise<Line[]> {
  const engine = await engineOf(models);
  const { destroy } = await coreOnce();
  engine.SetVariable('tessedit_pageseg_mode', SEGMENTATION[layout]);
  engine.SetVariable('thresholding_method', local ? SAUVOLA : OTSU);
  engine.SetVariable('tessedit_do_invert', once ? '0' : '1');
  await show(engine, image);
  if (engine.Recognize(null) !== 0) return [];
  const iterator = engine.GetIterator();
  const lines = iterator.Empty(WORD) ? [] : linesOf(iterator);
  destroy(iterator);
  engine.Clear();
  return lines;
}

/** Reads a line of which it is known that there are only digits on it. */
export async function readDigits(image: Raster): Promise<Letter[]> {
  const allow = async (letters: string) =>
    (await engineOf('eng')).SetVariable('tessedit_char_whitelist', letters);
  await allow('0123456789');
  const lines = await readImage(image, { models: 'eng', layout: 'block', once: true });
  await allow('');
  return lines.flatMap(({ words }) => words.flatMap(({ symbols }) => symbols));
}

/** What the shapes of the letters say of a picture before it is read. */
export interface ScriptGuess {
  /** Unicode's name of the script, or the engine's own: `Latin`, `Korean`, `Han`, `Japanese`, `Cyrillic`. */
  script: string;
  /** Clockwise turn that sets the letters upright. */
  degrees: 0 | 90 | 180 | 270;
  /** How much likelier this way up is than the next, on no fixed scale. */
  certainty: number;
}

const UPRIGHT = [0, 270, 180, 90] as const;

/** Undefined where the picture has fewer letters than asked for. */
export async function guessScript(
  image: Raster,
  leastLetters: number,
): Promise<ScriptGuess | undefined> {
  const engine = await engineOf(SCRIPTS);
  const { OSResults, destroy } = await coreOnce();
  engine.SetVariable('tessedit_pageseg_mode', '0');
  engine.SetVariable('min_characters_to_try', String(leastLetters));
  await show(engine, image);
  const results = new OSResults();
  const known = engine.DetectOS(results);
  const { orientation_id: turned, script_id: script, oconfidence } = results.best_result;
  const guess = known
    ? {
        script: results.unicharset.get_script_from_script_id(script),
        degrees: UPRIGHT[turned] ?? 0,
        certainty: oconfidence,
      }
    : undefined;
  destroy(results);
  engine.Clear();
  return guess;
}

const [LINE, WORD, LETTER] = [2, 3, 4];

/**
 * The engine's own JSON says the same, at a tenth of the whole time of reading. Each question has its price too: the text of a line gives
 * the spaces, a word's is that of its letters. What it takes for a picture is a line with a blank word.
 */
function linesOf(iterator: ResultIterator): Line[] {
  const lines: Line[] = [];
  let word: Word | undefined;
  do {
    if (!word || iterator.IsAtBeginningOf(WORD)) {
      if (!word || iterator.IsAtBeginningOf(LINE))
        lines.push({
          bbox: iterator.getBoundingBox(LINE),
          text: iterator.GetUTF8Text(LINE),
          words: [],
        });
      word = {
        text: '',
        confidence: iterator.Confidence(WORD),
        bbox: iterator.getBoundingBox(WORD),
        symbols: [],
      };
      lines.at(-1)?.words.push(word);
    }
    const letter = iterator.GetUTF8Text(LETTER);
    word.text += letter;
    word.symbols.push({ text: letter, bbox: iterator.getBoundingBox(LETTER) });
  } while (iterator.Next(LETTER));
  return lines
    .map((line) => ({ ...line, words: line.words.filter(({ text }) => text.trim() !== '') }))
    .filter(({ words }) => words.length > 0);
}
