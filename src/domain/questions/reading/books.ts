import type { Query } from '../query';
import type { Known } from './known';
import type { Span } from './words/spans';
import { meaningsOf } from './tokens';

/** The book that questions are on unless they name another. */
export const firstBook = ({ values }: Known): string | undefined =>
  values.find(({ dimension }) => dimension === 'book')?.value;

/** The book that a question is on: the one it names, the one that alone holds what it names, that of the question before, or the first. */
export function bookOf(
  spans: readonly Span[],
  known: Known,
  previous: Query | undefined,
): string | undefined {
  const values = spans.flatMap((span) => meaningsOf(span, 'value'));
  const named = values.find(({ dimension, isNamesake }) => dimension === 'book' && !isNamesake);
  if (named) return named.value;
  const before = previous?.filters.find(({ dimension }) => dimension === 'book')?.values[0];
  const first = before ?? firstBook(known);
  const isElsewhere = (span: Span) => {
    const held = meaningsOf(span, 'value').map(({ books }) => books);
    return held.length > 0 && held.every((books) => books && !books.includes(first ?? ''));
  };
  const [elsewhere] = spans.filter((span) => !span.isApproximate && isElsewhere(span));
  return meaningsOf(elsewhere, 'value')[0]?.books?.[0] ?? first;
}

/** Closing months of the closed quarters of a book, in their order; of what all of some views hold, where they are named. */
export function periodsOf(
  { periods, periodsByBook, periodsByView }: Known,
  book: string | undefined,
  views: readonly string[] = [],
): readonly string[] {
  const [view = '', ...others] = new Set(views);
  const own = others.length === 0 ? periodsByView?.[view]?.[book ?? ''] : undefined;
  return own ?? periodsByBook?.[book ?? ''] ?? periods;
}

/** How many values of each dimension a book has. */
export function sizesOf(known: Known, book: string | undefined): Readonly<Record<string, number>> {
  const { values, cohortsByBook } = known;
  const sizes: Record<string, number> = {};
  for (const { dimension, books } of values)
    if (books?.includes(book ?? '') ?? true) sizes[dimension] = (sizes[dimension] ?? 0) + 1;
  sizes['period'] = periodsOf(known, book).length;
  const cohorts = cohortsByBook?.[book ?? ''];
  return cohorts ? { ...sizes, cohort: cohorts.length } : sizes;
}
