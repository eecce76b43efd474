import fc from 'fast-check';
import {
  asTree,
  explain,
  engineInput,
  examples,
  explainer,
  flattened,
  measureInput,
  parse,
  type Derivation,
  type EngineInput,
} from '@/domain/ifrs17';
import { continuedFrom } from '@/domain/ifrs17/book';
import { factAt, gaps } from './support/formula';
import { anyGroup, anyPremiumAllocation } from './support/generatedGroups';
import { derived } from './support/derived';

/** Every number of the tables by the path that asks for it. */
function tablePaths(value: unknown, path = '', into: [string, number][] = []): [string, number][] {
  if (typeof value === 'number') into.push([path, value]);
  else if (Array.isArray(value))
    value.forEach((each, index) => tablePaths(each, `${path}[${index}]`, into));
  else if (typeof value === 'object' && value !== null)
    for (const [name, each] of Object.entries(value))
      tablePaths(each, path === '' ? name : `${path}.${name}`, into);
  return into;
}

const sizeOf = (figures: readonly (readonly [string, number])[]) =>
  1 + Math.max(...figures.map(([, value]) => Math.abs(value)));

/** Figures of a result that have no explanation, or another value than it; and where an explanation does not come out. */
function unexplained(input: EngineInput): unknown[] {
  const figures = tablePaths(measureInput(input));
  const { explain: ask } = explainer(input);
  const seen = new Set<Derivation>();
  const size = sizeOf(figures);
  const isFact = (name: string, value: number) =>
    Math.abs((factAt(input, name.replace(/^input\./, '')) ?? Number.NaN) - value) <= 1e-12 * size;
  return figures.flatMap(([path, value]): unknown[] => {
    const derivation = ask(path);
    if (!derivation) return [[path, 'has no explanation']];
    const differs = !(Math.abs(derivation.value - value) <= 1e-9 * size);
    return [
      ...(differs ? [[path, derivation.value, 'is not', value]] : []),
      ...gaps(derivation, seen, size, isFact),
    ];
  });
}

test.each([...examples, ...derived].map((each) => [each.id, each] as const))(
  'explains every figure of every table down to facts, and the formulas give the figures again: %s',
  (_, each) => {
    const input = parse(engineInput, each.input);
    if (input.kind !== 'components') expect(unexplained(input)).toEqual([]);
  },
);

test('so do generated groups, under any policy, in any currency', () => {
  fc.assert(
    fc.property(fc.oneof(anyGroup, anyPremiumAllocation), fc.boolean(), (group, isForeign) => {
      const closing = [1.4, 1.1, 1.25, 1.2, 0.9, 1, 1.3];
      expect(unexplained(isForeign ? { ...group, exchangeRates: { closing } } : group)).toEqual([]);
    }),
    { numRuns: 60, seed: 17 },
  );
});

test('so do groups that open with a stored closing', () => {
  fc.assert(
    fc.property(fc.oneof(anyGroup, anyPremiumAllocation), fc.boolean(), (group, isForeign) => {
      const closing = [1.4, 1.1, 1.25, 1.2, 0.9, 1, 1.3];
      const step = group.policies?.interimBasis === 'yearToDate' ? (group.periodsPerYear ?? 1) : 1;
      if (group.periods <= step) return;
      const rest = continuedFrom(
        isForeign ? { ...group, exchangeRates: { closing } } : group,
        step,
      );
      expect(unexplained(rest)).toEqual([]);
    }),
    { numRuns: 12, seed: 17, endOnFailure: true },
  );
});

test('what explains all figures grows as they do: each is made once, however many come from it', () => {
  const nodes = (periods: number): number => {
    const each = <T>(value: T) => Array.from({ length: periods }, () => value);
    const { explain: ask, figures } = explainer(
      parse(engineInput, {
        kind: 'group',
        model: 'VFA',
        periods,
        rates: { lockedIn: 0.06, current: 0.06 },
        accountBalance: {
          contracts: 100,
          premium: 15,
          deaths: each(1),
          returns: each(0.1),
          chargeRate: 0.04,
          deathBenefitFloor: 17,
        },
        riskAdjustment: { initial: 25 },
      }),
    );
    const seen = new Set<Derivation>();
    const visit = (derivation: Derivation | undefined): void => {
      if (!derivation || seen.has(derivation)) return;
      seen.add(derivation);
      derivation.from?.forEach(visit);
    };
    for (const figure of figures) visit(ask(figure));
    return seen.size;
  };
  expect(nodes(5)).toBeLessThan(1400);
  expect(nodes(10)).toBeLessThan(3 * nodes(5));
});

test('a formula that says something else is noticed', () => {
  const wrong: Derivation = {
    name: 'a',
    value: 3,
    formula: 'b + c',
    from: [
      { name: 'b', value: 1 },
      { name: 'c', value: 1 },
    ],
  };
  const prose: Derivation = { ...wrong, formula: 'b and c' };
  const open: Derivation = { name: 'year1.csm.closing', value: 3 };
  expect([wrong, prose, open].map((each) => gaps(each, new Set()).length)).toEqual([1, 1, 1]);
});

describe('one figure', () => {
  const group = {
    kind: 'group',
    model: 'GMM',
    periods: 2,
    rates: { lockedIn: 0.05 },
    expected: { premiums: [500], claims: [100, 100] },
    riskAdjustment: { initial: 40, release: [20, 20] },
    coverageUnits: [1, 1],
  };

  test('names formula, paragraph, inputs with values, and ends at facts', () => {
    const csm = explain(group, 'year2.csm.release');
    expect(csm).toMatchObject({
      formula: '-csm.beforeRelease × csm.releaseShare',
      paragraph: '44(e), B119',
    });
    const facts = flattened(csm ?? { name: '', value: 0 }).filter(
      ({ formula }) => formula === undefined,
    );
    expect(facts).toContainEqual({ name: 'expected.claims[1]', value: 100, from: [] });
    expect(facts).toContainEqual({ name: 'riskAdjustment.initial', value: 40, from: [] });
  });

  test('a cell of a table is explained by what it adds up', () => {
    expect(explain(group, 'para101.year1.finance.total')).toMatchObject({
      formula: 'year1.bel.interest + year1.csm.interest',
    });
    expect(
      explain(group, 'profitOrLoss.insuranceRevenue[1]')?.from?.map(({ name }) => name),
    ).toEqual(['year2.revenue.total']);
  });

  test('what is no figure is not explained', () => {
    expect(explain(group, 'year9.csm.closing')).toBeUndefined();
    expect(explain(group, 'year1.csm.nothing')).toBeUndefined();
  });

  test('is printed once however many figures come from it', () => {
    const tree = asTree(explain(group, 'year2.csm.closing') ?? { name: '', value: 0 });
    expect(tree.match(/year1\.csm\.beforeRelease = .* {3}= /g)).toHaveLength(1);
  });
});
