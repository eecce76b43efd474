import { useCallback } from 'react';
import { useLazyGetCloseGroupInputQuery } from '@/api';
import type { GroupSource } from '@/domain/closeReports';
import type { FetchSource } from '../explain';

/**
 * Fetches what a group of a run was measured from, and the contracts and assumptions behind its estimates where there are any.
 * @param others runs that figures compare with, by the names of their closes
 */
export function useFetchSource(runId: string, others?: ReadonlyMap<string, string>): FetchSource {
  const [fetchInput] = useLazyGetCloseGroupInputQuery();
  return useCallback(
    async (groupId, close) => {
      const input = await fetchInput(
        { runId: others?.get(close ?? '') ?? runId, groupId },
        true,
      ).unwrap();
      // The contract leaves the shapes of the engine to the engine.
      return input as unknown as GroupSource;
    },
    [fetchInput, runId, others],
  );
}
