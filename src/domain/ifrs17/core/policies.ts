import type { PoliciesInput } from '../schema/policies';

export type Policies = { readonly [K in keyof PoliciesInput]-?: NonNullable<PoliciesInput[K]> };

/** Where a policy is not stated: the choice that the published examples make. */
export const defaultPolicies: Policies = {
  lossComponentOrder: 'allocationFirst',
  joiningContracts: 'apart',
  systematicBasis: 'lossComponentRatio',
  discountCoverageUnits: false,
  riskAdjustmentDisaggregated: false,
  financeOption: 'profitOrLoss',
  reinsurancePresentation: 'separate',
  interimBasis: 'periodToPeriod',
  acquisitionBasis: 'passageOfTime',
  premiumExperience: 'futureService',
  investmentComponentExperience: 'futureService',
  lossRecoveryReversal: 'withinFulfilmentCashFlows',
};

/** True where profit or loss takes finance at locked-in or allocating rates and OCI the rest (88(b), B130-B133). */
export const isDisaggregated = (policies: Policies): boolean =>
  policies.financeOption === 'otherComprehensiveIncome' || isAllocating(policies);

/** True where profit or loss takes finance at a rate that allocates it and not at the locked-in rates (B132). */
export const isAllocating = ({ financeOption }: Policies): boolean =>
  financeOption === 'effectiveYield' || financeOption === 'projectedCreditingRate';
