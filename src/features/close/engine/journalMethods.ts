import type { ClosedGroup, JournalLine, Layout } from '@/domain/ifrs17/book';
import { exactly } from '@/domain/ifrs17/book';
import {
  journalLines,
  summaryOf,
  type JournalSummary,
  type LedgerRules,
} from '@/domain/closeReports';

/** How entries are made of a close. */
export interface Bookkeeping {
  /** ISO date of posting. */
  readonly date: string;
  readonly layout: Layout;
  readonly rules: LedgerRules;
}

/** Which lines of a journal are looked at; what is left out is not narrowed. */
export interface LineFilter {
  /** Its code. */
  readonly account?: string | undefined;
  readonly event?: string | undefined;
}

export interface LineWindow {
  readonly lines: readonly JournalLine[];
  /** Of all that match, as their sums are. */
  readonly count: number;
  readonly debit: number;
  readonly credit: number;
  /** Debits less credits of what matches before the first line of the window. */
  readonly brought: number;
}

interface Matching extends Pick<LineWindow, 'lines' | 'debit' | 'credit'> {
  readonly of: readonly JournalLine[];
  readonly filter: string;
}

/** The journal of a close as the worker keeps it: made once for a way of bookkeeping, filtered once for a filter. */
export function journalMethods(groupsOf: (close: string) => readonly ClosedGroup[]) {
  const journals = new Map<string, { of: string; lines: readonly JournalLine[] }>();
  let matching: Matching | undefined;

  const journalOf = (close: string, how: Bookkeeping): readonly JournalLine[] => {
    const of = JSON.stringify(how);
    const known = journals.get(close);
    if (known?.of === of) return known.lines;
    const lines = journalLines(groupsOf(close), how);
    journals.set(close, { of, lines });
    return lines;
  };
  const matchingOf = (of: readonly JournalLine[], { account, event }: LineFilter): Matching => {
    const filter = JSON.stringify([account, event]);
    if (matching?.of === of && matching.filter === filter) return matching;
    const lines = of.filter(
      (each) =>
        (account === undefined || each.account.code === account) &&
        (event === undefined || each.event === event),
    );
    const sum = (side: 'debit' | 'credit') => exactly(lines.map((each) => each[side]));
    matching = { of, filter, lines, debit: sum('debit'), credit: sum('credit') };
    return matching;
  };

  return {
    journalOf,
    forget(close: string): void {
      journals.delete(close);
      matching = undefined;
    },
    summary: (close: string, how: Bookkeeping): JournalSummary => summaryOf(journalOf(close, how)),
    /** Lines from one on, of those that match. */
    lines(
      close: string,
      how: Bookkeeping,
      { from, count, ...filter }: LineFilter & { from: number; count: number },
    ): LineWindow {
      const { lines, debit, credit } = matchingOf(journalOf(close, how), filter);
      const before = lines.slice(0, from);
      return {
        lines: lines.slice(from, from + count),
        count: lines.length,
        debit,
        credit,
        brought: before.reduce((sum, line) => sum + line.debit - line.credit, 0),
      };
    },
  };
}
