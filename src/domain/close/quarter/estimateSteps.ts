import { shocked, type AssumptionSet, type AttributedAssumption } from '@/domain/ifrs17';
import { assumptionsAt } from '../basis/assumptions';
import { assumptionSteps, type AssumptionStep } from '../basis/assumptionSteps';
import { versionFor } from '../basis/versions';
import { firstMonthOf, monthAfter, periodAfter, type Period } from '../period';
import type { Book, ChangeReason, Scenario } from '../types';

export interface EstimateStep extends Partial<Pick<AssumptionStep, 'isFelt'>> {
  readonly reason: ChangeReason;
  readonly set: AssumptionSet;
  /** What changed, for the attribution. */
  readonly assumption?: AttributedAssumption | 'scenario';
}

/** Assumptions of the end, one change after the other: what happened to contracts, a new version assumption by assumption, the market (and a scenario's shock). */
export function estimateSteps(
  book: Book,
  period: Period,
  scenario: Scenario | undefined,
): readonly EstimateStep[] {
  const [start, end] = [firstMonthOf(period), monthAfter(period)];
  const before = versionFor(book.assumptions, start);
  const version = versionFor(book.assumptions, end);
  const date = periodAfter(period, -1);
  const kept = assumptionsAt(book, end, { version: before, date });
  const steps: EstimateStep[] = [{ reason: 'experience', set: kept }];
  const renewed = assumptionsAt(book, end, { version, date });
  if (version !== before)
    for (const step of assumptionSteps(kept, renewed))
      steps.push({ reason: 'assumptions', ...step });
  const shocks = (set: AssumptionSet) => (scenario?.shock ? shocked(set, scenario.shock) : set);
  if (scenario?.shock)
    steps.push({ reason: 'assumptions', assumption: 'scenario', set: shocks(renewed) });
  const { creditingMargins = {} } = book.definition;
  if (Object.keys(creditingMargins).length > 0)
    steps.push({
      reason: 'market',
      set: shocks(assumptionsAt(book, end, { version, shift: scenario?.curveShift })),
    });
  return steps;
}
