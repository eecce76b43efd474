import {
  bookFromTables,
  closeQuarter,
  firstCloseErrors,
  parseRow,
  pointOf,
  readHeading,
  tablesFromBook,
  type Book,
  type RowError,
  type SmallTables,
  type TableName,
} from '@/domain/close';
import { smallCompany } from '@/domain/demoInsurer';

const who = { bookId: 'mine', loadedBy: 'me', now: '2026-01-01T00:00:00.000Z' };

function read(tables: ReturnType<typeof tablesFromBook>) {
  const errors: RowError[] = [];
  const rows: { [T in TableName]?: unknown[] } = {};
  for (const { name, rows: lines } of tables) {
    const [first = [], ...others] = lines;
    const heading = readHeading(name, first);
    errors.push(...heading.errors);
    rows[name] = others.flatMap((cells, index) => {
      const result = parseRow(name, heading, cells, index + 2);
      if ('row' in result) return [result.row];
      errors.push(...result.errors);
      return [];
    });
  }
  const { modelPoints = [], ...small } = rows as SmallTables;
  const refused = new Set(errors.map(({ table }) => table));
  const { book, errors: found } = bookFromTables(small, { ...who, refused });
  return { errors: [...errors, ...found], book: { ...book, points: modelPoints.map(pointOf) } };
}

const template = tablesFromBook(smallCompany);
const changed = (table: string, change: (rows: readonly (readonly string[])[]) => string[][]) =>
  template.map((each) => (each.name === table ? { ...each, rows: change(each.rows) } : each));
const withCell = (table: string, column: string, value: string) =>
  changed(table, (rows) =>
    rows.map((row, line) =>
      line === 1 ? row.map((cell, at) => (rows[0]?.[at] === column ? value : cell)) : [...row],
    ),
  );
const faults = (tables: typeof template) =>
  read(tables).errors.map(({ table, line, column, reason }) => [table, line, column, reason]);

test('the template filled with the small company gives the small company back', () => {
  const { book, errors } = read(template);
  expect(errors).toEqual([]);
  expect(firstCloseErrors(book, {})).toEqual([]);
  const figures = (of: Book) =>
    closeQuarter(of, '2025-03').groups.map((each) => [each.id, each.figures]);
  expect(figures(book)).toEqual(figures(smallCompany));
  // What its notes state beside the figures comes back too (110, 111).
  const stated = ({ definition: { notes = [] } }: Book) =>
    notes.map(({ period, returns, underlyingItems }) => ({ period, returns, underlyingItems }));
  expect(stated(book)).toEqual(stated(smallCompany));
});

test('a note says all that its kind needs, of portfolios and groups that are there', () => {
  const row = (...cells: readonly string[]) =>
    changed('notes', ([head = []]) => [
      [...head],
      head.map((column) => cells[['period', 'kind', 'portfolio', 'item'].indexOf(column)] ?? ''),
    ]);
  expect(faults(row('2025-03', 'underlyingItem', 'fund'))).toEqual([
    ['notes', 2, 'item', 'missing'],
    ['notes', 2, 'fairValue', 'missing'],
  ]);
  expect(faults(row('2025-03', 'return', 'nowhere'))).toEqual([
    ['notes', 2, 'portfolio', 'reference'],
    ['notes', 2, 'profitOrLoss', 'missing'],
  ]);
  expect(faults(row('2025-03', 'dividend'))).toEqual([['notes', 2, 'kind', 'choice']]);
});

test.each<[string, typeof template, RowError['reason'], string]>([
  ['a number with a comma', withCell('modelPoints', 'premium', '1,200'), 'number', 'premium'],
  ['a number that is none', withCell('modelPoints', 'contracts', 'NaN'), 'number', 'contracts'],
  ['a number in hexadecimal', withCell('modelPoints', 'term', '0x24'), 'number', 'term'],
  ['one beyond any', withCell('modelPoints', 'sumInsured', '1e400'), 'number', 'sumInsured'],
  ['one out of range', withCell('modelPoints', 'issueAge', '151'), 'range', 'issueAge'],
  ['half a month', withCell('modelPoints', 'term', '12.5'), 'range', 'term'],
  ['a month that is none', withCell('modelPoints', 'issueMonth', '2025-13'), 'month', 'issueMonth'],
  ['a choice that is none', withCell('groups', 'model', 'BBA'), 'choice', 'model'],
  ['nothing where something must be', withCell('groups', 'cohort', ' '), 'missing', 'cohort'],
  ['a character of control', withCell('portfolios', 'name', 'a\u0000b'), 'control', 'name'],
  ['bytes that are no UTF-8', withCell('portfolios', 'name', 'a\ufffdb'), 'control', 'name'],
  ['an endless text', withCell('portfolios', 'name', 'x'.repeat(201)), 'tooLong', 'name'],
  ['an endless list', withCell('assumptions', 'values', '0;'.repeat(20_000)), 'tooLong', 'values'],
  ['a formula for a number', withCell('modelPoints', 'premium', '=1+1'), 'number', 'premium'],
  ['a portfolio that is not there', withCell('groups', 'portfolio', 'x'), 'reference', 'portfolio'],
  ['a treaty over nothing', withCell('treaties', 'covers', 'x;y'), 'reference', 'covers'],
  [
    'a period that is no quarter',
    withCell('book', 'firstPeriod', '2025-02'),
    'month',
    'firstPeriod',
  ],
  [
    'a group that begins within a quarter',
    withCell('groups', 'firstPeriod', '2025-02'),
    'month',
    'firstPeriod',
  ],
  ['a payment before the book', withCell('actuals', 'period', '2024-12'), 'range', 'period'],
  ['a treaty named as a group is', withCell('treaties', 'id', 'term-2025'), 'duplicate', 'id'],
  [
    'a group covered twice',
    withCell('treaties', 'covers', 'term-2025;term-2025'),
    'duplicate',
    'covers',
  ],
  [
    'a margin that is none',
    withCell('book', 'creditingMargins', 'fund:1'),
    'invalid',
    'creditingMargins',
  ],
  ['an end before the beginning', withCell('book', 'lastPeriod', '2024-12'), 'range', 'lastPeriod'],
])('%s is named by line, column and reason', (_, tables, reason, column) => {
  const found = read(tables).errors.map((each) => [each.line, each.column, each.reason]);
  expect(found).toContainEqual([2, column, reason]);
});

test('scenarios of a book of one’s own are named in each language', () => {
  const { scenarios } = read(template).book.definition;
  expect(scenarios.map(({ name }) => name.ko)).toEqual(['기준', '금리 −50bp']);
});

test('a row with more values than columns says so: a comma splits what is not in quotation marks', () => {
  const split = changed('portfolios', ([first = [], second = [], ...rows]) => [
    [...first],
    [...second, 'Ltd.'],
    ...rows.map((row) => [...row]),
  ]);
  expect(faults(split)).toContainEqual(['portfolios', 2, '', 'tooManyCells']);
});

test('columns may stand in any order; one that is unknown, missing or doubled is named', () => {
  const swapped = changed('modelPoints', (rows) => rows.map((row) => [...row].reverse()));
  expect(faults(swapped)).toEqual([]);
  const renamed = changed('modelPoints', ([first = [], ...rows]) => [
    first.map((name) => (name === 'term' ? '__proto__' : name)),
    ...rows.map((row) => [...row]),
  ]);
  expect(faults(renamed)).toContainEqual(['modelPoints', 1, '__proto__', 'unknownColumn']);
  expect(faults(renamed)).toContainEqual(['modelPoints', 1, 'term', 'missingColumn']);
  const doubled = changed('portfolios', ([, ...rows]) => [
    ['id', 'name', 'name'],
    ...rows.map((row) => [...row, 'again']),
  ]);
  expect(faults(doubled)).toContainEqual(['portfolios', 1, 'name', 'duplicate']);
});

test('rows that stand twice, and assumptions that no product finds, are named', () => {
  const twice = changed('groups', (rows) => [...rows, rows[1] ?? []].map((row) => [...row]));
  expect(faults(twice)).toContainEqual(['groups', 6, 'id', 'duplicate']);
});

test('a product that names no table of assumptions is one error, by line and column', () => {
  const wrong = [expect.objectContaining({ found: 'nowhere', line: 2 })];
  expect(read(withCell('products', 'mortality', 'nowhere')).errors).toEqual(wrong);
  const health = withCell('products', 'diagnosis', 'nowhere');
  expect(faults(health)).toEqual([['products', 2, 'diagnosis', 'invalid']]);
});

test('a wrong row is one error, and not another wherever it is missed', () => {
  const assumption = changed('assumptions', (rows) =>
    rows.map((row) => row.map((cell) => cell.replace('0.08;0.05', '8%;0.05'))),
  );
  expect(faults(assumption)).toEqual([['assumptions', expect.any(Number), 'values', 'number']]);
  expect(faults(withCell('groups', 'cohort', ' '))).toEqual([['groups', 2, 'cohort', 'missing']]);
  expect(faults(withCell('products', 'riskChargeFactor', 'x'))).toEqual([
    ['products', 2, 'riskChargeFactor', 'number'],
  ]);
});

test('what the projection refuses of a row of assumptions stands at its line', () => {
  const beyond = changed('assumptions', (rows) =>
    rows.map((row) => row.map((cell) => cell.replace('0.08;0.05', '1.08;0.05'))),
  );
  const at =
    1 +
    (beyond.find(({ name }) => name === 'assumptions')?.rows ?? []).findIndex((row) =>
      row.some((cell) => cell.includes('1.08')),
    );
  expect(faults(beyond)).toEqual([['assumptions', at, 'values', 'invalid']]);
});

test('a version that is effective from two months is named', () => {
  const parted = changed('assumptions', (rows) => {
    const at = rows[0]?.indexOf('effectiveFrom');
    return rows.map((row, line) =>
      row.map((cell, index) => (line === 2 && index === at ? '2031-01' : cell)),
    );
  });
  expect(faults(parted)).toContainEqual(['assumptions', 3, 'effectiveFrom', 'choice']);
});

const curvesWithout = (date: string) =>
  changed('curves', (rows) => rows.filter((row) => !row.includes(date)).map((row) => [...row]));
const lineOf = (
  tables: typeof template,
  table: string,
  holds: (row: readonly string[]) => boolean,
) => 1 + (tables.find(({ name }) => name === table)?.rows ?? []).findIndex(holds);

test('a curve that a quarter or the opening needs and that is not there is named after the one before it', () => {
  const late = curvesWithout('2024-12');
  expect(read(late).errors).toEqual([
    expect.objectContaining({
      table: 'curves',
      line: 2,
      column: 'date',
      reason: 'missingCurve',
      expected: 'KRW · riskFree · 2024-12',
    }),
  ]);
  const gap = curvesWithout('2025-06');
  const rows = gap.find(({ name }) => name === 'curves')?.rows ?? [];
  const before = rows.findLastIndex((row) => row.includes('2025-03')) + 1;
  expect(read(gap).errors).toEqual([
    expect.objectContaining({ line: before, expected: 'KRW · riskFree · 2025-06' }),
  ]);
});

test('curves are not missed where they, or the quarters of the book, were refused', () => {
  expect(faults(withCell('curves', 'rate', 'x'))).toEqual([['curves', 2, 'rate', 'number']]);
  expect(faults(withCell('book', 'firstPeriod', '2025-02'))).toEqual(
    expect.not.arrayContaining([expect.arrayContaining(['missingCurve'])]),
  );
});

test('assumptions that begin after the first quarter does are named', () => {
  const late = changed('assumptions', ([heading = [], ...rows]) => [
    [...heading],
    ...rows.map((row) => row.map((cell) => (cell === '2025-01' ? '2025-02' : cell))),
  ]);
  expect(read(late).errors).toEqual([
    expect.objectContaining({
      table: 'assumptions',
      line: lineOf(late, 'assumptions', (row) => row.includes('2025-02')),
      column: 'effectiveFrom',
      reason: 'range',
      expected: '≤ 2025-01',
      found: '2025-02',
    }),
  ]);
});

test('a group that cannot be measured in the first quarter is named at its line', () => {
  const { book } = read(template);
  const [one] = book.definition.groups;
  const openings = [{ group: one?.id ?? '', period: '2024-12', opening: { bel: 1, csm: -5 } }];
  const line = 7;
  const opening = { line, values: { group: one?.id ?? '', bel: 1, csm: -5 } };
  expect(firstCloseErrors({ ...book, openings }, { openings: [opening] })).toContainEqual(
    expect.objectContaining({ table: 'openings', line, column: 'csm', reason: 'invalid' }),
  );
});

test('what a file could make of a server is bounded: versions by number, a first close by its groups', () => {
  const versions = changed('assumptions', ([heading = [], first = []]) => [
    [...heading],
    ...Array.from({ length: 20_000 }, (_, index) =>
      first.map((cell, at) => (heading[at] === 'version' ? `v${index}` : cell)),
    ),
  ]);
  expect(read(versions).errors).toContainEqual(
    expect.objectContaining({ table: 'assumptions', column: 'version', reason: 'tooMany' }),
  );

  const { book } = read(template);
  const [one] = book.definition.groups;
  if (!one) throw new Error('no group');
  let asked = 0;
  const groups = Array.from({ length: 5_000 }, (_, index) => ({
    ...one,
    id: `many-${index}`,
    get currency() {
      asked += 1;
      return one.currency;
    },
  }));
  const openings = groups.map(({ id }) => ({ group: id, period: '2024-12', opening: { bel: 1 } }));
  const many = { ...book, definition: { ...book.definition, groups }, openings, points: [] };
  expect(firstCloseErrors(many, {})).toEqual([]);
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThan(5_000);
});
