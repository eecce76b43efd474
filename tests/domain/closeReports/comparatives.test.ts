import { closeQuarter, periodsBetween } from '@/domain/close';
import {
  comparedColumn,
  comparedMeasurement,
  comparedParts,
  explainFigure,
  figureAt,
  measurementReport,
  statementsOf,
  withComparatives,
  type ReportTable,
} from '@/domain/closeReports';
import { smallCompany } from '@/domain/demoInsurer';
import { bookExplainer, yieldCurves } from '@/domain/ifrs17/book';
import { gaps } from '../ifrs17/support/formula';

const { firstPeriod, lastPeriod } = smallCompany.definition;
const [first = '', second = ''] = periodsBetween(firstPeriod, lastPeriod);
const before = closeQuarter(smallCompany, first, []);
const now = closeQuarter(smallCompany, second, before.closings);
const tableOf = (groups: typeof now.groups, id: string) => {
  const found = statementsOf(groups).statements.find(({ table }) => table.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found.table;
};

const ofNow = bookExplainer(now.inputs.groups, now.inputs.treaties);
const ofBefore = bookExplainer(before.inputs.groups, before.inputs.treaties);
const explainGroup: typeof ofNow = (group, figure, close) =>
  (close === first ? ofBefore : ofNow)(group, figure);
const isFact = (name: string) => ![first, second].some((each) => name.includes(`${each}.`));
const seen = new Set<never>();

/** Rounding is judged beside the largest figures. */
const size = Math.max(
  ...measurementReport(now.groups).tiles.rows.map(({ cells }) => Math.abs(cells[0]?.value ?? 0)),
);

/** Holds every number of a compared table against the table that it is of, and follows it to facts. */
function expectBoth(both: ReportTable, own: ReportTable, other: ReportTable) {
  for (const row of both.rows)
    both.columns.forEach((column, index) => {
      const beside = comparedColumn(column);
      const source = beside === undefined ? own : other;
      const place = source.columns.indexOf(beside ?? column);
      const expected = source.rows.find(({ id }) => id === row.id)?.cells[place]?.value ?? 0;
      expect(row.cells[index]?.value).toBe(expected);
      const figure = figureAt(both, row, index);
      if (!figure || figure.cell.value === 0) return;
      const derivation = explainFigure(figure, now.groups, explainGroup, {
        [first]: before.groups,
      });
      expect(derivation.value).toBe(expected);
      expect(gaps(derivation, seen, size, isFact)).toEqual([]);
    });
}

const own = statementsOf(now.groups).statements.map(({ table }) => table);

test.each(own.map(({ id }) => id))(
  '%s stands beside that of the quarter before, and each number of either explains itself',
  (id) => {
    const [table, other] = [tableOf(now.groups, id), tableOf(before.groups, id)];
    const both = withComparatives(table, other, first);
    expect(both.columns.map((column) => comparedColumn(column) ?? column)).toEqual(
      table.columns.flatMap((column) => [column, column]),
    );
    expectBoth(both, table, other);
  },
);

test('every table of the measurement does so too; of the groups only what is asked of first', () => {
  const [report, other] = [measurementReport(now.groups), measurementReport(before.groups)];
  const both = comparedMeasurement(report, other, first);
  expectBoth(both.tiles, report.tiles, other.tiles);
  expectBoth(both.csmSteps, report.csmSteps, other.csmSteps);
  expectBoth(both.groups, report.groups, other.groups);
  expect(both.groups.columns.filter((column) => comparedColumn(column) !== undefined)).toEqual([
    'csm.comparative',
    'lossComponent.comparative',
    'liability.comparative',
  ]);
  for (const table of both.tables) {
    const find = (all: readonly ReportTable[]) => all.find(({ id }) => id === table.id);
    expectBoth(table, find(report.tables) ?? table, find(other.tables) ?? table);
  }
});

test('of a wide table comparatives stand below, in the same rows', () => {
  const wide = tableOf(now.groups, 'reconciliation101.issued');
  const both = withComparatives(wide, tableOf(before.groups, wide.id), first);
  const [upper, below] = comparedParts(both);
  expect(upper.columns).toEqual(wide.columns);
  expect(below?.columns.map(comparedColumn)).toEqual(wide.columns);
  expect(below?.rows.map(({ id }) => id)).toEqual(upper.rows.map(({ id }) => id));
  const narrow = tableOf(now.groups, 'financialPerformance');
  const compared = withComparatives(narrow, tableOf(before.groups, narrow.id), first);
  expect(comparedParts(compared)).toEqual([compared]);
});

test('what has gone since stands where it stood, with nothing of its own', () => {
  const gone = now.groups.at(-1)?.portfolio ?? '';
  const position = tableOf(before.groups, 'financialPosition');
  const both = withComparatives(
    tableOf(
      now.groups.filter(({ portfolio }) => portfolio !== gone),
      'financialPosition',
    ),
    position,
    first,
  );
  expect(both.rows.map(({ id }) => id)).toEqual(position.rows.map(({ id }) => id));
  const row = both.rows.find(({ id }) => id.endsWith(gone));
  const values = row?.cells.map(({ value }) => value) ?? [];
  expect(values.filter((_, index) => index % 2 === 0).every((value) => value === 0)).toBe(true);
  expect(values.some((value) => value !== 0)).toBe(true);
});

test('a row that only one of two closes has is not made up for the other', () => {
  const curves = (name: string) => yieldCurves({ [name]: { spot: [0.03] } }, [1, 3, 5]);
  const both = withComparatives(curves('now'), curves('before'), first);
  const rows = comparedParts(both).map((part) => part.rows.map(({ id }) => id));
  expect(rows).toEqual([['now'], ['before']]);
});
