import { useState } from 'react';
import type { ResourceName } from '@/domain/admin';
import { showFailure, useAppDispatch, useLocale } from '@/store';
import { callRefused, download, type Failure } from '@/api';
import { saveFile } from '@/ui';
import type { GridColumn } from '@/ui/grid';
import type { RowQuery } from './filters';

export type ExportFormat = 'csv' | 'xlsx';

/** The rows of the list as a file, in the columns that are shown. */
export function useExport(resource: ResourceName, query: RowQuery, columns: readonly GridColumn[]) {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const run = async (format: ExportFormat) => {
    setBusy(true);
    const headings = columns.map(({ id, label }) => ({ field: id, heading: label }));
    const path = `/api/v1/basicbiz/admin/${resource}/export`;
    const answer = await download(
      path,
      { ...query, format, columns: JSON.stringify(headings) },
      locale,
    );
    setBusy(false);
    if ('file' in answer) saveFile(answer.file, answer.name);
    else {
      if ('refused' in answer) dispatch(callRefused(answer.refused));
      const failure: Failure =
        'refused' in answer ? { kind: 'refused', ...answer.refused } : { kind: 'broken' };
      dispatch(showFailure(failure, { text: { id: 'grid.export.failed' } }));
    }
  };
  return { run: (format: ExportFormat) => void run(format), busy };
}
