import { useMemo } from 'react';
import type { ResourceName } from '@/domain/admin';
import type { SavedRow } from '@/domain/grid';
import { failureOf, useListAdminRowsQuery } from '@/store/server';
import type { RowQuery } from '../shared/filters';
import { savedRow } from '../shared/useRowPages';

/** The most that one call answers with. */
const LIMIT = 500;

interface Wanted extends RowQuery {
  offset?: number;
  limit?: number;
  skip?: boolean;
}

export interface SavedRows {
  /** Undefined until they have come. */
  rows: readonly SavedRow[] | undefined;
  total: number;
  failed: boolean;
  /** Other rows than those that are shown are on their way. */
  waiting: boolean;
  reload: () => void;
}

/** The rows of a resource that is short enough to be shown whole, or a page of one. They are fetched anew when their screen is shown again. */
export function useSavedRows(resource: ResourceName, { skip, offset = 0, limit = LIMIT, ...query }: Wanted = {}): SavedRows {
  const answer = useListAdminRowsQuery({ resource, offset, limit, ...query }, { skip });
  const { currentData, data, isFetching, refetch } = answer;
  const page = (currentData ?? (isFetching ? data : undefined))?.data;
  const rows = useMemo(() => page?.rows.map(savedRow), [page]);
  return {
    rows: skip ? undefined : rows,
    total: page?.total ?? 0,
    failed: !isFetching && !currentData && failureOf(answer) !== undefined,
    waiting: isFetching && !currentData,
    reload: () => void refetch(),
  };
}
