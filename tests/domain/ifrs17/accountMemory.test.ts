import fc from 'fast-check';
import {
  AccountMemory,
  portfolioOf,
  productRates,
  projectPortfolio,
  shocked,
  type AssumptionSet,
  type Shock,
} from '@/domain/ifrs17';
import { AccountPath, type AccountPaths } from '@/domain/ifrs17/projection/point/accountPath';
import { anyPortfolio, products } from './support/generatedPortfolios';

const higherReturns = (set: AssumptionSet): AssumptionSet => ({
  ...set,
  crediting: (set.crediting ?? []).map((table) => ({
    ...table,
    rates: table.rates.map((rate) => rate + 0.01),
  })),
});
const workedOut = (paths: AccountPaths) => {
  for (const path of paths.values()) path.until = 12;
};
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
      const keeping = { ...bare, accounts: new AccountMemory() };
      for (const shock of shocks) {
        const set = shocked(bare.assumptions, shock);
        for (const each of [set, higherReturns(set)])
          expect(projectPortfolio(keeping, each)).toEqual(projectPortfolio(bare, each));
      }
    }),
    { seed: 17, numRuns: 10, endOnFailure: true },
  );
});

test('accounts are worked out again where deaths, returns or volatility differ, and only there', () => {
  const [input] = fc.sample(anyPortfolio, { seed: 17, numRuns: 1 });
  const charged = products.find(({ account }) => account?.riskChargeFactor);
  if (!input || !charged) throw new Error('nothing to project');
  const { assumptions, months } = portfolioOf(input);
  const memory = new AccountMemory();
  const pathsUnder = (set: AssumptionSet) => memory.pathsOf(productRates(charged, set, months));
  const asItIs = pathsUnder(assumptions);
  expect(pathsUnder(shocked(assumptions, { lapse: 2, expenses: 2, inflation: 0.01 }))).toBe(asItIs);
  const moved = pathsUnder(higherReturns(assumptions));
  expect(moved).not.toBe(asItIs);
  expect(pathsUnder(shocked(higherReturns(assumptions), { lapse: 2 }))).toBe(moved);
  expect(pathsUnder(assumptions)).toBe(asItIs);
  // The oldest of three goes, and leaves its memory to what comes: nothing grows while a slider moves.
  moved.set(0, new AccountPath(1, months));
  workedOut(moved);
  const deadlier = pathsUnder(shocked(assumptions, { mortality: 2 }));
  expect(deadlier).toBe(moved);
  expect(deadlier.get(0)?.until).toBe(0);
  expect(pathsUnder(assumptions)).toBe(asItIs);
  workedOut(deadlier);
  expect(pathsUnder(higherReturns(assumptions)).get(0)?.until).toBe(0);
});
