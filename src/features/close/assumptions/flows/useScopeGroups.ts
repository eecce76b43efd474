import { useMemo } from 'react';
import { type ClosedGroup, useGetCloseResultsQuery, useListCloseGroupInputsQuery } from '@/api';
import type { MeasuredGroups } from '@/domain/close';
import { isInScope } from '../../shared/filters/scope';
import type { CloseView } from '../../shared/filters/useCloseView';

/** Contracts of more groups than these are not fetched for one screen: a portfolio comes first. */
const MAX_GROUPS = 40;

const none: readonly ClosedGroup[] = [];

/** The groups of the scope as they were closed, and what they were measured from: inputs, and contracts in force at the end of the quarter. */
export function useScopeGroups(
  { book, period, scenario, scope }: Pick<CloseView, 'book' | 'period' | 'scenario' | 'scope'>,
  /** The run that closed them. */
  runId: string | null | undefined,
) {
  const bookId = book.id;
  const results = useGetCloseResultsQuery(
    { bookId, period, scenarioId: scenario, runId: runId ?? undefined },
    { skip: !runId },
  );
  const closed = results.currentData;
  const groups = useMemo(() => closed?.groups.filter(isInScope(scope)) ?? none, [closed, scope]);
  const isTooMany = groups.length > MAX_GROUPS;
  const sources = useListCloseGroupInputsQuery(
    { runId: runId ?? '', groupIds: groups.map(({ id }) => id) },
    { skip: !runId || groups.length === 0 || isTooMany },
  );
  const { currentData } = sources;
  const measured = useMemo((): MeasuredGroups | undefined => {
    if (!currentData) return undefined;
    // A treaty brings the groups that it covers: each stands once.
    const byId = <Stated>(all: readonly Record<string, unknown>[]) =>
      [...new Map(all.map((each) => [each.id, each])).values()] as unknown as Stated;
    return {
      period,
      groups: byId<MeasuredGroups['groups']>(currentData.flatMap((source) => source.groups)),
      treaties: byId<MeasuredGroups['treaties']>(currentData.flatMap(({ treaties }) => treaties)),
      projections: currentData.flatMap(({ atEnd }) =>
        atEnd ? [atEnd as unknown as MeasuredGroups['projections'][number]] : [],
      ),
    };
  }, [currentData, period]);
  return {
    isClosed: Boolean(runId),
    isTooMany,
    groups,
    measured,
    failed: results.isError || sources.isError,
    retry: () => void (results.isError ? results.refetch() : sources.refetch()),
  };
}
export type ScopeGroups = ReturnType<typeof useScopeGroups>;
