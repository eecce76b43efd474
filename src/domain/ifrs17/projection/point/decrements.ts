import type { Product } from '../input/product';
import type { MonthOfPoint } from './pointFormulas';

const survivors = 'inForce - deaths - diagnoses - lapses';
const monthly = (annual: string) => `1 - (1 - ${annual}) ^ (1 ÷ 12)`;

/**
 * From where a month is reached, in what steps: within a year from its first month by months, and years from a dozen of years by years. So what runs on for
 * decades is a product of a few products, not a chain of all their months.
 */
export function stepsTo(month: number): {
  readonly start: number;
  readonly steps: readonly number[];
  readonly isYears: boolean;
} {
  const isYears = month % 12 === 0;
  const size = isYears ? 12 : 1;
  const start = 12 * size * Math.floor((month - 1) / (12 * size));
  const steps = Array.from({ length: (month - start) / size }, (_, index) => start + size * index);
  return { start, steps, isYears };
}

/** Who is left: the product of what each month, or each year, has kept. */
function kept(month: number): string {
  const { start, steps, isYears } = stepsTo(month);
  const name = isYears ? 'yearlyPersistency' : 'persistency';
  return [`at${start}.inForce`, ...steps.map((each) => `at${each}.${name}`)].join(' × ');
}

/** What prices have come to since the first month, at the inflation of each projected year. */
export function grown(month: number, price: string, inflation: string): string {
  const { start, steps, isYears } = stepsTo(month);
  const years = isYears ? steps : [start];
  const power = isYears ? '' : ` ^ (${month - start} ÷ 12)`;
  const factors = years.map((each) => `(1 + at${each}.${inflation})${power}`);
  return [`at${start}.${price}`, ...factors].join(' × ');
}

/** Contracts in force and their decrements: deaths, then diagnoses that end a contract, then lapses. */
export const decrements = ({ month, isFirst, isInPayment }: MonthOfPoint, product: Product) => {
  const endsBy = (product.benefits ?? []).findIndex(
    (each) => each.on === 'diagnosis' && each.endsContract,
  );
  return {
    inForce: ['B62', isFirst ? 'contracts' : kept(month)],
    persistency: [
      'B62',
      isInPayment
        ? '1 - deathRate'
        : `(1 - deathRate)${endsBy < 0 ? '' : ` × (1 - benefit${endsBy}.rate)`} × (1 - lapseRate)`,
    ],
    yearlyPersistency: [
      'B62',
      Array.from({ length: 12 }, (_, index) => `at${month + index}.persistency`).join(' × '),
    ],
    deathRate: ['B62', monthly('qx')],
    deaths: ['B62', 'inForce × deathRate'],
    diagnoses: [
      'B62',
      endsBy < 0 || isInPayment ? '0' : `(inForce - deaths) × benefit${endsBy}.rate`,
    ],
    lapseRate: ['B62', monthly('lapse')],
    lapses: ['B62', isInPayment ? '0' : '(inForce - deaths - diagnoses) × lapseRate'],
    survivors: ['B62', survivors],
  } as const;
};
