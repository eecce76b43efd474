import { useMemo } from 'react';
import { useGetCloseBookQuery, useListCloseBooksQuery, useListCloseRunsQuery } from '@/api';
import type { CloseBookSummary, ClosePeriod, GetCloseBookApiResponse } from '@/api';
import type { BookDefinition } from '@/domain/close';
import { ratesToPresent } from '@/domain/closeReports';
import {
  type CloseComparison,
  type CloseFilters,
  type CloseScope,
  initialCloseFilters,
  selectCloseFilters,
  useAppSelector,
} from '@/store';
import { isComparable } from './compared';
import { models } from './filterOptions';
import { BASE, knownFilters, type UnknownFilter } from './knownFilters';

export { BASE };

/** What a screen of the close looks at: the filters, with what the book begins with where nothing is chosen. */
export interface CloseView {
  book: BookDefinition;
  /** Assumptions and scenarios can be added, posting rules changed. */
  mayEdit: boolean;
  period: string;
  scenario: string;
  scope: CloseScope & { model: (typeof models)[number] | null };
  currency: string;
  /** Currencies in which the book can be presented. */
  currencies: readonly string[];
  unit: number;
  comparison: CloseComparison | null;
  /** What the address asks for and there is not. */
  unknown: readonly UnknownFilter[];
  /** How each period of the book stands, under each scenario. */
  periods: readonly ClosePeriod[];
  /** How the period stands; absent where it was never closed. */
  status: ClosePeriod | undefined;
}

export interface CloseViewState {
  books: readonly CloseBookSummary[];
  view: CloseView | undefined;
  /** What the filters show: while another book is on its way, those of the book before. */
  filtering: CloseView | undefined;
  /** The book that is looked at, or on its way. */
  bookId: string;
  failed: boolean;
  retry: () => void;
}

/** A large insurer is read in millions. */
const demoUnit = 1e6;

/** The first of the candidates that there is. */
const firstOf = (known: readonly string[], ...candidates: (string | null | undefined)[]) =>
  candidates.find((each) => each && known.includes(each)) ?? known[0] ?? '';

function viewOf(
  { definition, mayEdit }: GetCloseBookApiResponse,
  periods: readonly ClosePeriod[],
  asked: CloseFilters,
): CloseView {
  // The contract leaves it to the domain to say what a definition is.
  const book = definition as unknown as BookDefinition;
  // Of a book that there is not, nothing else can be asked for.
  const isThere = asked.book === null || asked.book === book.id;
  const { known: filters, unknown } = isThere
    ? knownFilters(book, asked)
    : {
        known: initialCloseFilters,
        unknown: [{ filter: 'book', value: asked.book ?? '' } as const],
      };
  const scenario = filters.scenario ?? BASE;
  const latest = periods.find(({ state, runId }) => state !== 'open' && runId !== null);
  const period = filters.period ?? latest?.period ?? book.firstPeriod;
  const rates = book.exchangeRates;
  const foreign = [...new Set(rates.map(({ currency }) => currency))];
  const currencies = [
    book.currency,
    ...foreign.filter((currency) => ratesToPresent({ currency, rates }, period)),
  ];
  const { company, portfolio, model, group, comparison } = filters;
  return {
    book,
    mayEdit,
    period,
    scenario,
    scope: { company, portfolio, model: models.find((each) => each === model) ?? null, group },
    currencies,
    currency: firstOf(currencies, filters.currency),
    unit: Number(filters.unit ?? (book.kind === 'demo' ? demoUnit : 1)),
    comparison:
      comparison && isComparable(book, comparison, { period, scenario }) ? comparison : null,
    unknown,
    periods,
    status: periods.find((each) => each.scenarioId === scenario && each.period === period),
  };
}

export function useCloseView(): CloseViewState {
  const filters = useAppSelector(selectCloseFilters);
  const books = useListCloseBooksQuery();
  const known = books.data?.books ?? [];
  const bookId = firstOf(
    known.map(({ bookId: id }) => id),
    filters.book,
  );
  const skip = bookId === '';
  const book = useGetCloseBookQuery({ bookId }, { skip });
  const runs = useListCloseRunsQuery({ bookId }, { skip });
  const queries = [books, book, runs];
  const [latestBook, latestRuns] = [book.data, runs.data];
  const latest = useMemo(
    () => latestBook && latestRuns && viewOf(latestBook, latestRuns.periods, filters),
    [latestBook, latestRuns, filters],
  );
  return {
    books: known,
    view: book.currentData && runs.currentData ? latest : undefined,
    filtering: latest,
    bookId,
    failed: queries.some(({ isError }) => isError),
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}
