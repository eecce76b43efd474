import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import loadCore, {
  type Core,
  type ResultIterator,
  type TessBaseAPI,
} from 'tesseract.js-core/tesseract-core-simd.js';
import type { Raster } from '../picture/image';
import type { Budget } from './budget';
import {
  DETECT_SCRIPT,
  type Line,
  OTSU,
  SAUVOLA,
  SCRIPTS,
  SEGMENTATION,
  type Tesseract,
  toPnm,
  type Word,
} from './types';

const FOLDER = path.resolve(import.meta.dirname, '../../../../node_modules/@tesseract.js-data');
const [CLASSIC, NEURAL] = [0, 1];
const INPUT = '/input';

let core: Promise<Core> | undefined;
const files = new Map<string, Promise<void>>();
const engines = new Map<string, Promise<TessBaseAPI>>();

/** Tesseract's ETEXT_DESC on 32 bits. After each line the engine says how far it is, and goes on unless `end_time` (ns) has passed. */
const MONITOR_BYTES = 64;
const MONITOR_END = 24;
let monitor: number | undefined;
let onProgress: () => void = quiet;

function quiet(): void {
  // Tesseract remarks on each parameter of a model that it no longer knows.
}

const coreOnce = (): Promise<Core> =>
  (core ??= loadCore({ TesseractProgress: () => onProgress(), print: quiet, printErr: quiet }));

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
async function show(engine: TessBaseAPI, image: Raster): Promise<void> {
  const { FS } = await coreOnce();
  FS.writeFile(INPUT, toPnm(image));
  if (engine.SetImageFile(1, 0) !== 0) throw new Error('Tesseract does not take the picture.');
}

/** Reads; what the budget does not suffice for is left out. */
async function recognise(engine: TessBaseAPI, budget: Budget): Promise<boolean> {
  const { setValue, _malloc, wrapPointer, ETEXT_DESC } = await coreOnce();
  monitor ??= _malloc(MONITOR_BYTES);
  for (let at = 0; at < MONITOR_BYTES; at += 4) setValue(monitor + at, 0, 'i32');
  const end = monitor + MONITOR_END;
  onProgress = () => budget.isUsedUp && setValue(end, 1, 'i32');
  const answer = engine.Recognize(wrapPointer(monitor, ETEXT_DESC));
  return answer === 0 || budget.isUsedUp;
}

const DIGITS = '0123456789';

/** Tesseract as WebAssembly, with models out of packages. */
export const wasmTesseract: Tesseract = {
  read: async (image, { models, layout, budget, local = false, once = false, digits = false }) => {
    if (budget.isUsedUp) return [];
    const engine = await engineOf(models);
    const { destroy } = await coreOnce();
    engine.SetVariable('tessedit_pageseg_mode', SEGMENTATION[layout]);
    engine.SetVariable('thresholding_method', local ? SAUVOLA : OTSU);
    engine.SetVariable('tessedit_do_invert', once ? '0' : '1');
    engine.SetVariable('tessedit_char_whitelist', digits ? DIGITS : '');
    await show(engine, image);
    if (!(await recognise(engine, budget))) return [];
    const iterator = engine.GetIterator();
    const lines = iterator.Empty(WORD) ? [] : linesOf(iterator);
    destroy(iterator);
    engine.Clear();
    return lines;
  },

  guess: async (image, leastLetters) => {
    const engine = await engineOf(SCRIPTS);
    const { OSResults, destroy } = await coreOnce();
    engine.SetVariable('tessedit_pageseg_mode', DETECT_SCRIPT);
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
  },
};

const UPRIGHT = [0, 270, 180, 90] as const;

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
