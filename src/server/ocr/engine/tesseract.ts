import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import loadCore, {
  type Core,
  type ResultIterator,
  type TessBaseAPI,
} from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import type { Box, Grey } from '../picture/grey';

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

const FOLDER = path.resolve(import.meta.dirname, '../../../../node_modules/@tesseract.js-data');
const NEURAL = 1;
const ONE_BLOCK = '6';
const INPUT = '/input';

let core: Promise<Core> | undefined;
const engines = new Map<Model, Promise<TessBaseAPI>>();

function quiet(): void {
  // Tesseract remarks on each parameter of a model that it no longer knows.
}

async function openEngine(model: Model): Promise<TessBaseAPI> {
  core ??= loadCore({ TesseractProgress: quiet, print: quiet, printErr: quiet });
  const { FS, TessBaseAPI } = await core;
  const data = await promisify(gunzip)(
    readFileSync(path.join(FOLDER, model, '4.0.0_best_int', `${model}.traineddata.gz`)),
  );
  FS.writeFile(`/${model}.traineddata`, data);
  const engine = new TessBaseAPI();
  if (engine.Init(null, model, NEURAL) !== 0)
    throw new Error(`Tesseract does not take its model ${model}.`);
  engine.SetVariable('tessedit_pageseg_mode', ONE_BLOCK);
  // Otherwise each Han character stands between spaces.
  engine.SetVariable('preserve_interword_spaces', '1');
  // Nobody asks for paragraphs.
  engine.SetVariable('paragraph_text_based', '0');
  return engine;
}

function engineOf(model: Model): Promise<TessBaseAPI> {
  const opening = engines.get(model) ?? openEngine(model);
  engines.set(model, opening);
  return opening;
}

/** Reads one block of lines with one model; `once` without the second try, light on dark, for each line that it does not know. */
export async function readBlock(
  model: Model,
  { data, width, height }: Grey,
  once = false,
): Promise<Line[]> {
  const engine = await engineOf(model);
  const { FS, destroy } = await (core as Promise<Core>);
  engine.SetVariable('tessedit_do_invert', once ? '0' : '1');
  FS.writeFile(INPUT, Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data]));
  if (engine.SetImageFile(1, 0) !== 0) throw new Error('Tesseract does not take the picture.');
  if (engine.Recognize(null) !== 0) return [];
  const iterator = engine.GetIterator();
  const lines = linesOf(iterator);
  destroy(iterator);
  engine.Clear();
  return lines;
}

/** Reads a line of which it is known that there are only digits on it. */
export async function readDigits(picture: Grey): Promise<Letter[]> {
  const allow = async (letters: string) =>
    (await engineOf('eng')).SetVariable('tessedit_char_whitelist', letters);
  await allow('0123456789');
  const lines = await readBlock('eng', picture, true);
  await allow('');
  return lines.flatMap(({ words }) => words.flatMap(({ symbols }) => symbols));
}

const [LINE, WORD, LETTER] = [2, 3, 4];

/**
 * The engine's own JSON says the same, at a tenth of the whole time of reading. Each question has its price too: the text of a line gives
 * the spaces, a word's is that of its letters.
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
  return lines;
}
