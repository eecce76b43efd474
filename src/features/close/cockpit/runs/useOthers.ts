import { useIntl } from 'react-intl';
import type { CloseRun } from '@/api';
import { useLocale } from '@/store';
import { comparedRun } from '../../shared/filters/compared';
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
  current: CloseRun;
}

export const placeOf = ({ bookId, period, scenarioId, runId }: Place): Place => ({
  bookId,
  period,
  scenarioId,
  runId,
});

/** A finished run beside another one: of the same period, or of what the filters compare with, which is the quarter before where they say nothing. */
export function useOthers({ view, runs, current }: ComparedRuns): readonly Other[] {
  const intl = useIntl();
  const locale = useLocale();
  const { book, comparison } = view;
  const runName = ({ createdAt, startedBy }: CloseRun) =>
    `${intl.formatDate(createdAt, { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' })} · ${startedBy?.name ?? intl.formatMessage({ id: 'close.run.system' })}`;
  const of = comparedRun(comparison?.kind === 'run' ? { ...view, comparison: null } : view);
  const scenarioName = book.scenarios.find(({ id }) => id === of?.scenario)?.name[locale];
  const beside: Other[] = of
    ? [
        {
          bookId: book.id,
          period: of.period,
          scenarioId: of.scenario,
          runId: of.runId,
          name: [periodName(of.period, locale), scenarioName].filter(Boolean).join(' · '),
          isRun: false,
        },
      ]
    : [];
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
