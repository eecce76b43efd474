import type { Column } from '../core/row';
import type { Measured } from './context';
import { valueOf } from './context';
import { derived, fact, type Derivation } from './derivation';
import { discountFactor, lockedInRates } from './presentValues';
import { accretionRate, by, sumFormula, type Explain, type Figure, type Formula } from './stepBuilders';

/** Fulfilment cash flows (and an asset derecognised) of what joins, tranche by tranche: each may be profitable or not. */
function joiningFlows(measured: Measured, period: number, figure: Figure): readonly Derivation[] {
  const { group } = measured;
  const joined = group.joining[period] ?? [];
  const asset = period === 0 ? (group.input.acquisitionAsset ?? 0) : 0;
  const assetPart = asset === 0 ? [] : [fact('acquisitionAsset', asset)];
  if (joined.length === 0) return [];
  if (joined.length === 1) {
    const parts = [figure('belNew'), figure('raNew'), ...assetPart];
    const sign = group.sign < 0 ? ' - ' : ' + ';
    const formula = `bel.new + ra.new${asset === 0 ? '' : `${sign}acquisitionAsset`}`;
    const value = parts.reduce((sum, each, index) => sum + (index === 2 ? group.sign : 1) * each.value, 0);
    return [derived(`fulfilment cash flows joining in period ${period + 1}`, value, '38, 47', formula, parts)];
  }
  const sources = ['belNewInflows', 'belNewOutflows', 'raNew'] as const;
  const pieces = sources.map((column) => figure(column).from ?? []);
  return joined.map((_, index) => {
    const parts = pieces.flatMap((from) => from[index] ?? []);
    const value = parts.reduce((sum, each) => sum + each.value, 0) + (index === 0 ? group.sign * asset : 0);
    const formula = `${parts.map(({ name }) => name).join(' + ')}${index === 0 && asset !== 0 ? ' + acquisitionAsset' : ''}`;
    return derived(`fulfilment cash flows of tranche ${index + 1}`, value, '38, 47', formula, [
      ...parts,
      ...(index === 0 ? assetPart : []),
    ]);
  });
}

/** What joins, where it is profitable (-1) or onerous (+1). */
const joiningMargin =
  (sign: 1 | -1) =>
  (measured: Measured, period: number, figure: Figure): Formula => {
    const flows = joiningFlows(measured, period, figure);
    const isHeld = measured.group.held;
    if (isHeld && sign > 0) return { formula: '0' };
    const terms = flows.map(({ name }) => (isHeld ? `-(${name})` : `max(0, ${sign < 0 ? '-' : ''}(${name}))`));
    return { formula: terms.join(' + ') || '0', others: flows };
  };

const variable = '(csm.underlyingItems + csm.financeEffect)';
const csmBefore = 'csm.opening + csm.new + csm.interest';
const isAllocationFirst = ({ group }: Measured) => group.policies.lossComponentOrder === 'allocationFirst';

/** The loss component that is allocated, with its finance: as it stands, or after changes where 50(b) goes first. */
const component = (measured: Measured) => `lc.opening + lc.new${isAllocationFirst(measured) ? '' : ' + lc.losses + lc.reversal'}`;

/** What the systematic basis allocates to claims; the last period's rest (52) comes on top. */
function systematic(measured: Measured, period: number, figure: Figure): Derivation {
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

function reversal(measured: Measured, period: number, figure: Figure): Formula {
  // Where reversals come first, the allocation rests on them and not they on it.
  const allocated = isAllocationFirst(measured)
    ? systematic(measured, period, figure)
    : fact('loss component allocated', valueOf(measured, period, 'lcAllocatedClaims'));
  const more = netted(measured, period, allocated);
  return {
    formula: `-min(${heldComponent(measured, allocated)}, max(0, ${variable} - fcf.future))${more ? ` - ${more.name}` : ''}`,
    others: [...(isAllocationFirst(measured) ? [allocated] : []), ...(more ? [more] : [])],
  };
}

function allocatedClaims(measured: Measured, period: number, figure: Figure): Formula {
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

function financeOfLoss(measured: Measured, period: number): string | Formula {
  const has = valueOf(measured, period, 'lcFinance') !== 0;
  if (!has) return '0';
  if (measured.group.policies.systematicBasis !== 'coverageUnits')
    return `(${component(measured)}) × (outflows.interest + ra.interest) ÷ (outflows.opening + ra.opening + ra.new)`;
  const rate = accretionRate(measured, period);
  return { formula: `(${component(measured)}) × ${rate.name}`, others: [rate] };
}

function shareOfLoss(measured: Measured, period: number): string {
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

/** What leaves meets the margin less what is paid for it (76(b), 77). */
function effectOfLeaving(measured: Measured, period: number, figure: Figure): Derivation {
  const { input } = measured.group;
  const stated = (input.derecognitions ?? []).flatMap(({ atEndOf, price, deemedPremium }, index) =>
    atEndOf !== period + 1
      ? []
      : [
          ...(price === undefined ? [] : [fact(`derecognitions[${index}].price`, price)]),
          ...(deemedPremium === undefined ? [] : [fact(`derecognitions[${index}].deemedPremium`, deemedPremium)]),
        ],
  );
  const { sign } = measured.group;
  const parts = [figure('belDerecognised'), figure('raDerecognised')];
  const value = -parts.reduce((sum, each) => sum + each.value, 0) - stated.reduce((sum, each) => sum + sign * each.value, 0);
  const paid = stated.map(({ name }) => ` ${sign < 0 ? '+' : '-'} ${name}`).join('');
  return derived(
    `effect of contracts leaving in period ${period + 1}`,
    value,
    '76(b), 77',
    `-(bel.derecognised + ra.derecognised)${paid}`,
    [...parts, ...stated],
  );
}

const hasLeft = ({ group }: Measured, period: number) =>
  (group.input.derecognitions ?? []).some(({ atEndOf }) => atEndOf === period + 1);

/** Coverage units of a period as the estimates of the end of `period` have them. */
function unitsOf(measured: Measured, period: number, of: number): Derivation {
  const { group } = measured;
  if (group.input.model === 'PAA') {
    const own = group.input.premiumAllocation?.revenuePattern;
    return fact(
      `${own ? 'premiumAllocation.revenuePattern' : 'coverageUnits'}[${of}]`,
      (own ?? group.input.coverageUnits)?.[of] ?? 0,
    );
  }
  return fact(`coverageUnits[${of}]`, group.estimates.closing[period]?.units[of] ?? 0);
}

const lengthOf = ({ group }: Measured, period: number) =>
  group.input.model === 'PAA'
    ? (group.input.premiumAllocation?.revenuePattern ?? group.input.coverageUnits ?? []).length
    : (group.estimates.closing[period]?.units.length ?? 0);

function futureUnits(measured: Measured, period: number): Formula {
  const later = Array.from({ length: Math.max(0, lengthOf(measured, period) - period - 1) }, (_, index) => period + 1 + index);
  const units = later.map((of) => unitsOf(measured, period, of));
  if (!measured.group.policies.discountCoverageUnits || measured.group.input.model === 'PAA')
    return { formula: 'Σ units of later periods', others: units };
  const rates = lockedInRates(measured, period);
  const parts = units.map((unit, index) => {
    const factor = discountFactor(measured, rates, 2 * (period + 1), 2 * ((later[index] ?? 0) + 1));
    return derived(`${unit.name}, discounted`, unit.value * factor.value, 'B119', `${unit.name} × ${factor.name}`, [
      unit,
      factor,
    ]);
  });
  return { formula: 'Σ discounted units of later periods', others: parts };
}

/** CSM and loss component (38, 43-52, B119). */
export const marginSteps: Partial<Record<Column, Explain>> = {
  csmNew: by('38, 47, 65', joiningMargin(-1)),
  lcNew: by('47, 49', (measured, period, figure) => {
    if (measured.group.input.model === 'PAA') return { formula: '0' };
    return period === 0 ? joiningMargin(1)(measured, period, figure) : { formula: '0' };
  }),
  csmInterest: by('44(b), B72(b)', (measured, period) => {
    const rate = accretionRate(measured, period);
    return { formula: `(csm.opening + csm.new${measured.group.held ? ' + lc.new' : ''}) × ${rate.name}`, others: [rate] };
  }),
  csmUnderlyingItems: by('45(b)', (measured, period) => {
    const { group } = measured;
    if (group.input.model !== 'VFA') return '0';
    const items = group.input.underlyingItems;
    const change = fact(
      `${items ? 'underlyingItems.fairValueChange' : 'underlyingItems.changeInFairValue'}[${period}]`,
      group.fairValueChange?.[period] ?? 0,
    );
    const share =
      items?.policyholderShare === undefined ? [] : [fact('underlyingItems.policyholderShare', items.policyholderShare)];
    return { formula: [change, ...share].map(({ name }) => name).join(' × '), others: [change, ...share] };
  }),
  csmFinanceEffect: by('45(c), B113, B115', ({ group }, period) => {
    if (group.input.model !== 'VFA') return '0';
    const mitigation = group.input.underlyingItems?.riskMitigation;
    const part = fact(`underlyingItems.riskMitigation[${period}]`, mitigation?.[period] ?? 0);
    const effect = '-(bel.interest + bel.rateChange + bel.financialRisk)';
    return mitigation ? { formula: `${effect} + ${part.name}`, others: [part] } : effect;
  }),
  fcfFuture: by('44(c), 45(c), B96', (measured, period, figure) => {
    const joins = period > 0 && (measured.group.joining[period] ?? []).length > 0;
    const sum = 'bel.future + bel.futureExperience + ra.future';
    if (!joins) return sum;
    const { formula, others = [] } = joiningMargin(1)(measured, period, figure);
    return { formula: `${sum} + ${formula}`, others };
  }),
  csmFuture: by('44(c), 48, 50(b)', ({ group }) => (group.held ? '-fcf.future' : '-fcf.future + lc.losses + lc.reversal')),
  csmLossRecovery: by('66(bb), 66A-66B', ({ group }) =>
    !group.held
      ? '0'
      : `lc.new + lc.losses + lc.reversal${group.policies.lossRecoveryReversal === 'adjustsCsm' ? ' + lc.allocatedClaims' : ''}`,
  ),
  lcLosses: by('48', `max(0, fcf.future - ${variable} - (${csmBefore}))`),
  lcReversal: by('50(b)', reversal),
  lcFinance: by('51(c)', financeOfLoss),
  lcReleaseShare: by('50(a), 51', shareOfLoss),
  lcAllocatedClaims: by('51(a), 52', allocatedClaims),
  lcAllocatedRa: by('51(b)', (measured, period) =>
    valueOf(measured, period, 'lcAllocatedRa') === 0
      ? '0'
      : `-(${component(measured)} + lc.finance) × lc.releaseShare × (-ra.release) ÷ (expected.claims - ra.release)`,
  ),
  coverageProvided: by('B119', (measured, period) => sumFormula([[1, unitsOf(measured, period, period)]])),
  coverageFuture: by('B119', futureUnits),
  csmReleaseShare: by('B119(b)', (measured, period) =>
    valueOf(measured, period, 'coverageProvided') + valueOf(measured, period, 'coverageFuture') === 0
      ? '1'
      : 'coverage.provided ÷ (coverage.provided + coverage.future)',
  ),
  csmRelease: by('44(e), B119', '-csm.beforeRelease × csm.releaseShare'),
  csmDerecognised: by('76(b), 77', (measured, period, figure) => {
    if (!hasLeft(measured, period)) return '0';
    const effect = effectOfLeaving(measured, period, figure);
    return { formula: `${effect.name}${measured.group.held ? '' : ' + lc.derecognised'}`, others: [effect] };
  }),
  lcDerecognised: by('76(b), 77', (measured, period, figure) => {
    if (!hasLeft(measured, period) || measured.group.held) return '0';
    const effect = effectOfLeaving(measured, period, figure);
    const allocated = systematic(measured, period, figure);
    const left = `lc.opening + lc.new + lc.finance + lc.allocatedRa + lc.losses + lc.reversal + ${allocated.name}`;
    return {
      formula: `max(0, -(${effect.name}) - (${csmBefore} + ${variable} + csm.future)) - min(${left}, max(0, ${effect.name}))`,
      others: [effect, allocated],
    };
  }),
};
