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

/** The pages that are in sight. */
interface Near {
  first: number;
  last: number;
}

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
  const [near, setNear] = useState<Near>({ first: 0, last: 0 });
  const list = JSON.stringify([resource, query, round]);
  const [held, setHeld] = useState<Pages>({ list, ...nothing });
  // Rows of another list are not shown.
  const pages = useMemo(() => (held.list === list ? held : { list, ...nothing }), [held, list]);

  /** Pages that are wanted together come together: each arrival draws the grid anew. */
  const fetchPages = useEffectEvent(async (wanted: readonly number[], stillWanted: () => boolean) => {
    const answers = wanted.map(async (page): Promise<Answered> => {
      const answer = await fetchRows({ resource, offset: page * PAGE, limit: PAGE, ...query });
      return { page, data: answer.data?.data, failure: failureOf(answer) };
    });
    const come = await Promise.all(answers);
    if (stillWanted()) {
      setHeld((before) => come.reduce(withAnswer, before.list === list ? before : { list, ...nothing }));
    }
  });

  const missing = Array.from({ length: near.last - near.first + 1 }, (_, index) => near.first + index).filter(
    (page) => !pages.rows.has(page) && (pages.total === undefined ? page === 0 : page * PAGE < Math.max(1, pages.total)),
  );
  const wanted = pages.failure ? '' : missing.join(' ');
  useEffect(() => {
    if (wanted === '') return;
    let current = true;
    const timer = setTimeout(
      () => void fetchPages(wanted.split(' ').map(Number), () => current),
      pages.rows.size === 0 ? 0 : REST,
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- more pages that arrived are no reason to ask again
  }, [wanted, list]);

  const onVisible = useCallback((start: number, end: number) => {
    const first = Math.max(0, Math.floor(start / PAGE));
    const last = Math.max(first, Math.floor((end - 1) / PAGE));
    setNear((before) => (before.first === first && before.last === last ? before : { first, last }));
  }, []);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  const savedAt = useCallback((index: number) => pages.rows.get(Math.floor(index / PAGE))?.[index % PAGE], [pages]);
  return { total: pages.total, failure: pages.failure, held: pages.rows, savedAt, onVisible, reload };
}

interface Answered {
  page: number;
  data: { total: number; rows: AdminRow[] } | undefined;
  failure: Failure | undefined;
}

/** The pages with one more; those far from it go. */
function withAnswer(pages: Pages, { page, data, failure }: Answered): Pages {
  if (!data) return failure ? { ...pages, failure } : pages;
  const kept = [...pages.rows].filter(([other]) => Math.abs(other - page) < KEPT);
  return { ...pages, total: data.total, failure: undefined, rows: new Map([...kept, [page, data.rows.map(savedRow)]]) };
}
