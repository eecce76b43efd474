import { type BookDefinition, periodsOf } from '@/domain/close';
import type { CloseFilters } from '@/store';
import { companiesOf, groupsOf, models, units } from './filterOptions';

/** The scenario that is posted and locked; the others are sensitivities. */
export const BASE = 'base';

const checked = [
  'period',
  'scenario',
  'company',
  'portfolio',
  'model',
  'group',
  'currency',
  'unit',
  'comparison',
] as const;

/** What an address asks for and the book does not have. */
export interface UnknownFilter {
  filter: 'book' | (typeof checked)[number];
  value: string;
}

/** The filters without what the book does not have, and what that is: an address may be old, mistyped, or of another installation. */
export function knownFilters(
  book: BookDefinition,
  filters: CloseFilters,
): { known: CloseFilters; unknown: readonly UnknownFilter[] } {
  const scenarios = [...book.scenarios.map(({ id }) => id), BASE];
  const portfolios = book.portfolios.map(({ id }) => id);
  const { comparison, portfolio } = filters;
  const inBook = {
    period: periodsOf(book),
    scenario: scenarios,
    company: companiesOf(book),
    portfolio: portfolios,
    model: models as readonly string[],
    currency: [book.currency, ...book.exchangeRates.map(({ currency }) => currency)],
    unit: units.map(String),
    // One of another portfolio would leave nothing.
    group: groupsOf(book)
      .filter((each) => !portfolios.includes(portfolio ?? '') || each.portfolio === portfolio)
      .map(({ id }) => id),
    comparison: comparison?.kind === 'period' ? periodsOf(book) : scenarios,
  };
  const asked = {
    ...filters,
    comparison: comparison && comparison.kind !== 'run' ? comparison.id : null,
  };
  const unknown = checked.flatMap((filter): UnknownFilter[] => {
    const value = asked[filter];
    return value === null || inBook[filter].includes(value) ? [] : [{ filter, value }];
  });
  const known = { ...filters, ...Object.fromEntries(unknown.map(({ filter }) => [filter, null])) };
  return { known, unknown };
}
