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

/** Tables of the demo books; those of other books have the names that they were given. */
export const tableMessages = defineMessages({
  annuitants: { id: 'close.assumptionTable.annuitants' },
  annuity: { id: 'close.assumptionTable.annuity' },
  cancer: { id: 'close.assumptionTable.cancer' },
  declared: { id: 'close.assumptionTable.declared' },
  fire: { id: 'close.assumptionTable.fire' },
  'fire-industrial': { id: 'close.assumptionTable.fire-industrial' },
  'fire-preferred': { id: 'close.assumptionTable.fire-preferred' },
  fund: { id: 'close.assumptionTable.fund' },
  funds: { id: 'close.assumptionTable.funds' },
  health: { id: 'close.assumptionTable.health' },
  'insured-lives': { id: 'close.assumptionTable.insured-lives' },
  life: { id: 'close.assumptionTable.life' },
  motor: { id: 'close.assumptionTable.motor' },
  'motor-preferred': { id: 'close.assumptionTable.motor-preferred' },
  'motor-young': { id: 'close.assumptionTable.motor-young' },
  'no-surrender-value': { id: 'close.assumptionTable.no-surrender-value' },
  population: { id: 'close.assumptionTable.population' },
  property: { id: 'close.assumptionTable.property' },
  'property-old': { id: 'close.assumptionTable.property-old' },
  'property-preferred': { id: 'close.assumptionTable.property-preferred' },
  protection: { id: 'close.assumptionTable.protection' },
  savings: { id: 'close.assumptionTable.savings' },
  term: { id: 'close.assumptionTable.term' },
  treatment: { id: 'close.assumptionTable.treatment' },
  'whole-life': { id: 'close.assumptionTable.whole-life' },
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
