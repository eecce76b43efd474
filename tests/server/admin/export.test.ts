import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import readExcelFile from 'read-excel-file/node';
import { API, type TestApp, startTestApp } from '../support/app';
import { type Person, newCompany, signInAs } from './support';

let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'adminuser');
});
afterAll(() => test.close());

const download = (person: Person, query: Record<string, string>, resource = 'companies') =>
  test.app.inject({
    url: `${API}/admin/${resource}/export?${new URLSearchParams(query).toString()}`,
    headers: person.headers,
  });
const leftovers = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith('gof-export-'));

const dangerous = {
  ...newCompany,
  companyCode: 'EXP1',
  nameEn: '=HYPERLINK("http://evil.example","x")',
  nameKo: '+1',
  nameZhTw: '@SUM(A1)',
  description: 'a "quoted", text\nin two lines',
};

describe('an export', () => {
  beforeAll(async () => {
    expect(await admin.save('companies', [{ op: 'create', values: dangerous }])).toMatchObject({
      saved: true,
    });
  });

  it('is CSV that Excel reads and in which nothing is a formula', async () => {
    const response = await download(admin, {
      format: 'csv',
      search: 'EXP1',
      columns: JSON.stringify([
        { field: 'companyCode', heading: '회사코드' },
        { field: 'nameEn', heading: 'Name, in English' },
        { field: 'nameKo', heading: '=1+1' },
        { field: 'closingMonth', heading: 'Month' },
        { field: 'inUse', heading: 'In use' },
        { field: 'description', heading: 'Note' },
        { field: 'parentCode', heading: 'Parent' },
      ]),
    });
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toBe(
      'attachment; filename="companies_2026-03-02.csv"',
    );
    expect(response.body).toBe(
      '\uFEFF회사코드,"Name, in English",\'=1+1,Month,In use,Note,Parent\r\n' +
        'EXP1,"\'=HYPERLINK(""http://evil.example"",""x"")",\'+1,12,true,"a ""quoted"", text\nin two lines",\r\n',
    );
    expect(await leftovers()).toEqual([]);
  });

  it('is a workbook with the same rows, texts as texts and numbers as numbers', async () => {
    const response = await download(admin, { format: 'xlsx', sort: '-companyCode' });
    expect(response.headers['content-disposition']).toContain('companies_2026-03-02.xlsx');
    const [sheet] = await readExcelFile(response.rawPayload);
    const [headings, ...rows] = sheet?.data ?? [];
    expect(headings?.slice(0, 3)).toEqual(['companyCode', 'nameKo', 'nameEn']);
    expect(rows).toHaveLength(31);
    expect(rows[0]?.[0]).toBe('REIN202');
    const row = rows.find(([code]) => code === 'EXP1') ?? [];
    expect(row.slice(0, 4)).toEqual(['EXP1', '+1', dangerous.nameEn, '@SUM(A1)']);
    expect(row).toContain(12);
    expect(row).toContain(true);
  });

  it('holds what its filters let through, in its order', async () => {
    const filters = JSON.stringify([{ field: 'country', is: 'oneOf', value: ['TW'] }]);
    const { body } = await download(admin, {
      format: 'csv',
      filters,
      sort: '-nameEn',
      columns: '[{"field":"nameEn","heading":"n"}]',
    });
    const names = body.trim().split('\r\n').slice(1);
    expect(names).toHaveLength(8);
    expect(names).toEqual([...names].sort().reverse());
  });

  it('stands in the audit log with what was asked for', async () => {
    await download(admin, {
      format: 'csv',
      search: 'Garam',
      columns: '[{"field":"nameEn","heading":"n"}]',
    });
    expect((await admin.audit('companies')).entries[0]).toMatchObject({
      username: 'adminuser',
      action: 'export',
      key: null,
      before: null,
      after: { format: 'csv', rows: 3, columns: ['nameEn'], search: 'Garam' },
    });
  });

  it('needs the right to export, and reading is not enough', async () => {
    const finance = await signInAs(test, 'financechief');
    expect((await finance.rows('roles')).total).toBe(6);
    expect((await download(finance, { format: 'csv' }, 'roles')).json()).toMatchObject({
      code: 'E1502',
    });
    expect((await download(finance, { format: 'csv' })).headers['content-type']).toContain(
      'text/csv',
    );
    expect(
      (await test.app.inject(`${API}/admin/companies/export?format=csv`)).json(),
    ).toMatchObject({ code: 'A1401' });
  });

  it.each([
    '{}',
    '[]',
    '[{"field":"secret","heading":"x"}]',
    '[{"field":"nameEn"}]',
    '[null]',
    'x',
  ])('refuses the columns %s', async (columns) => {
    expect((await download(admin, { format: 'csv', columns })).json()).toMatchObject({
      code: 'E1000',
    });
    expect(await leftovers()).toEqual([]);
  });
});
