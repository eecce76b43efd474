import { useMemo } from 'react';
import {
  toApiError,
  useLazyGetCloseFiguresQuery,
  useListCloseRunsQuery,
  useStartCloseRunMutation,
} from '@/api';
import { scenarioRisk, type ScenarioRisk } from '@/domain/close';
import type { Shocked } from '@/domain/ifrs17/book';
import { showFailure, useAppDispatch } from '@/store';
import { isInScope } from '../shared/filters/scope';
import { BASE, type CloseView } from '../shared/filters/useCloseView';

/** What the note of 128 compares. */
const FIGURES = 'csmClosing,profit,financeOci,ociFx';

interface Sensitivity {
  readonly id: string;
  readonly risk: ScenarioRisk;
  /** The run of the scenario that belongs to the run of the base; none where it was not closed since. */
  readonly runId: string | undefined;
  readonly isRunning: boolean;
}

/** The scenarios of a period that move one risk each (128): those that were closed after the base was, and the others, which can be. */
export function useSensitivities({ book, period, scenario, scope, status }: CloseView) {
  const dispatch = useAppDispatch();
  const { data } = useListCloseRunsQuery({ bookId: book.id });
  const [fetchFigures] = useLazyGetCloseFiguresQuery();
  const [start, { isLoading }] = useStartCloseRunMutation();
  const baseRun = status?.runId;
  const all = useMemo((): readonly Sensitivity[] => {
    if (scenario !== BASE || !data || !baseRun) return [];
    const { runs, periods } = data;
    const begun = runs.find(({ runId }) => runId === baseRun)?.createdAt ?? '';
    return book.scenarios.flatMap((each) => {
      const risk = scenarioRisk(each);
      if (!risk) return [];
      const own = runs.filter((run) => run.period === period && run.scenarioId === each.id);
      const current = periods.find((at) => at.period === period && at.scenarioId === each.id);
      const closed = own.find(({ runId }) => runId === current?.runId);
      return [
        {
          id: each.id,
          risk,
          runId: closed && closed.createdAt >= begun ? closed.runId : undefined,
          isRunning: own.some(({ state }) => state === 'queued' || state === 'running'),
        },
      ];
    });
  }, [book.scenarios, data, baseRun, period, scenario]);
  const named = all.map(({ id, runId = '' }) => `${id} ${runId}`).join('|');
  const runs = useMemo(
    () => new Map(all.flatMap(({ id, runId }) => (runId ? [[id, runId] as const] : []))),
    // Progress of runs comes every second: an explanation that is open must not begin anew for it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [named],
  );
  const missing = all.filter(({ runId, isRunning }) => runId === undefined && !isRunning);
  return {
    /** Runs by scenario. */
    runs,
    missing: missing.length,
    running: all.filter(({ isRunning }) => isRunning).length,
    isStarting: isLoading,
    fetch: (): Promise<readonly Shocked[]> =>
      Promise.all(
        all
          .filter(({ runId }) => runId !== undefined)
          .map(async ({ id, risk, runId = '' }) => {
            const { groups } = await fetchFigures({ runId, figures: FIGURES }, true).unwrap();
            return { id, risk, groups: groups.filter(isInScope(scope)) };
          }),
      ),
    closeMissing: async () => {
      for (const { id } of missing) {
        const answer = await start({
          closePlace: { bookId: book.id, period, scenarioId: id },
        });
        if (answer.error) {
          dispatch(showFailure(toApiError(answer), { text: { id: 'close.action.failed' } }));
          return;
        }
      }
    },
  };
}
