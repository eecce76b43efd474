import {
  periodAfter,
  periodsBetween,
  type Book,
  type BookEvent,
  type GroupActual,
  type Scenario,
  type StatedEstimates,
} from '@/domain/close';
import type { Product } from '@/domain/ifrs17';
import { assumptionVersions } from './assumptions';
import { demoContracts } from './contracts';
import { demoExperience } from './experience';
import { demoGroups, excessOfLoss, quotaShares } from './groups';
import { dollarRates, marketCurves } from './market';
import { demoPortfolios } from './products';
import { statedNotes } from './notes';
import { randomStream, rounded } from './random';
import words from './words.json';

const periods = periodsBetween('2021-03', '2025-12');
const dates = [periodAfter('2021-03', -1), ...periods];

const scenario = (
  id: keyof typeof words.scenarios,
  change: Omit<Scenario, 'id' | 'name'> = {},
): Scenario => ({ id, name: words.scenarios[id], ...change });

const event = (
  id: keyof typeof words.events,
  period: string,
  ...groups: readonly string[]
): BookEvent => ({ id, period, groups, text: words.events[id] });

/** What was planted, and where it is found. */
const events: readonly BookEvent[] = [
  event('onerous', '2022-03', 'term-2022-onerous', 'quota-share-term-2022'),
  event(
    'guarantee',
    '2022-09',
    'variable-annuity-2021-remaining',
    'variable-annuity-2022-remaining',
  ),
  event('pastClaims', '2022-12', 'motor-2022-remaining'),
  event('lapseDown', '2023-06', 'no-surrender-value-2021-remaining'),
  event('cash', '2023-09', 'property-2022-remaining'),
  event('modified', '2024-03', 'health-2021-remaining', 'health-2024-remaining'),
  event('young', '2024-03', 'motor-2024-onerous'),
  event('lapseBack', '2024-06', 'no-surrender-value-2021-remaining'),
  event('rates', '2024-09'),
];

/** Premiums and recoveries of an excess of loss cover by quarter; a large loss now and then. */
function coverOf({ id, cohort }: (typeof excessOfLoss)[number]) {
  const random = randomStream(id);
  const million = 1_000_000;
  const premium = rounded(300 * million + 200 * million * random.next(), million);
  const quarters = periods.filter((period) => period.startsWith(String(cohort)));
  const stated: StatedEstimates = {
    group: id,
    period: `${cohort}-03`,
    expected: {
      premiums: quarters.map(() => premium),
      claims: quarters.map(() => rounded(0.7 * premium, million)),
    },
    coverageUnits: quarters.map(() => 1),
  };
  const actuals = quarters.map((period): GroupActual => {
    const claims = random.next() < 0.3 ? rounded(2 * premium * random.next(), million) : 0;
    // Of contracts held premiums run the other way.
    const sourceCash = { cashIn: -premium, cashOut: -claims };
    return { group: id, period, premiums: premium, claims, sourceCash };
  });
  return { stated, actuals };
}

const allProducts = new Map<string, Product>(
  demoPortfolios
    .flatMap(({ products }) => Object.values(products))
    .map((product) => [product.id, product]),
);

/**
 * Hanbit Life & General: an invented insurer of twelve portfolios, about 150 groups and 50,000 model points over twenty quarters. Made from seeds, so that
 * its figures are the same in every installation.
 */
export function hanbit(): Book {
  const covers = excessOfLoss.map(coverOf);
  const book: Book = {
    definition: {
      id: 'hanbit',
      kind: 'demo',
      name: words.name,
      company: 'hanbit',
      currency: 'KRW',
      firstPeriod: '2021-03',
      lastPeriod: '2025-12',
      portfolios: demoPortfolios.map(({ id }) => ({
        id,
        name: words.portfolios[id as keyof typeof words.portfolios],
      })),
      products: [...allProducts.values()],
      groups: [...demoGroups.map(({ group }) => group), ...excessOfLoss],
      treaties: quotaShares,
      scenarios: [
        scenario('base'),
        scenario('mortality-up', { shock: { mortality: 1.1 } }),
        scenario('morbidity-up', { shock: { morbidity: 1.1 } }),
        scenario('expenses-up', { shock: { expenses: 1.1 } }),
        scenario('lapse-up', { shock: { lapse: 1.1 } }),
        scenario('lapse-down', { shock: { lapse: 0.9 } }),
        scenario('rates-down', { curveShift: -0.005 }),
        scenario('claims-up', { shock: { mortality: 1.05, morbidity: 1.05 } }),
      ],
      exchangeRates: dollarRates(dates),
      creditingMargins: { fund: 0, declared: 0.004 },
      events,
    },
    assumptions: assumptionVersions,
    curves: marketCurves(dates),
    points: demoContracts(),
    actuals: [],
    stated: covers.map(({ stated }) => stated),
  };
  const { points, actuals: direct } = demoExperience(book, periods);
  const actuals = [...direct, ...covers.flatMap((cover) => cover.actuals)];
  const notes = statedNotes(book.definition, { periods, points, actuals });
  return { ...book, definition: { ...book.definition, notes }, points, actuals };
}
