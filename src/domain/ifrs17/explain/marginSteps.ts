import type { Column } from '../core/row';
import type { Measured } from './context';
import { explainRoll } from './explainAccount';
import { valueOf } from './context';
import { derived, fact, type Derivation } from './derivation';
import {
  afterChanges,
  allocatedClaims,
  component,
  financeOfLoss,
  madeUp,
  reversal,
  shareOfLoss,
  variableFee,
} from './lossComponentParts';
import { discountFactor } from './discountFactor';
import { unitsOf } from './provenance';
import { accretionRate, lockedInRates } from './rates';
import { by, sumFormula, type Explain, type Figure, type Formula } from './stepBuilders';

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

const csmBefore = 'csm.opening + csm.new + csm.interest';
/** At the end of the period, or of one of the year so far. */
const isWithin = ({ yearFrom }: Measured, period: number, atEndOf: number) =>
  atEndOf <= period + 1 && atEndOf > (yearFrom ?? period);

/** What leaves meets the margin less what is paid for it (76(b), 77). */
function effectOfLeaving(measured: Measured, period: number, figure: Figure): Derivation {
  const { input } = measured.group;
  const stated = (input.derecognitions ?? []).flatMap(({ atEndOf, price, deemedPremium }, index) =>
    !isWithin(measured, period, atEndOf)
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

const hasLeft = (measured: Measured, period: number) =>
  (measured.group.input.derecognitions ?? []).some(({ atEndOf }) => isWithin(measured, period, atEndOf));

const units = (measured: Measured, period: number, of: number): Derivation =>
  unitsOf(measured, of, { date: period + 1, opening: false });

const lengthOf = ({ group }: Measured, period: number) =>
  group.input.model === 'PAA'
    ? (group.input.premiumAllocation?.revenuePattern ?? group.input.coverageUnits ?? []).length
    : (group.estimates.closing[period]?.units.length ?? 0);

function futureUnits(measured: Measured, period: number): Formula {
  const later = Array.from({ length: Math.max(0, lengthOf(measured, period) - period - 1) }, (_, index) => period + 1 + index);
  const all = later.map((of) => units(measured, period, of));
  if (!measured.group.policies.discountCoverageUnits || measured.group.input.model === 'PAA')
    return { formula: 'Σ units of later periods', others: all };
  const rates = lockedInRates(measured, period);
  const parts = all.map((unit, index) => {
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
    return period === 0 || measured.group.policies.joiningContracts === 'apart'
      ? joiningMargin(1)(measured, period, figure)
      : { formula: '0' };
  }),
  csmInterest: by('44(b), B72(b)', (measured, period) => {
    const rate = accretionRate(measured, period);
    return { formula: `(csm.opening + csm.new${measured.group.held ? ' + lc.new' : ''}) × ${rate.name}`, others: [rate] };
  }),
  csmUnderlyingItems: by('45(b)', (measured, period) => {
    const { group } = measured;
    if (group.input.model !== 'VFA') return '0';
    const items = group.input.underlyingItems;
    const change = items
      ? fact(`underlyingItems.fairValueChange[${period}]`, group.fairValueChange?.[period] ?? 0)
      : explainRoll(group, 'changeInFairValue', period);
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
    const isOneGroup = measured.group.policies.joiningContracts === 'oneGroup';
    const joins = isOneGroup && period > 0 && (measured.group.joining[period] ?? []).length > 0;
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
  lcLosses: by('48', `max(0, fcf.future - ${variableFee} - (${csmBefore}))`),
  lcReversal: by('50(b)', reversal),
  lcMadeUp: by('20, 24', madeUp),
  lcFinance: by('51(c)', financeOfLoss),
  lcReleaseShare: by('50(a), 51', shareOfLoss),
  lcAllocatedClaims: by('51(a), 52', allocatedClaims),
  lcAllocatedRa: by('51(b)', (measured, period, figure) => {
    if (valueOf(measured, period, 'lcAllocatedRa') === 0) return '0';
    const { formula, others } = component(measured, period, figure);
    return {
      formula: `-(${formula} + lc.finance) × lc.releaseShare × (-ra.release) ÷ (expected.claims - ra.release)`,
      ...(others ? { others } : {}),
    };
  }),
  coverageProvided: by('B119', (measured, period) => sumFormula([[1, units(measured, period, period)]])),
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
    const { margin, loss, others } = afterChanges(measured, period, figure);
    return {
      formula: `max(0, -(${effect.name}) - (${margin})) - min(${loss}, max(0, ${effect.name}))`,
      others: [effect, ...others],
    };
  }),
};
