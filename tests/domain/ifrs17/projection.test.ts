import fc from 'fast-check';
import * as engine from '@/domain/ifrs17';
import {
  close,
  combineUnits,
  compileGroup,
  measure,
  parse,
  planUnits,
  portfolioOf,
  productRates,
  projectedKinds,
  projectGroups,
  projectionInput,
  projectUnit,
  versionAt,
  type AssumptionSet,
  type GroupResult,
  type InputError,
  type ModelPoint,
  type Product,
  type ProjectionInput,
} from '@/domain/ifrs17';
import { anyPortfolio, small } from './support/generatedPortfolios';
import { breachesOfProjection } from './support/projectionInvariants';

test('every product is projected, attributed and explained as one would by hand, contract by contract and month by month', () => {
  fc.assert(
    fc.property(anyPortfolio, (input) => {
      expect(breachesOfProjection(engine, parse(projectionInput, input))).toEqual([]);
    }),
    { seed: 17, numRuns: 5, endOnFailure: true },
  );
});

const problemsOf = (json: unknown): readonly (readonly [string, string])[] => {
  try {
    parse(projectionInput, json);
    return [];
  } catch (error) {
    return (error as InputError).problems.map(({ path, expected }) => [path, expected] as const);
  }
};

test('an input that cannot be projected says which field, and what is expected', () => {
  const point = small().modelPoints[0] as ModelPoint;
  const product = small().products[0] as Product;
  const set = small().assumptions[0] as AssumptionSet;
  expect(problemsOf(small())).toEqual([]);
  expect(problemsOf(small({ modelPoints: [{ ...point, product: 'death' }] }))).toEqual([
    ['modelPoints[0].product', 'the name of a product'],
  ]);
  expect(problemsOf(small({ modelPoints: [{ ...point, issueMonth: '2025-02' }] }))).toEqual([
    ['modelPoints[0].issueMonth', 'no later than 2025-01, the first projected month'],
  ]);
  expect(problemsOf(small({ modelPoints: [{ ...point, issueMonth: '2025-13' }] }))).toEqual([
    ['modelPoints[0].issueMonth', 'a month such as 2025-01'],
  ]);
  expect(problemsOf(small({ products: [{ ...product, lapse: 'none' }] }))).toEqual([
    ['products[0].lapse', 'a table of lapse in version base'],
  ]);
  expect(problemsOf(small({ assumptions: [{ ...set, effectiveFrom: '2025-02' }] }))).toEqual([
    ['assumptions', 'a version effective by 2025-01'],
  ]);
  expect(problemsOf(small({ products: [{ ...product, model: 'VFA' }] }))).toEqual([
    ['products[0].account', 'an account with returns of underlying items under model VFA (B101)'],
  ]);
});

test('the version of the assumptions is the last that is effective by the first month', () => {
  const base = small().assumptions[0] as AssumptionSet;
  const sets = ['2025-04', '2024-01', '2025-01'].map((effectiveFrom) => ({
    ...base,
    effectiveFrom,
    version: effectiveFrom,
  }));
  expect(versionAt(sets, '2025-03')?.version).toBe('2025-01');
  expect(versionAt(sets, '2025-04')?.version).toBe('2025-04');
  expect(versionAt(sets, '2023-12')).toBeUndefined();
});

test('what is projected is measured: months, or years whose flows are sums of months', () => {
  const [monthly] = projectGroups(small());
  const [yearly] = projectGroups(small({ periodsPerYear: 1 }));
  expect(monthly?.periods).toBe(24);
  expect(yearly?.expected?.claims).toHaveLength(2);
  const sum = (values: readonly number[] = []) => values.reduce((total, each) => total + each, 0);
  expect(sum(yearly?.expected?.claims)).toBeCloseTo(sum(monthly?.expected?.claims), 9);
  const { initial } = measure(monthly) as GroupResult;
  // By hand: who is left at the start of each month pays; a month's deaths get the sum insured less what surrender gives, and that too.
  const [q, w] = [1 - 0.98 ** (1 / 12), 1 - 0.9 ** (1 / 12)];
  let [inForce, value] = [100, 0];
  for (let month = 0; month < 24; month++) {
    const [start, end] = [1.03 ** (-month / 12), 1.03 ** (-(month + 1) / 12)];
    const surrender = 0.5 * 5 * (month + 1);
    value += inForce * ((q * 1000 + (1 - q) * w * surrender + 1) * end - 5 * start);
    inForce *= (1 - q) * (1 - w);
  }
  expect(initial.pvNet).toBeCloseTo(value, 9);
});

test('a variable annuity and a motor contract give inputs of their models that can be measured', () => {
  fc.assert(
    fc.property(anyPortfolio, (input) => {
      for (const group of projectGroups({ ...input, periodsPerYear: 4 })) {
        const isEmpty = (group.coverageUnits ?? []).every((units) => units === 0);
        if (isEmpty || group.model === 'GMM') continue;
        const result = measure(group) as GroupResult;
        expect(Number.isFinite(result.initial.fulfilmentCashFlows)).toBe(true);
      }
    }),
    { seed: 5, numRuns: 3, endOnFailure: true },
  );
});

describe('risk adjustment', () => {
  const set = small().assumptions[0] as AssumptionSet;
  const stresses = [
    { risk: 'mortality', shock: { mortality: 1.2 } },
    { risk: 'longevity', shock: { mortality: 0.8 } },
    { risk: 'expenses', shock: { expenses: 1.5 } },
  ];
  const initialBel = (change: Partial<ProjectionInput['assumptions'][number]> = {}) =>
    (measure(projectGroups(small({ assumptions: [{ ...set, ...change }] }))[0]) as GroupResult)
      .initial;
  const base = initialBel().pvNet;
  const addedBy = (change: Parameters<typeof initialBel>[0]) => initialBel(change).pvNet - base;
  const mortality = addedBy({ mortality: [{ id: 'flat', male: [0.024] }] });
  const expenses = addedBy({ expenses: [{ id: 'all', perContract: 1.5 }] });

  test('at a confidence level: capital of the stresses, scaled by normal quantiles', () => {
    expect(mortality).toBeGreaterThan(0);
    const riskAdjustment = {
      method: 'confidenceLevel' as const,
      confidenceLevel: 0.75,
      stressLevel: 0.995,
      stresses,
      correlations: [{ risks: ['mortality', 'expenses'], correlation: 0.25 }],
    };
    const capital = Math.sqrt(mortality ** 2 + expenses ** 2 + 2 * 0.25 * mortality * expenses);
    const quantiles = 0.6744897501960817 / 2.5758293035489004;
    expect(initialBel({ riskAdjustment }).riskAdjustment).toBeCloseTo(capital * quantiles, 8);
  });

  test('by cost of capital: each month a cost of the capital that is left, until nothing is', () => {
    const riskAdjustment = {
      method: 'costOfCapital' as const,
      rate: 0.06,
      stresses: stresses.slice(0, 1),
    };
    const assumptions = [{ ...set, riskAdjustment }];
    const [input] = projectGroups(small({ assumptions }));
    const closing = input?.riskAdjustment?.closing ?? [];
    expect(closing).toHaveLength(24);
    expect(closing.at(-1)).toBe(0);
    const services = Array.from({ length: 24 }, (_, month) => {
      const { claims = [], expenses: own = [] } = input?.expected ?? {};
      return [...claims.keys()]
        .filter((later) => later >= month)
        .reduce(
          (sum, later) =>
            sum + ((claims[later] ?? 0) + (own[later] ?? 0)) * 1.03 ** (-(later + 1 - month) / 12),
          0,
        );
    });
    const cost = services.reduce(
      (sum, left, month) =>
        sum +
        (1.06 ** (1 / 12) - 1) *
          mortality *
          (left / (services[0] ?? 1)) *
          1.03 ** (-(month + 1) / 12),
      0,
    );
    expect(input?.riskAdjustment?.initial).toBeCloseTo(cost, 9);
  });
});

test('results are the same to the last bit however many workers share the units, and in whatever order they finish', () => {
  const point = small().modelPoints[0] as ModelPoint;
  const input = small({
    groups: ['A', 'B', 'C'].map((id) => ({ id, lockedIn: 0.03 })),
    modelPoints: Array.from({ length: 20_000 }, (_, index) => ({
      ...point,
      group: 'ABC'[index % 3] ?? '',
      sumInsured: 1000 + index,
    })),
  });
  const { points, months, assumptions } = portfolioOf(input);
  const rates = input.products.map((each) => productRates(each, assumptions, months));
  const { order, units } = planUnits(points);
  expect(units.length).toBeGreaterThan(3);
  const sharedBy = (workers: number) => {
    const projected: Float64Array[] = [];
    for (let worker = workers - 1; worker >= 0; worker--)
      units.forEach((unit, index) => {
        if (index % workers !== worker) return;
        const into = new Float64Array(projectedKinds.length * months);
        projectUnit(points, rates, order, unit, months, into);
        projected[index] = into;
      });
    return combineUnits(units, projected, months);
  };
  expect(sharedBy(2)).toEqual(sharedBy(1));
  expect(sharedBy(7)).toEqual(sharedBy(1));
});

test('a close gives each group the rows it has alone', () => {
  const group = (premium: number) =>
    compileGroup({
      kind: 'group',
      model: 'GMM',
      periods: 2,
      rates: { lockedIn: 0.05 },
      expected: { premiums: [premium], claims: [100, 100] },
      coverageUnits: [1, 1],
    });
  const groups = [group(300), group(150), group(500)];
  const together = close(groups);
  groups.forEach((each, index) => expect(together.row(index, 1)).toEqual(close([each]).row(0, 1)));
  expect(close([...groups].reverse()).row(0, 1)).toEqual(together.row(2, 1));
  const table = together.table.slice();
  expect(close(groups, together.table).table).toEqual(table);
});
