import type { Column } from '../core/row';

/** A column that is a signed sum of other columns of its period, or an opening balance. */
export interface ColumnDefinition {
  readonly paragraph: string;
  readonly sum: string;
}

const sum = (paragraph: string, terms: string): ColumnDefinition => ({ paragraph, sum: terms });

/** The additive part of the measurement: what the steps add up, in the standard's order. */
export const additive: Partial<Record<Column, ColumnDefinition>> = {
  belNew: sum('32(a)', 'belNewInflows + belNewOutflows'),
  belClosing: sum(
    '40, 101(a)',
    'belOpening + belNew + belPremiums + belAcquisition + belInterest + belRateChange + belFinancialRisk + belFuture + belFutureGap + belExperience + belFutureExperience + belIncurred + belInvestmentComponent + belDerecognised + belFx',
  ),
  raClosing: sum(
    '37, 101(b)',
    'raOpening + raNew + raInterest + raRateChange + raFuture + raRelease + raDerecognised + raFx',
  ),
  csmBeforeRelease: sum(
    '44, 45, 66',
    'csmOpening + csmNew + csmInterest + csmUnderlyingItems + csmFinanceEffect + csmFuture + csmLossRecovery + csmDerecognised',
  ),
  csmClosing: sum('44, 101(c)', 'csmBeforeRelease + csmRelease + csmFx'),
  lcClosing: sum(
    '49-52',
    'lcOpening + lcNew + lcFinance + lcAllocatedClaims + lcAllocatedRa + lcLosses + lcReversal + lcDerecognised + lcFx',
  ),
  licClosing: sum(
    '40(b)',
    'licOpening + licIncurred + licInvestmentComponent + licRiskAdjustment + licFinance + licPastService + licRaRelease + licPaid + licFx',
  ),
  lrcClosing: sum(
    '55(b)',
    'lrcOpening + lrcPremiums + lrcAcquisition + lrcAcquisitionAmortised + lrcFinance + lrcRevenue + lrcInvestmentComponent + lrcFx',
  ),
  revenueRa: sum('B124(b)', '- raRelease + lcAllocatedRa'),
  revenueCsm: sum('B124(c)', '- csmRelease'),
  expenseLosses: sum('47-48', 'lcNew + lcLosses + lcDerecognised'),
  expenseReversal: sum('50(b)', 'lcReversal'),
  expenseLossAllocated: sum('50(a)', 'lcAllocatedClaims + lcAllocatedRa'),
  expenseIncurred: sum('103(b)(i)', 'licIncurred + licRiskAdjustment'),
  expenseTotal: sum(
    '84, 103(b)',
    'expenseIncurred + expenseAcquisition + expenseLosses + expenseReversal + expenseLossAllocated + expensePastService',
  ),
  serviceResult: sum('80(a)', 'revenueTotal - expenseTotal'),
  financeOci: sum('88(b), 90', 'financeTotal - financeProfitOrLoss'),
  profit: sum('80', 'serviceResult - financeProfitOrLoss - expenseOther - exchangeDifference'),
  licIncurred: sum('40(b)', '- belIncurred'),
  licInvestmentComponent: sum('103(c)', '- belInvestmentComponent'),
};

/** Columns of the general model and the variable fee approach alone. */
export const additiveGeneral: Partial<Record<Column, ColumnDefinition>> = {
  revenueTotal: sum(
    'B123-B124',
    'revenueClaims + revenueRa + revenueCsm + revenueAcquisition + revenuePremiumExperience',
  ),
  expenseAcquisition: sum('B125', 'revenueAcquisition'),
  financeTotal: sum(
    '87',
    'belInterest + belRateChange + belFinancialRisk + belFutureGap + raInterest + raRateChange + csmInterest + csmUnderlyingItems + csmFinanceEffect + licFinance',
  ),
  liability: sum('40', 'belClosing + raClosing + csmClosing + licClosing'),
};

/** Columns of the premium allocation approach. */
export const additiveAllocation: Partial<Record<Column, ColumnDefinition>> = {
  revenueTotal: sum('B126', '- lrcRevenue'),
  revenueAcquisition: sum('B125', 'lrcAcquisitionAmortised'),
  expenseLosses: sum('57-58', 'lcNew + lcLosses'),
  financeTotal: sum('56, 87', 'lrcFinance + licFinance'),
  financeProfitOrLoss: sum('88, B133', 'financeTotal - licFinanceOci'),
  liability: sum('55, 57, 59', 'lrcClosing + lcClosing + licClosing'),
};

/** Balances that open a period are those that closed the one before. */
export const openings: Partial<Record<Column, Column>> = {
  belOpening: 'belClosing',
  raOpening: 'raClosing',
  csmOpening: 'csmClosing',
  lcOpening: 'lcClosing',
  licOpening: 'licClosing',
  lrcOpening: 'lrcClosing',
};
