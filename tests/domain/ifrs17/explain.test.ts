import fc from 'fast-check';
import { asTree, explain, explainer, flattened, inputsOfCase, measureGroup, type Derivation } from '@/domain/ifrs17';
import { anyGroup, anyPremiumAllocation } from './support/generatedGroups';
import { publishedCases } from './support/publishedCases';

/** Works a figure out again from the parts that its explanation names; undefined where the formula is a policy's or a choice. */
const again: Record<string, (part: (name: string) => number, of: Derivation) => number> = {
  'bel.interest': (_, { from = [] }) => {
    const [end, start, ...flows] = from;
    const nominal = flows.reduce((sum, { name, value }) => sum + (/premiums/.test(name) ? -value : value), 0);
    return (end?.value ?? 0) - (start?.value ?? 0) + nominal;
  },
  'bel.future': (_, { from = [] }) => from.reduce((sum, { value }, index) => sum + (index % 2 === 0 ? value : -value), 0),
  'fcf.future': (part) => part('bel.future') + part('bel.futureExperience') + part('ra.future'),
  'csm.future': (part) => -part('fcf.future') + part('lc.losses') + part('lc.reversal'),
  'csm.interest': (part) => (part('csm.opening') + part('csm.new')) * part('locked-in rate of the period'),
  'csm.releaseShare': (part) => part('coverage.provided') / (part('coverage.provided') + part('coverage.future')),
  'csm.release': (part) => -part('csm.beforeRelease') * part('csm.releaseShare'),
  'csm.financeEffect': (part) => -(part('bel.interest') + part('bel.rateChange') + part('bel.financialRisk')),
};

const shortName = (name: string) => name.split('.').slice(-2).join('.');

/** Figures whose parts do not give them. */
function unexplained(root: Derivation, size: number, seen: Set<Derivation> = new Set()): string[] {
  const wrong: string[] = [];
  const visit = (each: Derivation) => {
    if (seen.has(each)) return;
    seen.add(each);
    const { name, value, formula, from = [] } = each;
    const part = (wanted: string) => from.find((one) => one.name === wanted || shortName(one.name) === wanted)?.value ?? 0;
    const isSum =
      formula?.startsWith('Σ flow') ||
      (formula !== undefined && /^[\w. +-]+$/.test(formula) && from.length > 0 && formula.includes(from[0]?.name ?? ' '));
    if (formula === '-flow × discount factor' || formula === 'flow × discount factor') {
      const [flow, factor] = from;
      const sign = formula.startsWith('-') ? -1 : 1;
      if (Math.abs(value - sign * (flow?.value ?? 0) * (factor?.value ?? 0)) > 1e-9 * size) wrong.push(name);
    } else if (isSum) {
      const sum = from.reduce(
        (total, one) =>
          total + (formula?.includes(`- ${one.name}`) || formula?.startsWith(`-${one.name}`) ? -one.value : one.value),
        0,
      );
      if (Math.abs(value - sum) > 1e-8 * size) wrong.push(name);
    }
    const check = again[shortName(name)];
    if (check && from.length > 0 && formula !== 'stated' && !(Math.abs(value - check(part, each)) <= 1e-8 * size))
      wrong.push(name);
    from.forEach(visit);
  };
  visit(root);
  return wrong;
}

describe.each(publishedCases.map((each) => [each.id, each] as const))('%s', (_, published) => {
  test('explains every figure of the engine down to facts, and the parts give the figure', () => {
    for (const input of Object.values(inputsOfCase(published))) {
      const { explain: ask, figures } = explainer(input);
      expect(figures.length).toBeGreaterThan(0);
      const seen = new Set<Derivation>();
      const wrong = figures.flatMap((name) => {
        const derivation = ask(name);
        return derivation ? unexplained(derivation, 10_000, seen) : [name];
      });
      expect(wrong).toEqual([]);
    }
  });
});

test('the explanations of generated groups recompute to the reported figures', () => {
  fc.assert(
    fc.property(anyGroup, (group) => {
      // Year to date a period reports differences, which no formula of the period alone gives.
      const input = {
        ...group,
        derecognitions: [],
        newContracts: [],
        policies: { ...group.policies, interimBasis: 'periodToPeriod' as const },
      };
      const last = measureGroup(input).labels.at(-1) ?? '';
      const { explain: ask } = explainer(input);
      for (const figure of ['csm.closing', 'lc.closing', 'revenue.total', 'profit.total', 'finance.total']) {
        const derivation = ask(`${last}.${figure}`);
        expect(derivation && unexplained(derivation, 10_000)).toEqual([]);
      }
    }),
    { numRuns: 60, seed: 17 },
  );
});

/** Every number of the tables by the path that asks for it. */
function tablePaths(value: unknown, path: string, into: [string, number][] = []): [string, number][] {
  if (typeof value === 'number') into.push([path, value]);
  else if (Array.isArray(value)) value.forEach((each, index) => tablePaths(each, `${path}[${index}]`, into));
  else if (typeof value === 'object' && value !== null)
    for (const [name, each] of Object.entries(value)) tablePaths(each, `${path}.${name}`, into);
  return into;
}

test('every cell of every table is explained with the value that is reported, translated or not', () => {
  fc.assert(
    fc.property(fc.oneof(anyGroup, anyPremiumAllocation), fc.boolean(), (group, isForeign) => {
      const closing = [1.4, 1.1, 1.25, 1.2, 0.9, 1, 1.3];
      const input = isForeign ? { ...group, exchangeRates: { closing } } : group;
      const result = measureGroup(input);
      const { explain: ask } = explainer(input);
      const { para100, para101, profitOrLoss, financialPosition, revenueAnalysisPara106, initial } = result;
      const tables = { para100, para101, profitOrLoss, financialPosition, revenueAnalysisPara106, initial };
      const wrong = tablePaths(tables, '')
        .map(([path, value]) => [path.slice(1), value] as const)
        .filter(([path, value]) => !(Math.abs((ask(path)?.value ?? Number.NaN) - value) <= 1e-7 * (1 + Math.abs(value))));
      expect(wrong).toEqual([]);
    }),
    { numRuns: 60, seed: 17 },
  );
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
    expect(csm).toMatchObject({ formula: '-csm.beforeRelease × csm.releaseShare', paragraph: '44(e), B119' });
    const facts = flattened(csm ?? { name: '', value: 0 }).filter(({ formula }) => formula === undefined);
    expect(facts).toContainEqual({ name: 'expected.claims[1]', value: 100, from: [] });
    expect(facts).toContainEqual({ name: 'riskAdjustment.initial', value: 40, from: [] });
  });

  test('a cell of a table is explained by what it adds up', () => {
    expect(explain(group, 'para101.year1.finance.total')).toMatchObject({ formula: 'year1.bel.interest + year1.csm.interest' });
    expect(explain(group, 'profitOrLoss.insuranceRevenue[1]')?.from?.map(({ name }) => name)).toEqual(['year2.revenue.total']);
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
