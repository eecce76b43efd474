import type { Column } from '../core/row';
import type { Measured } from './context';
import { derived, type Derivation } from './derivation';
import { opening } from './estimatesAt';
import { expected } from './experience';
import { presentValueOf } from './presentValues';
import type { FlowKind } from './provenance';
import { currentRates } from './rates';
import { sumFormula, type Explain } from './stepBuilders';

/** Outflows at the end of the period: what is due in it, and the present value of what follows; less that of its start for their interest. */
function grownOutflows(
  measured: Measured,
  period: number,
  name: string,
  value: number,
  kinds: readonly FlowKind[],
  lessStart: boolean,
): Derivation {
  const rates = currentRates(measured, period);
  const estimates = opening(measured, period);
  const due = kinds
    .map((kind) => expected(measured, kind, period))
    .filter((each) => each.value !== 0);
  const { formula, others = [] } = sumFormula([
    [1, presentValueOf(measured, `${name}: after the period`, estimates, period + 1, rates, kinds)],
    ...due.map((each) => [1, each] as const),
    ...(lessStart
      ? [
          [
            -1,
            presentValueOf(measured, `${name}: at start`, estimates, period, rates, kinds),
          ] as const,
        ]
      : []),
  ]);
  return derived(name, value, '51', formula, others);
}

/** Present value of the outflows to which a loss component is allocated (51); worked out only where there is one. */
export const outflowSteps: Partial<Record<Column, Explain>> = {
  outflowsOpening: (measured, period, figure, name, value) => {
    if (value === 0) return derived(name, value, '51', '0', []);
    if (measured.group.input.stated) {
      const flows = (['premiums', 'acquisition'] as const).map((kind) =>
        expected(measured, kind, period),
      );
      const [premiums, acquisition] = flows.map((each) => each.name);
      return derived(
        name,
        value,
        '51',
        `bel.opening + bel.new + ${premiums ?? ''} - ${acquisition ?? ''}`,
        [figure('belOpening'), figure('belNew'), ...flows],
      );
    }
    const part = presentValueOf(
      measured,
      `${name}: outflows`,
      opening(measured, period),
      period,
      currentRates(measured, period),
      ['claims', 'investment'],
    );
    return derived(name, value, '51', part.name, [part]);
  },
  outflowsInterest: (measured, period, figure, name, value) =>
    value === 0
      ? derived(name, value, '51(c)', '0', [])
      : measured.group.input.stated
        ? derived(name, value, '51(c)', 'bel.interest', [figure('belInterest')])
        : grownOutflows(measured, period, name, value, ['claims', 'investment'], true),
  investmentOpening: (measured, period, _, name, value) =>
    measured.group.input.stated || value === 0
      ? derived(name, value, '51', '0', [])
      : grownOutflows(measured, period, name, value, ['investment'], false),
};
