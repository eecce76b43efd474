/**
 * The tables of the disclosures as signed sums of a period's columns. Liability positive; in profit or loss income is positive.
 * One place says what a cell is: the numbers, their explanation and the documentation come from it.
 */
export type Cells = Readonly<Record<string, string>>;
export type TableDefinition = Readonly<Record<string, Cells>>;

const finance = {
  pv: 'belInterest + belRateChange + belFinancialRisk + belFutureGap',
  ra: 'raInterest + raRateChange',
  csm: 'csmInterest + csmUnderlyingItems + csmFinanceEffect',
};

/** 101, 104: by present value of future cash flows, risk adjustment and CSM. Totals are the sums of the three. */
export const para101: TableDefinition = {
  opening: { pv: 'belOpening', ra: 'raOpening', csm: 'csmOpening' },
  newContracts: { pv: 'belNew', ra: 'raNew', csm: 'csmNew' },
  cashInflows: { pv: 'belPremiums' },
  acquisitionCashFlows: { pv: 'belAcquisition' },
  finance,
  futureService: {
    pv: 'belFuture + belFutureExperience',
    ra: 'raFuture',
    csm: 'csmFuture + csmLossRecovery',
  },
  currentService: { pv: 'belExperience', ra: 'raRelease', csm: 'csmRelease' },
  derecognition: { pv: 'belDerecognised', ra: 'raDerecognised', csm: 'csmDerecognised' },
  exchangeDifferences: { pv: 'belFx', ra: 'raFx', csm: 'csmFx' },
  cashOutflows: { pv: 'belIncurred + belInvestmentComponent' },
  closing: { pv: 'belClosing', ra: 'raClosing', csm: 'csmClosing' },
};

/** 100, 103, 105: liability for remaining coverage without and with the loss component, liability for incurred claims. */
export const para100: Readonly<Record<string, Cells>> = {
  lrcExcludingLossComponent: {
    opening: 'belOpening + raOpening + csmOpening + lrcOpening - lcOpening',
    cashInflows: 'belPremiums',
    acquisitionCashFlows: 'belAcquisition',
    acquisitionAsset: '- acquisitionAssetDerecognised',
    insuranceRevenue: '- revenueTotal',
    acquisitionAmortisation: 'revenueAcquisition',
    investmentComponent: '- licInvestmentComponent',
    financeExpenses: `${finance.pv} + ${finance.ra} + ${finance.csm} + lrcFinance - lcFinance`,
    derecognition: 'belDerecognised + raDerecognised + csmDerecognised - lcDerecognised',
    exchangeDifferences: 'belFx + raFx + csmFx + lrcFx - lcFx',
    closing: 'belClosing + raClosing + csmClosing + lrcClosing - lcClosing',
  },
  lossComponent: {
    opening: 'lcOpening',
    losses: 'lcNew + lcLosses',
    financeExpenses: 'lcFinance',
    released: 'lcAllocatedClaims + lcAllocatedRa',
    reversal: 'lcReversal',
    derecognition: 'lcDerecognised',
    exchangeDifferences: 'lcFx',
    closing: 'lcClosing',
  },
  lic: {
    opening: 'licOpening',
    incurredClaims: 'licIncurred + licRiskAdjustment',
    investmentComponent: 'licInvestmentComponent',
    pastService: 'licPastService + licRaRelease',
    financeExpenses: 'licFinance',
    cashOutflows: 'licPaid',
    exchangeDifferences: 'licFx',
    closing: 'licClosing',
  },
};

/** 100 under the premium allocation approach: the loss component stands on top of the liability (57-58). */
export const para100PremiumAllocation: Readonly<Record<string, Cells>> = {
  ...para100,
  lrcExcludingLossComponent: {
    opening: 'lrcOpening',
    cashInflows: 'lrcPremiums',
    acquisitionCashFlows: 'lrcAcquisition',
    insuranceRevenue: 'lrcRevenue',
    acquisitionAmortisation: 'lrcAcquisitionAmortised',
    investmentComponent: 'lrcInvestmentComponent',
    derecognition: 'lrcDerecognised',
    financeExpenses: 'lrcFinance',
    exchangeDifferences: 'lrcFx',
    closing: 'lrcClosing',
  },
};

/** 100(c), 103, 105 under the premium allocation approach: the liability for incurred claims by present value and risk adjustment. */
export const para100Claims: TableDefinition = {
  opening: { pv: 'licOpening - licRaOpening', ra: 'licRaOpening' },
  incurredClaims: { pv: 'licIncurred', ra: 'licRiskAdjustment' },
  investmentComponent: { pv: 'licInvestmentComponent' },
  pastService: { pv: 'licPastService', ra: 'licRaRelease' },
  financeExpenses: { pv: 'licFinance' },
  cashOutflows: { pv: 'licPaid' },
  exchangeDifferences: { pv: 'licFx - licRaFx', ra: 'licRaFx' },
  closing: { pv: 'licClosing - licRaClosing', ra: 'licRaClosing' },
};

/** 103(b): insurance service expenses by what they are; costs are negative, reversals of losses positive. */
export const para103 = {
  incurredClaims: '- expenseIncurred',
  acquisitionAmortisation: '- expenseAcquisition',
  pastService: '- expensePastService',
  losses: '- expenseLosses',
  reversal: '- expenseReversal',
  released: '- expenseLossAllocated',
  insuranceServiceExpenses: '- expenseTotal',
} as const satisfies Cells;

/** B123: revenue seen from the liability: what left it that is not cash, finance, investment component or derecognition. */
export const revenueFromLiability =
  'belOpening + raOpening + csmOpening - lcOpening - belClosing - raClosing - csmClosing + lcClosing + belPremiums + belAcquisition - acquisitionAssetDerecognised' +
  ` + revenueAcquisition - licInvestmentComponent + ${finance.pv} + ${finance.ra} + ${finance.csm} - lcFinance` +
  ' + belDerecognised + raDerecognised + csmDerecognised - lcDerecognised + belFx + raFx + csmFx - lcFx';

/** 80-92: statement of financial performance. Expenses negative. */
export const performance = {
  insuranceRevenue: 'revenueTotal',
  insuranceServiceExpenses: '- expenseTotal',
  insuranceServiceResult: 'serviceResult',
  otherExpenses: '- expenseOther',
  insuranceFinanceExpenses: '- financeProfitOrLoss',
  oci: '- financeOci - ociFx',
} as const satisfies Cells;

/** 106: analysis of insurance revenue. */
export const para106 = {
  insuranceServiceExpensesExpected: 'revenueClaims',
  raRelease: 'revenueRa',
  csmRecognised: 'revenueCsm',
  acquisitionRecovery: 'revenueAcquisition',
  premiumExperience: 'revenuePremiumExperience',
  insuranceRevenue: 'revenueTotal',
} as const satisfies Cells;

/** 82, 86: reinsurance held apart from contracts issued, as one amount or as premiums allocated and amounts recovered. */
export const para86 = {
  incomeOrExpensesFromReinsurance: 'serviceResult',
  allocationOfPremiums: 'revenueTotal',
  amountsRecovered: '- expenseTotal',
} as const satisfies Cells;

/** 107: effect of contracts initially recognised in the period. */
export const para107 = {
  pvInflows: 'belNewInflows',
  pvOutflows: 'belNewOutflows',
  pvNet: 'belNew',
  riskAdjustment: 'raNew',
  fulfilmentCashFlows: 'belNew + raNew',
  csm: 'csmNew',
  loss: 'lcNew',
} as const satisfies Cells;

/** 88-90: what OCI has accumulated, by the liability it comes from. An expense is positive; what is reclassified (91(a)) is within its liability. */
export const accumulatedOci = {
  opening: 'ociAccumulated - financeOci - ociFx',
  remainingCoverage: 'financeOci - licFinanceOci',
  incurredClaims: 'licFinanceOci',
  exchangeDifferences: 'ociFx',
  closing: 'ociAccumulated',
} as const satisfies Cells;
