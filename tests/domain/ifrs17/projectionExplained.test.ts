import fc from 'fast-check';
import {
  groupInputsOf,
  portfolioOf,
  projectionExplainer,
  type Derivation,
  type GroupInput,
} from '@/domain/ifrs17';
import { factAt, gaps } from './support/formula';
import { anyPortfolio, small } from './support/generatedPortfolios';

const kinds = [
  'premiums',
  'claims',
  'expenses',
  'investmentComponents',
  'acquisition',
] as const satisfies readonly (keyof NonNullable<GroupInput['expected']>)[];

/** A derivation of a fact of the group, found behind one of its figures. */
function behind(derivation: Derivation | undefined, name: string): Derivation | undefined {
  const waiting = derivation ? [derivation] : [];
  const seen = new Set<Derivation>();
  for (let each = waiting.pop(); each; each = waiting.pop()) {
    if (each.name === name) return each;
    if (!seen.has(each)) waiting.push(...(each.from ?? []));
    seen.add(each);
  }
  return undefined;
}

test('expected flows are explained from the model points down to the numbers of the input, and the formulas give them again', () => {
  fc.assert(
    fc.property(anyPortfolio, fc.nat(), (input, chosen) => {
      const groups = groupInputsOf(portfolioOf(input));
      const place = chosen % groups.length;
      const group = groups[place] as GroupInput;
      const ask = projectionExplainer(input, group.id ?? '')?.explain;
      const largest = Math.max(
        1,
        ...kinds.flatMap((kind) => group.expected?.[kind] ?? []),
        ...(group.coverageUnits ?? []),
      );
      // What is left out has its default; how many premiums are due follows from the schedule.
      const isFact = (name: string, value: number) =>
        name.includes(' ') || value === (factAt(input, name) ?? value);
      const seen = new Set<Derivation>();
      const check = (path: string, value: number) => {
        const derivation = ask?.(path);
        expect(derivation?.value).toBe(value);
        const found = derivation ? gaps(derivation, seen, largest, isFact) : [];
        // The time value of a guarantee is no arithmetic of its parts: its value is tested where it is projected.
        expect(found.filter(({ name }) => !/excess(OnDeath|AtMaturity)$/.test(name))).toEqual([]);
      };
      for (const kind of kinds)
        group.expected?.[kind]?.forEach((value, month) => {
          if (value !== 0 && month % 7 === chosen % 7) check(`expected.${kind}[${month}]`, value);
        });
      group.coverageUnits?.forEach((value, month) => {
        if (value !== 0 && month % 7 === chosen % 7) check(`coverageUnits[${month}]`, value);
      });
    }),
    { seed: 11, numRuns: 6, endOnFailure: true },
  );
});

test.each([
  [
    'a confidence level',
    { method: 'confidenceLevel', confidenceLevel: 0.75, stressLevel: 0.995 },
    'riskAdjustment.shareOfOutflows',
  ],
  ['the cost of capital', { method: 'costOfCapital', rate: 0.06 }, 'riskAdjustment.closing[3]'],
] as const)('a risk adjustment at %s is explained down to stresses and flows', (_, basis, path) => {
  const given = small();
  const [set] = given.assumptions;
  if (!set) throw new Error('no assumptions');
  const stresses = [
    { risk: 'mortality', shock: { mortality: 1.2 } },
    { risk: 'expenses', shock: { expenses: 1.1 } },
  ];
  const correlations = [{ risks: ['expenses', 'mortality'], correlation: 0.25 }];
  const input = {
    ...given,
    assumptions: [{ ...set, riskAdjustment: { ...basis, stresses, correlations } }],
  };
  const [group] = groupInputsOf(portfolioOf(input));
  const { riskAdjustment } = group ?? {};
  const ask = projectionExplainer(input, 'G')?.explain;
  const explained = ask?.(path);
  expect(explained?.value).toBe(riskAdjustment?.shareOfOutflows ?? riskAdjustment?.closing?.[3]);
  expect(explained?.value).toBeGreaterThan(0);
  const isFact = (name: string, value: number) =>
    name.includes(' ') || value === (factAt(input, name) ?? value);
  const size = behind(explained, 'present value')?.value ?? Number.NaN;
  expect(explained ? gaps(explained, new Set(), Math.abs(size), isFact) : []).toEqual([]);
  expect(
    behind(explained, 'assumptions[0].riskAdjustment.correlations[0].correlation')?.value,
  ).toBe(0.25);
  // A figure of the group goes on to it.
  const released = ask?.('period4.ra.closing');
  expect(behind(released, 'capital for mortality')?.value).toBeGreaterThan(0);
});

test('a figure of the group leads to deaths, contracts in force and the mortality rate', () => {
  const ask = projectionExplainer(small(), 'G')?.explain;
  const claims = behind(ask?.('period1.bel.closing'), 'expected.claims[1]');
  expect(claims?.formula).toBe('Σ of claims, model points and months');
  const deaths = behind(claims, 'modelPoints[0].month2.deaths');
  expect(deaths?.formula).toBe('modelPoints[0].month2.inForce × modelPoints[0].month2.deathRate');
  expect(behind(deaths, 'modelPoints[0].contracts')?.value).toBe(100);
  expect(deaths?.from?.[1]?.from).toEqual([
    { name: 'assumptions[0].mortality[0].male[0]', value: 0.02 },
  ]);
});

test('what lies decades ahead is near: no figure is a chain of all the months before it', () => {
  const given = small();
  const [point] = given.modelPoints;
  if (!point) throw new Error('no model point');
  const months = 600;
  const input = { ...given, modelPoints: [{ ...point, term: months, sumInsured: 10_000 }] };
  const found = projectionExplainer(input, 'G')?.explain(`expected.claims[${months - 1}]`);
  const known = new Map<Derivation, number>();
  const levels = (of: Derivation): number => {
    const before = known.get(of) ?? 1 + Math.max(0, ...(of.from ?? []).map(levels));
    known.set(of, before);
    return before;
  };
  expect(found?.value).toBeGreaterThan(0);
  expect(behind(found, 'modelPoints[0].month1.deathRate')).toBeDefined();
  expect(found && levels(found)).toBeLessThan(20);
});

test('an account decades ahead is its opening and the movements since, by months of the year and by years', () => {
  const given = small();
  const [point] = given.modelPoints;
  const [product] = given.products;
  const [set] = given.assumptions;
  if (!point || !product || !set) throw new Error('nothing to project');
  const months = 786;
  const input = {
    ...given,
    products: [
      {
        ...product,
        surrenderValue: undefined,
        account: { crediting: 'fund', premiumLoading: 0.05, chargeRate: 0.01 },
      },
    ],
    assumptions: [{ ...set, crediting: [{ id: 'fund', rates: [0.03] }] }],
    modelPoints: [{ ...point, term: months, accountValue: 500 }],
  };
  const found = projectionExplainer(input, 'G')?.explain(
    `expected.investmentComponents[${months - 1}]`,
  );
  let account = behind(found, `modelPoints[0].month${months - 1}.account`);
  expect(account).toBeDefined();
  // Down the openings: a year, dozens of years, and the balance that is stated.
  const openings: string[] = [];
  for (; account; account = account.from?.[0]) openings.push(account.name);
  expect(openings.at(-1)).toBe('modelPoints[0].accountValue');
  expect(openings.length).toBeLessThan(10);
  const credited = behind(found, 'modelPoints[0].month144.credit144');
  expect(credited?.from?.map(({ name }) => name)[0]).toBe('modelPoints[0].month12.credit12');
  expect(credited?.from).toHaveLength(12);
  expect(credited?.from?.[0]?.from?.map(({ name }) => name).at(-1)).toBe(
    'modelPoints[0].month12.credit',
  );
});
