import { useMemo } from 'react';
import { useGetCloseBookQuery, useListCloseBooksQuery, useListCloseRunsQuery } from '@/api';
import type { CloseBookSummary, ClosePeriod, GetCloseBookApiResponse } from '@/api';
import type { BookDefinition } from '@/domain/close';
import { ratesToPresent } from '@/domain/closeReports';
import {
  type CloseComparison,
  type CloseFilters,
  type CloseScope,
  selectCloseFilters,
  useAppSelector,
} from '@/store';
import { comparisonIn } from './compared';

/** What a screen of the close looks at: the filters, with what the book begins with where nothing is chosen. */
export interface CloseView {
  book: BookDefinition;
  /** Assumptions and scenarios can be added. */
  mayEdit: boolean;
  period: string;
  scenario: string;
  scope: CloseScope;
  currency: string;
  /** Currencies in which the book can be presented. */
  currencies: readonly string[];
  unit: number;
  comparison: CloseComparison | null;
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

/** The scenario that is posted and locked; the others are sensitivities. */
export const BASE = 'base';
/** A large insurer is read in millions. */
const demoUnit = 1e6;

/** The first of the candidates that there is. */
const firstOf = (known: readonly string[], ...candidates: (string | null | undefined)[]) =>
  candidates.find((each) => each && known.includes(each)) ?? known[0] ?? '';

function viewOf(
  { definition, mayEdit }: GetCloseBookApiResponse,
  periods: readonly ClosePeriod[],
  filters: CloseFilters,
): CloseView {
  // The contract leaves it to the domain to say what a definition is.
  const book = definition as unknown as BookDefinition;
  const scenario = firstOf(
    book.scenarios.map(({ id }) => id),
    filters.scenario,
    BASE,
  );
  const ofScenario = periods.filter(({ scenarioId }) => scenarioId === (scenario || BASE));
  const latest = periods.find(({ state, runId }) => state !== 'open' && runId !== null);
  const isWithin = (period: string | null) =>
    period !== null && period >= book.firstPeriod && period <= book.lastPeriod;
  const period = isWithin(filters.period)
    ? (filters.period ?? '')
    : (latest?.period ?? book.firstPeriod);
  const rates = book.exchangeRates;
  const foreign = [...new Set(rates.map(({ currency }) => currency))];
  const currencies = [
    book.currency,
    ...foreign.filter((currency) => ratesToPresent({ currency, rates }, period)),
  ];
  const { company, portfolio, model, group } = filters;
  return {
    book,
    mayEdit,
    period,
    scenario: scenario || BASE,
    scope: { company, portfolio, model, group },
    currencies,
    currency: firstOf(currencies, filters.currency),
    unit: filters.unit ?? (book.kind === 'demo' ? demoUnit : 1),
    comparison: comparisonIn(book, filters.comparison, { period, scenario }),
    periods,
    status: ofScenario.find((each) => each.period === period),
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
