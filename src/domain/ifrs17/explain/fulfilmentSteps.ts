import type { Column } from '../core/row';
import { derived } from './derivation';
import { actual, estimate } from './provenance';
import {
  estimatesChange,
  future,
  given,
  happened,
  interest,
  newContracts,
  rateChange,
  statedOr,
  type Explain,
} from './stepBuilders';

/** Present value of future cash flows and risk adjustment, by what moved them (33-37, 40, 87). */
export const fulfilmentSteps: Partial<Record<Column, Explain>> = {
  belNewInflows: newContracts(['premiums'], 'inflows'),
  belNewOutflows: newContracts(['claims', 'investment', 'acquisition'], 'outflows'),
  belPremiums: happened('premiums', '105(a)(i)'),
  belAcquisition: happened('acquisition', '105(a)(ii)'),
  belIncurred: happened('claims', '40'),
  belInvestmentComponent: happened('investment', '103(c)'),
  belInterest: statedOr('interest', interest),
  belRateChange: rateChange,
  belFinancialRisk: statedOr('financialRisk', estimatesChange(false, ['financialRisk'])),
  belFuture: statedOr('futureService', estimatesChange(true, future)),
  belFutureGap: (measured, period, figure, name, value) =>
    derived(name, value, 'B97(a)', 'change at current rates - change at locked-in rates', [
      estimatesChange(false, future)(
        measured,
        period,
        figure,
        `${name}: change at current rates`,
        value + figure('belFuture').value,
      ),
      figure('belFuture'),
    ]),
  belExperience: (measured, period, _, name, value) =>
    derived(name, value, 'B97(c)', 'actual - expected (premiums and components with no future service, the other way)', [
      actual(measured, 'claims', period),
      estimate(measured, 'claims', period, period, true),
      actual(measured, 'premiums', period),
      estimate(measured, 'premiums', period, period, true),
    ]),
  belFutureExperience: (measured, period, _, name, value) =>
    derived(name, value, 'B96(a), B96(c)', '-(premiums received - expected) + (components and acquisition paid - expected)', [
      actual(measured, 'premiums', period),
      estimate(measured, 'premiums', period, period, true),
      actual(measured, 'investment', period),
      estimate(measured, 'investment', period, period, true),
    ]),
  raNew: given(
    '37',
    'riskAdjustment.initial, or its share of outflows',
    ['riskAdjustment.initial', ({ group }) => group.input.riskAdjustment?.initial],
    ['riskAdjustment.shareOfOutflows', ({ group }) => group.input.riskAdjustment?.shareOfOutflows],
  ),
  raRelease: given(
    'B124(b)',
    '-stated release, or stated closing less what is held, or by coverage units',
    ['riskAdjustment.release[#]', ({ group }, period) => group.input.riskAdjustment?.release?.[period]],
    ['riskAdjustment.closing[#]', ({ group }, period) => group.input.riskAdjustment?.closing?.[period]],
  ),
  raFuture: given('44(c), B96(d)', 'stated change of future service', [
    'riskAdjustment.futureServiceChange[#]',
    ({ group }, period) => group.input.riskAdjustment?.futureServiceChange?.[period],
  ]),
  raInterest: given('81', 'stated interest, or current rate × opening', [
    'riskAdjustment.interest[#]',
    ({ group }, period) => group.input.riskAdjustment?.interest?.[period],
  ]),
};
