import fc from 'fast-check';
import { compileGroup, engineInput, examples, parse } from '@/domain/ifrs17';
import { checkOrder } from '@/domain/ifrs17/figures/plan/definitions';
import { compileFormula } from '@/domain/ifrs17/formula/compile';
import { namesOf, parseFormula, type Formula } from '@/domain/ifrs17/formula/parse';
import { valueOf } from '@/domain/ifrs17/formula/print';
import { compileProgram } from '@/domain/ifrs17/formula/program';
import { isNothing, reduceFormula } from '@/domain/ifrs17/formula/reduce';
import { measureWhole } from '@/domain/ifrs17/core/result';
import { derived } from './support/derived';
import { anyGroup, anyPremiumAllocation } from './support/generatedGroups';

describe('the order of figures', () => {
  test('a formula may name what is worked out before it, what opens the period, and what the case does not have', () => {
    const before = { lcBase: ['50', 'lc.opening + lc.new'] } as const;
    const after = { lcFinance: ['51(c)', 'lc.base × rate.accretion'] } as const;
    expect(() => checkOrder([before, after])).not.toThrow();
  });

  test('one that names a figure worked out after it is refused, in one part or across two', () => {
    const closing = { csmClosing: ['44', 'csm.opening + csm.release'] } as const;
    const release = { csmRelease: ['44(e)', '-csm.opening'] } as const;
    const says = 'csm.closing needs csm.release, which is worked out after it';
    expect(() => checkOrder([closing, release])).toThrow(new RangeError(says));
    expect(() => checkOrder([{ ...closing, ...release }])).toThrow(new RangeError(says));
    expect(() => checkOrder([release, closing])).not.toThrow();
  });

  test('so are one that names itself, and one that is worked out twice', () => {
    expect(() => checkOrder([{ lcNew: ['47', 'lc.new'] }])).toThrow(RangeError);
    expect(() => checkOrder([{ lcNew: ['47', '1'] }, { lcNew: ['47', '2'] }])).toThrow(
      new RangeError('lc.new is worked out twice'),
    );
  });
});

const short = (text: string, zeros: readonly string[]) =>
  reduceFormula(parseFormula(text), (name) => zeros.includes(name));

describe('a formula without what is nothing', () => {
  test.each<[string, string]>([
    ['a + z - b', 'a - b'],
    ['z × a + z', '0'],
    ['a + (b - (c + z))', 'a + b - c'],
    ['if(z, a, b - z)', 'b'],
    ['exact(a - z)', 'a'],
    ['max(0, z)', '0'],
    ['a × z ÷ b', '0'],
    ['-z', '0'],
  ])('%s is %s', (text, expected) => {
    expect(short(text, ['z'])).toEqual(parseFormula(expected));
  });

  test('what is divided by nothing stays as it stands', () => {
    expect(isNothing(short('a ÷ z', ['z']))).toBe(false);
  });
});

/** The formulas of every group of the examples, each once. */
const formulas: readonly Formula[] = [
  ...new Set(
    [...examples, ...derived].flatMap(({ input }) => {
      const each = parse(engineInput, input);
      if (each.kind !== 'group') return [];
      const { definitions } = compileGroup(each).plan;
      return [...definitions.values()].flatMap((each) => (each.source ? [] : [each.formula]));
    }),
  ),
];

test('reduced and compiled, each formula of each plan is worth what it says', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...formulas),
      fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 40, maxLength: 40 }),
      (formula, drawn) => {
        const names = [...new Set(namesOf(formula))];
        const worth = (name: string) => drawn[names.indexOf(name)] ?? 0;
        const said = valueOf(formula, worth);
        if (!Number.isFinite(said)) return;
        const reduced = reduceFormula(formula, (name) => worth(name) === 0);
        const row = Float64Array.from([...names.map(worth), Number.NaN, Number.NaN]);
        const place = (name: string) => names.indexOf(name);
        compileProgram(
          [
            { place: names.length, formula: reduced },
            { place: names.length + 1, read: () => compileFormula(formula, place)(row, 0) },
          ],
          place,
        )(row, 0, undefined);
        expect(row[names.length]).toBeCloseTo(said, 9);
        expect(row[names.length + 1]).toBeCloseTo(said, 9);
      },
    ),
    { numRuns: 2000, seed: 17 },
  );
});

test('a period in which nothing joins, leaves or changes has the same figures by its shorter way', () => {
  fc.assert(
    fc.property(fc.oneof(anyGroup, anyPremiumAllocation), (input) => {
      const group = compileGroup(input);
      const long = { ...group, plan: { ...group.plan, quiet: group.plan } };
      expect(measureWhole(group)).toEqual(measureWhole(long));
    }),
    { numRuns: 100, seed: 17 },
  );
});
