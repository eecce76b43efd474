import type { DataQuery } from '@/api';
import { type CloseFilters, closeQuery, initialCloseFilters } from '@/store';

/** Filters of the close by the dimensions that they are called in questions. */
const FILTERS = ['book', 'scenario', 'company', 'portfolio', 'group'] as const;

/** The screen of the close that explains a figure, showing what was asked: its book, its last quarter, and what one value narrows. */
export function screenOf(screen: string, { filters, period }: DataQuery): string {
  const chosen = (dimension: string): string | null => {
    const { values = [], isNegated } = filters.find((each) => each.dimension === dimension) ?? {};
    return isNegated === false && values.length === 1 ? (values[0] ?? null) : null;
  };
  const narrowed: Partial<CloseFilters> = Object.fromEntries(
    FILTERS.map((name) => [name, chosen(name)]),
  );
  return screen + closeQuery({ ...initialCloseFilters, ...narrowed, period: period?.to ?? null });
}
