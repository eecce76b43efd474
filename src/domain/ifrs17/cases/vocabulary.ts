/**
 * Authors name the same fact in their own words: `raRelease`, `riskAdjustmentReleased`, `releaseOfRiskAdjustment`. Here each fact has one
 * name, and other phrases for it; abbreviations, order and filler words do not matter.
 */
export const phrasesOf: Readonly<Record<string, readonly string[]>> = {
  premium: ['initial premium', 'premium at initial recognition', 'total premium', 'expected premium'],
  premiumsReceived: ['premiums received before', 'premiums received since initial recognition', 'cash received'],
  coverageYears: ['coverage period', 'coverage period in years', 'coverage term', 'number of years'],
  discountRate: ['initial discount rate', 'locked in rate', 'locked in discount rate', 'interest rate', 'rate'],
  csmAccretionRate: ['accretion rate', 'csm interest rate', 'csm rate', 'rate for accretion of csm'],
  currentRate: ['current discount rate', 'discount rate at end', 'discount rate at end of year', 'current market rate'],
  expectedOutflows: [
    'outflows',
    'future outflows',
    'expected future outflows',
    'estimated outflows',
    'initial expected outflows',
  ],
  actualOutflow: ['actual outflows', 'actual claims', 'actual claims and expenses', 'actual outflows paid'],
  revisedFuture: [
    'revised outflows',
    'revised future outflows',
    'revised expected outflows',
    'revised expected future outflows',
    'revised estimates',
    'revised estimate of future outflows',
  ],
  riskAdjustment: ['initial risk adjustment', 'risk adjustment for non financial risk'],
  raRelease: ['risk adjustment released for current service'],
  raFutureServiceChange: [
    'risk adjustment change',
    'risk adjustment increase',
    'risk adjustment revision',
    'risk adjustment change in estimates',
    'risk adjustment increase for future service',
  ],
  raClosing: ['risk adjustment at end', 'risk adjustment at end of year'],
  investmentComponent: ['investment components', 'investment component paid', 'investment component expected'],
  acquisitionCashFlows: [
    'insurance acquisition cash flows',
    'iacf',
    'attributable acquisition cash flows',
    'directly attributable acquisition cash flows',
    'directly attributable acquisition costs',
  ],
  acquisitionCostsPaid: ['acquisition costs', 'total acquisition costs', 'all acquisition costs paid'],
  coverageUnits: ['expected coverage units', 'coverage units by year'],
  claimsIncurred: ['incurred claims'],
  cessionRate: [
    'ceded share',
    'cession share',
    'cession percentage',
    'cession',
    'ceded rate',
    'quota share',
    'reinsured share',
    'reinsurance share',
  ],
  reinsurancePremium: ['premium for reinsurance', 'reinsurance premium paid', 'premium paid', 'premium paid to reinsurer'],
  underlying: ['underlying groups', 'underlying contracts', 'underlying group', 'underlying insurance contracts'],
  reinsurance: ['reinsurance held', 'reinsurance contract', 'reinsurance contracts held', 'reinsurance group'],
  increaseInUnderlyingFcf: ['increase in fcf', 'change in underlying fcf', 'increase in fcf of underlying contracts'],
  decreaseInUnderlyingFcf: ['decrease in fcf', 'decrease in fcf of underlying contracts'],
  increaseInReinsuranceFcf: ['change in reinsurance fcf', 'increase in fcf of reinsurance'],
  lossComponent: [
    'loss',
    'loss recognised',
    'initial loss',
    'loss on underlying',
    'loss on onerous group',
    'loss on onerous contracts',
  ],
  lossRecovery: ['loss recovery component'],
  pvInflows: ['present value of future inflows', 'initial present value of inflows'],
  pvOutflows: ['present value of future outflows'],
  pvOutflowsInitial: ['present value of outflows at initial recognition'],
  consideration: ['consideration received'],
  fcf: ['initial fcf', 'fcf at transition', 'estimated fcf'],
  transition: ['at transition', 'transition date', 'at transition date'],
  known: ['known cash flows', 'cash flows before transition', 'before transition', 'before'],
  futureCashFlows: [
    'estimates of future cash flows',
    'estimated future cash flows',
    'undiscounted future cash flows',
    'net future cash flows',
  ],
  discounting: ['effect of discounting', 'discounting effect', 'discounting at transition'],
  discountingAdjustment: ['further discounting', 'additional discounting', 'discounting before transition'],
  outflowsPaid: ['claims paid', 'claims and expenses paid', 'outflows paid before'],
  raReleasedBefore: ['risk adjustment released before transition'],
  csmRecognisedBefore: [
    'csm recognised before transition',
    'csm recognised',
    'csm for service before',
    'csm of services before transition',
  ],
  pvAtInception: ['initial present value'],
  chargesBefore: [
    'charges',
    'charges deducted',
    'amounts charged',
    'charges deducted before transition',
    'charges to policyholders',
  ],
  amountsPaidBefore: [
    'other amounts paid',
    'paid not varying',
    'amounts paid not varying',
    'amounts paid that do not vary',
    'amounts paid before transition',
    'amounts paid not varying with underlying items',
  ],
  acquisitionPaidBefore: ['acquisition cash flows before transition', 'acquisition cash flows paid'],
  fairValueOfUnderlyingItems: ['underlying items at transition', 'fair value of items'],
  expectedPayout: ['expected outflow at maturity', 'payout'],
  shareOfAssetsPaid: ['share of assets', 'payout share', 'policyholder share'],
  bookYieldIncome: [
    'book yield',
    'interest income',
    'investment income',
    'investment income in profit or loss',
    'asset income in profit or loss',
    'income in profit or loss',
    'income of underlying items in profit or loss',
    'interest income in profit or loss',
  ],
  fairValueOfAssets: ['fair value of underlying assets', 'assets at fair value'],
  fairValueChange: ['change in fair value', 'fair value changes of underlying items', 'change in fair value of underlying items'],
  effectOfTimeValueAndFinancialRisk: ['finance effect', 'effect of time value of money and financial risk'],
  fairValueReturn: ['returns', 'return', 'fair value returns', 'return on underlying items'],
  annualChargeRate: ['charge rate', 'annual charge', 'annual fee rate'],
  deathBenefitFloor: ['minimum death benefit', 'guaranteed death benefit', 'death benefit'],
  deathsPerYear: ['deaths'],
  openingCsm: ['csm at beginning', 'csm before change'],
  openingLossComponent: ['loss component at beginning'],
  changeInFcf: [
    'fcf change',
    'future service change',
    'change in future service',
    'change in estimates',
    'change in fcf of future service',
  ],
  releaseShare: ['release factor', 'amortisation factor', 'share released'],
  coverageUnitsProvided: ['current coverage units', 'coverage units of current period', 'coverage units of the period'],
  coverageUnitsFuture: ['future coverage units', 'remaining coverage units', 'coverage units remaining'],
};

const shortened: readonly (readonly [RegExp, string])[] = [
  [/\bcontractual service margin\b/g, 'csm'],
  [/\brisk adjustment\b/g, 'ra'],
  [/\bfulfilment cash flows?\b/g, 'fcf'],
  [/\bpresent value\b/g, 'pv'],
  [/\bfair value\b/g, 'fv'],
  [/\bloss component\b/g, 'lc'],
  [/\binitial recognition\b|\binception\b|\binitially\b/g, 'initial'],
  [/\bcash (out|in)flow/g, '$1flow'],
  [/\bpayments?\b/g, 'outflow'],
];
const fillers = new Set(['a', 'the', 'of', 'at', 'in', 'for', 'to', 'by', 'and', 'per', 'each', 'on']);

/** The words that carry the meaning, without endings and in one order: equal for names that mean the same. */
export function meaningOf(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .toLowerCase();
  const short = shortened.reduce((text, [long, abbreviation]) => text.replace(long, abbreviation), words);
  const stems = short
    .split(' ')
    .filter((word) => word !== '' && !fillers.has(word))
    .map((word) => (word.length > 3 ? word.replace(/s$/, '').replace(/(ed|e)$/, '') : word));
  return [...new Set(stems)].sort().join(' ');
}
