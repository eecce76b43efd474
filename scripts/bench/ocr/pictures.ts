/** Reads a folder of real pictures beside what the plain engine gets of them (`pictures.json`: see `Picture`). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readPage } from '../../../src/server/ocr/engine/recognise';
import { decode } from '../../../src/server/ocr/picture/image';
import type { OcrPage } from '../../../src/server/ocr/types';
import { nativeMs } from './native';
import { edits } from './score';

/** A row of `pictures.json`; the pictures themselves are in `pictures/` beside it. */
interface Picture {
  file: string;
  /** The plain engine's; of Hangul and Han only the letters count, not the white between them. */
  language: string;
  /** Several where several orders of reading are right; null where nothing is measured, only shown. */
  truth: string | string[] | null;
  /** What the plain engine gets, told these models and this page mode: error rates in percent, and milliseconds. */
  plain?: { language: string; mode: string; loose: number; tight: number; ms: number };
}

interface Row {
  file: string;
  plain: number;
  ours: number;
  plainMs: number;
  ms: number;
  empty: boolean;
  page: OcrPage;
  truths: string[];
}

const QUOTES: readonly [RegExp, string][] = [
  [/[‘’‚‛′`´]/g, "'"],
  [/[“”„‟″«»]/g, '"'],
  [/[‐‑‒–—―−]/g, '-'],
];
const flat = (text: string): string =>
  QUOTES.reduce((rest, [from, to]) => rest.replace(from, to), text.normalize('NFKC'))
    .replace(/\s+/g, ' ')
    .trim();
const tight = (text: string): string => flat(text).replaceAll(' ', '');

/** Edits by letters of the truth in percent, at most 100; any letter is wrong where there is nothing to read. */
function errorOf(truths: readonly string[], read: string, spaced: boolean): number {
  const shape = spaced ? flat : tight;
  return Math.min(
    ...truths.map((truth) => {
      const [wanted, got] = [shape(truth), shape(read)];
      if (wanted === '') return got === '' ? 0 : 100;
      return Math.min(100, (100 * edits([...wanted], [...got])) / [...wanted].length);
    }),
  );
}

/**
 * Prints a line for each picture, and how all of them stand to the plain engine. Read in this process, and timed by its processor, as is the
 * native command where there is one, so that a busy machine changes little. `part`: every so many, from where on (`2/0`).
 */
export async function readPictures(folder: string, part = '1/0'): Promise<void> {
  const [every = 1, from = 0] = part.split('/').map(Number);
  const list = JSON.parse(readFileSync(path.join(folder, 'pictures.json'), 'utf8')) as Picture[];
  const pictures = list.filter((_, at) => at % every === from);
  const imageOf = ({ file }: Picture) => readFileSync(path.join(folder, 'pictures', file));
  // The models are there before anything is timed.
  for (const picture of pictures.slice(0, 2)) await readOne(imageOf(picture));
  console.log('picture | plain % | ours % | difference | confidence | ms | plain ms');
  const rows: Row[] = [];
  for (const picture of pictures) {
    const began = process.cpuUsage();
    const page = await readOne(imageOf(picture));
    const { user, system } = process.cpuUsage(began);
    const ms = (user + system) / 1000;
    const { file, truth, plain, language } = picture;
    if (truth === null || !plain) {
      console.log(`${file} | - | - | - | ${stateOf(page)} | ${ms.toFixed(0)} | -`);
      continue;
    }
    const truths = [truth].flat();
    const spaced = language === 'eng';
    const row: Row = {
      file,
      truths,
      page,
      ms,
      plainMs:
        nativeMs(path.join(folder, 'pictures', file), plain.language, plain.mode) ?? plain.ms,
      plain: spaced ? plain.loose : plain.tight,
      ours: errorOf(truths, page.text, spaced),
      empty: truth === '',
    };
    rows.push(row);
    const [theirs, own, more] = [row.plain, row.ours, row.ours - row.plain].map((value) =>
      value.toFixed(1),
    );
    console.log([file, theirs, own, more, stateOf(page), ms.toFixed(0), row.plainMs].join(' | '));
  }
  summarise(rows);
}

const readOne = async (image: Buffer): Promise<OcrPage> =>
  readPage({ picture: await decode(image), damaged: false });

const stateOf = ({ confidence, text, unsupportedScript }: OcrPage): string =>
  `${confidence ?? '-'}${text === '' ? ` (${unsupportedScript ?? 'empty'})` : ''}`;

function summarise(rows: readonly Row[]): void {
  const mean = (values: number[]) =>
    values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);
  const middle = (values: number[]) =>
    [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const share = (test: (row: Row) => boolean) =>
    `${((100 * rows.filter(test).length) / Math.max(1, rows.length)).toFixed(0)} %`;
  const more = ({ ours, plain }: Row) => ours - plain;
  const sure = rows.map(sureWords);
  const [right, shown] = [0, 1].map((at) => sure.reduce((sum, pair) => sum + (pair[at] ?? 0), 0));
  const lines: [string, string][] = [
    ['pictures', String(rows.length)],
    ['at most two points above plain (aim 95 %)', share((row) => more(row) <= 2)],
    ['better by two points (aim 30 %)', share((row) => more(row) <= -2)],
    ['furthest above plain (aim 10)', Math.max(...rows.map(more)).toFixed(1)],
    [
      'mean error, ours and plain',
      `${mean(rows.map(({ ours }) => ours)).toFixed(1)} ${mean(rows.map(({ plain }) => plain)).toFixed(1)}`,
    ],
    [
      'pictures without text that are given some',
      rows.filter(({ empty, page }) => empty && page.text !== '').length.toString(),
    ],
    [
      'words shown as sure that are right (aim 95 %)',
      `${((100 * (right ?? 0)) / Math.max(1, shown ?? 0)).toFixed(1)} % of ${shown}`,
    ],
    [
      'median time, ours and plain, and their ratio (aim 3)',
      `${middle(rows.map(({ ms }) => ms)).toFixed(0)} ${middle(rows.map(({ plainMs }) => plainMs))} ${middle(rows.map(({ ms, plainMs }) => ms / plainMs)).toFixed(1)}`,
    ],
    ['slowest (aim 10,000 ms)', `${Math.max(...rows.map(({ ms }) => ms)).toFixed(0)} ms`],
  ];
  for (const [name, value] of lines) console.log(`${name.padEnd(52)} ${value}`);
}

/** Of the words that are not marked as doubtful: how many stand in the truth, each as often as there, and how many there are. */
function sureWords({ page: { text, doubtful }, truths }: Row): [right: number, shown: number] {
  const words = [...text.matchAll(/\S+/g)]
    .filter(
      ({ 0: word, index }) =>
        !doubtful.some(({ start, end }) => start < index + word.length && end > index),
    )
    .map(([word]) => flat(word))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const bare = (word: string) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return truths
    .map((truth): [number, number] => {
      const whole = tight(truth);
      const known = new Map<string, number>();
      for (const word of flat(truth).split(' ').map(bare))
        known.set(word, (known.get(word) ?? 0) + 1);
      const right = words.filter((word) => {
        const left = known.get(bare(word)) ?? 0;
        known.set(bare(word), left - 1);
        // Chinese has no spaces, and those of Korean are not what is counted here.
        return left > 0 || (/[\uac00-\ud7a3]|\p{Script=Han}/u.test(word) && whole.includes(word));
      });
      return [right.length, words.length];
    })
    .reduce((best, one) => (one[0] > best[0] ? one : best));
}
