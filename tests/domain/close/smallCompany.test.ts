import {
  batchesOf,
  closeQuarter,
  partOf,
  periodsBetween,
  type Book,
  type GroupClosing,
} from '@/domain/close';
import { smallCompany } from '@/domain/demoInsurer';
import { measureGroup, type GroupInput } from '@/domain/ifrs17';
import { journalOf, ledgerOf, runControls, type ClosedGroup } from '@/domain/ifrs17/book';

const { firstPeriod, lastPeriod } = smallCompany.definition;
const periods = periodsBetween(firstPeriod, lastPeriod);

function closedHistory(book: Book) {
  let before: readonly GroupClosing[] = [];
  return periods.map((period) => {
    const closed = closeQuarter(book, period, before);
    before = closed.closings;
    return closed;
  });
}

const history = closedHistory(smallCompany);
const groupAt = (quarter: number, id: string): ClosedGroup => {
  const found = history[quarter]?.groups.find((each) => each.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};

test('the small company closes four quarters, and every control holds', () => {
  history.forEach(({ groups, failed }, quarter) => {
    expect(failed).toEqual([]);
    expect(groups.map(({ id }) => id)).toEqual([
      'term-2025',
      'term-2025-onerous',
      'fund-2025',
      'motor-2025',
      'quota-share-2025',
    ]);
    const lines = journalOf(groups, { date: `${periods[quarter] ?? ''}-28` });
    const controls = runControls(groups, {
      before: history[quarter - 1]?.groups ?? [],
      ledger: ledgerOf(lines),
    });
    expect(controls.filter(({ state }) => state === 'fails')).toEqual([]);
  });
});

test('a treaty that begins a quarter later recovers nothing of losses of before it, in any quarter (66A)', () => {
  const { definition } = smallCompany;
  const treaties = definition.treaties.map((each) => ({ ...each, firstPeriod: periods[1] ?? '' }));
  const late = closedHistory({ ...smallCompany, definition: { ...definition, treaties } });
  expect(late[0]?.groups.filter(({ side }) => side === 'held')).toEqual([]);
  late.slice(1).forEach(({ groups, failed }) => {
    expect(failed).toEqual([]);
    const [held] = groups.filter(({ side }) => side === 'held');
    expect(held?.id).toBe('quota-share-2025');
    expect(held?.figures['lcNew'] ?? 0).toBeCloseTo(0, 9);
    // An asset, as far as there are losses of later; never a liability.
    expect(held?.figures['lcClosing'] ?? 0).toBeLessThanOrEqual(1e-9);
  });
});

test('what happened moves the margin: more lapses, a falling curve, a fund that loses', () => {
  const figures = (quarter: number, id: string) => groupAt(quarter, id).figures;
  expect(figures(2, 'term-2025')['csmFuture']).toBeLessThan(-50);
  expect(figures(1, 'term-2025')['belRateChange']).toBeLessThan(0);
  expect(figures(2, 'fund-2025')['csmUnderlyingItems']).toBe(-2000);
  expect(figures(0, 'term-2025-onerous')['lcNew']).toBeGreaterThan(0);
  expect(figures(0, 'quota-share-2025')['lcClosing']).toBeLessThan(0);
  expect(figures(2, 'motor-2025')['licPastService']).toBeGreaterThan(0);
});

test('quarters closed one after the other are the periods of one measurement', () => {
  const asExpected: Book = {
    ...smallCompany,
    points: smallCompany.points.map((point) => ({ ...point, inForce: undefined })),
    actuals: [],
    curves: smallCompany.curves.slice(0, 1),
    assumptions: smallCompany.assumptions.slice(0, 1),
  };
  const closed = closedHistory(asExpected);
  const first = closed[0]?.inputs.groups.find(({ id }) => id === 'term-2025')?.input;
  if (!first) throw new Error('no first quarter');
  const whole: GroupInput = {
    ...first,
    periods: periods.length,
    labels: periods,
    rates: { lockedIn: first.rates?.lockedIn ?? 0 },
  };
  const { para101 } = measureGroup(whole);
  closed.forEach(({ groups }, quarter) => {
    const figures = groups.find(({ id }) => id === 'term-2025')?.figures;
    const at = para101[periods[quarter] ?? '']?.['closing'];
    expect(figures?.['csmClosing']).toBeCloseTo(at?.['csm'] ?? NaN, 6);
    expect(figures?.['belClosing']).toBeCloseTo(at?.['pv'] ?? NaN, 6);
    expect(figures?.['raClosing']).toBeCloseTo(at?.['ra'] ?? NaN, 6);
  });
});

test('batches give what the whole book gives, and keep a treaty with what it covers', () => {
  const batches = batchesOf(smallCompany.definition, { size: 1 });
  expect(batches).toHaveLength(4);
  const before = history[2]?.closings ?? [];
  const parts = batches.flatMap((batch) => {
    const part = partOf(smallCompany, batch);
    const ids = new Set(
      [...part.definition.groups, ...part.definition.treaties].map(({ id }) => id),
    );
    const own = before.filter(({ group }) => ids.has(group));
    return closeQuarter(part, '2025-12', own).groups;
  });
  const sorted = (all: readonly ClosedGroup[]) =>
    [...all].sort((one, other) => (one.id < other.id ? -1 : 1));
  expect(sorted(parts)).toEqual(sorted(history[3]?.groups ?? []));
});

test('batches hold no more contracts than a worker reads at once, and a group no more than it can hold', () => {
  const { groups } = smallCompany.definition;
  const cut = (...held: readonly number[]) =>
    batchesOf(
      { groups, treaties: [] },
      { contracts: new Map(groups.map(({ id }, index) => [id, held[index] ?? 0])) },
    ).map((batch) => batch.length);
  expect(cut(1, 2, 3, 4)).toEqual([4]);
  expect(cut(150_000, 50_000, 1, 1)).toEqual([2, 2]);
  expect(cut(1, 900_000, 900_000, 1)).toEqual([1, 1, 1, 1]);
  expect(() => cut(1, 2_000_001)).toThrow(
    `${groups[1]?.id ?? ''}: 2000001 contracts, of at most 2000000`,
  );
});

test('the last batches of a large book are small, so that no worker waits long for another', () => {
  const [group] = smallCompany.definition.groups;
  if (!group) throw new Error('The small company has no group.');
  const groups = Array.from({ length: 5000 }, (_, index) => ({ ...group, id: `g${index}` }));
  const batches = batchesOf({ groups, treaties: [] });
  expect(batches.flat()).toEqual(groups.map(({ id }) => id));
  const sizes = batches.map(({ length }) => length);
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
  expect(sizes[0]).toBe(79);
  expect(sizes.at(-2)).toBe(16);
  expect(batches.length).toBeLessThan(75);
});

test('a scenario changes the end of the quarter and leaves what it opened with', () => {
  const before = history[2]?.closings ?? [];
  const [, lapse, rates] = smallCompany.definition.scenarios;
  const base = closeQuarter(smallCompany, '2025-12', before);
  for (const scenario of [lapse, rates]) {
    const changed = closeQuarter(smallCompany, '2025-12', before, scenario);
    const [one, other] = [base, changed].map(
      ({ groups }) => groups.find(({ id }) => id === 'term-2025')?.figures ?? {},
    );
    expect(other?.['csmOpening']).toBe(one?.['csmOpening']);
    expect(other?.['belClosing']).not.toBeCloseTo(one?.['belClosing'] ?? 0, 3);
  }
});

test('a book without assumptions or a curve says which is missing', () => {
  const drafts = smallCompany.assumptions.map((each) => ({ ...each, state: 'draft' as const }));
  expect(() => closeQuarter({ ...smallCompany, assumptions: drafts }, '2025-03')).toThrow(
    'no approved assumptions are effective by 2025-01',
  );
  expect(() => closeQuarter({ ...smallCompany, curves: [] }, '2025-03')).toThrow(
    'no riskFree curve of KRW by 2024-12',
  );
});
