import type { Column } from '../core/row';
import type { Measured } from './context';
import { derived, type Derivation } from './derivation';
import { discountFactor } from './discountFactor';
import { unitsOf } from './provenance';
import { lockedInRates } from './rates';
import { by, sumFormula, type Explain, type Formula } from './stepBuilders';

const units = (measured: Measured, period: number, of: number): Derivation =>
  unitsOf(measured, of, { date: period + 1, opening: false });

const lengthOf = ({ group }: Measured, period: number) =>
  group.input.model === 'PAA'
    ? (group.input.premiumAllocation?.revenuePattern ?? group.input.coverageUnits ?? []).length
    : (group.estimates.closing[period]?.units.length ?? 0);

function futureUnits(measured: Measured, period: number): Formula {
  const later = Array.from(
    { length: Math.max(0, lengthOf(measured, period) - period - 1) },
    (_, index) => period + 1 + index,
  );
  const all = later.map((of) => units(measured, period, of));
  if (!measured.group.policies.discountCoverageUnits || measured.group.input.model === 'PAA')
    return { formula: 'Σ units of later periods', others: all };
  const rates = lockedInRates(measured, period);
  const parts = all.map((unit, index) => {
    const factor = discountFactor(measured, rates, 2 * (period + 1), 2 * ((later[index] ?? 0) + 1));
    return derived(
      `${unit.name}, discounted`,
      unit.value * factor.value,
      'B119',
      `${unit.name} × ${factor.name}`,
      [unit, factor],
    );
  });
  return { formula: 'Σ discounted units of later periods', others: parts };
}

/** Coverage units of the period and of the future (B119). */
export const coverageUnitSteps: Partial<Record<Column, Explain>> = {
  coverageProvided: by('B119', (measured, period) =>
    sumFormula([[1, units(measured, period, period)]]),
  ),
  coverageFuture: by('B119', futureUnits),
};
