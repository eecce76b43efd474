import { defineMessages } from 'react-intl';

export const kindMessages = defineMessages({
  mortality: { id: 'close.assumption.mortality' },
  morbidity: { id: 'close.assumption.morbidity' },
  claimCosts: { id: 'close.assumption.claimCosts' },
  lossRatios: { id: 'close.assumption.lossRatios' },
  lapse: { id: 'close.assumption.lapse' },
  expenses: { id: 'close.assumption.expenses' },
  commissions: { id: 'close.assumption.commissions' },
  crediting: { id: 'close.assumption.crediting' },
  inflation: { id: 'close.assumption.inflation' },
  claimsInflation: { id: 'close.assumption.claimsInflation' },
  riskFree: { id: 'close.curve.kind.riskFree' },
  illiquidityPremium: { id: 'close.curve.kind.premium' },
});

/** Fields of tables that have more than one; of the others the kind says enough. */
export const fieldMessages = defineMessages({
  male: { id: 'close.assumptionField.male' },
  female: { id: 'close.assumptionField.female' },
  paidUpRates: { id: 'close.assumptionField.paidUpRates' },
  perContract: { id: 'close.assumptionField.perContract' },
  shareOfPremium: { id: 'close.assumptionField.shareOfPremium' },
  shareOfClaims: { id: 'close.assumptionField.shareOfClaims' },
  acquisition: { id: 'close.assumptionField.acquisition' },
  initial: { id: 'close.assumptionField.initial' },
  renewal: { id: 'close.assumptionField.renewal' },
  volatility: { id: 'close.assumptionField.volatility' },
});

export const axisMessages = defineMessages({
  age: { id: 'close.axis.age' },
  policyYear: { id: 'close.axis.policyYear' },
  projectedYear: { id: 'close.axis.projectedYear' },
  term: { id: 'close.curve.term' },
  single: { id: 'close.axis.single' },
});

export const versionStates = defineMessages({
  draft: { id: 'close.version.draft' },
  submitted: { id: 'close.version.submitted' },
  approved: { id: 'close.version.approved' },
});

export const flowMessages = defineMessages({
  premiums: { id: 'close.flow.premiums' },
  claims: { id: 'close.flow.claims' },
  expenses: { id: 'close.flow.expenses' },
  investmentComponents: { id: 'close.flow.investmentComponents' },
  acquisition: { id: 'close.flow.acquisition' },
});

export const sliderMessages = defineMessages({
  lapse: { id: 'close.slider.lapse' },
  mortality: { id: 'close.slider.mortality' },
  morbidity: { id: 'close.slider.morbidity' },
  expenses: { id: 'close.slider.expenses' },
  curve: { id: 'close.slider.curve' },
  illiquidity: { id: 'close.slider.illiquidity' },
});

export const balanceMessages = defineMessages({
  bel: { id: 'close.compared.bel' },
  ra: { id: 'close.compared.ra' },
  csm: { id: 'close.compared.csm' },
  lossComponent: { id: 'close.compared.lossComponent' },
});
