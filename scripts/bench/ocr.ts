/**
 * Measures the reading of pictures and PDFs on pages that it draws itself: character error rates in three languages, the spaces of Korean, full pages
 * beside the native command where there is one (built in, and with `TESSERACT_PATH`), a page of three scripts, a text layer, a cold start, memory, and other
 * requests meanwhile. `--quick` leaves out everything but the error rates. `--pictures FOLDER` measures a folder of real pictures instead, beside what the plain engine gets of
 * them; `--part 2/0` every second of them; with `--pages` both. Says at the end whether the machine did other work meanwhile, which times by the clock suffer from.
 */
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { createOcr } from '../../src/server/ocr';
import { ReaderPool } from '../../src/server/ocr/process/pool';
import { Reader, spawnReader } from '../../src/server/ocr/process/reader';
import { openNative } from './ocr/native';
import { type Kind, KINDS, LANGUAGES, openPress, type Page } from './ocr/pages';
import { readPictures } from './ocr/pictures';
import { memoryOf, processorSeconds, watchOthers } from './ocr/processor';
import { ratiosTo, type Way } from './ocr/ratios';
import { errorRate, spacingF1 } from './ocr/score';
import { openServer } from './ocr/server';
import { bundleServer } from '../support/bundleServer';

// As `npm start` runs what reads.
process.env.SERVER_PROGRAMS = await bundleServer('server');
const size = availableParallelism();

interface Reading extends Way {
  close: () => Promise<void>;
}

/** The built-in engine, or a command. */
function openOcr(tesseractPath?: string): Reading {
  const createReader = () => new Reader(() => spawnReader({ tesseractPath }));
  const pool = new ReaderPool({ size, idleMs: 60_000, createReader });
  const ocr = createOcr({ size, queue: 1000, queueOfOne: 1000, pool, tesseractPath });
  return {
    read: (file) =>
      ocr.read(file, {
        visitor: 'bench',
        signal: new AbortController().signal,
        onProgress: () => undefined,
      }),
    pids: () => pool.pids,
    close: ocr.close,
  };
}

const { read, pids, close } = openOcr();
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

/** What an idle machine does beside this, of all its cores. */
const IDLE_PERCENT = 5;

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    pictures: { type: 'string' },
    part: { type: 'string' },
    pages: { type: 'boolean', default: false },
  },
});
if (options.pictures !== undefined && !options.pages) {
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

const othersShare = watchOthers();
console.log(`The load before anything is measured: ${loadavg()[0]?.toFixed(1)}`);
const [cold] = await timed(() => read(pages[0]?.image ?? Buffer.alloc(0)));
report('cold start to the first result', cold, 4, 's');
report('the same, processor time on all cores', processorSeconds(pids()), 4, 's');

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
  const native = openNative();
  if (native) {
    // The same models as built in, for our processes only; real pictures are read beside those installed.
    process.env.TESSDATA_PREFIX = native.models;
    const command = openOcr('tesseract');
    // All of its processes have read before.
    for (const language of LANGUAGES)
      await Promise.all(
        pages
          .filter((one) => one.language === language)
          .slice(0, size)
          .map(({ image }) => command.read(image)),
      );
    const ratios = await ratiosTo(native, { builtIn: { read, pids }, command }, some);
    for (const [name, { clock, processor, byLanguage }, aim] of [
      ['built in', ratios.builtIn, 0.8],
      ['TESSERACT_PATH', ratios.command, 1],
    ] as const) {
      const each = Object.entries(byLanguage).map(
        ([language, value]) => `${language} ${value.toFixed(2)}`,
      );
      const words = `full pages beside the command, ${name}`;
      report(`${words}, processor`, processor, aim, '', { least: true });
      console.log(`  of it ${each.join(', ')}`);
      report(`${words}, clock`, clock, aim, '', { least: true });
    }
    await command.close();
    delete process.env.TESSDATA_PREFIX;
    native.close();
  } else console.log('There is no native command here to compare with.');

  let slowest = 0;
  for (const { image } of pages.filter(({ kind }) => kind === 'mixed'))
    slowest = Math.max(slowest, (await timed(() => read(image)))[0]);
  report('a page of three scripts, the slowest', slowest, 10, 's');

  await read(pdf);
  const [layer] = await timed(() => read(pdf));
  report('a page with a text layer', layer * 1000, 100, 'ms', { digits: 0 });

  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, memoryOf(pids()))), 50);
  const [scanned] = await timed(() => read(long));
  clearInterval(watch);
  console.log(
    `a scan of 10 pages (${(long.length / 1024).toFixed(0)} kB): ${scanned.toFixed(1)} s`,
  );
  report('memory for it, all processes', peak, 900, 'MB', { digits: 0 });
}
await close();

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

if (options.pictures !== undefined) await readPictures(options.pictures, options.part);

const others = othersShare();
report('other work on this machine meanwhile', others, IDLE_PERCENT, '%', { digits: 0 });
if (others > IDLE_PERCENT)
  console.log(
    'The machine was not idle: times by the clock say little, those of the processor more.',
  );
