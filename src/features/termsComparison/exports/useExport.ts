import { useIntl } from 'react-intl';
import type { Comparison } from '@/domain/clauses';
import { toastShown, selectTermsComparison, useAppDispatch, useAppSelector } from '@/store';
import { saveFile } from '@/ui';
import { type Report, reportOf } from './report';

/** What writes a file comes when one is asked for. */
const writers = {
  workbook: async (report: Report) => (await import('./workbook')).workbookOf(report),
  word: async (report: Report) => (await import('./wordDocument')).wordDocumentOf(report),
  html: async (report: Report) => (await import('./webPage')).webPageOf(report),
};
export type ExportFormat = keyof typeof writers;

const endings: Record<ExportFormat, string> = { workbook: 'xlsx', word: 'docx', html: 'html' };

/** Saves the comparison as a file. */
export function useExport(comparison: Comparison) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { work } = useAppSelector(selectTermsComparison);
  return async (format: ExportFormat) => {
    try {
      const file = await writers[format](reportOf(comparison, work, intl));
      saveFile(file, `${intl.formatMessage({ id: 'terms.export.name' })}.${endings[format]}`);
    } catch {
      dispatch(toastShown({ intent: 'error', text: { id: 'terms.export.failed' } }));
    }
  };
}
