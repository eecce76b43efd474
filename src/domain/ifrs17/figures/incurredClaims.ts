import { claimsTerms, type ClaimsMovement } from '../core/claims/claimsRunOff';
import { claimsSum } from '../explain/estimates/claimsValues';
import { fact, derivedBy } from '../formula/derivation';
import type { Case } from './plan/case';
import { signed, type Definitions, type Source } from './plan/definitions';
import { stated } from './plan/sources';

/** What accident periods add up to, as stated. */
const ofAccidents = (paragraph: string, movement: ClaimsMovement): Source => ({
  paragraph,
  read: ({ group, period }) => group.runOff?.[movement][period] as number,
  explain(measured, period, _, name) {
    const { runOff } = measured.group;
    const terms = runOff ? claimsTerms(runOff, movement, period) : [];
    return claimsSum(measured, name, paragraph, terms);
  },
});

/** Growth of the liability for incurred claims over a period, less one. */
const growth: Source = {
  paragraph: '42(c)',
  read: ({ group }) =>
    (1 + (group.input.incurredClaims?.interestRate ?? 0)) **
      (1 / (group.input.periodsPerYear ?? 1)) -
    1,
  explain: ({ group }, _, __, name) =>
    derivedBy(name, '42(c)', `(1 + rate) ^ (1 ÷ ${group.input.periodsPerYear ?? 1}) - 1`, {
      rate: fact('incurredClaims.interestRate', group.input.incurredClaims?.interestRate ?? 0),
    }),
};

const statedOf = (
  paragraph: string,
  field: 'riskAdjustment' | 'riskAdjustmentRelease' | 'pastServiceChange' | 'paid',
): Source => stated(paragraph, `incurredClaims.${field}`);

/**
 * Liability for incurred claims (40(b), 42, 59(b), 103): incurred, interest, changes of past service, paid. Its risk adjustment is within. Expenses
 * and investment components are paid as they are incurred; claims run off by accident period.
 */
export function incurredClaims({ isHeld, hasRunOff, claimsAccrete, states }: Case): Definitions {
  const settled = '-(lic.incurred + lic.investmentComponent)';
  const moved: Definitions = hasRunOff
    ? {
        claimsIncurred: ofAccidents('40(b)', 'incurred'),
        claimsPaid: ofAccidents('105(a)(iii)', 'paid'),
        claimsPastService: ofAccidents('42(b), B97(b)', 'pastService'),
        claimsFinance: ofAccidents('42(c), 87', 'finance'),
        claimsFinanceOci: ofAccidents('88(b), B131, B133', 'financeOci'),
        licPastService: ['42(b), B97(b)', signed(isHeld, 'claims.pastService')],
        licFinanceOci: ['88(b), B131, B133', signed(isHeld, 'claims.financeOci')],
        // With the effect of new rates where all finance is in profit or loss; OCI's part comes on top.
        licFinance: ['42(c), 87', `${signed(isHeld, 'claims.finance')} + lic.financeOci`],
        licPaid: [
          '105(a)(iii)',
          `${settled} ${signed(isHeld, 'claims.incurred')} ${signed(isHeld, 'claims.paid', true)}`,
        ],
      }
    : {
        statedPastService: statedOf('42(b), B97(b)', 'pastServiceChange'),
        licPastService: ['42(b), B97(b)', signed(isHeld, 'stated.pastService')],
        ...(claimsAccrete
          ? {
              rateClaims: growth,
              licFinance: ['42(c), 87', 'lic.opening × rate.claims'] as const,
            }
          : {}),
        ...(states.includes('incurredClaims.paid')
          ? {
              statedPaid: statedOf('105(a)(iii)', 'paid'),
              licPaid: ['105(a)(iii)', signed(isHeld, 'stated.paid', true)] as const,
            }
          : { licPaid: ['105(a)(iii)', settled] as const }),
      };
  return {
    licIncurred: ['40(b)', '-bel.incurred'],
    licInvestmentComponent: ['103(c)', '-bel.investmentComponent'],
    statedLicRiskAdjustment: statedOf('37, 42', 'riskAdjustment'),
    statedLicRaRelease: statedOf('42', 'riskAdjustmentRelease'),
    licRiskAdjustment: ['37, 42', signed(isHeld, 'stated.licRiskAdjustment')],
    licRaRelease: ['42', signed(isHeld, 'stated.licRaRelease', true)],
    ...moved,
    licRaClosing: ['42', 'lic.raOpening + lic.riskAdjustment + lic.raRelease'],
    licClosing: [
      '40(b)',
      'lic.opening + lic.incurred + lic.investmentComponent + lic.riskAdjustment + lic.finance + lic.pastService + lic.raRelease + lic.paid',
    ],
  };
}
