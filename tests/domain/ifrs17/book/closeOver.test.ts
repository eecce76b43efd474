import type { GroupInput } from '@/domain/ifrs17';
import {
  bookExplainer,
  closeOver,
  explainSum,
  runControls,
  type BookGroup,
} from '@/domain/ifrs17/book';
import { gaps } from '../support/formula';

const months = ['2025-01', '2025-02', '2025-03', '2025-04'];
const quarter = { periods: months.slice(0, 3), name: '2025-Q1' };
const stated = (id: string, input: Partial<GroupInput>): BookGroup => ({
  id,
  company: 'C',
  portfolio: 'P',
  currency: 'KRW',
  input: {
    kind: 'group',
    id,
    periodsPerYear: 12,
    labels: months,
    periods: 4,
    ...input,
  } as GroupInput,
});
const of = (count: number, value: number, before = 0) => [
  ...Array.from({ length: before }, () => 0),
  ...Array.from({ length: count }, () => value),
];

const RATE = 0.06;
const month = (1 + RATE) ** (1 / 12);

/** A year of cover for 1,200 from January, and contracts for 600 that join in February. */
const allocation = stated('allocation', {
  model: 'PAA',
  expected: { premiums: [1200] },
  premiumAllocation: { revenuePattern: of(12, 100) },
  newContracts: [
    { inPeriod: 2, lockedIn: 0, expected: { premiums: [0, 600] }, coverageUnits: of(12, 50, 1) },
  ],
});
/** One claim of 500 in month 12; contracts that join in March bring one of 300 in month 9 and their premium of 400. */
const general = stated('general', {
  model: 'GMM',
  rates: { lockedIn: RATE, current: RATE },
  expected: { premiums: [600], claims: of(1, 500, 11) },
  coverageUnits: of(12, 1),
  newContracts: [
    {
      inPeriod: 3,
      lockedIn: RATE,
      expected: { premiums: [0, 0, 400], claims: of(1, 300, 8) },
      coverageUnits: of(10, 1, 2),
    },
  ],
});
/** A group of its own that begins in February. */
const later = stated('later', {
  model: 'PAA',
  labels: months.slice(1),
  periods: 3,
  expected: { premiums: [120] },
  premiumAllocation: { revenuePattern: of(12, 10) },
});

const groups = [allocation, general, later];
const { groups: closed, failed } = closeOver(groups, [], quarter);
const figureOf = (id: string, figure: string) =>
  closed.find((each) => each.id === id)?.figures[figure] ?? 0;

test('contracts join inside the quarter: each earns from the month on in which it joined', () => {
  expect(failed).toEqual([]);
  expect(closed.map(({ id, period }) => [id, period])).toEqual(
    ['allocation', 'general', 'later'].map((id) => [id, '2025-Q1']),
  );
  expect(figureOf('allocation', 'revenueTotal')).toBeCloseTo(3 * 100 + 2 * 50);
  expect(figureOf('allocation', 'lrcClosing')).toBeCloseTo(9 * 100 + 10 * 50);
  expect(figureOf('later', 'lrcOpening')).toBe(0);
  expect(figureOf('later', 'revenueTotal')).toBeCloseTo(2 * 10);
});

test('they are recognised at the month in which they join, and accrete from there', () => {
  expect(figureOf('general', 'belNew')).toBeCloseTo(
    500 / month ** 12 - 600 + 300 / month ** 7 - 400,
    9,
  );
  expect(figureOf('general', 'belClosing')).toBeCloseTo(500 / month ** 9 + 300 / month ** 6, 9);
  const first = 600 - 500 / month ** 12;
  const second = 400 - 300 / month ** 7;
  // Of 12 units one is provided each month; in March 1 of the 10 left of the first and of the 10 of the second.
  const february = first * month * (11 / 12) * month * (10 / 11);
  const march = (february + second) * month;
  expect(figureOf('general', 'csmClosing')).toBeCloseTo(march * (1 - 2 / 20), 9);
});

test('a treaty over a group that begins inside the quarter begins with it', () => {
  const treaty = {
    id: 'treaty',
    covers: ['later'],
    input: {
      kind: 'reinsuranceHeld',
      model: 'PAA',
      periods: 3,
      cessionRate: 0.5,
      premiums: [60],
    } as const,
  };
  const whole = closeOver(groups, [treaty], quarter);
  expect(whole.failed).toEqual([]);
  const held = whole.groups.find(({ id }) => id === 'treaty');
  expect(held?.figures['revenueTotal']).toBeCloseTo(-2 * 5);
});

test('the quarter foots, and each of its figures explains itself month by month', () => {
  const broken = runControls(closed, {}).filter(({ state }) => state === 'fails');
  expect(broken.map(({ id }) => id)).toEqual([]);
  const explainGroup = bookExplainer(groups);
  const seen = new Set<never>();
  const isFact = (name: string) => ![...months, quarter.name].some((each) => name.includes(each));
  for (const figure of ['revenueTotal', 'belNew', 'csmClosing', 'lrcClosing', 'csmRelease']) {
    const derivation = explainSum(closed, {}, figure, { explainGroup });
    expect(derivation.value).not.toBe(0);
    expect(gaps(derivation, seen, Math.abs(derivation.value), isFact)).toEqual([]);
  }
});
