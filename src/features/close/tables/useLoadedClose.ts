import { useMemo } from 'react';
import type { ClosedGroup } from '@/domain/ifrs17/book';
import type { LoadedClose } from '../engine';
import type { CloseView } from '../shared/filters/useCloseView';

/** The groups of a view under the name by which the engine keeps them: run and scope together say which they are. */
export function useLoadedClose(
  { scope, currency, book }: Pick<CloseView, 'scope' | 'currency' | 'book'>,
  run: string,
  groups: readonly ClosedGroup[],
): LoadedClose {
  const key = [run, currency, ...Object.values(scope), groups.length].join('|');
  const presentation =
    currency === book.currency ? undefined : { currency, rates: book.exchangeRates };
  // Results of a run never change: equal names are equal groups.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => ({ key, groups, presentation }), [key]);
}
