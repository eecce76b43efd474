import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { shallowEqual } from 'react-redux';
import type { ResourceName } from '@/domain/admin';
import { useAppSelector } from '@/store';
import { type ListAdminRowsApiArg, useListAdminRowsQuery } from '@/api';
import type { RowQuery } from './filters';
import { selectRowPages } from './rowPages';

/** Rows of a page. No window shows more at a time, so two pages reach as far as the eye. */
const PAGE_ROWS = 200;
/** Milliseconds that the grid must rest: what is only passed while scrolling is not fetched. */
const SCROLL_REST_MS = 60;
/** Seconds after which a page that is shown again is fetched again. */
const FRESH_SECONDS = 10;

function usePage(list: ListAdminRowsApiArg, page: number, wanted: boolean) {
  return useListAdminRowsQuery(
    { ...list, offset: page * PAGE_ROWS },
    { skip: !wanted, refetchOnMountOrArgChange: FRESH_SECONDS },
  );
}

/**
 * The rows of a list, fetched in pages as they come into sight, and held by the cache alone. (An infinite query would not do: it holds the pages up to
 * a place, and a scroll bar leaps.)
 */
export function useRowPages(resource: ResourceName, query: RowQuery) {
  const [seen, setSeen] = useState({ first: 0, last: 0 });
  const list = useMemo(() => ({ resource, limit: PAGE_ROWS, ...query }), [resource, query]);
  // The first page stays, wherever the reader is: it knows how many rows there are.
  const head = usePage(list, 0, true);
  const total = head.currentData?.total;
  const reaches = (page: number) => page > 0 && total !== undefined && page * PAGE_ROWS < total;
  const upper = usePage(list, seen.first, reaches(seen.first));
  const lower = usePage(list, seen.last, seen.last !== seen.first && reaches(seen.last));
  const failed = [head, upper, lower].filter(({ isError, isFetching }) => isError && !isFetching);

  const pages = useAppSelector((state) => selectRowPages(state, resource), shallowEqual);
  const rows = useMemo(() => {
    const question = (asked: object) =>
      JSON.stringify(Object.entries({ ...asked, offset: 0 }).sort());
    const own = question(list);
    return new Map(
      pages.flatMap(({ asked, rows: held }) =>
        question(asked) === own ? [[asked.offset ?? 0, held]] : [],
      ),
    );
  }, [pages, list]);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onVisible = useCallback((start: number, end: number) => {
    const first = Math.max(0, Math.floor(start / PAGE_ROWS));
    const last = Math.max(first, Math.floor((end - 1) / PAGE_ROWS));
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () =>
        setSeen((before) =>
          before.first === first && before.last === last ? before : { first, last },
        ),
      SCROLL_REST_MS,
    );
  }, []);
  return {
    total,
    failed: failed.length > 0,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
    savedAt: useCallback(
      (index: number) => rows.get(index - (index % PAGE_ROWS))?.[index % PAGE_ROWS],
      [rows],
    ),
    onVisible,
  };
}
