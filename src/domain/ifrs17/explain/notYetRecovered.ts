import type { Measured } from './context';
import { derived, fact, type Derivation } from './derivation';
import { actual } from './actuals';
import { ofOpening } from './ofOpening';
import { estimate, joiningFlow } from './provenance';
import { sumFormula, type Figure } from './stepBuilders';

/** Acquisition cash flows that premiums have still to recover, before the share of the period (B125). */
export function notYetRecovered(measured: Measured, period: number, figure: Figure): Derivation {
  const { group } = measured;
  const { input } = group;
  const isAllocation = input.model === 'PAA';
  const parts: (readonly [1 | -1, Derivation])[] = [];
  const before =
    period === 0
      ? ofOpening(measured, 'acquisitionUnamortised')
      : figure('acquisitionUnamortised', period - 1);
  if (before) parts.push([1, before]);
  if (period === 0 && input.acquisitionAsset && !isAllocation)
    parts.push([group.sign, fact('acquisitionAsset', input.acquisitionAsset)]);
  group.joining[period]?.forEach(({ flows }, tranche) =>
    flows.acquisition.forEach((flow, of) => {
      if (flow !== 0) parts.push([1, joiningFlow(measured, 'acquisition', of, tranche, period)]);
    }),
  );
  const [happenedNow, expected] = [
    actual(measured, 'acquisition', period),
    estimate(measured, 'acquisition', period, { date: period, opening: true }),
  ];
  if (happenedNow.value !== expected.value) parts.push([1, happenedNow], [-1, expected]);
  const { formula, others = [] } = sumFormula(parts);
  return derived(
    `acquisition cash flows not yet recovered in period ${period + 1}`,
    others.reduce((sum, each, index) => sum + (parts[index]?.[0] ?? 1) * each.value, 0),
    'B125',
    formula,
    others,
  );
}
