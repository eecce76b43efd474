import type { Column } from '../core/row';
import { hasService } from '../steps/lossComponentAllocation';
import { valueOf, type Measured } from './context';
import { derived, type Derivation } from './derivation';
import { accretionRate } from './rates';
import type { Figure, Formula } from './stepBuilders';

/** The variable fee, as formulas name it. */
export const variableFee = '(csm.underlyingItems + csm.financeEffect)';
const isAllocationFirst = ({ group }: Measured) =>
  group.policies.lossComponentOrder === 'allocationFirst';

/** The loss component that is allocated, with its finance: as it stands, or after changes where 50(b) goes first. */
export function component(measured: Measured, period: number, figure: Figure): Formula {
  if (isAllocationFirst(measured)) return { formula: 'lc.opening + lc.new' };
  const first = reversed(measured, period, figure);
  return { formula: `lc.opening + lc.new + lc.losses - ${first.name}`, others: [first] };
}

const componentValue = (measured: Measured, period: number): number => {
  const at = (column: Column) => valueOf(measured, period, column);
  return (
    at('lcOpening') +
    at('lcNew') +
    (isAllocationFirst(measured) ? 0 : at('lcLosses') + at('lcReversal') + at('lcMadeUp'))
  );
};

/** What the systematic basis allocates to claims; the last period's rest (52) comes on top. */
export function systematic(measured: Measured, period: number, figure: Figure): Derivation {
  const claims = valueOf(measured, period, 'expectedClaims');
  const released = -valueOf(measured, period, 'raRelease');
  const parts = (['lcOpening', 'lcNew', 'lcFinance', 'lcReleaseShare'] as const).map((each) =>
    figure(each),
  );
  const before = component(measured, period, figure);
  const changes = isAllocationFirst(measured) ? [] : [figure('lcLosses'), ...(before.others ?? [])];
  const [, , finance = 0, share = 0] = parts.map(({ value }) => value);
  const whole = (componentValue(measured, period) + finance) * share;
  const isShared = claims + released !== 0;
  const formula = `-(${before.formula} + lc.finance) × lc.releaseShare${isShared ? ' × expected.claims ÷ (expected.claims - ra.release)' : ''}`;
  const value = isShared ? (-whole * claims) / (claims + released) : -whole;
  return derived(
    'loss component allocated to claims by the systematic basis',
    value + 0,
    '51(a)',
    formula,
    [...parts, ...changes, ...(isShared ? [figure('expectedClaims'), figure('raRelease')] : [])],
  );
}

/** What a decrease of future service takes off the loss component (50(b)). */
export function reversed(measured: Measured, period: number, figure: Figure): Derivation {
  const name = 'loss component that a decrease reverses';
  const parts = (
    ['lcOpening', 'lcNew', 'csmUnderlyingItems', 'csmFinanceEffect', 'fcfFuture'] as const
  ).map((each) => figure(each));
  // Where reversals come first, the allocation rests on them and not they on it.
  const allocated = isAllocationFirst(measured) ? [systematic(measured, period, figure)] : [];
  const used = isAllocationFirst(measured)
    ? (['lcFinance', 'lcAllocatedRa'] as const).map((each) => figure(each))
    : [];
  const sum = [...parts.slice(0, 2), ...used, ...allocated].reduce(
    (total, { value }) => total + value,
    0,
  );
  const [, , items = 0, effect = 0, future = 0] = parts.map(({ value }) => value);
  const held = `lc.opening + lc.new${allocated.map((each) => ` + lc.finance + lc.allocatedRa + ${each.name}`).join('')}`;
  return derived(
    name,
    Math.min(sum, Math.max(0, items + effect - future)),
    '50(b)',
    `min(${held}, max(0, ${variableFee} - fcf.future))`,
    [...parts, ...used, ...allocated],
  );
}

export const reversal = (measured: Measured, period: number, figure: Figure): Formula => {
  const first = reversed(measured, period, figure);
  return { formula: `-${first.name} - lc.madeUp`, others: [first] };
};

const csmBefore = 'csm.opening + csm.new + csm.interest';

/** CSM once changes have met it, and the loss component then; before contracts leave. */
export function afterChanges(measured: Measured, period: number, figure: Figure) {
  const [first, allocated] = [
    reversed(measured, period, figure),
    systematic(measured, period, figure),
  ];
  return {
    margin: `${csmBefore} - fcf.future + ${variableFee} + lc.losses - ${first.name}`,
    loss: `lc.opening + lc.new + lc.finance + lc.allocatedRa + lc.losses + ${allocated.name} - ${first.name}`,
    others: [first, allocated],
  };
}

/** Contracts that join one group with a loss make it up with their CSM (20, 24). */
export function madeUp(measured: Measured, period: number, figure: Figure): string | Formula {
  if (measured.group.policies.joiningContracts !== 'oneGroup' || measured.group.held) return '0';
  const { margin, loss, others } = afterChanges(measured, period, figure);
  return {
    formula: `max(0, min(${margin} + csm.derecognised, ${loss} + lc.derecognised))`,
    others,
  };
}

export function allocatedClaims(measured: Measured, period: number, figure: Figure): Formula {
  const allocated = systematic(measured, period, figure);
  const left = valueOf(measured, period, 'lcAllocatedClaims') - allocated.value;
  const isLast = valueOf(measured, period, 'coverageFuture') === 0 && Math.abs(left) > 1e-12;
  if (!isLast) return { formula: allocated.name, others: [allocated] };
  const rest = [
    'lcOpening',
    'lcNew',
    'lcFinance',
    'lcAllocatedRa',
    'lcLosses',
    'lcReversal',
    'lcDerecognised',
  ] as const;
  const parts = rest.map((each) => figure(each));
  const remaining = derived(
    'what is left of the loss component when coverage ends',
    parts.reduce((sum, { value }) => sum + value, allocated.value),
    '52',
    [...parts, allocated].map(({ name }) => name).join(' + '),
    [...parts, allocated],
  );
  return { formula: `${allocated.name} - ${remaining.name}`, others: [allocated, remaining] };
}

export function financeOfLoss(
  measured: Measured,
  period: number,
  figure: Figure,
): string | Formula {
  const has = valueOf(measured, period, 'lcFinance') !== 0;
  if (!has) return '0';
  const { formula, others = [] } = component(measured, period, figure);
  if (measured.group.policies.systematicBasis !== 'coverageUnits')
    return {
      formula: `(${formula}) × (outflows.interest + ra.interest) ÷ (outflows.opening + ra.opening + ra.new)`,
      others,
    };
  const rate = accretionRate(measured, period);
  return { formula: `(${formula}) × ${rate.name}`, others: [...others, rate] };
}

export function shareOfLoss(measured: Measured, period: number): string {
  if (measured.group.held) return '0';
  const at = (column: Column) => valueOf(measured, period, column);
  if (componentValue(measured, period) === 0) return '0';
  const byUnits =
    at('coverageProvided') + at('coverageFuture') === 0
      ? '1'
      : 'coverage.provided ÷ (coverage.provided + coverage.future)';
  if (measured.group.policies.systematicBasis === 'coverageUnits') return byUnits;
  const service =
    'outflows.opening + ra.opening + ra.new + outflows.interest + ra.interest - investment.opening';
  const outflows = at('outflowsOpening') + at('raOpening') + at('raNew');
  const value = outflows + at('outflowsInterest') + at('raInterest') - at('investmentOpening');
  return hasService(value, outflows)
    ? `min(1, max(0, (expected.claims - ra.release) ÷ (${service})))`
    : byUnits;
}
