import type { Case } from '../plan/case';
import { signed, type Definitions } from '../plan/definitions';
import { expected, happened, stated } from '../plan/sources';

/**
 * Cash flows of the period, and what differs from the expectation of its start (B96(a), B96(c), B97(c)): claims and expenses concern its own
 * service; premiums, acquisition cash flows and investment components future service unless the policy says otherwise, or no coverage is to
 * come to which a difference could belong.
 */
export function cashFlows({ isHeld, policies }: Case): Definitions {
  const differences = [
    ['- actual.premiums + expected.premiums', policies.premiumExperience === 'futureService'],
    [
      '+ actual.investment - expected.investmentComponent',
      policies.investmentComponentExperience === 'futureService',
    ],
    ['+ actual.acquisition - expected.acquisition', true],
  ] as const;
  const those = (isFuture: boolean) =>
    differences.flatMap(([text, each]) => (each === isFuture ? [text] : [])).join(' ') || '0';
  const all = differences.map(([text]) => text).join(' ');
  return {
    actualPremiums: happened('premiums'),
    actualClaims: happened('claims'),
    actualInvestment: happened('investment'),
    actualAcquisition: happened('acquisition'),
    expectedPremiums: expected('B96(a)', 'premiums'),
    expectedClaims: expected('B124(a)', 'claims'),
    expectedInvestmentComponent: expected('B124(a)(ii)', 'investment'),
    expectedAcquisition: expected('B96(a)', 'acquisition'),
    statedExperience: stated('B97(b)-(c)', 'stated.experience'),
    experienceCurrent: ['B97(c)', `if(coverage.future, ${those(false)}, ${all})`],
    belPremiums: ['105(a)(i)', 'actual.premiums'],
    belAcquisition: ['105(a)(ii)', '-actual.acquisition'],
    belIncurred: ['40', '-actual.claims'],
    belInvestmentComponent: ['103(c)', '-actual.investment'],
    belExperience: [
      'B97(c)',
      `actual.claims - expected.claims ${signed(isHeld, 'stated.experience')} + experience.current`,
    ],
    belFutureExperience: ['B96(a), B96(c)', `if(coverage.future, ${those(true)}, 0)`],
    revenuePremiumExperience: ['B124(d)', '-experience.current'],
  };
}
