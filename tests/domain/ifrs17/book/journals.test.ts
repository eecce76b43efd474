import fc from 'fast-check';
import { measureGroup } from '@/domain/ifrs17';
import {
  accountOf,
  changesInLocked,
  charts,
  closeBook,
  deltaOf,
  explainLine,
  journalOf,
  ledgerOf,
  reversalOf,
  rulesOf,
  runControls,
  trialBalanceOf,
  type BookGroup,
  type ClosedGroup,
} from '@/domain/ifrs17/book';
import { gaps } from '../support/formula';
import { anyGroup, anyPremiumAllocation } from '../support/generatedGroups';
import { groups, periods, treaties } from './support/book';

const posting = { date: '2025-12-31' };
const closes = periods.map((period) => closeBook(groups, treaties, period).groups);
const [first = [], second = []] = closes;

/** Balance accounts of a group, credits less debits, by role. */
function balances(closed: readonly ClosedGroup[]): Readonly<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const { role, debit, credit } of closed.flatMap((each) => journalOf([each], posting)))
    found[role] = (found[role] ?? 0) + credit - debit;
  return found;
}

test('debits are credits, and the accounts of each component hold its balance, of any group', () => {
  const any = fc.oneof(
    anyGroup,
    anyPremiumAllocation,
    anyGroup.filter(({ model }) => model === 'GMM').map((each) => ({ ...each, held: true })),
    anyGroup.map((each) => ({ ...each, acquisitionAsset: 30 })),
  );
  fc.assert(
    fc.property(any, fc.boolean(), (input, isForeign) => {
      const closing = [1.4, 1.1, 1.25, 1.2, 0.9, 1, 1.3];
      const group: BookGroup = {
        id: 'group',
        input: isForeign ? { ...input, exchangeRates: { closing } } : input,
      };
      const closed = measureGroup(group.input).labels.flatMap(
        (label) => closeBook([group], [], label).groups,
      );
      for (const each of closed) {
        const ledger = ledgerOf(journalOf([each], posting));
        expect(runControls([each], { ledger }).filter(({ state }) => state === 'fails')).toEqual(
          [],
        );
      }
      const last = closed.at(-1);
      const held = balances(closed);
      const size = 1e-8 * (1 + Math.max(...Object.values(held).map(Math.abs), 1000));
      const of = (figure: string) => last?.figures[figure] ?? 0;
      for (const [role, figure] of [
        ['remainingCoverageRa', 'raClosing'],
        ['remainingCoverageCsm', 'csmClosing'],
        ['remainingCoverageAllocation', 'lrcClosing'],
        ['lossComponent', 'lcClosing'],
      ] as const)
        expect(Math.abs((held[role] ?? 0) - of(figure))).toBeLessThan(size);
    }),
    { numRuns: 40, seed: 17, endOnFailure: true },
  );
});

test('a reversal of losses credits insurance service expenses, never revenue (50(b))', () => {
  const lines = closes.flatMap((closed) => journalOf(closed, posting));
  const reversed = lines.filter(({ event, credit }) => event === 'lossReversed' && credit > 0);
  expect(reversed.length).toBeGreaterThan(0);
  expect(new Set(reversed.map(({ role }) => role))).toEqual(new Set(['insuranceServiceExpenses']));
});

test('every role of every rule has its own account in each layout, in three languages', () => {
  const roles = (['GMM', 'PAA'] as const).flatMap((model) =>
    (['issued', 'held'] as const).flatMap((side) =>
      rulesOf({ model, side, family: model === 'PAA' ? 'allocation' : 'general' }).flatMap(
        ({ debit, credit }) => [debit, credit].map((role) => [role, side] as const),
      ),
    ),
  );
  for (const chart of Object.values(charts)) {
    for (const [role, side] of roles)
      expect(Object.values(accountOf(role, side, chart).name).every(Boolean)).toBe(true);
    const codes = Object.values(chart).flatMap((side) => Object.values(side).map(([code]) => code));
    expect(new Set(codes).size).toBe(codes.length);
  }
});

test('contracts issued and held are posted apart', () => {
  const codes = (side: string) =>
    new Set(
      journalOf(
        first.filter((each) => each.side === side),
        posting,
      )
        .filter(({ role }) => role !== 'cash')
        .map(({ account }) => account.code),
    );
  expect([...codes('held')].filter((code) => codes('issued').has(code))).toEqual([]);
});

test('an entry and its reversal leave nothing', () => {
  const lines = journalOf(first, posting);
  const all = [...lines, ...reversalOf(lines, '2026-01-31')];
  expect(trialBalanceOf(all).every(({ balance }) => balance === 0)).toBe(true);
});

test('what is posted and the delta of a restatement are the restated journal', () => {
  const [a] = groups;
  if (!a) throw new Error('an empty book');
  const actual = { claims: [120, 90, 90, 90] };
  const restated = closeBook(
    [{ ...a, input: { ...a.input, actual } }, ...groups.slice(1)],
    treaties,
    periods[0] ?? '',
  ).groups;
  const [before, after] = [journalOf(first, posting), journalOf(restated, posting)];
  const delta = deltaOf(before, after, '2026-02-28');
  expect(new Set(delta.map(({ group }) => group))).toEqual(new Set(['A', 'R']));
  const balance = (lines: typeof before) =>
    new Map(trialBalanceOf(lines).map(({ account, balance: each }) => [account.code, each]));
  const together = balance([...before, ...delta]);
  for (const [code, value] of balance(after)) expect(together.get(code)).toBeCloseTo(value, 9);
  expect(ledgerOf(delta)['A']?.net).toBeCloseTo(0, 9);
});

test('lines of locked periods that change are named', () => {
  const posted = [...journalOf(first, posting), ...journalOf(second, posting)];
  const [line, ...others] = posted;
  if (!line) throw new Error('nothing posted');
  const locked = [periods[0] ?? ''];
  expect(changesInLocked(posted, posted, locked)).toEqual([]);
  expect(changesInLocked(posted, others, locked)).toEqual([{ entry: line.entry, change: 'gone' }]);
  expect(changesInLocked(posted, [{ ...line, debit: 1 }, ...others], locked)).toEqual([
    { entry: line.entry, change: 'changed' },
  ]);
  expect(changesInLocked(posted, [...posted, ...reversalOf([line], '2026-01-31')], locked)).toEqual(
    [],
  );
});

test('the amount of a line is explained by its rule', () => {
  for (const group of first)
    for (const line of journalOf([group], posting)) {
      const explained = explainLine(group, line);
      expect(explained?.value).toBe(line.debit + line.credit);
      if (explained) expect(gaps(explained, new Set(), 1000, () => true)).toEqual([]);
    }
});
