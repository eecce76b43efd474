import { type CloseRun, useListCloseRunsQuery } from '@/api';
import type { CloseView } from '../../shared/filters/useCloseView';

const noRuns: readonly CloseRun[] = [];

/** The runs of the period and scenario that are looked at, the latest first. */
export function useRunsOf({ book, period, scenario }: CloseView) {
  const { data, isError, refetch } = useListCloseRunsQuery({ bookId: book.id });
  const runs = data?.runs ?? noRuns;
  return {
    list: data,
    failed: isError,
    retry: () => void refetch(),
    runs: runs.filter((run) => run.period === period && run.scenarioId === scenario),
  };
}
