import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ResourceName } from '@/domain/admin';
import type { SavedRow } from '@/domain/grid';
import { type AdminRow, type Failure, failureOf, useLazyListAdminRowsQuery } from '@/store/server';
import type { RowQuery } from './filters';
import { plainValues } from './lists';

const PAGE = 100;
/** Milliseconds that the grid must rest: what is only passed while scrolling is not fetched. */
const REST = 60;
/** Pages that are kept; those far from the seen rows go. */
const KEPT = 60;

interface Pages {
  /** Which list these are the rows of. */
  list: string;
  total: number | undefined;
  rows: ReadonlyMap<number, SavedRow[]>;
  failure: Failure | undefined;
}

const nothing = { total: undefined, rows: new Map<number, SavedRow[]>(), failure: undefined };

/** A row of the server as a draft has it. */
export function savedRow({ key, version, values }: AdminRow): SavedRow {
  return { key, version, values: plainValues(values) };
}

/** The rows of a list, fetched in pages as they come into sight. */
export function useRowPages(resource: ResourceName, query: RowQuery) {
  const [fetchRows] = useLazyListAdminRowsQuery();
  const [round, setRound] = useState(0);
  const [seen, setSeen] = useState({ start: 0, end: 1 });
  const list = JSON.stringify([resource, query, round]);
  const [held, setHeld] = useState<Pages>({ list, ...nothing });
  // Rows of another list are not shown, but their number holds the place until the new one is known.
  const pages = useMemo(() => (held.list === list ? held : { list, ...nothing }), [held, list]);

  const fetchPage = useEffectEvent(async (page: number, stillWanted: () => boolean) => {
    const answer = await fetchRows({ resource, offset: page * PAGE, limit: PAGE, ...query });
    if (!stillWanted()) return;
    const failure = failureOf(answer);
    const data = answer.data?.data;
    setHeld((before) => {
      const base = before.list === list ? before : { list, ...nothing };
      if (!data) return failure ? { ...base, failure } : base;
      const near = [...base.rows].filter(([other]) => Math.abs(other - page) < KEPT);
      return { list, total: data.total, failure: undefined, rows: new Map([...near, [page, data.rows.map(savedRow)]]) };
    });
  });

  const first = Math.floor(seen.start / PAGE);
  const last = Math.floor(Math.max(seen.start, seen.end - 1) / PAGE);
  const missing = Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
    (page) => !pages.rows.has(page) && (pages.total === undefined ? page === 0 : page * PAGE < Math.max(1, pages.total)),
  );
  const wanted = pages.failure ? '' : missing.join(' ');
  useEffect(() => {
    if (wanted === '') return;
    let current = true;
    const timer = setTimeout(
      () => wanted.split(' ').forEach((page) => void fetchPage(Number(page), () => current)),
      pages.rows.size === 0 ? 0 : REST,
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- more pages that arrived are no reason to ask again
  }, [wanted, list]);

  const onVisible = useCallback((start: number, end: number) => setSeen({ start: Math.max(0, start), end }), []);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  const savedAt = useCallback((index: number) => pages.rows.get(Math.floor(index / PAGE))?.[index % PAGE], [pages]);
  return { total: pages.total, failure: pages.failure, savedAt, seen, onVisible, reload };
}
