import type { Product } from '../input/product';
import { decrements, grown, stepsTo } from './decrements';

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

const sumOr0 = (terms: readonly string[]) => (terms.length > 0 ? terms.join(' + ') : '0');

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

const sharesOn = ({ benefits = [] }: Product, on: 'death' | 'diagnosis') =>
  sumOr0(
    benefits.flatMap((each, index) =>
      each.on === on && (each.on === 'death' || each.endsContract)
        ? [`benefit${index}.share × sumInsured`]
        : [],
    ),
  );

/** What an account receives and what is taken from it in a month. `credit12` is what twelve months up to this one have credited. */
const accountMovement = /^(paidIn|riskCharge|credit|charge)(\d+)$/;

/** What a movement over several months adds up from: years where there are more than one of them, else months. Undefined where a name is none. */
export function addedUp(
  name: string,
  month: number,
): readonly (readonly [name: string, month: number])[] | undefined {
  const [, movement = '', length = ''] = accountMovement.exec(name) ?? [];
  if (movement === '') return undefined;
  const size = Number(length) > 12 ? 12 : 1;
  const own = size === 12 ? `${movement}12` : movement;
  const count = Number(length) / size;
  return Array.from({ length: count }, (_, index) => [own, month - size * (count - 1 - index)]);
}

/** A balance after the movements since the year began, or of the years since a dozen of them did: not after those of every month before. */
function rolledForward(month: number): string {
  const { start } = stepsTo(month + 1);
  const opening = start === 0 ? 'accountValue' : `at${start - 1}.account`;
  const length = month + 1 - start;
  const [paidIn, riskCharge, credit, charge] = ['paidIn', 'riskCharge', 'credit', 'charge'].map(
    (each) => (length === 1 ? each : `${each}${length}`),
  );
  return `${opening} + ${paidIn} - ${riskCharge} + ${credit} - ${charge}`;
}

/** The account balance of one contract, from the start of a month to its end. */
const account = (
  { month, isFirst, isDue, isInPayment }: MonthOfPoint,
  product: Product,
): Record<string, PointFormula> => {
  const terms = product.account;
  if (!terms || isInPayment) return { account: ['B65', '0'], accountReturn: ['B65', '0'] };
  const opening = isFirst ? 'accountValue' : 'before.account';
  const insured = sharesOn(product, 'death');
  return {
    paidIn: ['B65', isDue ? 'premium × (1 - premiumLoading)' : '0'],
    afterPremium: ['B65', `${opening} + paidIn`],
    sumAtRisk: [
      'B65',
      terms.deathBenefit === 'added' ? insured : `max(0, (${insured}) - afterPremium)`,
    ],
    riskCharge: ['B65', 'min(afterPremium, riskChargeFactor × deathRate × sumAtRisk)'],
    creditedRate: [
      'B65',
      terms.guaranteedRate === undefined
        ? '(1 + credited) ^ (1 ÷ 12) - 1'
        : '(1 + max(guaranteedRate, credited)) ^ (1 ÷ 12) - 1',
    ],
    credit: ['B65', '(afterPremium - riskCharge) × creditedRate'],
    charge: ['B65', '(afterPremium - riskCharge + credit) × chargeRate ÷ 12'],
    account: ['B65', rolledForward(month)],
    accountReturn: ['B104', 'inForce × credit'],
    guaranteedOnDeath: [
      'B76',
      terms.deathBenefit === 'added'
        ? 'guaranteedDeathShare × premiumsPaid'
        : `max(${insured}, guaranteedDeathShare × premiumsPaid)`,
    ],
    guaranteedAtMaturity: ['B76', 'guaranteedMaturityShare × premiumsPaid'],
  };
};

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
