import { useCallback } from 'react';
import { useLazyGetCloseGroupInputQuery, useLazyGetCloseGroupQuery } from '@/api';
import type { GroupSource } from '@/domain/closeReports';
import type { FetchSource } from '../explain';
import type { CloseView } from '../shared/filters/useCloseView';

/** Another close that figures are compared with. */
export interface OtherClose {
  readonly runId: string;
  readonly period: string;
  readonly scenario: string;
}

/**
 * Fetches what a group of a run was measured from, and the contracts and assumptions behind its estimates where there are any.
 * @param others closes that figures compare with, by their names
 */
export function useFetchSource(
  { book, period, scenario }: CloseView,
  runId: string,
  others?: ReadonlyMap<string, OtherClose>,
): FetchSource {
  const [fetchInput] = useLazyGetCloseGroupInputQuery();
  const [fetchGroup] = useLazyGetCloseGroupQuery();
  const bookId = book.id;
  return useCallback(
    async (groupId, close) => {
      const of = others?.get(close ?? '') ?? { runId, period, scenario };
      const [input, estimates] = await Promise.all([
        fetchInput({ runId: of.runId, groupId }, true).unwrap(),
        // Treaties and published examples have no contracts: their inputs are the end.
        fetchGroup({ bookId, groupId, period: of.period, scenario: of.scenario }, true)
          .unwrap()
          .catch(() => undefined),
      ]);
      const { atStart, atEnd } = estimates ?? {};
      // The contract leaves the shapes of the engine to the engine.
      return {
        ...input,
        ...(atStart && { atStart }),
        ...(atEnd && { atEnd }),
      } as unknown as GroupSource;
    },
    [fetchInput, fetchGroup, bookId, period, scenario, runId, others],
  );
}
