import { useMemo } from 'react';
import type { ResourceName } from '@/domain/admin';
import type { SavedRow } from '@/domain/grid';
import { toApiError, useListAdminRowsQuery, useListAllAdminRowsQuery } from '@/api';
import type { RowQuery } from '../shared/rows/filters';
import { savedRow } from '../shared/rows/rowPages';

export interface SavedRows {
  /** Undefined until they have come. */
  rows: readonly SavedRow[] | undefined;
  total: number;
  failed: boolean;
  reload: () => void;
}

/**
 * All rows of a resource that is shown whole. They are fetched anew when their screen is shown again; until then, and while another question is
 * asked, the old ones stand: where they would be taken for others, the component that asks has a key.
 */
export function useSavedRows(resource: ResourceName, query: RowQuery = {}): SavedRows {
  const answer = useListAllAdminRowsQuery({ resource, ...query });
  const { currentData, data, isFetching, refetch } = answer;
  const all = currentData ?? (isFetching ? data : undefined);
  const rows = useMemo(() => all?.map(savedRow), [all]);
  return {
    rows,
    total: rows?.length ?? 0,
    failed: !isFetching && !currentData && toApiError(answer) !== undefined,
    reload: () => void refetch(),
  };
}

/** A page of the rows of a resource. */
export function useSavedPage(
  resource: ResourceName,
  query: RowQuery & { offset: number; limit: number },
): SavedRows {
  const answer = useListAdminRowsQuery({ resource, ...query }, { refetchOnMountOrArgChange: true });
  const { currentData, data, isFetching, refetch } = answer;
  const page = currentData ?? (isFetching ? data : undefined);
  const rows = useMemo(() => page?.rows.map(savedRow), [page]);
  return {
    rows,
    total: page?.total ?? 0,
    failed: !isFetching && !currentData && toApiError(answer) !== undefined,
    reload: () => void refetch(),
  };
}
