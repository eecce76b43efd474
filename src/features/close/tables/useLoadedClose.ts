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

/** The same of what the view is compared with. */
export function useComparedClose(
  view: CloseView,
  run: string,
  compared: readonly ClosedGroup[],
): LoadedClose {
  const kind = view.comparison ? `${view.comparison.kind}:${view.comparison.id}` : 'none';
  return useLoadedClose(view, `${run} against ${kind}`, compared);
}
