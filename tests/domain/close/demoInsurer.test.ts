import {
  closeQuarter,
  partOf,
  periodsOf,
  projectedQuarter,
  type Book,
  type GroupActual,
  type GroupClosing,
} from '@/domain/close';
import { hanbit } from '@/domain/demoInsurer';
import { runControls, type ClosedGroup } from '@/domain/ifrs17/book';

const book = hanbit();
const { definition } = book;
const all = [...definition.groups, ...definition.treaties];

/** Groups in which something was planted, one in dollars, and one that feels the fall of rates. */
const watched = [
  ...definition.events.flatMap(({ groups }) => groups),
  'annuity-2021-remaining',
  'whole-life-2021-remaining',
];
const covered = definition.treaties
  .filter(({ covers, id }) => covers.some((each) => watched.includes(each)) || watched.includes(id))
  .flatMap(({ covers }) => covers);
const part = partOf(book, [...new Set([...watched, ...covered])]);

const cashOf = (actuals: readonly GroupActual[], period: string) =>
  Object.fromEntries(
    actuals.flatMap((each) =>
      each.period === period && each.sourceCash ? [[each.group, each.sourceCash]] : [],
    ),
  );

interface Closed {
  readonly groups: readonly ClosedGroup[];
  readonly fails: readonly string[];
}

function history(of: Book, periods: readonly string[]): ReadonlyMap<string, Closed> {
  let before: readonly GroupClosing[] = [];
  let last: readonly ClosedGroup[] = [];
  const closed = new Map<string, Closed>();
  for (const period of periods) {
    const { groups, failed, closings } = closeQuarter(of, period, before);
    const source = cashOf(of.actuals, period);
    const stated = groups.filter(({ id }) => source[id]);
    const results = [
      ...runControls(groups, { before: last }),
      ...runControls(stated, { source }).filter(({ id }) => id === 'cashFlowsAreSource'),
    ];
    const fails = [
      ...failed.map(({ id }) => `${id} cannot be measured`),
      ...results.flatMap(({ id, failures }) => failures.map(({ group }) => `${id} ${group}`)),
    ];
    closed.set(period, { groups, fails });
    [before, last] = [closings, groups];
  }
  return closed;
}

const periods = periodsOf(definition);
const closed = history(part, periods);
const figure = (period: string, id: string, name: string): number =>
  closed.get(period)?.groups.find((each) => each.id === id)?.figures[name] ?? 0;

test('the demo insurer is the same in every installation', () => {
  expect(definition.portfolios).toHaveLength(12);
  expect(all).toHaveLength(149);
  expect(new Set(all.map(({ id }) => id)).size).toBe(149);
  expect(periods).toHaveLength(20);
  expect(definition.scenarios).toHaveLength(8);
  expect(book.points).toHaveLength(50_960);
  expect(new Set(book.points.map(({ id }) => id)).size).toBe(50_960);
  const premiums = book.points.reduce(
    (sum, { premium, contracts }) => sum + premium * contracts,
    0,
  );
  expect(Math.round(premiums / 1e6)).toMatchInlineSnapshot(`8034023`);
});

test('twenty quarters close, and the one control that fails is the one that was planted', () => {
  const fails = [...closed].flatMap(([period, each]) =>
    each.fails.map((text) => `${period} ${text}`),
  );
  expect(fails).toEqual(['2023-09 cashFlowsAreSource property-2022-remaining']);
});

test('what was planted is found where the book says so', () => {
  // Onerous at recognition, with a quota share that recovers its part (66A).
  expect(figure('2022-03', 'term-2022-onerous', 'lcNew')).toBeGreaterThan(0);
  expect(figure('2022-03', 'quota-share-term-2022', 'lcClosing')).toBeCloseTo(
    -0.3 * figure('2022-03', 'term-2022-onerous', 'lcClosing'),
    0,
  );
  // A guarantee in the money takes a part of the CSM.
  const fund = 'variable-annuity-2021-remaining';
  expect(figure('2022-09', fund, 'csmUnderlyingItems')).toBeLessThan(0);
  expect(figure('2022-09', fund, 'csmClosing')).toBeLessThan(
    0.9 * figure('2022-09', fund, 'csmOpening'),
  );
  expect(figure('2022-12', 'motor-2022-remaining', 'licPastService')).toBeGreaterThan(0);
  // Lapses: onerous by the study of 2023, back by that of 2024.
  const lapses = 'no-surrender-value-2021-remaining';
  expect(figure('2023-03', lapses, 'csmClosing')).toBeGreaterThan(0);
  expect(figure('2023-06', lapses, 'csmClosing')).toBe(0);
  expect(figure('2023-06', lapses, 'lcLosses')).toBeGreaterThan(0);
  expect(figure('2024-06', lapses, 'lcClosing')).toBe(0);
  expect(figure('2024-06', lapses, 'csmClosing')).toBeGreaterThan(0);
  // Modified contracts leave their group (77) and come back as new ones.
  expect(figure('2024-03', 'health-2021-remaining', 'belDerecognised')).not.toBe(0);
  expect(figure('2024-03', 'motor-2024-onerous', 'lcClosing')).toBeGreaterThan(0);
  expect(figure('2024-09', 'whole-life-2021-remaining', 'belRateChange')).toBeGreaterThan(0);
});

test('dollars are translated into won', () => {
  const annuity = closed.get('2025-12')?.groups.find(({ id }) => id === 'annuity-2021-remaining');
  expect(annuity?.currency).toBe('KRW');
  expect(annuity?.figures['csmFx']).not.toBe(0);
});

test('what the risk adjustment takes at recognition can be timed apart from the cash flows', () => {
  const period = definition.firstPeriod;
  let asked = 0;
  const risk = <T>(work: () => T): T => {
    asked += 1;
    return work();
  };
  const observed = projectedQuarter(part, period, { before: [], risk });
  expect(asked).toBeGreaterThan(0);
  expect(observed).toEqual(projectedQuarter(part, period, { before: [] }));
});
