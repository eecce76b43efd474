import type { Column } from '../core/row';
import { explainRoll } from './explainAccount';
import { valueOf } from './context';
import { fact } from './derivation';
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
import { joiningMargin } from './joiningMargin';
import { effectOfLeaving, hasLeft } from './leavingEffect';
import { accretionRate } from './rates';
import { by, type Explain } from './stepBuilders';

const csmBefore = 'csm.opening + csm.new + csm.interest';
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
    const rate = measured.csmGrowth ?? accretionRate(measured, period);
    return {
      formula: `(csm.opening + csm.new${measured.group.held ? ' + lc.new' : ''}) × ${rate.name}`,
      others: [rate],
    };
  }),
  csmUnderlyingItems: by('45(b)', (measured, period) => {
    const { group } = measured;
    if (group.input.model !== 'VFA') return '0';
    const items = group.input.underlyingItems;
    const change = items
      ? fact(`underlyingItems.fairValueChange[${period}]`, group.fairValueChange?.[period] ?? 0)
      : explainRoll(group, 'changeInFairValue', period);
    const share =
      items?.policyholderShare === undefined
        ? []
        : [fact('underlyingItems.policyholderShare', items.policyholderShare)];
    return {
      formula: [change, ...share].map(({ name }) => name).join(' × '),
      others: [change, ...share],
    };
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
  csmFuture: by('44(c), 48, 50(b)', ({ group }) =>
    group.held ? '-fcf.future' : '-fcf.future + lc.losses + lc.reversal',
  ),
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
  csmReleaseShare: by('B119(b)', (measured, period) =>
    valueOf(measured, period, 'coverageProvided') + valueOf(measured, period, 'coverageFuture') ===
    0
      ? '1'
      : 'coverage.provided ÷ (coverage.provided + coverage.future)',
  ),
  csmRelease: by('44(e), B119', '-csm.beforeRelease × csm.releaseShare'),
  csmDerecognised: by('76(b), 77', (measured, period, figure) => {
    if (!hasLeft(measured, period)) return '0';
    const effect = effectOfLeaving(measured, period, figure);
    return {
      formula: `${effect.name}${measured.group.held ? '' : ' + lc.derecognised'}`,
      others: [effect],
    };
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
