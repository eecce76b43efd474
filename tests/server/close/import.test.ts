import { strToU8, unzipSync, zipSync } from 'fflate';
import { closeQuarter, tablesFromBook, type BookPoint, type RowError } from '@/domain/close';
import { smallCompany } from '@/domain/demoInsurer';
import { findBook, readBookFor, readBookFrame } from '@/server/close/books/readBook';
import { closeBook, closeModelPoint } from '@/server/database/closeBookSchema';
import { closeRun } from '@/server/database/closeRunSchema';
import { appUser } from '@/server/database/schema';
import { eq } from 'drizzle-orm';
import { API, type Answer, type TestApp, startTestApp } from '../support/app';
import { type Person, signInAs } from '../admin/support';
import { giveRights } from './bookRights';
import { archive, type Files, filesOf } from './support';

let test: TestApp;
let actuary: Person;
let chief: Person;
beforeAll(async () => {
  test = await startTestApp();
  await giveRights(test);
  actuary = await signInAs(test, 'actuaryuser');
  chief = await signInAs(test, 'financechief');
});
afterAll(() => test.close());

interface Imported {
  saved: boolean;
  bookId: string | null;
  counts: Record<string, number>;
  errors: RowError[];
  errorCount: number;
}

const template = filesOf(smallCompany);

async function upload(
  person: Person,
  file: Uint8Array,
  isDryRun = false,
): Promise<{ status: number; answer: Answer; data: Imported }> {
  const boundary = 'book-of-ones-own';
  const payload = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="book.zip"\r\nContent-Type: application/zip\r\n\r\n`,
    ),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const response = await test.app.inject({
    method: 'POST',
    url: `${API}/close/imports?dryRun=${isDryRun}`,
    headers: {
      ...person.headers,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload,
  });
  const answer = response.json<Answer>();
  return { status: response.statusCode, answer, data: answer.data as Imported };
}

const ownBooks = () => test.db.$count(closeBook, eq(closeBook.kind, 'own'));
const ownPoints = async () => (await test.db.$count(closeModelPoint)) - smallCompany.points.length;

it('the template is loaded, closes as the small company does, and is only its owner’s', async () => {
  const tried = await upload(actuary, archive(template), true);
  expect(tried.data).toMatchObject({ saved: false, bookId: null, errors: [], errorCount: 0 });
  expect(await ownBooks()).toBe(0);

  const { data } = await upload(actuary, archive(template));
  expect(data).toMatchObject({ saved: true, errors: [], counts: { modelPoints: 7, groups: 4 } });
  const bookId = data.bookId ?? '';
  const [owner] = await test.db.select().from(appUser).where(eq(appUser.username, 'actuaryuser'));
  const row = await findBook(test.db, owner?.id ?? '', bookId);
  if (!row) throw new Error('the book is not there');
  const book = await readBookFor(test.db, await readBookFrame(test.db, row), {
    period: '2025-03',
  });
  const figures = (of: typeof book) =>
    closeQuarter(of, '2025-03').groups.map(({ id, figures: all }) => [id, all]);
  expect(figures(book)).toEqual(figures(smallCompany));

  // Nobody but its owner closes its past: the system has none to wait for.
  const { data: listed } = await actuary.get(`close/runs?bookId=${bookId}`);
  expect(listed).toMatchObject({ runs: [], history: { closed: 0, total: 0 } });

  const at = `close/books/${bookId}`;
  expect((await chief.get(at)).code).toBe('E1601');
  const roles = ['CFO', 'NOT-YET-THERE'];
  const shared = await test.post(`${at}/sharing`, { roles }, actuary.headers);
  expect(shared.code).toBe('200');
  expect((await chief.get(at)).data).toMatchObject({ isOwn: false });
  const [stored] = await test.db.select().from(closeBook).where(eq(closeBook.bookId, bookId));
  expect(stored?.sharedWith).toEqual(['CFO']);
  expect((await actuary.get(`${at}/sharing`)).data).toMatchObject({
    roles: expect.arrayContaining([
      expect.objectContaining({ roleId: 'AUDITOR', isGiven: false }),
      expect.objectContaining({ roleId: 'CFO', isGiven: true }),
    ]) as unknown,
  });
  expect((await chief.get(`${at}/sharing`)).code).toBe('E1602');
  expect((await test.post(`${at}/removal`, undefined, chief.headers)).code).toBe('E1602');
  const ran = { bookId, period: '2025-03', scenarioId: 'base', createdAt: test.now() };
  await test.db.insert(closeRun).values({ ...ran, state: 'done' });
  expect((await test.post(`${at}/removal`, undefined, actuary.headers)).code).toBe('200');
  expect((await actuary.get(at)).code).toBe('E1601');
  expect(await ownPoints()).toBe(0);
  expect(await test.db.$count(closeRun, eq(closeRun.bookId, bookId))).toBe(0);
});

it('what came with the product is nobody’s to share or remove', async () => {
  for (const [path, body] of [
    ['sharing', { roles: [] }],
    ['removal', undefined],
  ] as const)
    expect((await test.post(`close/books/small/${path}`, body, actuary.headers)).code).toBe(
      'E1602',
    );
});

it('each wrong row is named by line, column and reason, and nothing stays', async () => {
  const lines = (template['modelPoints.csv'] ?? '').split('\r\n');
  const wrong = [
    ...lines.slice(0, 4),
    (lines[4] ?? '').replace(',motor,', ',lorry,'),
    lines[1],
    (lines[5] ?? '').replace('2025-04', 'April'),
  ];
  const { data } = await upload(
    actuary,
    archive({ ...template, 'modelPoints.csv': wrong.join('\n') }),
  );
  expect(data).toMatchObject({ saved: false, bookId: null });
  expect(
    data.errors.map(({ line, column, reason, found }) => [line, column, reason, found]),
  ).toEqual(
    expect.arrayContaining([
      [5, 'product', 'reference', 'lorry'],
      [6, 'id', 'duplicate', 'term-1'],
      [7, 'issueMonth', 'month', 'April'],
    ]),
  );
  expect(await ownBooks()).toBe(0);
  expect(await ownPoints()).toBe(0);
});

it('contracts join at the start of a quarter of the book, by which they are issued', async () => {
  const [head = '', ...lines] = (template['modelPoints.csv'] ?? '').split('\r\n');
  const first = lines[0] ?? '';
  const [column, entry] = ['issueMonth', 'entry'].map((name) => head.split(',').indexOf(name));
  const withCells = (id: string, cells: readonly (readonly [number | undefined, string])[]) =>
    first
      .split(',')
      .map((cell, at) => (at === 0 ? id : (cells.find(([of]) => of === at)?.[1] ?? cell)))
      .join(',');
  const rows = [
    withCells('within', [[column, '2025-02']]),
    withCells('earlier', [[column, '2024-11']]),
    withCells('beyond', [[entry, '2026-03']]),
  ];
  const { data } = await upload(
    actuary,
    archive({ ...template, 'modelPoints.csv': [head, ...rows, ...lines].join('\r\n') }),
    true,
  );
  expect(data.errors).toEqual([
    expect.objectContaining({
      line: 2,
      column: 'issueMonth',
      reason: 'range',
      expected: '≤ 2025-01',
    }),
    expect.objectContaining({ line: 4, column: 'entry', reason: 'range', expected: '≤ 2025-12' }),
  ]);
});

it('a contract of a product that is measured otherwise than its group is named, and nothing of a product that is not there', async () => {
  const points = (template['modelPoints.csv'] ?? '')
    .replace(',motor,', ',lorry,')
    .replace('term-1,term,', 'term-1,motor,');
  const { data } = await upload(actuary, archive({ ...template, 'modelPoints.csv': points }), true);
  const { data: again } = await upload(
    actuary,
    archive({ ...template, 'modelPoints.csv': points.replace(',lorry,', ',motor,') }),
    true,
  );
  expect(data.errors.map(({ reason }) => reason).toSorted()).toEqual(['otherModel', 'reference']);
  expect(again.errors).toEqual([
    expect.objectContaining({
      table: 'modelPoints',
      line: 2,
      column: 'product',
      reason: 'otherModel',
      expected: 'GMM',
      found: 'PAA',
    }),
  ]);
});

it('model points without a column that they need say so, and are not loaded', async () => {
  const points = (template['modelPoints.csv'] ?? '').replace(',term,', ',length,');
  const { data } = await upload(actuary, archive({ ...template, 'modelPoints.csv': points }), true);
  expect(data.errors.map(({ line, column, reason }) => [line, column, reason])).toEqual([
    [1, 'length', 'unknownColumn'],
    [1, 'term', 'missingColumn'],
  ]);
});

it('a table that is missing, empty, broken or there twice is named', async () => {
  const without = Object.fromEntries(
    Object.entries(template).filter(([name]) => name !== 'curves.csv'),
  );
  expect((await upload(actuary, archive(without))).data.errors).toContainEqual(
    expect.objectContaining({ table: 'curves', reason: 'missingTable' }),
  );
  const empty = await upload(actuary, archive({ ...template, 'groups.csv': '' }));
  expect(empty.data.errors).toContainEqual(
    expect.objectContaining({ table: 'groups', reason: 'missingColumn' }),
  );
  const broken = await upload(actuary, archive({ ...template, 'groups.csv': 'id,"portfo' }));
  expect(broken.data.errors).toContainEqual(
    expect.objectContaining({ table: 'groups', reason: 'invalid', expected: 'CSV' }),
  );
  const lines = (template['groups.csv'] ?? '').split('\n');
  const quoted = [lines[0], lines[1]?.replace(',', ' "a",'), ...lines.slice(2)].join('\n');
  const inValue = await upload(actuary, archive({ ...template, 'groups.csv': quoted }));
  expect(inValue.data.errors).toContainEqual(
    expect.objectContaining({ table: 'groups', line: 2, reason: 'invalid', expected: 'CSV' }),
  );
  const twice = await upload(
    actuary,
    archive({ ...template, 'again/groups.csv': template['groups.csv'] ?? '' }),
  );
  expect(twice.data.errors).toContainEqual(
    expect.objectContaining({ table: 'groups', reason: 'duplicate' }),
  );
  expect(await ownBooks()).toBe(0);
});

/** 무배당 종신 in the code page in which Korean Excel saves CSV. */
const korean = Uint8Array.from([0xb9, 0xab, 0xb9, 0xe8, 0xb4, 0xe7, 0x20, 0xc1, 0xbe, 0xbd, 0xc5]);

it('a table in another encoding says so once, and how it should be saved', async () => {
  const [head = '', ...rows] = (template['portfolios.csv'] ?? '').split('\r\n');
  const [before = '', after = ''] = `${head}\r\n${rows.join('\r\n')}`.split('Term life');
  const saved = Buffer.concat([strToU8(before), korean, strToU8(after)]);
  const files = { ...unzipSync(archive(template)), 'portfolios.csv': saved };
  const { data } = await upload(actuary, zipSync(files), true);
  expect(data.errors.filter(({ table }) => table === 'portfolios')).toEqual([
    expect.objectContaining({ line: 0, reason: 'encoding', expected: 'UTF-8' }),
  ]);
});

const inUtf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));
it.each<[string, Uint8Array]>([
  // 定期壽險, as Excel in Taiwan saves it.
  ['Big5', Uint8Array.from([0x69, 0x64, 0x2c, 0xa9, 0x77, 0xb4, 0xc1, 0xb9, 0xd8, 0xc0, 0x49])],
  ['UTF-16 with its mark', inUtf16('\ufeffid,name\r\nterm,Term\r\n')],
  ['UTF-16 without it', inUtf16('id,name\r\nterm,Term\r\n')],
  ['no text at all', new Uint8Array(2 * 1024 * 1024)],
])('a table in %s is refused as such, once', async (_, bytes) => {
  const files = { ...unzipSync(archive(template)), 'portfolios.csv': bytes };
  const { data } = await upload(actuary, zipSync(files), true);
  expect(data.errors.filter(({ table }) => table === 'portfolios')).toEqual([
    expect.objectContaining({ line: 0, reason: 'encoding', expected: 'UTF-8' }),
  ]);
});

it('lines that end in several ways are lines', async () => {
  const ends = ['\r\n', '\n', '\r'];
  const mixed = (text: string) =>
    text
      .split('\r\n')
      .map((line, index) => `${line}${ends[index % 3] ?? ''}`)
      .join('');
  const files = Object.entries(template).map(([name, text]) => [name, mixed(text)]);
  const { data } = await upload(actuary, archive(Object.fromEntries(files) as Files), true);
  expect(data).toMatchObject({ errors: [], counts: { modelPoints: 7, groups: 4 } });
});

const [heading = '', ...modelPoints] = (template['modelPoints.csv'] ?? '').trim().split('\r\n');
const columnAt = (column: string) => heading.replace('\ufeff', '').split(',').indexOf(column);
/** The model points with a cell of the first one changed. */
const withPoint = (column: string, value: string): Files => {
  const cells = (modelPoints[0] ?? '').split(',');
  cells[columnAt(column)] = /[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
  const rows = [heading, cells.join(','), ...modelPoints.slice(1)];
  return { ...template, 'modelPoints.csv': rows.join('\r\n') };
};

it.each([
  ['premium', '1,200,000', 'number'],
  ['premium', '1.200,00', 'number'],
  ['premium', '１２００', 'number'],
  ['premium', '₩1200', 'number'],
  ['premium', '=SUM(A1:A9)', 'number'],
  ['premium', '-5', 'range'],
  ['issueMonth', '2025/04', 'month'],
  ['issueMonth', '2025.04', 'month'],
  ['issueMonth', '2025년 4월', 'month'],
  ['issueMonth', '114/04', 'month'],
  ['issueMonth', 'Apr-25', 'month'],
  ['issueMonth', '04/15/2025', 'month'],
  ['entry', '2025-02', 'month'],
  ['id', 'x'.repeat(201), 'tooLong'],
])('in %s, %s is named with its line', async (column, value, reason) => {
  const { data } = await upload(actuary, archive(withPoint(column, value)), true);
  expect(data.errors).toEqual([
    expect.objectContaining({ table: 'modelPoints', line: 2, column, reason }),
  ]);
});

it('a cell of fifty megabytes is refused, not read', async () => {
  const cell = withPoint('id', `"${'x'.repeat(50 * 1024 * 1024)}`);
  const { data } = await upload(actuary, archive(cell));
  expect(data.errors).toContainEqual(
    expect.objectContaining({ table: 'modelPoints', reason: 'invalid', expected: 'CSV' }),
  );
  expect(await ownPoints()).toBe(0);
});

it('what stands twice is named, whatever table it stands in', async () => {
  const again = Object.entries(template).map(([name, text]) => {
    const lines = text.trim().split('\r\n');
    return [name, [...lines, lines[1]].join('\r\n')];
  });
  const { data } = await upload(actuary, archive(Object.fromEntries(again) as Files));
  const named = new Set(data.errors.map(({ table, reason }) => `${table} ${reason}`));
  const twice = ['portfolios', 'products', 'groups', 'treaties', 'actuals', 'curves']
    .concat(['assumptions', 'modelPoints'])
    .map((table) => `${table} duplicate`);
  expect([...named]).toEqual(expect.arrayContaining(['book tooMany', ...twice]));
  expect(await ownBooks()).toBe(0);
});

it('all errors of many model points are counted, and the first of them listed', async () => {
  const rows = Array.from({ length: 700 }, () => modelPoints[0] ?? '');
  const text = [heading, ...rows, ...modelPoints.slice(1)].join('\r\n');
  const { data } = await upload(actuary, archive({ ...template, 'modelPoints.csv': text }), true);
  expect(data).toMatchObject({ saved: false, errorCount: 699 });
  expect(data.errors).toHaveLength(500);
});

it('two imports at once are two books, each whole', async () => {
  const both = await Promise.all([
    upload(actuary, archive(template)),
    upload(actuary, archive(template)),
  ]);
  const ids = both.map(({ data }) => data.bookId ?? '');
  expect(new Set(ids).size).toBe(2);
  expect(await ownPoints()).toBe(2 * smallCompany.points.length);
  for (const id of ids) await test.post(`close/books/${id}/removal`, undefined, actuary.headers);
});

it.each([
  ['semicolons', ';'],
  ['tabs', '\t'],
])('a table whose cells are parted by %s is read as well', async (_, sign) => {
  const parted = tablesFromBook(smallCompany).map(({ name, rows }) => [
    `${name}.csv`,
    rows
      .map((row) => row.map((cell) => (cell.includes(sign) ? `"${cell}"` : cell)).join(sign))
      .join('\n'),
  ]);
  const { data } = await upload(actuary, archive(Object.fromEntries(parted) as Files), true);
  expect(data).toMatchObject({ errors: [], counts: { modelPoints: 7, groups: 4 } });
});

it('a heading of a hundred thousand columns is one error', async () => {
  const wide = `id,${'a,'.repeat(100_000)}\n1,2\n`;
  const { data } = await upload(actuary, archive({ ...template, 'groups.csv': wide }), true);
  expect(data.errors).toContainEqual(
    expect.objectContaining({ table: 'groups', reason: 'unknownColumn', found: '100002' }),
  );
  expect(data.errorCount).toBeLessThan(500);
});

it('a line without an end is refused, not read', async () => {
  const endless = `id,product\n"${'x'.repeat(400_000)}`;
  const { data } = await upload(actuary, archive({ ...template, 'modelPoints.csv': endless }));
  expect(data.errors).toContainEqual(
    expect.objectContaining({ table: 'modelPoints', reason: 'invalid', expected: 'CSV' }),
  );
});

it.each<[string, Uint8Array, string]>([
  ['what is no archive', strToU8('id,product\n1,term\n'), 'E1608'],
  ['nothing', new Uint8Array(0), 'E1608'],
  ['half an archive', archive(template).slice(0, 900), 'E1608'],
  [
    'an archive of too many files',
    archive(Object.fromEntries(Array.from({ length: 41 }, (_, index) => [`${index}.csv`, 'a']))),
    'E1609',
  ],
])('%s is refused', async (_, file, code) => {
  expect((await upload(actuary, file)).answer.code).toBe(code);
  expect(await ownBooks()).toBe(0);
});

it('what is no table of a book is passed over, however much it unpacks to', async () => {
  const bomb = zipSync({ 'notes.txt': new Uint8Array(8 * 1024 * 1024) });
  const { data } = await upload(actuary, bomb);
  expect(data.errors[0]).toMatchObject({ reason: 'missingTable' });
});

it('many model points are read as they come', async () => {
  const [first] = smallCompany.points;
  const points = Array.from({ length: 9_000 }, (_, index): BookPoint => ({
    ...(first as BookPoint),
    id: `p${index}`,
  }));
  const book = { ...smallCompany, points: [...points, ...smallCompany.points.slice(1)] };
  const { data } = await upload(actuary, archive(filesOf(book)));
  expect(data).toMatchObject({ saved: true, counts: { modelPoints: 9_006 } });
  expect(await ownPoints()).toBe(9_006);
  await test.post(`close/books/${data.bookId ?? ''}/removal`, undefined, actuary.headers);
});

it('who may not write assumptions loads nothing', async () => {
  const auditor = await signInAs(test, 'auditoruser');
  expect((await upload(auditor, archive(template))).answer.code).toBe('E1502');
});
