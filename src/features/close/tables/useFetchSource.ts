import { useCallback } from 'react';
import { useLazyGetCloseGroupInputQuery, useLazyGetCloseGroupQuery } from '@/api';
import type { GroupSource } from '@/domain/closeReports';
import type { FetchSource } from '../explain';
import type { CloseView } from '../shared/filters/useCloseView';

/**
 * Fetches what a group of a run was measured from, and the contracts and assumptions behind its estimates where there are any.
 * @param others runs of the scenarios that figures compare with, by scenario
 */
export function useFetchSource(
  { book, period, scenario }: CloseView,
  runId: string,
  others?: ReadonlyMap<string, string>,
): FetchSource {
  const [fetchInput] = useLazyGetCloseGroupInputQuery();
  const [fetchGroup] = useLazyGetCloseGroupQuery();
  const bookId = book.id;
  return useCallback(
    async (groupId, close) => {
      const [input, estimates] = await Promise.all([
        fetchInput({ runId: others?.get(close ?? '') ?? runId, groupId }, true).unwrap(),
        // Treaties and published examples have no contracts: their inputs are the end.
        fetchGroup({ bookId, groupId, period, scenario: close ?? scenario }, true)
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
