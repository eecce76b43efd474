import { closeQuarter, periodsBetween, type ClosedQuarter } from '@/domain/close';
import {
  explainFigure,
  figuresOf,
  liveWorkbook,
  measurementReport,
  type WorkbookSheet,
} from '@/domain/closeReports';
import { smallCompany } from '@/domain/demoInsurer';
import { bookExplainer } from '@/domain/ifrs17/book';

const { firstPeriod, lastPeriod } = smallCompany.definition;
const quarters = periodsBetween(firstPeriod, lastPeriod).reduce<readonly ClosedQuarter[]>(
  (before, period) => [...before, closeQuarter(smallCompany, period, before.at(-1)?.closings)],
  [],
);

function workbookOf({ groups, inputs }: ClosedQuarter): readonly WorkbookSheet[] {
  const explain = bookExplainer(inputs.groups, inputs.treaties);
  const { tables } = measurementReport(groups);
  return liveWorkbook(
    tables.flatMap(figuresOf).map((figure) => explainFigure(figure, groups, explain)),
  );
}

/** Works every cell out as a spreadsheet does, with some of the stated ones changed. */
function recalculated(
  sheets: readonly WorkbookSheet[],
  changed: (name: string, value: number) => number = (_name, value) => value,
) {
  const known = new Map<string, number>();
  const cell = (sheet: string, row: number): number => {
    const key = `${sheet} ${row}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const at = sheets.find(({ name }) => name === sheet)?.rows[row - 2];
    if (!at) throw new Error(`no cell ${key}`);
    const value =
      at.formula === undefined ? changed(at.name, at.value) : evaluated(at.formula, cell);
    known.set(key, value);
    return value;
  };
  return cell;
}

/** What a spreadsheet makes of a formula: a minus before a number binds tighter than a power. */
function evaluated(formula: string, cell: (sheet: string, row: number) => number): number {
  const script = formula
    .replace(
      /'([^']+)'!B(\d+)/g,
      (_, sheet: string, row: string) => `(${cell(sheet, Number(row))})`,
    )
    .replaceAll('^', '**')
    .replace(/\b(MAX|MIN)\(/g, (_, name: string) => `Math.${name.toLowerCase()}(`)
    .replace(/\bSUM\(/g, 'sum(');
  const sum = (...terms: number[]) => terms.reduce((all, each) => all + each, 0);
  // The formulas are arithmetic over cells: a spreadsheet's parser would be the same operators.
  return Number(new Function('sum', `return ${script}`)(sum));
}

it.each(quarters.map((quarter, index) => [index + 1, quarter] as const))(
  'quarter %d: every cell recalculates to the figure of the engine',
  (_index, quarter) => {
    const sheets = workbookOf(quarter);
    const cell = recalculated(sheets);
    const rows = sheets.flatMap(({ name, rows: all }) =>
      all.map((row, index) => ({ ...row, found: cell(name, index + 2) })),
    );
    const size = Math.max(...rows.map(({ value }) => Math.abs(value)));
    expect(rows.filter(({ formula }) => formula !== undefined).length).toBeGreaterThan(500);
    const wrong = rows.filter(
      ({ value, found }) => !(Math.abs(found - value) <= 1e-6 * (1e-3 * size + Math.abs(value))),
    );
    expect(
      wrong.map(({ name, value, found, formula }) => ({ name, value, found, formula })),
    ).toEqual([]);
    expect(rows.filter(({ text, formula }) => text !== undefined && formula === undefined)).toEqual(
      [],
    );
  },
);

it('moves the CSM when an expected claim is changed', () => {
  const [first] = quarters;
  if (!first) throw new Error('no quarter');
  const sheets = workbookOf(first);
  const tables = sheets.find(({ name }) => name === 'tables');
  const row =
    2 + (tables?.rows ?? []).findIndex(({ name }) => name === 'reconciliation101.closing.csm');
  const before = recalculated(sheets)('tables', row);
  const after = recalculated(sheets, (name, value) =>
    /expected\.claims\[\d+\]$/.test(name) ? value * 1.1 : value,
  )('tables', row);
  expect(after).toBeLessThan(before - 1);
});
