import { groupInputsOf, measureGroup, parse, portfolioOf, projectionInput } from '@/domain/ifrs17';
import { closeBook, sensitivities, shockedCloses, type BookGroup } from '@/domain/ifrs17/book';
import { small } from '../support/generatedPortfolios';

/** 100 contracts of two years; a year on those that neither died nor lapsed are left. */
const given = small();
const atIssue = portfolioOf(parse(projectionInput, given));
const [input] = groupInputsOf(atIssue);
if (!input) throw new Error('no group');
const left = 100 * (1 - 0.02) * (1 - 0.1);
const aYearOn = portfolioOf(
  parse(
    projectionInput,
    small({
      firstMonth: '2026-01',
      modelPoints: given.modelPoints.map((each) => ({ ...each, contracts: left })),
    }),
  ),
);
const { labels } = measureGroup(input);
const period = labels[11] ?? '';
const group: BookGroup = { id: 'G', company: 'Life', input };
const treaty = {
  id: 'T',
  covers: ['G'],
  input: { kind: 'reinsuranceHeld', periods: 24, cessionRate: 0.5, premiums: [1000] },
} as const;
const base = closeBook([group], [treaty], period).groups;
const book = { groups: [group], treaties: [treaty], period, portfolio: aYearOn };

const cells = (shock: Parameters<typeof shockedCloses>[1][number]['shock']) =>
  sensitivities(
    base,
    shockedCloses(book, [{ id: 'it', risk: 'insurance', shock }]),
  ).rows[0]?.cells.map(({ value }) => value) ?? [];

test('without a shock nothing changes: the projection of who is left is the estimates of the group', () => {
  expect(base.map(({ id }) => id)).toEqual(['G', 'T']);
  const [later] = groupInputsOf(aYearOn);
  later?.expected?.claims?.forEach((claim, month) =>
    expect(claim).toBeCloseTo(input.expected?.claims?.[month + 12] ?? Number.NaN, 9),
  );
  for (const value of cells({})) expect(value).toBeCloseTo(0, 6);
});

test('more deaths take the CSM of the group, and half as much net of reinsurance of what is ceded (128)', () => {
  const [csmGross = 0, csmNet = 0] = cells({ mortality: 1.1 });
  expect(csmGross).toBeLessThan(0);
  expect(csmNet).toBeGreaterThan(csmGross);
  // Ten per cent more claims of some 1.7 a year each thousand: within the change of claims expected, discounted.
  const [twice = 0] = cells({ mortality: 1.2 });
  expect(twice / csmGross).toBeCloseTo(2, 1);
});

test('a group that is not projected stays, as does one that cannot be measured', () => {
  const other: BookGroup = { id: 'other', input };
  const broken: BookGroup = { id: 'G', input: { ...input, coverageUnits: [] } };
  const [first] = shockedCloses({ ...book, groups: [other], treaties: [] }, [
    { id: 'it', risk: 'insurance', shock: { mortality: 2 } },
  ]);
  expect(first?.groups).toEqual(closeBook([other], [], period).groups);
  const [none] = shockedCloses({ ...book, groups: [broken], treaties: [] }, [
    { id: 'it', risk: 'insurance', shock: { mortality: 2 } },
  ]);
  expect(none?.groups).toEqual([]);
});

test('a curve that moves at the end of the period moves what is measured at it, and no CSM at locked-in rates (128)', () => {
  const of = (curveShift: number, all = [group], treaties = [treaty]) =>
    sensitivities(
      closeBook(all, treaties, period).groups,
      shockedCloses({ ...book, groups: all, treaties }, [{ id: 'up', risk: 'market', curveShift }]),
    ).rows[0]?.cells.map(({ value }) => value) ?? [];
  const [csm = 0, , gross = 0, net = 0] = of(0.01);
  expect(csm).toBeCloseTo(0, 8);
  expect(Math.sign(gross)).toBe(-Math.sign(of(-0.01)[2] ?? 0));
  expect(net).not.toBeCloseTo(gross, 6);
  const stated = { ...treaty, input: { ...treaty.input, current: 0.02 } };
  expect(of(0.01, [group], [stated])[3]).not.toBeCloseTo(gross, 6);
  expect(of(0)[2]).toBe(0);
  // What is stated for the date moves exactly so.
  const current = [0.03, ...Array.from({ length: 24 }, () => 0.04)];
  const dated = { ...group, input: { ...input, rates: { lockedIn: 0.03, current } } };
  const moved = current.map((rate, date) => (date === 12 ? rate + 0.01 : rate));
  const byHand = closeBook(
    [{ ...dated, input: { ...dated.input, rates: { lockedIn: 0.03, current: moved } } }],
    [],
    period,
  ).groups;
  const [shockedClose] = shockedCloses({ ...book, groups: [dated], treaties: [] }, [
    { id: 'up', risk: 'market', curveShift: 0.01 },
  ]);
  expect(shockedClose?.groups).toEqual(byHand);
});
