import type { Column } from '../core/row';
import { derived } from './derivation';
import { estimate } from './provenance';
import { from, given, happened, type Explain } from './stepBuilders';
import { fulfilmentSteps } from './fulfilmentSteps';
import { marginSteps } from './marginSteps';

/** What is no plain sum. */
export const steps: Partial<Record<Column, Explain>> = {
  ...fulfilmentSteps,
  ...marginSteps,
  expectedClaims: (measured, period, _, name, value) =>
    derived(name, value, 'B124(a)', 'expected at the start of the period', [estimate(measured, 'claims', period, period, true)]),
  revenueClaims: from('B124(a)', 'expected.claims + lc.allocatedClaims', 'expectedClaims', 'lcAllocatedClaims'),
  revenueAcquisition: from(
    'B125',
    'acquisition cash flows not yet recovered × share of the period',
    'belAcquisition',
    'coverageProvided',
    'coverageFuture',
  ),
  financeProfitOrLoss: from(
    '88-89, B130-B136',
    'by policy: all; or interest at locked-in rates and what is not of the estimates; or what underlying items earn',
    'financeTotal',
  ),
  lrcPremiums: happened('premiums', '55(b)(i)'),
  lrcRevenue: from(
    'B126',
    '-expected premiums not yet earned × weight of the period ÷ weights left',
    'lrcOpening',
    'lrcPremiums',
    'coverageProvided',
    'coverageFuture',
  ),
  licPaid: given('105(a)(iii)', '-paid, or what was incurred', [
    'incurredClaims.paid[#]',
    ({ group }, period) => group.input.incurredClaims?.paid?.[period],
  ]),
};
