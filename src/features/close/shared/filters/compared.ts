import type { BookDefinition } from '@/domain/close';
import type { CloseComparison } from '@/store';
import type { CloseView } from './useCloseView';

interface Place {
  readonly period: string;
  readonly scenario: string;
}

/** Of what a comparison is: nothing is compared with itself, nor with what the book does not have. */
export function comparisonIn(
  { firstPeriod, lastPeriod, scenarios }: BookDefinition,
  comparison: CloseComparison | null,
  { period, scenario }: Place,
): CloseComparison | null {
  if (comparison === null) return null;
  const { kind, id } = comparison;
  const isThere = {
    run: () => true,
    period: () => id !== period && id >= firstPeriod && id <= lastPeriod,
    scenario: () => id !== scenario && scenarios.some((each) => each.id === id),
  };
  return isThere[kind]() ? comparison : null;
}

/** The run of a period under a scenario whose results are shown now; undefined where it was not closed. */
export const runAt = (
  { periods }: Pick<CloseView, 'periods'>,
  { period, scenario }: Place,
): string | undefined =>
  periods.find((each) => each.period === period && each.scenarioId === scenario)?.runId ??
  undefined;

/** The run that the view is compared with, of which period and scenario; undefined where nothing is compared, or where that was not closed. */
export function comparedRun(view: CloseView): (Place & { readonly runId: string }) | undefined {
  const { comparison, period, scenario } = view;
  if (comparison === null) return undefined;
  const { kind, id } = comparison;
  const place = {
    period: kind === 'period' ? id : period,
    scenario: kind === 'scenario' ? id : scenario,
  };
  const runId = kind === 'run' ? id : runAt(view, place);
  return runId === undefined ? undefined : { ...place, runId };
}
