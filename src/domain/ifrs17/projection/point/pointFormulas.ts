import type { Product } from '../input/product';
import { account, sharesOn, sumOr0 } from './accountFormulas';
import { decrements, grown } from './decrements';

/** Of one month of one model point: which of the formulas below apply. */
export interface MonthOfPoint {
  /** 0 is the first. */
  readonly month: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isNewBusiness: boolean;
  readonly isDue: boolean;
  readonly isSurrenderClosed: boolean;
  readonly isInPayment: boolean;
  /** First month of the annuity, and whether the account buys it then. */
  readonly isAnnuityStart: boolean;
  /** The month from which it is in payment, among those projected. */
  readonly paidFrom: number;
  readonly isCertain: boolean;
}

/** Paragraph and formula. Names of `before` are those of the month before, of `at12` those of the thirteenth; `benefit1` is the product's second benefit. */
export type PointFormula = readonly [paragraph: string, formula: string];

/** Claims of the benefits that do not end a contract, of one in force. */
function recurring({ benefits = [] }: Product): string {
  return sumOr0(
    benefits.flatMap((each, index) => {
      const own = `benefit${index}`;
      if (each.on === 'diagnosis' && !each.endsContract)
        return [`${own}.share × sumInsured × ${own}.rate`];
      if (each.on === 'treatment')
        return [`${own}.share × sumInsured × ${own}.cost ÷ 12 × claimsPrice`];
      return each.on === 'loss' ? [`premiumEarned × ${own}.lossRatio`] : [];
    }),
  );
}

/** What is paid to those who stay to the end; `stated` of a product with surrender values is an investment component. */
const maturityOf = ({ isInPayment }: MonthOfPoint, product: Product) => {
  const { maturity, account: terms, surrenderValue } = product;
  const stated = sumOr0([
    ...(maturity?.shareOfPremiums === undefined ? [] : ['maturity.shareOfPremiums × premiumsPaid']),
    ...(maturity?.shareOfSumInsured === undefined
      ? []
      : ['maturity.shareOfSumInsured × sumInsured']),
  ]);
  const isComponent = terms
    ? (surrenderValue?.isInvestmentComponent ?? true)
    : surrenderValue !== undefined && (surrenderValue.isInvestmentComponent ?? true);
  const hasGuarantee = terms?.guaranteedAtMaturity !== undefined && !isInPayment;
  return {
    component: `survivors × (account + ${isComponent ? stated : '0'})`,
    claims: `survivors × (${isComponent ? '0' : stated} + ${hasGuarantee ? 'excessAtMaturity' : '0'})`,
  };
};

function benefitsOf(at: MonthOfPoint, product: Product): Record<string, PointFormula> {
  const matured = at.isLast ? maturityOf(at, product) : undefined;
  const plus = (terms: string | undefined) => (terms ? ` + ${terms}` : '');
  const always: Record<string, PointFormula> = {
    claimsRecurring: ['B65(b)', `inForce × (${recurring(product)})`],
  };
  if (at.isInPayment) {
    const buys = at.isAnnuityStart && !at.isFirst && product.account;
    return {
      ...always,
      surrenderValue: ['B65', '0'],
      annuity: [
        'B65(b)',
        buys
          ? 'before.account ÷ conversionFactor'
          : at.isFirst || at.isAnnuityStart
            ? 'sumInsured'
            : `at${at.paidFrom}.annuity`,
      ],
      certain: [
        'Appendix A',
        at.isFirst || at.isAnnuityStart ? 'inForce' : `at${at.paidFrom}.certain`,
      ],
      claims: [
        'B65(b)',
        `claimsRecurring${at.isCertain ? '' : ' + survivors × annuity ÷ 12'}${plus(matured?.claims)}`,
      ],
      investmentComponents: [
        'Appendix A',
        `${at.isCertain ? 'certain × annuity ÷ 12' : '0'}${plus(matured?.component)}`,
      ],
    };
  }
  const isComponent = product.account ?? product.surrenderValue?.isInvestmentComponent ?? true;
  const component = isComponent ? 'surrenderValue' : '0';
  const decrements = 'deaths + diagnoses + lapses';
  const added = product.account?.deathBenefit === 'added' ? ` + ${sharesOn(product, 'death')}` : '';
  return {
    ...always,
    surrenderValue: [
      'B65(b)',
      product.account
        ? 'account × (1 - surrenderCharge)'
        : at.isSurrenderClosed
          ? '0'
          : 'surrenderShare × premiumsPaid',
    ],
    claimsOnDeath: [
      'B65(b)',
      product.account
        ? `deaths × (excessOnDeath${added} + account - surrenderValue)`
        : `deaths × max(0, ${sharesOn(product, 'death')} - ${component})`,
    ],
    claimsOnDiagnosis: [
      'B65(b)',
      `diagnoses × max(0, ${sharesOn(product, 'diagnosis')} - ${component})`,
    ],
    claimsOnLapse: ['B65(b)', isComponent ? '0' : 'lapses × surrenderValue'],
    claims: [
      'B65(b)',
      `claimsOnDeath + claimsOnDiagnosis + claimsOnLapse + claimsRecurring${plus(matured?.claims)}`,
    ],
    investmentComponents: [
      'Appendix A',
      `(${decrements}) × ${component}${plus(matured?.component)}`,
    ],
  };
}

function unitsOf({ isInPayment }: MonthOfPoint, { coverageUnits = 'sumInsured' }: Product): string {
  if (coverageUnits === 'contracts') return 'inForce';
  if (isInPayment) return 'inForce × annuity';
  return `inForce × ${coverageUnits}`;
}

/** What a month of a model point comes from, each figure by its one formula over figures of the month, the month before, and facts. */
export function pointFormulas(at: MonthOfPoint, product: Product): Record<string, PointFormula> {
  const due = at.isDue ? 'premium' : '0';
  return {
    ...decrements(at, product),
    premiums: ['B65(a)', at.isDue ? 'inForce × premium' : '0'],
    premiumsPaid: ['B65(a)', 'premium × premiumsSoFar'],
    premiumEarned: ['B126', 'premium × premiumsInAll ÷ term'],
    price: ['B59', at.isFirst ? '1' : grown(at.month, 'price', 'inflation')],
    claimsPrice: ['B59', at.isFirst ? '1' : grown(at.month, 'claimsPrice', 'claimsInflation')],
    ...account(at, product),
    ...benefitsOf(at, product),
    expenses: [
      'B65(f), (h)',
      `inForce × (perContract × price + ${due} × (shareOfPremium + renewal)) + claims × shareOfClaims`,
    ],
    acquisition: [
      'B65(e)',
      at.isNewBusiness
        ? 'inForce × (initialCommission × premium × premiumsOfFirstYear + acquisitionExpense)'
        : '0',
    ],
    coverageUnits: ['B119(a)', unitsOf(at, product)],
  };
}
