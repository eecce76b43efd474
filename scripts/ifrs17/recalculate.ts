/** Opens a live workbook in LibreOffice, works it out anew, and holds every formula against the value that the engine gave. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import readWorkbook from 'read-excel-file/node';

/** Relative to the value itself, and to a thousandth of the largest of the workbook: what cancels out has no digits of its own. */
const TOLERANCE = 1e-6;
const SCALE_SHARE = 1e-3;

interface Row {
  readonly sheet: string;
  readonly row: number;
  /** As the engine calls it. */
  readonly figure: string;
  readonly value: number;
  readonly exported: number;
}

/** The columns of `liveWorkbookSheets`, below their heads. */
async function rowsOf(file: string): Promise<readonly Row[]> {
  const sheets = await readWorkbook(file);
  return sheets.flatMap(({ sheet, data }) =>
    data.slice(1).map(([, value, exported, , , figure], index) => ({
      sheet,
      row: index + 2,
      figure: String(figure),
      value: typeof value === 'number' ? value : Number.NaN,
      exported: Number(exported),
    })),
  );
}

/** Where the figure of a table is, as `reconciliation101.closing.csm`; all rows whose figure matches. */
const matching = (rows: readonly Row[], pattern: string) =>
  rows.filter(({ figure }) => new RegExp(pattern).test(figure));

/** The workbook as LibreOffice saves it: cells without a value are worked out when it opens the file. */
function recalculated(file: string, folder: string): string {
  const profile = `-env:UserInstallation=file://${path.join(folder, 'profile')}`;
  const out = path.join(folder, 'out');
  const how = ['--headless', '--convert-to', 'xlsx:Calc MS Excel 2007 XML', '--outdir', out, file];
  execFileSync('soffice', [profile, ...how], { stdio: 'ignore' });
  return path.join(out, path.basename(file));
}

/** A copy in which some stated cells are multiplied. */
function scaled(file: string, rows: readonly Row[], factor: number, copy: string): void {
  const files = unzipSync(readFileSync(file));
  const names = [
    ...strFromU8(files['xl/workbook.xml'] ?? new Uint8Array()).matchAll(
      /<sheet [^>]*\bname="([^"]*)"/g,
    ),
  ];
  for (const [index, [, name]] of names.entries()) {
    const entry = `xl/worksheets/sheet${index + 1}.xml`;
    const own = rows.filter(({ sheet }) => sheet === name);
    if (own.length === 0) continue;
    const cells = new Set(own.map(({ row }) => `B${row}`));
    const xml = strFromU8(files[entry] ?? new Uint8Array()).replaceAll(
      /(<c r="(B\d+)"[^>]*><v>)([^<]*)(<\/v>)/g,
      (all, before: string, cell: string, value: string, after: string) =>
        cells.has(cell) ? `${before}${Number(value) * factor}${after}` : all,
    );
    files[entry] = strToU8(xml);
  }
  writeFileSync(copy, zipSync(files));
}

/**
 * @param changed stated cells that are multiplied, as `expected\.claims=1.1`: what the closing CSM makes of it is printed
 * @returns 1 where a cell differs from what the engine gave
 */
export async function recalculateFile(file: string, changed?: string): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'recalculated-'));
  try {
    const rows = await rowsOf(recalculated(file, folder));
    const largest = Math.max(...rows.map(({ exported }) => Math.abs(exported)));
    const wrong = rows.filter(
      ({ value, exported }) =>
        !(Math.abs(value - exported) <= TOLERANCE * (Math.abs(exported) + SCALE_SHARE * largest)),
    );
    console.log(`${rows.length} cells, ${wrong.length} differ from the engine`);
    for (const { sheet, row, figure, value, exported } of wrong.slice(0, 20))
      console.log(`  ${sheet} B${row} ${figure}: ${value}, not ${exported}`);
    if (changed !== undefined) {
      const [pattern = '', factor = ''] = changed.split('=');
      const stated = matching(await rowsOf(file), pattern).filter(
        ({ value }) => !Number.isNaN(value),
      );
      const copy = path.join(folder, 'changed.xlsx');
      scaled(file, stated, Number(factor), copy);
      const after = await rowsOf(recalculated(copy, folder));
      const csm = (all: readonly Row[]) => matching(all, '^reconciliation101.*\\.closing\\.csm$');
      for (const [index, { figure, value }] of csm(rows).entries())
        console.log(
          `${stated.length} cells × ${factor}: ${figure} ${value} becomes ${csm(after)[index]?.value}`,
        );
    }
    return wrong.length > 0 ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
