import { closeQuarter, groupProjections, periodsBetween, type ClosedQuarter } from '@/domain/close';
import {
  figuresOf,
  liveWorkbook,
  measurementReport,
  presentedGroups,
  workbookFigures,
  type GroupSource,
  type WorkbookSheet,
} from '@/domain/closeReports';
import { smallCompany } from '@/domain/demoInsurer';
import { closeBook, type ClosedGroup } from '@/domain/ifrs17/book';

const { firstPeriod, lastPeriod } = smallCompany.definition;
const periods = periodsBetween(firstPeriod, lastPeriod);
const quarters = periods.reduce<readonly ClosedQuarter[]>(
  (before, period) => [...before, closeQuarter(smallCompany, period, before.at(-1)?.closings)],
  [],
);

/** What the server gives of each group and treaty of a quarter. */
const sourcesOf = (index: number, { groups, treaties }: ClosedQuarter['inputs']) => [
  ...groups.map((group) => ({
    groups: [group],
    ...groupProjections(smallCompany, group.id, periods[index] ?? ''),
  })),
  ...treaties.map((treaty) => ({
    groups: groups.filter(({ id }) => treaty.covers.includes(id)),
    treaties: [treaty],
  })),
];

function workbookOf(index: number, many = 1): readonly WorkbookSheet[] {
  const { groups, inputs } = quarters[index] as ClosedQuarter;
  const sources = sourcesOf(index, inputs) as readonly GroupSource[];
  return liveWorkbook(
    workbookFigures(
      groups,
      sources.flatMap((each) => Array<GroupSource>(many).fill(each)),
    ),
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
    .replace(/\bSUM\(/g, 'sum(')
    .replace(/\bIF\(/g, 'either(');
  const sum = (...terms: number[]) => terms.reduce((all, each) => all + each, 0);
  const either = (test: number, one: number, other: number) => (test === 0 ? other : one);
  // The formulas are arithmetic over cells: a spreadsheet's parser would be the same operators.
  return Number(new Function('sum', 'either', `return ${script}`)(sum, either));
}

it.each(periods.map((_, index) => index + 1))(
  'quarter %d: every cell recalculates to the figure of the engine',
  (number) => {
    const sheets = workbookOf(number - 1);
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

/** The closing CSM, before and after stated cells were changed. */
function csmOf(
  sheets: readonly WorkbookSheet[],
  changed: (name: string, value: number) => number,
): readonly [number, number] {
  const tables = sheets.find(({ name }) => name === 'tables');
  const row =
    2 + (tables?.rows ?? []).findIndex(({ name }) => name === 'reconciliation101.closing.csm');
  return [recalculated(sheets)('tables', row), recalculated(sheets, changed)('tables', row)];
}

it.each([
  ['mortality', /^assumptions\[0\]\.mortality\[\d+\]/],
  ['lapse', /^assumptions\[0\]\.lapse\[\d+\]/],
  ['expenses', /^assumptions\[0\]\.expenses\[\d+\]\.perContract/],
] as const)('moves the CSM when the assumption of %s is changed', (_, cells) => {
  const sheets = workbookOf(1);
  const inputs = sheets.find(({ name }) => name === 'inputs')?.rows ?? [];
  expect(inputs.filter(({ name }) => cells.test(name))).not.toHaveLength(0);
  const [before, after] = csmOf(sheets, (name, value) => (cells.test(name) ? value * 1.2 : value));
  expect(Math.abs(after - before)).toBeGreaterThan(1e-3 * Math.abs(before));
});

it.each([
  ['fund-2025', 'current'],
  ['term-2025', 'lockedIn'],
] as const)('a changed curve moves the CSM of %s as the engine does: %s', (id, which) => {
  const last = quarters.at(-1) as ClosedQuarter;
  const groups = last.groups.filter((group) => group.id === id);
  const given = last.inputs.groups.filter((group) => group.id === id);
  const sources = sourcesOf(periods.length - 1, { groups: given, treaties: [] });
  const sheets = liveWorkbook(workbookFigures(groups, sources as readonly GroupSource[]));
  const isRate = (name: string) => new RegExp(`^rates\\.${which}(?:\\[|\\.|$)`).test(name);
  const [before, after] = csmOf(sheets, (name, value) => (isRate(name) ? value * 1.2 : value));
  const scaled = <T>(rates: T): T =>
    (Array.isArray(rates) ? rates.map(scaled) : Number(rates) * 1.2) as T;
  const moved = given.map((group) => {
    const { rates } = group.input;
    return rates
      ? { ...group, input: { ...group.input, rates: { ...rates, [which]: scaled(rates[which]) } } }
      : group;
  });
  const [closed] = closeBook(moved, [], lastPeriod).groups;
  expect(Math.abs(after - before)).toBeGreaterThan(1e-4 * Math.abs(before));
  expect(after).toBeCloseTo(closed?.figures['csmClosing'] ?? NaN, 6);
});

type Change = (name: string, value: number) => number;
/** The input of a group with some of its numbers changed, by the names that a workbook gives them. */
const changedInput = (input: unknown, changed: Change, path = ''): unknown => {
  if (typeof input === 'number') return changed(path, input);
  if (Array.isArray(input))
    return input.map((each, index) => changedInput(each, changed, `${path}[${index}]`));
  if (typeof input !== 'object' || input === null) return input;
  return Object.fromEntries(
    Object.entries(input).map(([key, each]) => [
      key,
      changedInput(each, changed, path === '' ? key : `${path}.${key}`),
    ]),
  );
};

/** Cells of tables that are not what the engine says once the claims of a group are so many times as many. */
function claimsTimes(index: number, [id, times]: readonly [string, number], shown = identity) {
  const { groups, inputs } = quarters[index] as ClosedQuarter;
  // Without contracts: what a group expects is stated by itself.
  const sources: readonly GroupSource[] = [
    ...inputs.groups.map((each) => ({ groups: [each] })),
    ...inputs.treaties.map((treaty) => ({
      groups: inputs.groups.filter((each) => treaty.covers.includes(each.id)),
      treaties: [treaty],
    })),
  ];
  const sheets = liveWorkbook(workbookFigures(shown(groups), sources));
  const change: Change = (name, value) =>
    /^revisions\[\d+\]\.expected\.claims\[\d+\]$/.test(name) ? value * times : value;
  const cell = recalculated(sheets, (name, value) => {
    const [, group, path = ''] = /^of (.+?): (.+)$/.exec(name) ?? [];
    return group === id ? change(path, value) : value;
  });
  const moved = inputs.groups.map((each) =>
    each.id === id
      ? { ...each, input: changedInput(each.input, change) as typeof each.input }
      : each,
  );
  const closed = closeBook(moved, inputs.treaties, periods[index] ?? '').groups;
  const figures = measurementReport(shown(closed)).tables.flatMap(figuresOf);
  const size = Math.max(...figures.map((each) => Math.abs(each.cell.value)));
  const { rows = [] } = sheets.find(({ name }) => name === 'tables') ?? {};
  const found = new Map(rows.map(({ name }, row) => [name, cell('tables', row + 2)]));
  const wrong = figures
    .filter((each) => !(Math.abs((found.get(each.name) ?? NaN) - each.cell.value) <= 1e-9 * size))
    .map(({ name, cell: { value } }) => [name, found.get(name), value]);
  return { own: closed.find((each) => each.id === id)?.figures ?? {}, wrong };
}
const identity = (groups: readonly ClosedGroup[]) => groups;

describe.each(periods.map((period, index) => [period, index] as const))(
  'a workbook of %s whose claims are changed',
  (_, index) => {
    it.each([
      ['term-2025', 3, 'csm'],
      ['term-2025', 0.2, 'loss component'],
      ['term-2025-onerous', 0.2, 'loss component'],
      ['term-2025-onerous', 3, 'csm'],
    ] as const)('of %s times %d has no %s, as the engine says', (id, times, none) => {
      const { own, wrong } = claimsTimes(index, [id, times]);
      expect(own[none === 'csm' ? 'csmClosing' : 'lcClosing'] ?? 0).toBe(0);
      expect(wrong).toEqual([]);
    });
  },
);

it('follows the engine in another currency, where a balance that was nothing is translated', () => {
  const rate = (date: string, closing: number) => ({
    date,
    currency: 'USD',
    closing,
    average: closing - 10,
  });
  const rates = [rate('2025-06', 1300), rate('2025-09', 1400)];
  const inDollars = (groups: readonly ClosedGroup[]) =>
    presentedGroups(groups, { currency: 'USD', rates });
  expect(claimsTimes(2, ['term-2025', 3], inDollars).wrong).toEqual([]);
});

it('says of each cell of several groups which of them it is of, and shares what they share', () => {
  const { rows = [] } = workbookOf(1).find(({ name }) => name === 'inputs') ?? {};
  const names = rows.map(({ name }) => name);
  expect(names.filter((name) => !/^of \S+: |^(?:rates\.current|assumptions)\b/.test(name))).toEqual(
    [],
  );
  expect(new Set(names).size).toBe(names.length);
});

it('moves the CSM when an expected claim is changed, where contracts are too many to go on to assumptions', () => {
  const sheets = workbookOf(0, 500);
  const names = sheets.flatMap(({ rows }) => rows.map(({ name }) => name));
  expect(names.filter((name) => name.startsWith('assumptions'))).toEqual([]);
  const [before, after] = csmOf(sheets, (name, value) =>
    /expected\.claims\[\d+\]$/.test(name) ? value * 1.1 : value,
  );
  expect(after).toBeLessThan(before - 1);
});
