import type { Column } from '../core/row';
import { valueOf, type Measured } from './context';
import { derived, fact, type Derivation } from './derivation';
import { accretionRate, type Figure, type Formula } from './stepBuilders';

/** The variable fee, as formulas name it. */
export const variableFee = '(csm.underlyingItems + csm.financeEffect)';
const isAllocationFirst = ({ group }: Measured) => group.policies.lossComponentOrder === 'allocationFirst';

/** The loss component that is allocated, with its finance: as it stands, or after changes where 50(b) goes first. */
export const component = (measured: Measured) =>
  `lc.opening + lc.new${isAllocationFirst(measured) ? '' : ' + lc.losses + lc.reversal'}`;

/** What the systematic basis allocates to claims; the last period's rest (52) comes on top. */
export function systematic(measured: Measured, period: number, figure: Figure): Derivation {
  const claims = valueOf(measured, period, 'expectedClaims');
  const released = -valueOf(measured, period, 'raRelease');
  const parts = (['lcOpening', 'lcNew', 'lcFinance', 'lcReleaseShare'] as const).map((each) => figure(each));
  const changes = isAllocationFirst(measured) ? [] : [figure('lcLosses'), figure('lcReversal')];
  const [opening = 0, added = 0, finance = 0, share = 0] = parts.map(({ value }) => value);
  const whole = (opening + added + finance + changes.reduce((sum, { value }) => sum + value, 0)) * share;
  const isShared = claims + released !== 0;
  const formula = `-(${component(measured)} + lc.finance) × lc.releaseShare${isShared ? ' × expected.claims ÷ (expected.claims - ra.release)' : ''}`;
  const value = isShared ? (-whole * claims) / (claims + released) : -whole;
  return derived('loss component allocated to claims by the systematic basis', value + 0, '51(a)', formula, [
    ...parts,
    ...changes,
    ...(isShared ? [figure('expectedClaims'), figure('raRelease')] : []),
  ]);
}

/** The loss component that changes of future service meet. */
const heldComponent = (measured: Measured, allocated: Derivation) =>
  `lc.opening + lc.new${isAllocationFirst(measured) ? ` + lc.finance + lc.allocatedRa + ${allocated.name}` : ''}`;

/** Contracts that join a group with a loss make it up with their CSM (24). */
function netted(measured: Measured, period: number, allocated: Derivation): Derivation | undefined {
  const at = (column: Column) => valueOf(measured, period, column);
  const decrease = at('csmUnderlyingItems') + at('csmFinanceEffect') - at('fcfFuture');
  const held =
    at('lcOpening') + at('lcNew') + (isAllocationFirst(measured) ? at('lcFinance') + at('lcAllocatedRa') + allocated.value : 0);
  const first = Math.min(held, Math.max(0, decrease));
  const rest = -at('lcReversal') - first;
  if (Math.abs(rest) <= 1e-9 * (1 + Math.abs(held))) return undefined;
  const [margin, loss] = [
    fact('CSM before it', at('csmBeforeRelease') + rest),
    fact('loss component before it', at('lcClosing') + rest - (at('lcAllocatedClaims') - allocated.value)),
  ];
  return derived('CSM of the group that makes up a loss', rest, '24', `min(${margin.name}, ${loss.name})`, [margin, loss]);
}

export function reversal(measured: Measured, period: number, figure: Figure): Formula {
  // Where reversals come first, the allocation rests on them and not they on it.
  const allocated = isAllocationFirst(measured)
    ? systematic(measured, period, figure)
    : fact('loss component allocated', valueOf(measured, period, 'lcAllocatedClaims'));
  const more = netted(measured, period, allocated);
  return {
    formula: `-min(${heldComponent(measured, allocated)}, max(0, ${variableFee} - fcf.future))${more ? ` - ${more.name}` : ''}`,
    others: [...(isAllocationFirst(measured) ? [allocated] : []), ...(more ? [more] : [])],
  };
}

export function allocatedClaims(measured: Measured, period: number, figure: Figure): Formula {
  const allocated = systematic(measured, period, figure);
  const left = valueOf(measured, period, 'lcAllocatedClaims') - allocated.value;
  const isLast = valueOf(measured, period, 'coverageFuture') === 0 && Math.abs(left) > 1e-12;
  if (!isLast) return { formula: allocated.name, others: [allocated] };
  const rest = ['lcOpening', 'lcNew', 'lcFinance', 'lcAllocatedRa', 'lcLosses', 'lcReversal', 'lcDerecognised'] as const;
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

export function financeOfLoss(measured: Measured, period: number): string | Formula {
  const has = valueOf(measured, period, 'lcFinance') !== 0;
  if (!has) return '0';
  if (measured.group.policies.systematicBasis !== 'coverageUnits')
    return `(${component(measured)}) × (outflows.interest + ra.interest) ÷ (outflows.opening + ra.opening + ra.new)`;
  const rate = accretionRate(measured, period);
  return { formula: `(${component(measured)}) × ${rate.name}`, others: [rate] };
}

export function shareOfLoss(measured: Measured, period: number): string {
  if (measured.group.held) return '0';
  const at = (column: Column) => valueOf(measured, period, column);
  const changed = isAllocationFirst(measured) ? 0 : at('lcLosses') + at('lcReversal');
  if (at('lcOpening') + at('lcNew') + changed === 0) return '0';
  if (measured.group.policies.systematicBasis === 'coverageUnits')
    return at('coverageProvided') + at('coverageFuture') === 0
      ? '1'
      : 'coverage.provided ÷ (coverage.provided + coverage.future)';
  const service = 'outflows.opening + ra.opening + ra.new + outflows.interest + ra.interest - investment.opening';
  const value =
    at('outflowsOpening') + at('raOpening') + at('raNew') + at('outflowsInterest') + at('raInterest') - at('investmentOpening');
  return value <= 0 ? '1' : `min(1, max(0, (expected.claims - ra.release) ÷ (${service})))`;
}
