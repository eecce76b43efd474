import type { Product } from '../input/product';
import { stepsTo } from './decrements';
import type { MonthOfPoint, PointFormula } from './pointFormulas';

export const sumOr0 = (terms: readonly string[]) => (terms.length > 0 ? terms.join(' + ') : '0');

/** What a benefit pays once, of all that are paid on the same event. */
export const sharesOn = ({ benefits = [] }: Product, on: 'death' | 'diagnosis') =>
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
export const account = (
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
