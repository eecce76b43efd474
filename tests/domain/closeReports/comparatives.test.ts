import { closeQuarter, periodsBetween } from '@/domain/close';
import {
  comparedColumn,
  explainFigure,
  figureAt,
  statementsOf,
  withComparatives,
} from '@/domain/closeReports';
import { smallCompany } from '@/domain/demoInsurer';
import { bookExplainer } from '@/domain/ifrs17/book';
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

test.each(['financialPosition', 'financialPerformance'])(
  '%s stands beside that of the quarter before, and each number of either explains itself',
  (id) => {
    const [own, other] = [tableOf(now.groups, id), tableOf(before.groups, id)];
    const both = withComparatives(own, other, first);
    expect(both.columns.map((column) => comparedColumn(column) ?? column)).toEqual(
      own.columns.flatMap((column) => [column, column]),
    );
    const ofNow = bookExplainer(now.inputs.groups, now.inputs.treaties);
    const ofBefore = bookExplainer(before.inputs.groups, before.inputs.treaties);
    const explainGroup: typeof ofNow = (group, figure, close) =>
      (close === first ? ofBefore : ofNow)(group, figure);
    const seen = new Set<never>();
    const isFact = (name: string) => ![first, second].some((each) => name.includes(`${each}.`));
    for (const row of both.rows)
      both.columns.forEach((column, index) => {
        const beside = comparedColumn(column);
        const source = beside === undefined ? own : other;
        const expected = source.rows
          .find((each) => each.id === row.id)
          ?.cells.at(source.columns.indexOf(beside ?? column))?.value;
        expect(row.cells[index]?.value).toBe(expected ?? 0);
        const figure = figureAt(both, row, index);
        if (!figure || figure.cell.value === 0) return;
        const derivation = explainFigure(figure, now.groups, explainGroup, {
          [first]: before.groups,
        });
        expect(derivation.value).toBe(expected);
        expect(gaps(derivation, seen, Math.abs(figure.cell.value), isFact)).toEqual([]);
      });
  },
);

test('what has gone since stands before the total, with nothing of its own', () => {
  const [{ portfolio = '' } = {}] = now.groups;
  const left = now.groups.filter((each) => each.portfolio !== portfolio);
  const both = withComparatives(
    tableOf(left, 'financialPosition'),
    tableOf(before.groups, 'financialPosition'),
    first,
  );
  const [gone, total] = both.rows.slice(-2);
  expect([gone?.id.endsWith(portfolio), total?.id]).toEqual([true, 'total']);
  const values = gone?.cells.map(({ value }) => value) ?? [];
  expect(values.filter((_, index) => index % 2 === 0).every((value) => value === 0)).toBe(true);
  expect(values.some((value) => value !== 0)).toBe(true);
});
