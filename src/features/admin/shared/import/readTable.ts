import { parseCsv } from '@/domain/grid';
import type { Locale } from '@/domain/locale';

/** Mebibytes; a batch may weigh four. */
const MAX_MEGABYTES = 8;
/** What spreadsheets write in these languages where they do not write UTF-8. */
const encodings: Partial<Record<Locale, string>> = { ko: 'euc-kr', 'zh-tw': 'big5' };

export type TableFault = 'tooLarge' | 'unreadable';

function decode(bytes: ArrayBuffer, locale: Locale): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(encodings[locale] ?? 'windows-1252').decode(bytes);
  }
}

/** A workbook is a zip archive. */
const isWorkbook = (bytes: ArrayBuffer) =>
  String.fromCharCode(...new Uint8Array(bytes.slice(0, 2))) === 'PK';

async function readWorkbook(bytes: ArrayBuffer): Promise<string[][]> {
  const { readSheet } = await import(
    /* webpackChunkName: "readExcel" */ 'read-excel-file/universal'
  );
  const rows = await readSheet(bytes);
  return rows
    .map((row) => row.map((cell) => (cell === null ? '' : String(cell))))
    .filter((row) => row.some((cell) => cell !== ''));
}

/** The lines of a CSV file or of the first sheet of a workbook, told apart by their content. */
export async function readTable(file: File, locale: Locale): Promise<string[][] | TableFault> {
  if (file.size > MAX_MEGABYTES * 1024 * 1024) return 'tooLarge';
  try {
    const bytes = await file.arrayBuffer();
    return isWorkbook(bytes) ? await readWorkbook(bytes) : parseCsv(decode(bytes, locale));
  } catch {
    return 'unreadable';
  }
}
