import { strToU8, unzipSync, zipSync } from 'fflate';
import readWorkbook from 'read-excel-file/universal';
import writeWorkbook from 'write-excel-file/browser';
import { tablesFromBook } from '@/domain/close';
import { smallCompany } from '@/domain/demoInsurer';

type Line = readonly string[];

/** Mebibytes: a larger workbook would fill the page's memory; what is larger comes as CSV. */
const MAX_WORKBOOK_MB = 30;
/** Of what small packed bytes may grow to, before any of them is unpacked. */
const MAX_UNPACKED_MB = 400;
const MEBIBYTE = 1024 * 1024;

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const csvOf = (lines: readonly Line[]) =>
  strToU8(`\uFEFF${lines.map((line) => line.map(quoted).join(',')).join('\r\n')}\r\n`);

/** A ZIP archive with one CSV file a table. */
const archive = (tables: readonly { readonly name: string; readonly rows: readonly Line[] }[]) =>
  new Blob(
    [
      zipSync(
        Object.fromEntries(tables.map(({ name, rows }) => [`${name}.csv`, csvOf(rows)])),
      ).slice(),
    ],
    { type: 'application/zip' },
  );

/** The template: the small company as tables. */
export const templateArchive = (): Blob => archive(tablesFromBook(smallCompany));

/** The same as a workbook with one sheet a table; what is a number is one there too. */
export function templateWorkbook(): Promise<Blob> {
  const isNumber = (cell: string) => /^-?\d+(\.\d+)?$/.test(cell);
  return writeWorkbook(
    tablesFromBook(smallCompany).map(({ name, rows }) => ({
      sheet: name,
      stickyRowsCount: 1,
      data: rows.map((row, line) =>
        row.map((cell) =>
          line > 0 && isNumber(cell)
            ? { value: Number(cell), type: Number }
            : { value: cell, type: String, ...(line === 0 ? { fontWeight: 'bold' as const } : {}) },
        ),
      ),
    })),
  ).toBlob();
}

/** A spreadsheet likes to make a date of 2025-03: its month is meant. */
const cellText = (cell: unknown): string =>
  cell instanceof Date
    ? cell.toISOString().slice(0, 7)
    : typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean'
      ? String(cell)
      : '';

/** What an archive says that its files come to: none is unpacked beyond what it says. */
async function unpackedSize(file: File): Promise<number> {
  let bytes = 0;
  const count = ({ originalSize }: { originalSize: number }) => {
    bytes += originalSize;
    return false;
  };
  unzipSync(new Uint8Array(await file.arrayBuffer()), { filter: count });
  return bytes;
}

/**
 * What is sent of a chosen file: an archive as it is, a workbook taken apart into its sheets.
 * @returns undefined where it is neither
 */
export async function archiveOf(file: File): Promise<Blob | undefined> {
  if (!file.name.toLowerCase().endsWith('.xlsx')) {
    const head = new Uint8Array(await file.slice(0, 2).arrayBuffer());
    return head[0] === 0x50 && head[1] === 0x4b ? file : undefined;
  }
  if (file.size > MAX_WORKBOOK_MB * MEBIBYTE) return undefined;
  try {
    if ((await unpackedSize(file)) > MAX_UNPACKED_MB * MEBIBYTE) return undefined;
    const sheets = await readWorkbook(file);
    return archive(
      sheets.map(({ sheet, data }) => ({
        name: sheet,
        rows: data.map((row) => row.map(cellText)),
      })),
    );
  } catch {
    return undefined;
  }
}
