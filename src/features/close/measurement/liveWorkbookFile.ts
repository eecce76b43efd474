import writeXlsxFile from 'write-excel-file/browser';
import type { WorkbookSheet } from '@/domain/closeReports';
import { liveWorkbookSheets, type WorkbookWords } from './liveWorkbookSheets';

export const liveWorkbookFile = (
  workbook: readonly WorkbookSheet[],
  words: WorkbookWords,
): Promise<Blob> => writeXlsxFile(liveWorkbookSheets(workbook, words)).toBlob();
