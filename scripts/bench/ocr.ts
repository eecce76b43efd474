/**
 * Measures the reading of pictures and PDFs on pages that it draws itself: character error rates in three languages, the spaces of Korean, pages a second
 * next to the native command where there is one, a text layer, a cold start, memory, and other requests meanwhile. `--quick` leaves out everything but the error rates.
 * `--pictures FOLDER` measures a folder of real pictures instead, beside what the plain engine gets of them; `--part 2/0` every second of them.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { createOcr, type OcrResult } from '../../src/server/ocr';
import { ReaderPool } from '../../src/server/ocr/process/pool';
import { nativeTimes } from './ocr/native';
import { type Kind, KINDS, LANGUAGES, openPress, type Page } from './ocr/pages';
import { readPictures } from './ocr/pictures';
import { errorRate, spacingF1 } from './ocr/score';
import { openServer } from './ocr/server';
import { bundleServer } from '../support/bundleServer';

// As `npm start` runs what reads.
process.env.SERVER_PROGRAMS = await bundleServer('server');
const size = availableParallelism();
const pool = new ReaderPool({ size, idleMs: 60_000 });
const ocr = createOcr({ size, queue: 1000, queueOfOne: 1000, pool });
const read = (file: Buffer): Promise<OcrResult> =>
  ocr.read(file, {
    visitor: 'bench',
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
const timed = async <T>(work: () => Promise<T>): Promise<[seconds: number, result: T]> => {
  const began = performance.now();
  const result = await work();
  return [(performance.now() - began) / 1000, result];
};

/** One line: what was measured, against what it should be. */
function report(
  name: string,
  measured: number,
  aim: number,
  unit: string,
  { least = false, digits = 2 } = {},
): void {
  const passed = least ? measured >= aim : measured <= aim;
  const wanted = `${least ? 'at least' : 'at most'} ${aim} ${unit}`;
  console.log(
    `${name.padEnd(52)} ${measured.toFixed(digits).padStart(8)} ${unit.padEnd(3)} ${wanted.padEnd(18)} ${passed ? 'pass' : 'NOT MET'}`,
  );
}

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    pictures: { type: 'string' },
    part: { type: 'string' },
  },
});
if (options.pictures !== undefined) {
  await readPictures(options.pictures, options.part);
  process.exit();
}

const press = await openPress();
const pages: Page[] = [];
for (const kind of KINDS)
  for (const language of LANGUAGES) pages.push(await press.draw(kind, language));
const { pdf } = await press.print('clean', 'ko');
const scans = await Promise.all(
  pages
    .filter(({ kind }) => kind === 'scanned')
    .map(({ image }) => sharp(image).resize({ width: 1240 }).jpeg({ quality: 35 }).toBuffer()),
);
const long = await press.bind(
  Array.from({ length: 10 }, (_, at) => scans[at % scans.length] ?? Buffer.alloc(0)),
);
// The browser must not take part in what is measured.
await press.close();

const [cold] = await timed(() => read(pages[0]?.image ?? Buffer.alloc(0)));
report('cold start to the first result', cold, 4, 's');
report('the same, processor time on all cores', processorSeconds(), 4, 's');

const texts = await Promise.all(pages.map(({ image }) => read(image).then(({ text }) => text)));
const AIMS: Partial<Record<Kind, number>> = { clean: 1, small: 5 };
for (const [at, { kind, language, truth }] of pages.entries())
  report(
    `character errors, ${kind}, ${language}`,
    errorRate(truth, texts[at] ?? '') * 100,
    AIMS[kind] ?? 3,
    '%',
  );
const spaced = pages.flatMap((page, at) =>
  page.language === 'ko' && page.kind !== 'mixed' ? spacingF1(page.truth, texts[at] ?? '') : [],
);
report('F1 of Korean spaces', spaced.reduce((sum, one) => sum + one, 0) / spaced.length, 0.97, '', {
  least: true,
  digits: 3,
});

if (!options.quick) {
  const some = pages.filter(({ kind }) => kind === 'clean' || kind === 'small');
  const before = processorSeconds();
  const [seconds] = await timed(() => Promise.all(some.map(({ image }) => read(image))));
  const used = processorSeconds() - before;
  console.log(
    `${some.length} pages in ${seconds.toFixed(1)} s with ${size} processes, ${used.toFixed(1)} s of their processors`,
  );
  const native = nativeTimes(some);
  if (native) {
    report("speed against the native command's", native.wall / seconds, 0.9, '', { least: true });
    report('the same by processor time, native with one thread', native.processor / used, 0.9, '', {
      least: true,
    });
  } else console.log('There is no native command here to compare with.');

  await read(pdf);
  const [layer] = await timed(() => read(pdf));
  report('a page with a text layer', layer * 1000, 100, 'ms', { digits: 0 });

  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, memory())), 50);
  const [scanned] = await timed(() => read(long));
  clearInterval(watch);
  console.log(
    `a scan of 10 pages (${(long.length / 1024).toFixed(0)} kB): ${scanned.toFixed(1)} s`,
  );
  report('memory for it, all processes', peak, 900, 'MB', { digits: 0 });
}
await ocr.close();

if (!options.quick) {
  const server = await openServer();
  let reading = true;
  const work = server
    .upload([0, 1, 2, 3].map((at) => pages[at]?.image ?? Buffer.alloc(0)))
    .finally(() => (reading = false));
  const times: number[] = [];
  while (reading) {
    times.push(await server.ask());
    await setTimeout(20);
  }
  if ((await work) > 0) throw new Error('The server has not read all files.');
  report(`slowest of ${times.length} other requests meanwhile`, Math.max(...times), 200, 'ms', {
    digits: 0,
  });
  await server.close();
}

/** What the processes and the commands that they ran have used so far, where the system tells; the clock has 100 ticks a second. */
function processorSeconds(): number {
  return pool.pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const ticks = fields.slice(11, 15).reduce((all, each) => all + Number(each), 0);
    return sum + ticks / 100;
  }, 0);
}

/** What the processes hold together (MB), where the system tells. */
function memory(): number {
  return pool.pids.reduce((sum, pid) => {
    try {
      return (
        sum +
        Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
      );
    } catch {
      return sum;
    }
  }, 0);
}
