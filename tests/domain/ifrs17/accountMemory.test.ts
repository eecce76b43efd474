import fc from 'fast-check';
import {
  keepingAccounts,
  portfolioOf,
  productRates,
  projectPortfolio,
  shocked,
  type AssumptionSet,
  type Shock,
} from '@/domain/ifrs17';
import { AccountMemory } from '@/domain/ifrs17/projection/point/accountMemory';
import { cellsOf } from '@/domain/ifrs17/projection/project';
import { anyPortfolio, products } from './support/generatedPortfolios';

const higherReturns = (set: AssumptionSet): AssumptionSet => ({
  ...set,
  crediting: (set.crediting ?? []).map((table) => ({
    ...table,
    rates: table.rates.map((rate) => rate + 0.01),
  })),
});
/** Every number of one within rounding of the other: what is kept prices guarantees by tables. */
function expectSame(one: ReturnType<typeof projectPortfolio>, other: typeof one) {
  expect(one).toHaveLength(other.length);
  one.forEach((flows, group) => {
    for (const [kind, amounts] of Object.entries(flows)) {
      const right = other[group]?.[kind as keyof typeof flows] ?? new Float64Array();
      const most = right.reduce((largest, amount) => Math.max(largest, Math.abs(amount)), 0);
      const apart = amounts.map((amount, month) => Math.abs(amount - (right[month] ?? NaN)));
      expect({ kind, apart: Math.max(...apart) <= 1e-13 * most }).toEqual({ kind, apart: true });
    }
  });
}
const shocks: readonly Shock[] = [
  {},
  { lapse: 1.3 },
  { mortality: 1.2 },
  { lapse: 0.5, expenses: 1.1 },
  { morbidity: 2 },
  { volatility: 1.5 },
  {},
];

test('accounts that are kept from one projection to the next change no figure', () => {
  fc.assert(
    fc.property(anyPortfolio, (input) => {
      const bare = portfolioOf(input);
      const keeping = keepingAccounts(bare);
      for (const shock of shocks) {
        const set = shocked(bare.assumptions, shock);
        for (const each of [set, higherReturns(set)])
          expectSame(projectPortfolio(keeping, each), projectPortfolio(bare, each));
      }
    }),
    { seed: 17, numRuns: 10, endOnFailure: true },
  );
});

test('a portfolio that keeps accounts gives the same to the last bit when it is asked the same again', () => {
  fc.assert(
    fc.property(anyPortfolio, (input) => {
      const keeping = keepingAccounts(portfolioOf(input));
      const { assumptions } = keeping;
      const first = projectPortfolio(keeping, assumptions);
      for (const mortality of [0.5, 1.3, 2])
        projectPortfolio(keeping, shocked(higherReturns(assumptions), { mortality }));
      expect(projectPortfolio(keeping, assumptions)).toEqual(first);
    }),
    { seed: 17, numRuns: 5, endOnFailure: true },
  );
});

test('accounts are worked out again where deaths, returns or volatility differ, and only there', () => {
  const [input] = fc.sample(anyPortfolio, { seed: 17, numRuns: 1 });
  const charged = products.find(({ account }) => account?.riskChargeFactor);
  if (!input || !charged) throw new Error('nothing to project');
  const { assumptions, points, plan, months } = portfolioOf(input);
  const memory = new AccountMemory({ points, order: plan.order, months }, cellsOf(points, plan));
  const keptUnder = (set: AssumptionSet) => {
    const rates = productRates(charged, set, months);
    const kept = memory.of(products.indexOf(charged), rates);
    if (!kept) throw new Error('nothing is kept');
    return { kept, rates };
  };
  const asItIs = keptUnder(assumptions);
  expect(asItIs.kept.rates).toBe(asItIs.rates);
  const same = keptUnder(shocked(assumptions, { lapse: 2, expenses: 2, inflation: 0.01 }));
  expect(same.kept).toBe(asItIs.kept);
  expect(same.kept.rates).toBe(asItIs.rates);
  const moved = keptUnder(higherReturns(assumptions));
  expect(moved.kept).not.toBe(asItIs.kept);
  expect(keptUnder(shocked(higherReturns(assumptions), { lapse: 2 })).kept).toBe(moved.kept);
  expect(keptUnder(assumptions).kept).toBe(asItIs.kept);
  // The oldest of three goes, and leaves its memory to what comes: nothing grows while a slider moves.
  const deadlier = keptUnder(shocked(assumptions, { mortality: 2 }));
  expect(deadlier.kept).toBe(moved.kept);
  expect(deadlier.kept.rates).toBe(deadlier.rates);
  // What guarantees cost hangs on volatility alone.
  const { prices } = deadlier.kept;
  expect(prices).toBe(asItIs.kept.prices);
  const wilder = keptUnder(shocked(assumptions, { volatility: 1.5 }));
  expect(wilder.kept.prices).not.toBe(prices);
});

test('a product without accounts keeps none', () => {
  const [input] = fc.sample(anyPortfolio, { seed: 17, numRuns: 1 });
  const plain = products.find(({ account }) => !account);
  if (!input || !plain) throw new Error('nothing to project');
  const { assumptions, points, plan, months } = portfolioOf(input);
  const memory = new AccountMemory({ points, order: plan.order, months }, cellsOf(points, plan));
  const rates = productRates(plain, assumptions, months);
  expect(memory.of(products.indexOf(plain), rates)).toBeUndefined();
});
