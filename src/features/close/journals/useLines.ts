import { useCallback, useEffect, useRef, useState } from 'react';
import type { JournalLine } from '@/domain/ifrs17/book';
import { askOfClose, type Bookkeeping, type LineWindow, type LoadedClose } from '../engine';

/** Lines that are fetched from the worker at a time. */
const PAGE = 200;

interface Lines {
  of: string;
  count: number;
  pages: ReadonlyMap<number, LineWindow>;
}

/** Lines of the journal, page by page as they come into sight. */
export function useLines(close: LoadedClose, how: Bookkeeping, account: string | undefined) {
  const of = `${close.key} ${JSON.stringify(how)} ${account ?? ''}`;
  const [lines, setLines] = useState<Lines>({ of, count: 0, pages: new Map() });
  const asked = useRef({ of: '', pages: new Set<number>() });
  const current = useRef({ close, how, account });
  useEffect(() => {
    current.current = { close, how, account };
  });

  const fetchPage = useCallback(
    (page: number) => {
      if (asked.current.of !== of) asked.current = { of, pages: new Set() };
      const { pages } = asked.current;
      if (pages.has(page)) return;
      pages.add(page);
      const { close: asking, how: made, account: code } = current.current;
      const window = {
        from: page * PAGE,
        count: PAGE,
        ...(code !== undefined && { account: code }),
      };
      askOfClose(asking, 'lines', made, window).then(
        (found) =>
          setLines((all) =>
            asked.current.of === of
              ? {
                  of,
                  count: found.count,
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
      for (let page = Math.floor(first / PAGE); page <= Math.floor(last / PAGE); page += 1)
        fetchPage(page);
    },
    [fetchPage],
  );

  const isCurrent = lines.of === of;
  const windowAt = (index: number) =>
    isCurrent ? lines.pages.get(Math.floor(index / PAGE)) : undefined;
  return {
    count: isCurrent ? lines.count : 0,
    show,
    lineAt: (index: number): JournalLine | undefined => windowAt(index)?.lines[index % PAGE],
    /** Debits less credits up to a line. */
    balanceAt(index: number): number | undefined {
      const window = windowAt(index);
      return window?.lines
        .slice(0, (index % PAGE) + 1)
        .reduce((sum, { debit, credit }) => sum + debit - credit, window.brought);
    },
  };
}
