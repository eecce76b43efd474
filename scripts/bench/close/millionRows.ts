import { Readable } from 'node:stream';
import { Zip, ZipDeflate, strToU8 } from 'fflate';
import { tablesFromBook } from '../../../src/domain/close';
import { smallCompany } from '../../../src/domain/demoInsurer';

const ROWS = 1_000_000;
/** Lines that are made at once. */
const SLICE = 5_000;

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const line = (cells: readonly string[]) => `${cells.map(quoted).join(',')}\n`;

/** The small company's book as it is uploaded, with a million model points, made while it is read: a ZIP archive of CSV tables. */
export function millionRows(): Readable {
  const packed: Uint8Array[] = [];
  const zip = new Zip((error, data) => {
    if (error) throw error;
    packed.push(data);
  });
  function* files(): Generator<Uint8Array> {
    for (const { name, rows } of tablesFromBook(smallCompany)) {
      const file = new ZipDeflate(`${name}.csv`, { level: 1 });
      zip.add(file);
      const [heading = [], first = [], ...others] = rows;
      const isPoints = name === 'modelPoints';
      file.push(strToU8((isPoints ? [heading, ...others] : rows).map(line).join('')), !isPoints);
      yield* packed.splice(0);
      for (let from = 0; isPoints && from < ROWS; from += SLICE) {
        const lines = Array.from({ length: SLICE }, (_, index) =>
          line(first.map((cell, at) => (heading[at] === 'id' ? `p${from + index}` : cell))),
        );
        file.push(strToU8(lines.join('')), from + SLICE >= ROWS);
        yield* packed.splice(0);
      }
    }
    zip.end();
    yield* packed.splice(0);
  }
  return Readable.from(files(), { objectMode: false });
}
