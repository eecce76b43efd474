import { periodBefore, periodsOf, type BookDefinition } from '@/domain/close';
import type { CloseComparison } from '@/store';
import type { CloseView } from './useCloseView';

interface Place {
  readonly period: string;
  readonly scenario: string;
}

/** Whether it can be compared with: nothing is with itself, nor with what the book does not have. */
export function isComparable(
  book: BookDefinition,
  { kind, id }: CloseComparison,
  { period, scenario }: Place,
): boolean {
  const isThere = {
    run: () => true,
    period: () => id !== period && periodsOf(book).includes(id),
    scenario: () => id !== scenario && book.scenarios.some((each) => each.id === id),
  };
  return isThere[kind]();
}

/** What stands beside the figures: what was chosen, or else the period before (IAS 1.38), where the book has one. */
export function comparisonOf({ book, comparison, period }: CloseView): CloseComparison | undefined {
  const before = periodBefore(book, period);
  return comparison ?? (before === undefined ? undefined : { kind: 'period', id: before });
}

/** The run of a period under a scenario whose results are shown now; undefined where it was not closed. */
const runAt = (
  { periods }: Pick<CloseView, 'periods'>,
  { period, scenario }: Place,
): string | undefined =>
  periods.find((each) => each.period === period && each.scenarioId === scenario)?.runId ??
  undefined;

/** The run that the view is compared with, of which period and scenario; undefined where nothing is compared, or where that was not closed. */
export function comparedRun(view: CloseView): (Place & { readonly runId: string }) | undefined {
  const { kind, id } = comparisonOf(view) ?? {};
  if (kind === undefined || id === undefined) return undefined;
  const place = {
    period: kind === 'period' ? id : view.period,
    scenario: kind === 'scenario' ? id : view.scenario,
  };
  const runId = kind === 'run' ? id : runAt(view, place);
  return runId === undefined ? undefined : { ...place, runId };
}
