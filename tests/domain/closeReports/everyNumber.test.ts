import { closeQuarter, periodsBetween, type ClosedQuarter } from '@/domain/close';
import { smallCompany } from '@/domain/demoInsurer';
import { engineInput, examples, measureGroup, parse } from '@/domain/ifrs17';
import { bookExplainer, closeBook, explainLine, type BookGroup } from '@/domain/ifrs17/book';
import {
  cellTies,
  explainFigure,
  explainJournalSum,
  explainShare,
  figuresOf,
  journalLines,
  ledgerCube,
  measurementReport,
  statementsOf,
  storyOf,
  summaryOf,
  type Figure,
} from '@/domain/closeReports';
import { gaps, recomputed } from '../ifrs17/support/formula';
import * as book from '../ifrs17/book/support/book';

const published = examples.flatMap(({ id, input }): BookGroup[] => {
  const checked = parse(engineInput, input);
  return checked.kind === 'group' ? [{ id, portfolio: id, input: checked }] : [];
});

const { firstPeriod, lastPeriod } = smallCompany.definition;
/** Every quarter of the small company with the inputs that explain it. */
const quarters = periodsBetween(firstPeriod, lastPeriod).reduce<
  readonly (ClosedQuarter & { readonly period: string })[]
>(
  (before, period) => [
    ...before,
    { period, ...closeQuarter(smallCompany, period, before.at(-1)?.closings ?? []) },
  ],
  [],
);

const datasets = [
  ...quarters.map(({ period, inputs }) => ({ name: `small company ${period}`, ...inputs, period })),
  { name: 'every model, a treaty, two currencies', ...book, period: book.periods[1] ?? '' },
  ...published.map((group) => ({
    name: group.id,
    groups: [group],
    treaties: [],
    period: measureGroup(group.input).labels[1] ?? '',
  })),
];

describe.each(datasets)('$name', ({ groups, treaties, period }) => {
  const closed = closeBook(groups, treaties, period).groups;
  const explainGroup = bookExplainer(groups, treaties);
  const lines = journalLines(closed, { date: '2025-06-30' });
  const {
    tiles,
    balances,
    csmSteps,
    assumptionEffects,
    groups: list,
    tables,
  } = measurementReport(closed);
  const statements = statementsOf(closed, { groups }).statements.map(({ table }) => table);

  it('leads every number of its tables to facts', () => {
    const seen = new Set<never>();
    const told = storyOf(closed).flatMap(({ figures: each }) => Object.values(each));
    const figures = [
      ...[
        tiles,
        balances,
        csmSteps,
        assumptionEffects ?? csmSteps,
        list,
        ...tables,
        ...statements,
      ].flatMap(figuresOf),
      ...told.filter(({ cell }) => cell.value !== 0),
    ];
    expect(figures.length).toBeGreaterThan(20);
    const size = Math.max(...figures.map(({ cell }) => Math.abs(cell.value)));
    // An end is a number of an input, never a figure of a period.
    const isFact = (name: string, value: number) =>
      Number.isFinite(value) && !name.startsWith(`${period}.`) && !name.includes(` ${period}.`);
    const found = figures.flatMap((each) => {
      const derivation = explainFigure(each, closed, explainGroup);
      expect(derivation.value).toBe(each.cell.value);
      return gaps(derivation, seen, size, isFact).map((gap) => ({ figure: each.name, ...gap }));
    });
    expect(found).toEqual([]);
  });

  it('leads every share of its story to figures', () => {
    const figure = (each: Figure) => explainFigure(each, closed);
    for (const { share } of storyOf(closed)) {
      if (!share) continue;
      const { value, from = [], ...derivation } = explainShare(share, figure);
      expect(value).toBe(share.value);
      expect(recomputed({ ...derivation, value, from })).toBeCloseTo(value, 9);
      expect(from.map((part) => part.value)).toEqual(share.of.map(({ cell }) => cell.value));
    }
  });

  it('leads every journal line to figures of its group', () => {
    const byId = new Map(closed.map((each) => [each.id, each]));
    for (const line of lines) {
      const group = byId.get(line.group);
      const derivation = group && explainLine(group, line);
      expect(derivation?.value).toBe(line.debit + line.credit);
    }
  });

  it('leads every sum of its journal to lines, and these to figures', () => {
    const { events, trialBalance } = summaryOf(lines);
    for (const row of trialBalance)
      for (const side of ['debit', 'credit', 'balance'] as const) {
        const sum = { of: side, account: row.account.code };
        expect(explainJournalSum(sum, lines, closed, {}).value).toBeCloseTo(row[side], 6);
      }
    const [{ account } = { account: undefined }] = trialBalance;
    let balance = 0;
    for (const [index, line] of lines
      .filter((each) => each.account.code === account?.code)
      .entries()) {
      balance += line.debit - line.credit;
      const sum = { of: 'balance', account: line.account.code, upTo: index + 1 } as const;
      expect(explainJournalSum(sum, lines, closed, {}).value).toBeCloseTo(balance, 6);
    }
    for (const { event, debit, credit, amount } of events) {
      const { value, from = [] } = explainJournalSum(
        { of: 'debit', account: debit.code, event: { name: event, against: credit.code } },
        lines,
        closed,
        {},
      );
      expect(value).toBe(amount);
      expect(from.reduce((sum, part) => sum + part.value, 0)).toBeCloseTo(amount, 6);
      expect(from.filter(({ formula }) => formula === undefined)).toEqual([]);
    }
  });

  it('adds up from opening to closing, and agrees with its ledger', () => {
    const steps = csmSteps.rows.map(({ cells }) => cells[0]?.value ?? 0);
    const closing = steps.pop() ?? 0;
    expect(steps.reduce((sum, each) => sum + each, 0)).toBeCloseTo(closing, 6);
    const { debit, credit } = summaryOf(lines);
    expect(debit).toBeCloseTo(credit, 6);
    const ledger = ledgerCube(closed, lines);
    for (const table of statements)
      expect(
        Object.entries(cellTies(table, ledger)).flatMap(([name, tie]) =>
          tie.state === 'differs'
            ? [[name, tie.table, tie.ledger, tie.rows.join('+')].join(' ')]
            : [],
        ),
      ).toEqual([]);
  });
});
