import type { Column } from '../core/row';
import { derived, fact } from './derivation';
import { currentRates, presentValueOf } from './presentValues';
import { accretion, from, opening, units, type Explain } from './stepBuilders';

/** CSM and loss component (38, 43-52, B119). */
export const marginSteps: Partial<Record<Column, Explain>> = {
  csmNew: from('38, 47', 'max(0, -(bel.new + ra.new + asset derecognised)); held: of either sign', 'belNew', 'raNew'),
  lcNew: from('47, 49', 'max(0, bel.new + ra.new + asset derecognised)', 'belNew', 'raNew'),
  csmInterest: accretion,
  csmUnderlyingItems: (measured, period, _, name, value) => {
    const change = measured.group.fairValueChange?.[period] ?? 0;
    return derived(name, value, '45(b)', 'change in fair value of underlying items', [
      measured.group.account
        ? derived(`account: changeInFairValue[${period}]`, change, 'B104', '(opening + premium) × return', [
            fact(`accountBalance.returns[${period}]`, measured.group.input.accountBalance?.returns[period] ?? 0),
          ])
        : fact(`underlyingItems.fairValueChange[${period}]`, change),
    ]);
  },
  csmFinanceEffect: from(
    '45(c), B113',
    '-(bel.interest + bel.rateChange + bel.financialRisk) + risk mitigation',
    'belInterest',
    'belRateChange',
    'belFinancialRisk',
  ),
  fcfFuture: from(
    '44(c), 45(c), B96',
    'increase of fulfilment cash flows of future service',
    'belFuture',
    'belFutureExperience',
    'raFuture',
  ),
  csmFuture: from('44(c), 48, 50(b)', '-fcf.future + lc.losses + lc.reversal', 'fcfFuture', 'lcLosses', 'lcReversal'),
  lcLosses: from(
    '48',
    'max(0, fcf.future - csm available - variable fee)',
    'fcfFuture',
    'csmOpening',
    'csmNew',
    'csmInterest',
    'csmUnderlyingItems',
    'csmFinanceEffect',
  ),
  lcReversal: from(
    '50(b)',
    '-min(loss component, -fcf.future + variable fee)',
    'fcfFuture',
    'lcOpening',
    'lcNew',
    'lcFinance',
    'lcAllocatedClaims',
    'lcAllocatedRa',
  ),
  lcFinance: from(
    '51(c)',
    'loss component × finance of outflows ÷ (outflows + ra)',
    'lcOpening',
    'lcNew',
    'outflowsInterest',
    'raInterest',
    'outflowsOpening',
    'raOpening',
    'raNew',
  ),
  lcReleaseShare: from(
    '50(a), 51',
    '(expected claims - ra.release) ÷ (outflows + ra + finance - investment components)',
    'expectedClaims',
    'raRelease',
    'outflowsOpening',
    'outflowsInterest',
    'raOpening',
    'raNew',
    'investmentOpening',
  ),
  lcAllocatedClaims: from(
    '51(a)',
    '-(lc.opening + lc.new + lc.finance) × lc.releaseShare × claims ÷ (claims - ra.release)',
    'lcOpening',
    'lcNew',
    'lcFinance',
    'lcReleaseShare',
    'expectedClaims',
    'raRelease',
  ),
  lcAllocatedRa: from(
    '51(b)',
    '-(lc.opening + lc.new + lc.finance) × lc.releaseShare × ra ÷ (claims - ra.release)',
    'lcOpening',
    'lcNew',
    'lcFinance',
    'lcReleaseShare',
    'expectedClaims',
    'raRelease',
  ),
  outflowsOpening: (measured, period, _, name, value) =>
    derived(name, value, '51', 'Σ outflow × discount factor', [
      presentValueOf(measured, `${name}: outflows`, opening(measured, period), period, currentRates(measured, period), [
        'claims',
        'investment',
      ]),
    ]),
  outflowsInterest: from('51(c)', 'outflows.opening × current rate of the period', 'outflowsOpening'),
  coverageProvided: units,
  coverageFuture: units,
  csmReleaseShare: from(
    'B119(b)',
    'coverage.provided ÷ (coverage.provided + coverage.future)',
    'coverageProvided',
    'coverageFuture',
  ),
  csmRelease: from('44(e), B119', '-csm.beforeRelease × csm.releaseShare', 'csmBeforeRelease', 'csmReleaseShare'),
  csmDerecognised: from(
    '76(b), 77',
    '-(bel.derecognised + ra.derecognised) - price - deemed premium',
    'belDerecognised',
    'raDerecognised',
  ),
};
