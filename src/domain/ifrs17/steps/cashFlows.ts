import type { FlowSet } from '../core/flowSet';
import type { State } from '../core/state';

/**
 * Cash flows and incurred claims of the period, and what differs from the expectation of its start (B96(a), B96(c), B97(c)):
 * claims and expenses concern its own service; premiums, acquisition cash flows and investment components future service unless the
 * policy says otherwise.
 */
export function cashFlows(state: State): void {
  const { group, row, period } = state;
  const { actual, policies } = group;
  const expected = group.estimates.opening[period] as FlowSet;
  const premiums = actual.premiums[period] as number;
  const claims = actual.claims[period] as number;
  const investment = actual.investment[period] as number;
  const acquisition = actual.acquisition[period] as number;
  row.expectedClaims = expected.claims[period] as number;
  row.expectedInvestmentComponent = expected.investment[period] as number;

  row.belPremiums = premiums;
  row.belAcquisition = -acquisition;
  row.belIncurred = -claims;
  row.belInvestmentComponent = -investment;
  row.belExperience =
    claims - row.expectedClaims + group.sign * (group.input.stated?.experience?.[period] ?? 0);
  row.acquisitionUnamortised += acquisition - (expected.acquisition[period] as number);

  // With no coverage to come there is no future service to which a difference could belong.
  const hasFuture = (group.estimates.closing[period]?.unitsAfter[period] ?? 0) > 0;
  const premium = premiums - (expected.premiums[period] as number);
  const component = investment - row.expectedInvestmentComponent;
  const acquired = acquisition - (expected.acquisition[period] as number);
  const premiumIsFuture = hasFuture && policies.premiumExperience === 'futureService';
  const componentIsFuture = hasFuture && policies.investmentComponentExperience === 'futureService';
  const future =
    (premiumIsFuture ? -premium : 0) +
    (componentIsFuture ? component : 0) +
    (hasFuture ? acquired : 0);
  const current =
    (premiumIsFuture ? 0 : -premium) +
    (componentIsFuture ? 0 : component) +
    (hasFuture ? 0 : acquired);
  row.belExperience += current;
  row.revenuePremiumExperience -= current;
  row.belFutureExperience = future;
  row.fcfFuture += future;
}
