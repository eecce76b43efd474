import type { ResourceName } from '@/domain/admin';
import { showFailure, useAppDispatch } from '@/store';
import { toApiError, useExportAdminRowsMutation } from '@/api';
import { saveFile } from '@/ui';
import type { GridColumn } from '@/ui/grid';
import type { RowQuery } from '../rows/filters';

export type ExportFormat = 'csv' | 'xlsx';

/** The rows of the list as a file, in the columns that are shown. */
export function useExport(resource: ResourceName, query: RowQuery, columns: readonly GridColumn[]) {
  const dispatch = useAppDispatch();
  const [exportRows, { isLoading }] = useExportAdminRowsMutation();
  const run = async (format: ExportFormat) => {
    const headings = columns.map(({ id, label }) => ({ field: id, heading: label }));
    const answer = await exportRows({
      resource,
      ...query,
      format,
      columns: JSON.stringify(headings),
    });
    if (answer.data) saveFile(answer.data.address, answer.data.name);
    else dispatch(showFailure(toApiError(answer), { text: { id: 'grid.export.failed' } }));
  };
  return { run: (format: ExportFormat) => void run(format), busy: isLoading };
}
