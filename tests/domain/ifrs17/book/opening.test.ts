import fc from 'fast-check';
import {
  compileGroup,
  examples,
  measureGroup,
  measureInput,
  parse,
  engineInput,
  type EngineInput,
  type GroupInput,
  type GroupResult,
} from '@/domain/ifrs17';
import { closingOf, continuedFrom, continuedTreaty } from '@/domain/ifrs17/book';
import { anyGroup, anyPremiumAllocation } from '../support/generatedGroups';

type Sections = Readonly<Record<string, Readonly<Record<string, number>>>>;
type TreatyInput = Extract<EngineInput, { kind: 'reinsuranceHeld' }>;

const sectionsAt = (result: GroupResult, label: string) =>
  (result as unknown as Readonly<Record<string, Sections>>)[label] ?? {};

/** Figures of one period that differ. */
function apart(one: GroupResult, other: GroupResult, label: string): unknown[] {
  const [all, again] = [sectionsAt(one, label), sectionsAt(other, label)];
  const sizes = Object.values(all).flatMap((section) => Object.values(section).map(Math.abs));
  const size = 1 + Math.max(0, ...sizes);
  // What a loss component rests on is worked out only where there is one: of what rounding leaves of it that may differ.
  const { opening = 0, new: added = 0 } = all['lc'] ?? {};
  const isWithout = Math.abs(opening) + Math.abs(added) <= 1e-9 * size;
  const rests = new Set(isWithout ? ['outflows', 'investment'] : []);
  const compared = Object.entries(all).filter(([section]) => !rests.has(section));
  return compared.flatMap(([section, figures]) =>
    Object.entries(figures).flatMap(([figure, value]) => {
      const found = again[section]?.[figure] ?? Number.NaN;
      return Math.abs(found - value) <= 1e-9 * size
        ? []
        : [{ figure: `${label}.${section}.${figure}`, value, found }];
    }),
  );
}

/** As a store would give it back. */
const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Year to date a group opens where a year begins (B137). */
const stepOf = ({ policies, periodsPerYear = 1 }: GroupInput): number =>
  policies?.interimBasis === 'yearToDate' ? periodsPerYear : 1;

/** Measures period after period, each from the stored closing of the one before: what differs from all at once. */
function stepwise(input: GroupInput): unknown[] {
  const whole = measureGroup(input);
  const step = stepOf(input);
  const found: unknown[] = [];
  let rest = input;
  for (let from = step; from < input.periods; from += step) {
    rest = stored(continuedFrom(rest, step));
    const result = measureGroup(rest);
    for (const label of whole.labels.slice(from)) found.push(...apart(whole, result, label));
  }
  return found;
}

type Held = { underlying: Record<string, GroupResult>; reinsurance: GroupResult };

function stepwiseTreaty(input: TreatyInput): unknown[] {
  const whole = measureInput(input) as Held;
  const step = stepOf(input.underlying[0] as GroupInput);
  const found: unknown[] = [];
  let rest = input;
  for (let from = step; from < input.periods; from += step) {
    rest = stored(continuedTreaty(rest, step));
    const { reinsurance, underlying } = measureInput(rest) as Held;
    for (const label of whole.reinsurance.labels.slice(from))
      found.push(
        ...apart(whole.reinsurance, reinsurance, label),
        ...Object.entries(whole.underlying).flatMap(([id, each]) =>
          apart(each, underlying[id] as GroupResult, label),
        ),
      );
  }
  return found;
}

const runs = { numRuns: 60, seed: 17, endOnFailure: true };

test('a group gives the same figures at once or period by period from stored closings', () => {
  fc.assert(
    fc.property(fc.oneof(anyGroup, anyPremiumAllocation), fc.boolean(), (group, isForeign) => {
      const closing = [1.4, 1.1, 1.25, 1.2, 0.9, 1, 1.3];
      expect(stepwise(isForeign ? { ...group, exchangeRates: { closing } } : group)).toEqual([]);
    }),
    runs,
  );
});

test('a treaty does too, with the groups that it covers', () => {
  const treaty = fc
    .record({
      group: anyGroup.filter(({ model }) => model === 'GMM'),
      other: anyGroup.filter(({ model }) => model === 'GMM'),
      percent: fc.integer({ min: 10, max: 100 }),
      premium: fc.integer({ min: 50, max: 900 }),
      boughtAfterLoss: fc.boolean(),
      lossRecoveryReversal: fc.constantFrom(
        'withinFulfilmentCashFlows' as const,
        'adjustsCsm' as const,
      ),
    })
    .filter(
      ({ group, other }) =>
        group.periods === other.periods &&
        group.periodsPerYear === other.periodsPerYear &&
        group.policies?.interimBasis === other.policies?.interimBasis,
    )
    .map(
      ({ group, other, percent, premium, boughtAfterLoss, lossRecoveryReversal }): TreatyInput => ({
        kind: 'reinsuranceHeld',
        periods: group.periods,
        cessionRate: percent / 100,
        premiums: Array.from({ length: group.periods }, () => premium / group.periods),
        cedingCommissions: [premium / 2],
        boughtAfterLoss,
        underlying: [
          { ...group, id: 'one' },
          { ...other, id: 'other' },
        ],
        policies: { lossRecoveryReversal },
      }),
    );
  fc.assert(
    fc.property(treaty, (input) => {
      expect(stepwiseTreaty(input)).toEqual([]);
    }),
    { numRuns: 40, seed: 17, endOnFailure: true },
  );
});

test('the published examples open again where they closed', () => {
  for (const { id, input: json } of examples) {
    const input = parse(engineInput, json);
    if (input.kind === 'group') expect([id, stepwise(input)]).toEqual([id, []]);
    if (input.kind === 'reinsuranceHeld') expect([id, stepwiseTreaty(input)]).toEqual([id, []]);
  }
});

const group: GroupInput = {
  kind: 'group',
  model: 'GMM',
  periods: 4,
  periodsPerYear: 4,
  rates: { lockedIn: 0.05 },
  expected: { premiums: [500], claims: [100, 100, 100, 100] },
  riskAdjustment: { initial: 40, release: [10, 10, 10, 10] },
  coverageUnits: [1, 1, 1, 1],
};

test('a closing holds balances, the curve locked in, and units provided', () => {
  const { opening, lockedIn } = closingOf(compileGroup(group), 2);
  expect(opening.ra).toBeCloseTo(20, 9);
  expect(opening.unitsProvided).toBe(2);
  expect(lockedIn).toBe(0.05);
});

test('year to date a group closes with the year (B137)', () => {
  const yearly = compileGroup({ ...group, policies: { interimBasis: 'yearToDate' } });
  expect(() => closingOf(yearly, 2)).toThrow('start of a year');
});

test('a group opens with the balances of a transition (C5-C24)', () => {
  const { year1 } = measureGroup({
    ...group,
    periodsPerYear: 1,
    labels: ['year1', 'year2', 'year3', 'year4'],
    expected: { claims: [100, 100, 100, 100] },
    riskAdjustment: { release: [10, 10, 10, 10] },
    opening: { bel: 354.6, ra: 40, csm: 60 },
  }) as unknown as { year1: Sections };
  expect(year1['csm']?.['release']).toBeCloseTo(-(60 * 1.05) / 4, 9);
  expect(year1['bel']?.['new']).toBe(0);
});

test('what belongs to initial recognition contradicts an opening', () => {
  expect(() => measureGroup({ ...group, opening: { csm: -5 } })).toThrow('opening.csm');
  expect(() => measureGroup({ ...group, opening: {} })).toThrow('riskAdjustment.initial');
});
