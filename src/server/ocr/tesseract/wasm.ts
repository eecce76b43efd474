import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { gunzip } from 'node:zlib';
import type { Core, ResultIterator, TessBaseAPI } from 'tesseract.js-core/tesseract-core-simd.js';
import { memoizeAsync } from '@/domain/memo';
import type { Raster } from '../picture/image';
import {
  DETECT_SCRIPT,
  type Line,
  OTSU,
  SAUVOLA,
  SCRIPTS,
  SEGMENTATION,
  type Engine,
  toSpix,
  type Word,
} from './types';

const FOLDER = path.resolve(import.meta.dirname, '../../../../node_modules/@tesseract.js-data');
const [CLASSIC, NEURAL] = [0, 1];
const INPUT = '/input';

function quiet(): void {
  // Tesseract remarks on each parameter of a model that it no longer knows.
}

/**
 * How V8 compiles the engine: with small functions set into those that call them, and without copies of loops, which take longer to compile than
 * they save (docs/ocr.md). A version of V8 that does not know one of these passes over it.
 */
const COMPILER = ['--wasm-inlining', '--no-wasm-loop-peeling', '--no-wasm-loop-unrolling'];

const openCore = memoizeAsync(async (): Promise<Core> => {
  for (const flag of COMPILER) setFlagsFromString(flag);
  const { default: load } = await import('tesseract.js-core/tesseract-core-simd.js');
  return load({ TesseractProgress: quiet, print: quiet, printErr: quiet });
});

const unpackModel = memoizeAsync(async (model: string) => {
  const { FS } = await openCore();
  const data = await promisify(gunzip)(
    readFileSync(path.join(FOLDER, model, '4.0.0_best_int', `${model}.traineddata.gz`)),
  );
  FS.writeFile(`/${model}.traineddata`, data);
});

/**
 * Which outlines are noise, and that words are cut by their gaps. Parameters of the process, not of an engine: the model for Han sets them so for all
 * engines as soon as it is loaded. They hold from the first engine on, so that a picture has the same text whatever was loaded before it; and as
 * that model has them, since real pictures are read worse with the usual ones (docs/ocr.md).
 */
const OF_PROCESS: Readonly<Record<string, string>> = {
  edges_use_new_outline_complexity: '1',
  edges_children_fix: '1',
  edges_max_children_per_outline: '20',
  edges_children_count_limit: '10000',
  textord_force_make_prop_words: '1',
};

const openEngine = memoizeAsync(async (models: string): Promise<TessBaseAPI> => {
  const { TessBaseAPI } = await openCore();
  for (const model of models.split('+')) await unpackModel(model);
  const engine = new TessBaseAPI();
  if (engine.Init(null, models, models === SCRIPTS ? CLASSIC : NEURAL) !== 0)
    throw new Error(`Tesseract does not take its models ${models}.`);
  // Otherwise each Han character stands between spaces.
  engine.SetVariable('preserve_interword_spaces', '1');
  // Nobody asks for paragraphs.
  engine.SetVariable('paragraph_text_based', '0');
  for (const [name, value] of Object.entries(OF_PROCESS)) engine.SetVariable(name, value);
  return engine;
});

/** Hands a picture over to an engine. */
async function show(engine: TessBaseAPI, image: Raster): Promise<void> {
  const { FS } = await openCore();
  FS.writeFile(INPUT, toSpix(image));
  // A picture has the same text whatever was read before it.
  engine.ClearAdaptiveClassifier();
  if (engine.SetImageFile(1, 0) !== 0) throw new Error('Tesseract does not take the picture.');
}

/** Lines of writing stand apart. Where the layout finds them lying one over the other, more than so often, there is a texture, which would take minutes. */
const MAX_OVERLAPS = 3;

function isTexture(engine: TessBaseAPI, destroy: Core['destroy'], image: Raster): boolean {
  destroy(engine.AnalyseLayout());
  const iterator = engine.GetIterator();
  if (iterator.ptr === 0) return false;
  let area = 0;
  if (!iterator.Empty(LINE))
    do {
      const { x0, y0, x1, y1 } = iterator.getBoundingBox(LINE);
      area += (x1 - x0) * (y1 - y0);
    } while (iterator.Next(LINE));
  destroy(iterator);
  return area > image.width * image.height * MAX_OVERLAPS;
}

const DIGITS = '0123456789';

/** Tesseract as WebAssembly, with models out of packages. */
export const wasmTesseract: Engine = {
  read: async (image, { models, layout, local = false, few = false, digits = false }) => {
    const engine = await openEngine(models);
    const { destroy } = await openCore();
    engine.SetVariable('tessedit_pageseg_mode', SEGMENTATION[layout]);
    engine.SetVariable('thresholding_method', local ? SAUVOLA : OTSU);
    engine.SetVariable('tessedit_do_invert', few ? '0' : '1');
    engine.SetVariable('tessedit_char_whitelist', digits ? DIGITS : '');
    await show(engine, image);
    if (isTexture(engine, destroy, image) || engine.Recognize(null) !== 0) return [];
    const iterator = engine.GetIterator();
    const lines = iterator.Empty(WORD) ? [] : linesOf(iterator);
    destroy(iterator);
    engine.Clear();
    return lines;
  },

  guess: async (image, leastLetters, local = false) => {
    const engine = await openEngine(SCRIPTS);
    const { OSResults, destroy } = await openCore();
    engine.SetVariable('tessedit_pageseg_mode', DETECT_SCRIPT);
    engine.SetVariable('thresholding_method', local ? SAUVOLA : OTSU);
    engine.SetVariable('min_characters_to_try', String(leastLetters));
    await show(engine, image);
    const results = new OSResults();
    const known = engine.DetectOS(results);
    const { orientation_id: turned, script_id: script } = results.best_result;
    const { oconfidence, sconfidence } = results.best_result;
    const guess = known
      ? {
          script: results.unicharset.get_script_from_script_id(script),
          degrees: UPRIGHT[turned] ?? 0,
          certainty: oconfidence,
          scriptCertainty: sconfidence,
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
