/**
 * How many pictures the scanner reads, beside the engine alone; ends with 1 where a limit is missed. Without arguments on drawn pictures in four
 * turns (`qr/pictures.ts`); with `--pictures FOLDER` on those of a folder and the folders below it, each with its text in a `.txt`
 * of the same name (a picture without one holds no code), turned as well.
 */
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { prepareZXingModule } from 'zxing-wasm/reader';
import { codesOf, readPicture } from '../../src/domain/qr/reading';
import { zxing } from '../../src/features/qrScanner/engine/zxing';
import { largePhotograph, type Sample, samples, TURNS } from './qr/pictures';

const { values } = parseArgs({
  options: { pictures: { type: 'string' }, count: { type: 'string', default: '10' } },
});

async function* ofFolder(folder: string): AsyncGenerator<Sample> {
  const entries = await readdir(folder, { recursive: true });
  for (const entry of entries.filter((name) => /\.(png|jpe?g|gif|webp)$/i.test(name)).sort()) {
    const file = path.join(folder, entry);
    const text = await readFile(file.replace(/\.\w+$/, '.txt'), 'utf8').catch(() => '');
    for (const turn of TURNS) {
      const { data, info } = await sharp(file)
        .rotate(turn)
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const picture = {
        width: info.width,
        height: info.height,
        data: new Uint8ClampedArray(data),
      };
      yield { set: path.dirname(entry), turn, text, picture };
    }
  }
}

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: (await readFile(wasm)).buffer as ArrayBuffer } });

/** The engine by itself, in the ways that it knows to tell dark from light; its best in each set counts. */
const BINARIZERS = ['LocalAverage', 'GlobalHistogram'] as const;

interface Tally {
  pictures: number;
  engine: number[];
  engineMisread: number;
  ours: number;
  misread: number;
  ms: number;
  by: Map<string, number>;
}
const tallies = new Map<string, Tally>();
const tallyOf = (key: string): Tally => {
  const known = tallies.get(key);
  if (known) return known;
  const fresh: Tally = {
    pictures: 0,
    engine: BINARIZERS.map(() => 0),
    engineMisread: 0,
    ours: 0,
    misread: 0,
    ms: 0,
    by: new Map(),
  };
  tallies.set(key, fresh);
  return fresh;
};

for await (const { set, turn, text, picture } of values.pictures
  ? ofFolder(path.resolve(values.pictures))
  : samples(Number(values.count))) {
  const tally = tallyOf(`${set}\t${turn}`);
  tally.pictures += 1;
  const isRight = (found: string[]) => (text === '' ? found.length === 0 : found.includes(text));
  for (const [at, binarizer] of BINARIZERS.entries()) {
    const alone = await zxing(picture, { formats: 'AllUsual', binarizer });
    const found = alone.filter(({ isValid }) => isValid).map((code) => code.text);
    if (isRight(found)) tally.engine[at] = (tally.engine[at] ?? 0) + 1;
    else if (found.length > 0 && at === 0) tally.engineMisread += 1;
  }
  const start = process.cpuUsage();
  const { results, by } = await readPicture(picture, zxing);
  tally.ms += process.cpuUsage(start).user / 1000;
  const found = codesOf(results).map((code) => code.text);
  if (isRight(found)) {
    tally.ours += 1;
    tally.by.set(by, (tally.by.get(by) ?? 0) + 1);
  } else if (found.length > 0) tally.misread += 1;
}

const sum = (all: Iterable<number>) => [...all].reduce((total, each) => total + each, 0);
const best = ({ engine }: Tally) => Math.max(...engine);
const of = (set: string) => [...tallies].filter(([key]) => key.split('\t')[0] === set);
const rows = [...new Set([...tallies.keys()].map((key) => key.split('\t')[0] ?? ''))].map((set) => {
  const turns = of(set).map(([, tally]) => tally);
  const total = (pick: (tally: Tally) => number) => sum(turns.map(pick));
  const by = new Map<string, number>();
  for (const tally of turns)
    for (const [name, count] of tally.by) by.set(name, (by.get(name) ?? 0) + count);
  return {
    set,
    pictures: total(({ pictures }) => pictures),
    engine: total(best),
    'engine misread': total(({ engineMisread }) => engineMisread),
    ours: total(({ ours }) => ours),
    misread: total(({ misread }) => misread),
    'CPU ms': Math.round(total(({ ms }) => ms) / total(({ pictures }) => pictures)),
    by: [...by].map(([name, count]) => `${name} ${count}`).join(', '),
  };
});
console.table(rows);

const all = [...tallies.values()];
const pictures = sum(all.map((tally) => tally.pictures));
const engineMissed = pictures - sum(all.map(best));
const missed = pictures - sum(all.map(({ ours }) => ours));
const misread = sum(all.map((tally) => tally.misread));
const worse = [...tallies].filter(([, tally]) => tally.ours < best(tally)).map(([key]) => key);
console.log(
  `${pictures} pictures: the engine misses ${engineMissed}, the scanner ${missed} (at most half), and misreads ${misread} (none). ` +
    `Behind the engine's best: ${worse.length === 0 ? 'in no set and turn' : worse.join(', ').replaceAll('\t', ' ')}.`,
);

const LARGE_LIMIT_MS = 1500;
const large = await largePhotograph();
const begin = process.cpuUsage();
await readPicture(large, zxing);
const largeMs = process.cpuUsage(begin).user / 1000;
console.log(
  `12 megapixels without a code: ${Math.round(largeMs)} ms of processor (at most 1,500).`,
);
process.exitCode =
  missed * 2 > engineMissed || misread > 0 || worse.length > 0 || largeMs > LARGE_LIMIT_MS ? 1 : 0;
