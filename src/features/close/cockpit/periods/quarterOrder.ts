import type { ClosePeriod } from '@/api';
import { periodsOf } from '@/domain/close';
import { BASE, type CloseView } from '../../shared/filters/useCloseView';

const closedOf = (periods: readonly ClosePeriod[]) =>
  new Set(
    periods
      .filter(({ scenarioId, state }) => scenarioId === BASE && state !== 'open')
      .map(({ period }) => period),
  );

/** Quarters are closed in order: the open one that comes before the one at hand, where there is one. Scenarios open with the balances of the base. */
export function quarterToCloseFirst(
  { book, period, scenario }: CloseView,
  periods: readonly ClosePeriod[],
): string | undefined {
  if (scenario !== BASE) return undefined;
  const closed = closedOf(periods);
  const first = periodsOf(book).find((each) => !closed.has(each));
  return first !== undefined && first < period ? first : undefined;
}

/** The quarter whose turn comes once the one at hand is closed. */
export function quarterToCloseNext(
  { book, period, scenario }: CloseView,
  periods: readonly ClosePeriod[],
): string | undefined {
  const closed = closedOf(periods);
  const next = periodsOf(book).find((each) => each > period);
  const isDue = scenario === BASE && closed.has(period);
  return isDue && next !== undefined && !closed.has(next) ? next : undefined;
}
