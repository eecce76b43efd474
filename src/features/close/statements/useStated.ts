import { useGetCloseAssumptionsQuery } from '@/api';
import type { AssumptionVersion } from '@/domain/close';

/** What a run was closed with: notes say it, whatever has been approved since. */
export function useStated(bookId: string, runId: string | undefined) {
  const { data, isLoading } = useGetCloseAssumptionsQuery(
    { bookId, runId },
    { skip: runId === undefined },
  );
  const { versions = [], curves = [] } = data ?? {};
  return {
    isLoading,
    known: {
      assumptions: versions as unknown as readonly AssumptionVersion[], // the contract leaves their shape to the domain
      curves,
    },
  };
}
