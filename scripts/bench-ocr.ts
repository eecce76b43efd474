/**
 * Measures the reading of pictures and PDFs on pages that it draws itself: character error rates in three languages, the spaces of Korean, pages a second
 * next to the native command where there is one, a text layer, a cold start, memory. `--quick` leaves out everything but the error rates.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { createOcr, type OcrResult } from '../src/server/ocr';
import { ReaderPool } from '../src/server/ocr/process/pool';
import { nativeSeconds } from './bench-ocr/native';
import { KINDS, LANGUAGES, openPress, type Page } from './bench-ocr/pages';
import { errorRate, spacingF1 } from './bench-ocr/score';

const size = availableParallelism();
const pool = new ReaderPool({ size, idleMs: 60_000 });
const ocr = createOcr({ size, queue: 1000, pool });
const read = (file: Buffer): Promise<OcrResult> =>
  ocr.read(file, { signal: new AbortController().signal, onProgress: () => undefined });
const percent = (rate: number): string => `${(rate * 100).toFixed(2)} %`.padStart(9);
const timed = async <T>(work: () => Promise<T>): Promise<[seconds: number, result: T]> => {
  const began = performance.now();
  const result = await work();
  return [(performance.now() - began) / 1000, result];
};

const press = await openPress();
const pages: Page[] = [];
for (const kind of KINDS) for (const language of LANGUAGES) pages.push(await press.draw(kind, language));
const { pdf } = await press.print('clean', 'ko');
const scans = await Promise.all(
  pages
    .filter(({ kind }) => kind === 'scanned')
    .map(({ image }) => sharp(image).resize({ width: 1240 }).jpeg({ quality: 35 }).toBuffer()),
);
const long = await press.bind(Array.from({ length: 10 }, (_, at) => scans[at % scans.length] ?? Buffer.alloc(0)));
// The browser must not take part in what is measured.
await press.close();

const [cold] = await timed(() => read(pages[0]?.image ?? Buffer.alloc(0)));
console.log(`cold start to the first result: ${cold.toFixed(1)} s`);

console.log('\ncharacter error rate'.padEnd(22) + LANGUAGES.map((language) => language.padStart(9)).join(''));
const texts = await Promise.all(pages.map(({ image }) => read(image).then(({ text }) => text)));
for (const kind of KINDS) {
  const rates = pages.flatMap((page, at) => (page.kind === kind ? percent(errorRate(page.truth, texts[at] ?? '')) : []));
  console.log(kind.padEnd(21) + rates.join(''));
}
const spaced = pages.flatMap((page, at) =>
  page.language === 'ko' && page.kind !== 'mixed' ? spacingF1(page.truth, texts[at] ?? '') : [],
);
console.log(`F1 of Korean spaces: ${(spaced.reduce((sum, one) => sum + one, 0) / spaced.length).toFixed(3)}`);

if (!process.argv.includes('--quick')) {
  const clean = pages.filter(({ kind }) => kind === 'clean' || kind === 'small');
  const three = [...clean, ...clean, ...clean];
  const [seconds] = await timed(() => Promise.all(three.map(({ image }) => read(image))));
  const native = nativeSeconds(three);
  const compared = native === undefined ? 'no native command here' : `${(native / seconds).toFixed(2)} of the native command's`;
  console.log(`\n${(three.length / seconds).toFixed(2)} pages a second with ${size} processes: ${compared}`);

  await read(pdf);
  const [layer] = await timed(() => read(pdf));
  console.log(`a page with a text layer: ${(layer * 1000).toFixed(0)} ms`);

  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, memory())), 50);
  const [scanned] = await timed(() => read(long));
  clearInterval(watch);
  console.log(
    `a scan of 10 pages (${(long.length / 1024).toFixed(0)} kB): ${scanned.toFixed(1)} s, at most ${peak.toFixed(0)} MB in ${size} processes`,
  );
}
await ocr.close();

/** What the processes hold together (MB), where the system tells. */
function memory(): number {
  return pool.pids.reduce((sum, pid) => {
    try {
      return sum + Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
    } catch {
      return sum;
    }
  }, 0);
}
