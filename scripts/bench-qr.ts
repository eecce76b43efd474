/**
 * How many pictures the scanner reads, beside the engine alone. Without arguments on drawn pictures, spoilt in eleven ways; with
 * `--pictures FOLDER` on those of a folder and the folders below it, each with its text in a `.txt` of the same name (a picture
 * without one holds no code), turned by 0, 90, 180 and 270 degrees.
 */
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { prepareZXingModule } from 'zxing-wasm/reader';
import { codesOf, readPicture } from '../src/domain/qr/reading';
import { zxing } from '../src/features/qrScanner/engine/zxing';
import { type Sample, samples } from './bench-qr/pictures';

const { values } = parseArgs({
  options: { pictures: { type: 'string' }, count: { type: 'string', default: '20' } },
});

async function* ofFolder(folder: string): AsyncGenerator<Sample> {
  const entries = await readdir(folder, { recursive: true });
  for (const entry of entries.filter((name) => /\.(png|jpe?g|gif|webp)$/i.test(name)).sort()) {
    const file = path.join(folder, entry);
    const text = await readFile(file.replace(/\.\w+$/, '.txt'), 'utf8').catch(() => '');
    for (const turn of [0, 90, 180, 270]) {
      const { data, info } = await sharp(file)
        .rotate(turn)
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      yield {
        set: `${path.dirname(entry)} ${turn}°`,
        text,
        picture: { width: info.width, height: info.height, data: new Uint8ClampedArray(data) },
      };
    }
  }
}

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: (await readFile(wasm)).buffer as ArrayBuffer } });

interface Row {
  pictures: number;
  engine: number;
  ours: number;
  misread: number;
  ms: number;
  by: Map<string, number>;
}
const rows = new Map<string, Row>();
const plain = { formats: 'AllUsual', binarizer: 'LocalAverage' } as const;

for await (const { set, text, picture } of values.pictures
  ? ofFolder(path.resolve(values.pictures))
  : samples(Number(values.count))) {
  const row = rows.get(set) ?? {
    pictures: 0,
    engine: 0,
    ours: 0,
    misread: 0,
    ms: 0,
    by: new Map<string, number>(),
  };
  rows.set(set, row);
  row.pictures += 1;
  const alone = await zxing(picture, plain);
  const right = (found: string[]) => (text === '' ? found.length === 0 : found.includes(text));
  if (right(codesOf(alone).map((code) => code.text))) row.engine += 1;
  const start = process.cpuUsage();
  const { results, by } = await readPicture(picture, zxing);
  const { user } = process.cpuUsage(start);
  row.ms += user / 1000;
  const found = codesOf(results).map((code) => code.text);
  if (right(found)) {
    row.ours += 1;
    row.by.set(by, (row.by.get(by) ?? 0) + 1);
  } else if (found.length > 0) row.misread += 1;
}

console.table(
  [...rows].map(([set, { by, ms, ...row }]) => ({
    set,
    ...row,
    'CPU ms': Math.round(ms / row.pictures),
    by: [...by].map(([name, count]) => `${name} ${count}`).join(', '),
  })),
);
