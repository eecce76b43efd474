import type { Case } from './plan/case';
import type { Definitions } from './plan/definitions';

/** Closing balances as opening plus movements, and the period's cash (40, 105(a)). */
export const closingGeneral: Definitions = {
  ociAccumulated: ['90', 'oci.opening + finance.oci'],
  belClosing: [
    '40, 101(a)',
    'bel.opening + bel.new + bel.premiums + bel.acquisition + bel.interest + bel.rateChange + bel.financialRisk + bel.future + bel.futureGap + bel.experience + bel.futureExperience + bel.incurred + bel.investmentComponent + bel.derecognised',
  ],
  raClosing: [
    '37, 101(b)',
    'exact(ra.opening + ra.new + ra.interest + ra.rateChange + ra.future + ra.release + ra.derecognised)',
  ],
  cashIn: ['105(a)', 'bel.premiums'],
  cashOut: ['105(a)', '-lic.paid - bel.acquisition + expense.other + derecognition.price'],
  transferred: ['77(b)', 'derecognition.deemed'],
  liability: ['40', 'bel.closing + ra.closing + csm.closing + lic.closing'],
};

/** The same under the premium allocation approach, where the loss component stands on top. */
export const closingAllocation: Definitions = {
  ociAccumulated: ['90', 'oci.opening + finance.oci'],
  cashIn: ['105(a)', 'bel.premiums'],
  cashOut: ['105(a)', '-lic.paid - bel.acquisition + expense.other + derecognition.price'],
  transferred: ['77(b)', 'derecognition.deemed'],
  liability: ['55, 57, 59', 'lrc.closing + lc.closing + lic.closing'],
};

export const closing = ({ model }: Case): Definitions =>
  model === 'PAA' ? closingAllocation : closingGeneral;
