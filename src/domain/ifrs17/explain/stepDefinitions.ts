import type { Column } from '../core/row';
import { valueOf, type Measured } from './context';
import { allocationSteps } from './allocationSteps';
import { claimsSteps } from './claimsSteps';
import { coverageUnitSteps } from './coverageUnitSteps';
import { derived } from './derivation';
import { financeSteps } from './financeSteps';
import { fulfilmentSteps } from './fulfilmentSteps';
import { marginSteps } from './marginSteps';
import { outflowSteps } from './outflowSteps';
import { notYetRecovered } from './notYetRecovered';
import { unitsOf } from './provenance';
import { riskAdjustmentSteps } from './riskAdjustmentSteps';
import { by, leaving, type Explain } from './stepBuilders';

const revenueSteps: Partial<Record<Column, Explain>> = {
  revenueAcquisition: by('B125', (measured, period, figure) => {
    const before = notYetRecovered(measured, period, figure);
    if (before.value === 0) return '0';
    const { group } = measured;
    const left = leaving(measured, period);
    const units = group.estimates.closing[period]?.units ?? new Float64Array();
    const isByUnits = group.policies.acquisitionBasis === 'coverageUnits';
    const all =
      valueOf(measured, period, 'coverageProvided') + valueOf(measured, period, 'coverageFuture');
    // Each period with units counts as one.
    const covered = Array.from(units.slice(period), (_, index) =>
      unitsOf(measured, period + index, { date: period + 1, opening: false }),
    )
      .filter(({ value }) => value > 0)
      .map((unit) =>
        derived(`one period of coverage: ${unit.name}`, 1, 'B125', `${unit.name} ÷ ${unit.name}`, [
          unit,
        ]),
      );
    const count = covered.length;
    const periods = derived(
      `periods of coverage left in period ${period + 1}`,
      count,
      'B125',
      'Σ',
      covered,
    );
    const provides = (units[period] ?? 0) > 0;
    const share = isByUnits
      ? all === 0
        ? '1'
        : 'coverage.provided ÷ (coverage.provided + coverage.future)'
      : count === 0
        ? '1'
        : provides
          ? `1 ÷ ${periods.name}`
          : '0';
    const others = [
      before,
      ...(share.includes(periods.name) ? [periods] : []),
      ...(left ? [left] : []),
    ];
    return left
      ? { formula: `${before.name} × (1 - (1 - ${share}) × (1 - ${left.name}))`, others }
      : { formula: `${before.name} × ${share}`, others };
  }),
};

const general = {
  ...fulfilmentSteps,
  ...outflowSteps,
  ...coverageUnitSteps,
  ...riskAdjustmentSteps,
  ...marginSteps,
  ...claimsSteps,
  ...financeSteps,
  ...revenueSteps,
};
const allocation = { ...general, ...allocationSteps };

/** What is no plain sum, by model. */
export const stepOf = ({ group }: Measured, column: Column): Explain | undefined =>
  group.input.model === 'PAA'
    ? allocation[column as keyof typeof allocation]
    : general[column as keyof typeof general];
