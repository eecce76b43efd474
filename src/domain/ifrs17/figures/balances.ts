import type { Definitions } from './definitions';

/** What joins, by what is to come in and to go out (32(a)). */
export const recognition: Definitions = {
  belNew: ['32(a)', 'bel.newInflows + bel.newOutflows'],
};

/** What the liability for incurred claims takes over from remaining coverage (40(b), 103). */
export const claimsTakenOver: Definitions = {
  licIncurred: ['40(b)', '-bel.incurred'],
  licInvestmentComponent: ['103(c)', '-bel.investmentComponent'],
};

export const claimsClosing: Definitions = {
  licClosing: [
    '40(b)',
    'lic.opening + lic.incurred + lic.investmentComponent + lic.riskAdjustment + lic.finance + lic.pastService + lic.raRelease + lic.paid',
  ],
};

/** Closing balances as opening plus movements, and the period's cash (40, 105(a)). */
export const closingGeneral: Definitions = {
  belClosing: [
    '40, 101(a)',
    'bel.opening + bel.new + bel.premiums + bel.acquisition + bel.interest + bel.rateChange + bel.financialRisk + bel.future + bel.futureGap + bel.experience + bel.futureExperience + bel.incurred + bel.investmentComponent + bel.derecognised',
  ],
  raClosing: [
    '37, 101(b)',
    'ra.opening + ra.new + ra.interest + ra.rateChange + ra.future + ra.release + ra.derecognised',
  ],
  cashIn: ['105(a)', 'bel.premiums'],
  cashOut: ['105(a)', '-lic.paid - bel.acquisition + expense.other + leaving.price'],
  transferred: ['77(b)', 'leaving.deemed'],
  liability: ['40', 'bel.closing + ra.closing + csm.closing + lic.closing'],
};

/** Liability for remaining coverage of the premium allocation approach (55(b)). */
export const coverageClosing: Definitions = {
  lrcClosing: [
    '55(b)',
    'lrc.opening + lrc.premiums + lrc.acquisition + lrc.acquisitionAmortised + lrc.finance + lrc.revenue + lrc.investmentComponent',
  ],
};

export const closingAllocation: Definitions = {
  lcClosing: ['57-58', 'exact(lc.opening + lc.new + lc.losses + lc.reversal)'],
  cashIn: ['105(a)', 'bel.premiums'],
  cashOut: ['105(a)', '-lic.paid - bel.acquisition + expense.other'],
  liability: ['55, 57, 59', 'lrc.closing + lc.closing + lic.closing'],
};
