import { useIntl } from 'react-intl';
import type { ClosePeriod, CloseRun } from '@/api';
import { periodAfter } from '@/domain/close';
import { useLocale } from '@/store';
import type { CloseView } from '../../shared/filters/useCloseView';
import { periodName } from '../../shared/periods';

/** Results to compare with: of another run, or of the period or scenario that the filters name. */
export interface Place {
  bookId: string;
  period: string;
  scenarioId: string;
  runId: string;
}
interface Other extends Place {
  name: string;
  isRun: boolean;
}

export interface ComparedRuns {
  view: CloseView;
  runs: readonly CloseRun[];
  periods: readonly ClosePeriod[];
  current: CloseRun;
}

export const placeOf = ({ bookId, period, scenarioId, runId }: Place): Place => ({
  bookId,
  period,
  scenarioId,
  runId,
});

/** A finished run beside another one: of the same period, or of what the filters compare with, which is the quarter before where they say nothing. */
export function useOthers({ view, runs, periods, current }: ComparedRuns): readonly Other[] {
  const intl = useIntl();
  const locale = useLocale();
  const { book, period, scenario, comparison } = view;
  const runName = ({ createdAt, startedBy }: CloseRun) =>
    `${intl.formatDate(createdAt, { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' })} · ${startedBy?.name ?? intl.formatMessage({ id: 'close.run.system' })}`;
  const of =
    comparison?.kind === 'scenario'
      ? { period, scenarioId: comparison.id }
      : {
          period: comparison?.kind === 'period' ? comparison.id : periodAfter(period, -1),
          scenarioId: scenario,
        };
  const scenarioName = book.scenarios.find(({ id }) => id === of.scenarioId)?.name[locale];
  const beside = periods
    .filter((each) => each.period === of.period && each.scenarioId === of.scenarioId)
    .flatMap(({ runId }): Other[] => {
      const name = [periodName(of.period, locale), scenarioName].filter(Boolean).join(' · ');
      return runId === null ? [] : [{ bookId: book.id, ...of, runId, name, isRun: false }];
    });
  const ofPeriod = runs
    .filter(({ runId, state }) => runId !== current.runId && state === 'done')
    .map((run): Other => ({ ...placeOf(run), name: runName(run), isRun: true }));
  const isAsked = comparison !== null && comparison.kind !== 'run';
  const all = isAsked ? [...beside, ...ofPeriod] : [...ofPeriod, ...beside];
  return comparison?.kind === 'run'
    ? all.toSorted((one, other) =>
        one.runId === comparison.id ? -1 : other.runId === comparison.id ? 1 : 0,
      )
    : all;
}
