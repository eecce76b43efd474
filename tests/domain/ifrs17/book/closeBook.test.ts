import fc from 'fast-check';
import { explain, measureGroup, parse } from '@/domain/ifrs17';
import {
  book,
  closeBook,
  cubeOf,
  explainSum,
  mergedControls,
  mergedCubes,
  presentedIn,
  rolledUp,
  runControls,
  sumOver,
  type BookGroup,
  type ClosedGroup,
} from '@/domain/ifrs17/book';
import { gaps } from '../support/formula';
import { anyGroup, anyPremiumAllocation } from '../support/generatedGroups';
import { groups, periods, treaties } from './support/book';

const closes = periods.map((period) => closeBook(groups, treaties, period));
const last = closes.at(-1)?.groups ?? [];
const failing = (all: readonly ClosedGroup[], before: readonly ClosedGroup[]) =>
  runControls(all, { before }).filter(({ state }) => state === 'fails');

test('every control holds of any group in any period', () => {
  fc.assert(
    fc.property(fc.oneof(anyGroup, anyPremiumAllocation), fc.boolean(), (input, isForeign) => {
      const closing = [1.4, 1.1, 1.25, 1.2, 0.9, 1, 1.3];
      const group: BookGroup = {
        id: 'group',
        input: isForeign ? { ...input, exchangeRates: { closing } } : input,
      };
      const { labels } = measureGroup(group.input);
      const each = labels.map((label) => closeBook([group], [], label).groups);
      each.forEach((closed, index) => expect(failing(closed, each[index - 1] ?? [])).toEqual([]));
    }),
    { numRuns: 30, seed: 17, endOnFailure: true },
  );
});

test('a group that cannot be measured is named, with the treaty over it, and stops no other', () => {
  for (const { groups: closed, failed } of closes) {
    expect(closed.map(({ id }) => id)).toEqual(['A', 'B', 'C', 'D', 'E', 'R']);
    expect(failed.map(({ id }) => id)).toEqual(['broken', 'S']);
    expect(failed[0]?.errors[0]?.path).toBe('coverageUnits');
  }
});

test('a period that a group does not have is an error of that group', () => {
  expect(closeBook(groups, [], '2031-1').failed).toHaveLength(groups.length);
});

test('controls over batches are those over the whole book', () => {
  const [first, ...others] = last;
  if (!first) throw new Error('an empty book');
  const wrong = { ...first, figures: { ...first.figures, csmRelease: 5 } };
  const before = closes.at(-2)?.groups ?? [];
  const batches = [[wrong], others.slice(0, 2), [], others.slice(2)].map((each) =>
    runControls(each, {
      before: before.filter(({ id }) => each.some((group) => group.id === id)),
    }),
  );
  const whole = runControls([wrong, ...others], { before });
  expect(mergedControls([[], ...batches])).toEqual(whole);
  expect(whole.map(({ state }) => state)).toEqual(
    expect.arrayContaining(['holds', 'fails', 'notRun']),
  );
});

test('controls hold of the whole book, and name the group that breaks one', () => {
  closes.forEach(({ groups: closed }, index) =>
    expect(failing(closed, closes[index - 1]?.groups ?? [])).toEqual([]),
  );
  const [first, ...others] = last;
  if (!first) throw new Error('an empty book');
  const wrong = { ...first, figures: { ...first.figures, csmRelease: 5 } };
  const found = failing([wrong, ...others], closes.at(-2)?.groups ?? []);
  expect(found.map(({ id, failures }) => [id, failures.map(({ group }) => group)])).toEqual([
    ['footing', ['A']],
  ]);
  const before = closes.at(-2)?.groups ?? [];
  expect(failing([first, ...last], before)[0]?.failures).toContainEqual(
    expect.objectContaining({ group: 'A', figure: 'groups', found: 2 }),
  );
  expect(failing(others, closes[0]?.groups ?? []).map(({ id }) => id)).toContain('closedIsOpened');
});

test('what a source system paid otherwise is found', () => {
  const source = Object.fromEntries(
    last.map(({ id, figures }) => [
      id,
      { cashIn: figures['cashIn'] ?? 0, cashOut: (figures['cashOut'] ?? 0) + (id === 'C' ? 1 : 0) },
    ]),
  );
  const result = runControls(last, { source }).find(({ id }) => id === 'cashFlowsAreSource');
  expect(result?.failures.map(({ group }) => group)).toEqual(['C']);
});

test('sums do not depend on batches or their order, to the last bit', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ noNaN: true, min: -1e15, max: 1e15 }), { minLength: 2, maxLength: 30 }),
      fc.integer({ min: 0, max: 29 }),
      fc.infiniteStream(fc.nat()),
      (values, cut, keys) => {
        const [template] = last;
        if (!template) throw new Error('an empty book');
        const all = values.map((value, index) => ({
          ...template,
          id: String(index),
          figures: { csmClosing: value, belClosing: -value / 3 },
        }));
        const order = new Map(all.map((each) => [each.id, keys.next().value as number]));
        const shuffled = [...all].sort(
          (one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0),
        );
        const batches = [shuffled.slice(0, cut), shuffled.slice(cut)].map(cubeOf);
        const merged = mergedCubes([...batches].reverse());
        for (const figure of ['csmClosing', 'belClosing'])
          expect(Object.is(sumOver(merged, {}, figure), sumOver(cubeOf(all), {}, figure))).toBe(
            true,
          );
      },
    ),
    { numRuns: 100, seed: 17 },
  );
});

test('a sum is rounded once', () => {
  const of = (...values: number[]) =>
    sumOver(
      cubeOf(
        values.map((csmClosing) => ({ ...(last[0] as ClosedGroup), figures: { csmClosing } })),
      ),
      {},
      'csmClosing',
    );
  expect(of(1e16, 1, -1e16)).toBe(1);
  expect(of(0.1, 0.2, 0.3, -0.6)).toBe(2.7755575615628914e-17);
  expect(of(1, 2 ** -53, 2 ** -110)).toBe(1 + 2 ** -52);
});

test('quarters roll up to the year: it opens with the first, closes with the last, and foots', () => {
  const year = ['A', 'B', 'C', 'D', 'E', 'R'].map((id) =>
    rolledUp(
      closes.flatMap(({ groups: closed }) => closed.filter((each) => each.id === id)),
      '2025',
    ),
  );
  expect(failing(year, [])).toEqual([]);
  const [a] = year;
  const whole = measureGroup(groups[0]?.input as never);
  const revenue = whole.profitOrLoss.insuranceRevenue.reduce((sum, each) => sum + each, 0);
  expect(a?.figures['revenueTotal']).toBeCloseTo(revenue, 9);
  expect(() => rolledUp([...(closes[0]?.groups ?? [])], '2025')).toThrow('several groups');
});

test('a consolidation translates companies at the rates of the dates, and still foots (IAS 21.39)', () => {
  const rates = { opening: 1300, average: 1350, closing: 1400 };
  const all = closes.map(({ groups: closed }) =>
    closed.map((each) => (each.currency === 'USD' ? presentedIn(each, 'KRW', rates) : each)),
  );
  for (const closed of all)
    expect(runControls(closed).filter(({ state }) => state === 'fails')).toEqual([]);
  const [d] = all[0]?.filter(({ id }) => id === 'D') ?? [];
  expect(d?.figures['revenueTotal']).toBeCloseTo(75 * 1350, 6);
  expect(d?.figures['lrcClosing']).toBeCloseTo(225 * 1400, 6);
  expect(d?.figures['profit']).not.toBe(0);
});

test('a sum explains itself by company, portfolio and group, down to facts', () => {
  const inputs = new Map(groups.map(({ id, input }) => [id, input]));
  const explained = explainSum(last, { side: 'issued' }, 'csmRelease', {
    explainGroup: (id, figure) => explain(inputs.get(id), figure),
  });
  expect(explained.value).toBe(sumOver(cubeOf(last), { side: 'issued' }, 'csmRelease'));
  expect(gaps(explained, new Set(), 1000)).toEqual([]);
  expect(explained.from?.map(({ name }) => name)).toEqual(['Life issued.csm.release']);
});

test('a book is checked as a whole, its groups one by one', () => {
  const json = JSON.parse(JSON.stringify({ period: '2025-1', groups, treaties })) as unknown;
  const { groups: stated, period } = parse(book, json);
  const wrong = [{ ...stated[0], id: 'odd', input: { kind: 'group', premium: 1 } }];
  const { failed } = closeBook([...stated, ...wrong] as readonly BookGroup[], [], period);
  expect(failed.map(({ id }) => id)).toEqual(['broken', 'odd']);
  expect(() => parse(book, { groups: [{ id: 'A', input: 3 }] })).toThrow('period');
  const input = {};
  const twice = { period: '2025-1', groups: [{ id: 'A', input }] };
  expect(() => parse(book, { ...twice, treaties: [{ id: 'A', covers: ['A'], input }] })).toThrow(
    'treaties[0].id: inconsistent; expected a name that nothing else in the book has; found A',
  );
});
