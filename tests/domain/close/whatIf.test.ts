import {
  closeQuarter,
  explainTried,
  groupProjections,
  trialParts,
  whatIf,
  type ClosedQuarter,
  type MeasuredGroups,
  type Scenario,
} from '@/domain/close';
import { smallCompany } from '@/domain/demoInsurer';
import { gaps } from '../ifrs17/support/formula';

const period = '2025-12';
const { definition } = smallCompany;
let before: ClosedQuarter;
let base: ClosedQuarter;
let measured: MeasuredGroups;
let tryOut: ReturnType<typeof whatIf>;

beforeAll(() => {
  let last: ClosedQuarter | undefined;
  for (const each of ['2025-03', '2025-06', '2025-09'])
    last = closeQuarter(smallCompany, each, last?.closings);
  before = last as ClosedQuarter;
  base = closeQuarter(smallCompany, period, before.closings);
  measured = {
    period,
    ...base.inputs,
    projections: definition.groups.flatMap(
      ({ id }) => groupProjections(smallCompany, id, period).atEnd ?? [],
    ),
  };
  tryOut = whatIf(measured, definition);
});

const closings = ['belClosing', 'raClosing', 'csmClosing', 'lcClosing', 'licClosing', 'liability'];
type Balances = readonly { id: string; figures: Readonly<Record<string, number>> }[];
const figuresOf = (groups: Balances) =>
  Object.fromEntries(
    groups.map(({ id, figures }) => [id, closings.map((name) => figures[name] ?? 0)]),
  );
function expectSame(one: Balances, other: Balances) {
  const [left, right] = [figuresOf(one), figuresOf(other)];
  expect(Object.keys(left)).toEqual(Object.keys(right));
  for (const [id, figures] of Object.entries(left))
    figures.forEach((figure, index) =>
      expect({ id, name: closings[index], figure }).toEqual({
        id,
        name: closings[index],
        figure: expect.closeTo(right[id]?.[index] ?? NaN, 6),
      }),
    );
}

it('closes as it was closed where nothing changes', () => {
  expectSame(tryOut({}), base.groups);
});

it.each<Omit<Scenario, 'name'>>([
  { id: 'lapses', shock: { lapse: 1.1 } },
  { id: 'deaths and expenses', shock: { mortality: 1.2, expenses: 0.9 } },
  { id: 'rates', curveShift: -0.005 },
  { id: 'illiquidity', illiquidityShift: 0.002 },
  { id: 'all', shock: { lapse: 0.8, mortality: 1.1 }, curveShift: 0.01 },
])('closes as a close under the scenario would: $id', (scenario) => {
  const closed = closeQuarter(smallCompany, period, before.closings, {
    ...scenario,
    name: { en: '', ko: '', 'zh-tw': '' },
  });
  expect(closed.failed).toEqual([]);
  expectSame(tryOut(scenario), closed.groups);
});

it('makes a group onerous when its contracts no longer pay', () => {
  const groups = tryOut({ shock: { mortality: 3 } });
  const group = groups.find(({ id }) => id === 'term-2025');
  expect(group?.figures.csmClosing ?? 0).toBe(0);
  expect(group?.figures.lcClosing).toBeGreaterThan(0);
});

it('gives the same in parts, and keeps a treaty with what it covers', () => {
  const trial = { shock: { mortality: 1.4 }, curveShift: -0.005 };
  const parts = trialParts(measured, 3);
  expect(parts).toHaveLength(3);
  for (const { groups, treaties } of parts)
    for (const { covers } of treaties)
      expect(groups.map(({ id }) => id)).toEqual(expect.arrayContaining([...covers]));
  const together = parts.flatMap((part) => whatIf(part, definition)(trial));
  const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
  expectSame(together.toSorted(byId), tryOut(trial).toSorted(byId));
  expect(trialParts(measured, 1)).toEqual([measured]);
});

it('parts work evenly, where the largest cluster to whom has least would not', () => {
  // Clusters of 3, 3, 2, 2 and 2: by size alone they would lie 3 + 2 + 2 against 3 + 2.
  const sizes = [3, 3, 2, 2, 2];
  const ids = sizes.flatMap((size, cluster) =>
    Array.from({ length: size }, (_, index) => `${cluster}.${index}`),
  );
  const [group] = measured.groups;
  const [treaty] = measured.treaties;
  if (!group || !treaty) throw new Error('The small company has both.');
  const parts = trialParts(
    {
      period,
      projections: [],
      groups: ids.map((id) => ({ ...group, id })),
      treaties: sizes.map((_, cluster) => ({
        ...treaty,
        id: `treaty ${cluster}`,
        covers: ids.filter((id) => id.startsWith(`${cluster}.`)),
      })),
    },
    2,
  );
  const work = parts.map(({ groups, treaties }) => groups.length + treaties.length);
  expect(Math.max(...work) - Math.min(...work)).toBeLessThanOrEqual(1);
});

it('leads each balance, and what a trial changes in it, to the facts of its groups', () => {
  const trial = { shock: { lapse: 1.2 }, curveShift: 0.005 };
  const groups = measured.groups.map(({ id }) => id);
  const sumOf = (all: Balances, figure: string) =>
    all
      .filter(({ id }) => groups.includes(id))
      .reduce((sum, { figures }) => sum + (figures[figure] ?? 0), 0);
  for (const balance of ['bel', 'ra', 'csm', 'lc'] as const) {
    const explained = (as: 'before' | 'after' | 'difference') =>
      explainTried({ measured, facts: definition, trial, of: balance, groups, as });
    const [was, is] = [tryOut({}), tryOut(trial)].map((all) => sumOf(all, `${balance}Closing`));
    expect(explained('before').value).toBeCloseTo(was ?? NaN, 6);
    expect(explained('after').value).toBeCloseTo(is ?? NaN, 6);
    expect(explained('difference').value).toBeCloseTo((is ?? NaN) - (was ?? NaN), 6);
    const isFact = (name: string, value: number) =>
      Number.isFinite(value) && !name.includes(`${period}.`);
    expect(gaps(explained('difference'), new Set(), Math.abs(is ?? 0), isFact)).toEqual([]);
  }
});
