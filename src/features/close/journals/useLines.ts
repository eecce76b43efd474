import { useCallback, useEffect, useRef, useState } from 'react';
import type { JournalLine } from '@/domain/ifrs17/book';
import {
  askOfClose,
  type Bookkeeping,
  type LineFilter,
  type LineWindow,
  type LoadedClose,
} from '../engine';

/** Lines that are fetched from the worker at a time. */
const PAGE_LINES = 200;

interface Lines extends Pick<LineWindow, 'count' | 'debit' | 'credit'> {
  of: string;
  pages: ReadonlyMap<number, LineWindow>;
}

const noLines = { count: 0, debit: 0, credit: 0, pages: new Map<number, LineWindow>() };

/** Lines of the journal that match, page by page as they come into sight, and their sums. */
export function useLines(close: LoadedClose, how: Bookkeeping, filter: LineFilter) {
  const of = [close.key, JSON.stringify(how), filter.account, filter.event].join(' ');
  const [lines, setLines] = useState<Lines>({ of, ...noLines });
  const asked = useRef({ of: '', pages: new Set<number>() });
  const current = useRef({ close, how, filter });
  useEffect(() => {
    current.current = { close, how, filter };
  });

  const fetchPage = useCallback(
    (page: number) => {
      if (asked.current.of !== of) asked.current = { of, pages: new Set() };
      const { pages } = asked.current;
      if (pages.has(page)) return;
      pages.add(page);
      const { close: asking, how: made, filter: matching } = current.current;
      const window = { ...matching, from: page * PAGE_LINES, count: PAGE_LINES };
      askOfClose(asking, 'lines', made, window).then(
        (found) =>
          setLines((all) =>
            asked.current.of === of
              ? {
                  of,
                  count: found.count,
                  debit: found.debit,
                  credit: found.credit,
                  pages: new Map([...(all.of === of ? all.pages : []), [page, found]]),
                }
              : all,
          ),
        () => pages.delete(page),
      );
    },
    [of],
  );
  useEffect(() => fetchPage(0), [fetchPage]);
  const show = useCallback(
    (first: number, last: number) => {
      for (
        let page = Math.floor(first / PAGE_LINES);
        page <= Math.floor(last / PAGE_LINES);
        page += 1
      )
        fetchPage(page);
    },
    [fetchPage],
  );

  const isCurrent = lines.of === of;
  const windowAt = (index: number) =>
    isCurrent ? lines.pages.get(Math.floor(index / PAGE_LINES)) : undefined;
  const { count, debit, credit } = isCurrent ? lines : noLines;
  return {
    count,
    /** Of every line that matches. */
    sums: { debit, credit },
    show,
    /** Every line that matches, in sight or not. */
    all: async (): Promise<readonly JournalLine[]> => {
      const found = await askOfClose(close, 'lines', how, { ...filter, from: 0, count: Infinity });
      return found.lines;
    },
    lineAt: (index: number): JournalLine | undefined => windowAt(index)?.lines[index % PAGE_LINES],
    /** Debits less credits up to a line. */
    balanceAt(index: number): number | undefined {
      const window = windowAt(index);
      return window?.lines
        .slice(0, (index % PAGE_LINES) + 1)
        .reduce((sum, { debit, credit }) => sum + debit - credit, window.brought);
    },
  };
}
