import type { Filter } from '@/domain/admin';
import { type TestApp, startTestApp } from '../support/app';
import { type Person, signInAs } from './support';

let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'adminuser');
});
afterAll(() => test.close());

const filtered = (filters: unknown, resource = 'companies') =>
  admin.rows(resource, { filters: JSON.stringify(filters), limit: '500' });
const keys = ({ rows }: { rows: { key: string }[] }) => rows.map(({ key }) => key);

describe('the rows of a resource', () => {
  it('come in pages that neither repeat nor miss a row, whatever the order', async () => {
    for (const sort of ['country', '-country', 'closingMonth,-country', 'parentCode', 'inUse']) {
      const seen: string[] = [];
      for (let offset = 0; offset < 30; offset += 7) {
        const page = await admin.rows('companies', { sort, offset: String(offset), limit: '7' });
        expect(page.total).toBe(30);
        seen.push(...keys(page));
      }
      expect([sort, new Set(seen).size]).toEqual([sort, 30]);
    }
    expect(keys(await admin.rows('companies', { sort: '-companyCode', limit: '1' }))).toEqual([
      'REIN202',
    ]);
    expect(await admin.rows('companies', { offset: '1000' })).toEqual({ total: 30, rows: [] });
  });

  it('hold every field, and nothing else', async () => {
    const page = await admin.rows('users', { search: 'auditoruser' });
    expect(page.rows).toEqual([
      {
        key: 'auditoruser',
        version: 1,
        values: {
          username: 'auditoruser',
          name: 'Sample Auditor',
          email: 'auditor@gof.example',
          country: 'KR',
          demoAuth: true,
          roles: ['AUDITOR'],
        },
      },
    ]);
    const rights = await admin.rows('roleMenus', {
      filters: '[{"field":"roleId","is":"equals","value":"CFO"}]',
    });
    expect(rights.total).toBe((await admin.rows('menus', {})).total);
    expect(rights.rows.find(({ key }) => key === 'CFO/M010201')).toEqual({
      key: 'CFO/M010201',
      version: 1,
      values: {
        roleId: 'CFO',
        menuId: 'M010201',
        read: true,
        write: true,
        delete: false,
        export: true,
      },
    });
    expect(rights.rows.find(({ key }) => key === 'CFO/M020101')).toMatchObject({
      version: 0,
      values: { read: false },
    });
  });

  it.each<[Filter[], number]>([
    [[{ field: 'nameEn', is: 'contains', value: 'LIFE' }], 13],
    [[{ field: 'nameEn', is: 'startsWith', value: 'garam' }], 3],
    [[{ field: 'nameKo', is: 'contains', value: '가람' }], 3],
    [[{ field: 'companyCode', is: 'equals', value: 'LIFE001' }], 1],
    [[{ field: 'country', is: 'oneOf', value: ['TW', 'JP'] }], 9],
    [[{ field: 'country', is: 'oneOf', value: [] }], 0],
    [[{ field: 'closingMonth', is: 'atMost', value: 6 }], 4],
    [[{ field: 'closingMonth', is: 'oneOf', value: [3, 6] }], 4],
    [[{ field: 'inUse', is: 'equals', value: true }], 30],
    [[{ field: 'parentCode', is: 'filled' }], 4],
    [
      [
        { field: 'parentCode', is: 'empty' },
        { field: 'country', is: 'equals', value: 'KR' },
      ],
      12,
    ],
    [[{ field: 'nameEn', is: 'contains', value: '%' }], 0],
    [[{ field: 'nameEn', is: 'contains', value: '_' }], 0],
    [[{ field: 'nameEn', is: 'contains', value: '\\' }], 0],
    [[{ field: 'nameEn', is: 'equals', value: "x'; DROP TABLE company; --" }], 0],
  ])('are filtered by %j', async (filters, total) => {
    expect((await filtered(filters)).total).toBe(total);
  });

  it('are filtered by what a list holds', async () => {
    expect(
      keys(await filtered([{ field: 'roles', is: 'oneOf', value: ['CFO', 'AUDITOR'] }], 'users')),
    ).toEqual(['auditoruser', 'financechief']);
    expect(keys(await filtered([{ field: 'roles', is: 'empty' }], 'users'))).toEqual(['guestuser']);
  });

  it('are found by a word, which is no pattern', async () => {
    expect(keys(await admin.rows('companies', { search: ' 佳嵐人壽 ' }))).toEqual(['LIFE001']);
    expect(keys(await admin.rows('companies', { search: 'dongning' }))).toEqual(['REIN101']);
    expect(keys(await admin.rows('companies', { search: '900-81-10003' }))).toEqual(['HOLD001']);
    for (const search of ['%', '_', "' OR '1'='1", '\\'])
      expect((await admin.rows('companies', { search })).total).toBe(0);
  });

  it.each([
    'sort=passwordHash',
    'sort=nameEn;DROP TABLE company',
    'sort=nameEn,country,currency,closingMonth',
    'sort=(SELECT 1)',
    'sort=',
    'limit=501',
    'limit=0',
    'offset=-1',
    'offset=abc',
    'filters=',
    'filters=x',
    'filters={}',
    'filters=[1]',
    `filters=${JSON.stringify([{ field: 'passwordHash', is: 'filled' }])}`,
    `filters=${JSON.stringify([{ field: '__proto__', is: 'filled' }])}`,
    `filters=${JSON.stringify([{ field: 'nameEn', is: 'regexp', value: '.*' }])}`,
    `filters=${JSON.stringify([{ field: 'nameEn', is: 'equals', value: { $ne: '' } }])}`,
    `filters=${JSON.stringify([{ field: 'nameEn', is: 'equals', value: ['x'] }])}`,
    `filters=${JSON.stringify([{ field: 'nameEn', is: 'equals', value: 'x', or: 1 }])}`,
    `filters=${JSON.stringify([{ field: 'nameEn', is: 'contains', value: '\0' }])}`,
    `filters=${JSON.stringify([{ field: 'closingMonth', is: 'equals', value: 1e300 }])}`,
    `filters=${JSON.stringify([{ field: 'closingMonth', is: 'equals', value: '1' }])}`,
    `filters=${JSON.stringify(Array.from({ length: 21 }, () => ({ field: 'nameEn', is: 'filled' })))}`,
    'search=\0',
  ])('are not given for %s', async (query) => {
    expect(await admin.get(`admin/companies?${encodeURI(query)}`)).toMatchObject({
      status: 400,
      code: 'E1000',
    });
  });

  it('are those of a resource that there is', async () => {
    for (const resource of ['app_user', 'session', '__proto__', 'constructor', 'companies%2F..']) {
      expect(await admin.get(`admin/${resource}`)).toMatchObject({ status: 400, code: 'E1000' });
    }
  });

  it('feed the lists from which fields choose: what is in use, in its order', async () => {
    const codes = async () =>
      (await test.get('commonCode/dtl/list?mstCode=CURRENCY_CD', admin.headers)).data as {
        code: string;
      }[];
    expect((await codes()).map(({ code }) => code).slice(0, 3)).toEqual(['KRW', 'TWD', 'USD']);
    await admin.save('codeDetails', [
      { op: 'update', key: 'CURRENCY_CD/CHF', version: 1, values: { inUse: false } },
    ]);
    expect((await codes()).map(({ code }) => code)).not.toContain('CHF');
    const values = { ...(await admin.row('companies', 'LIFE001'))?.values, currency: 'CHF' };
    expect(await admin.save('companies', [{ op: 'put', values }], true)).toMatchObject({
      lines: [{ errors: [{ field: 'currency', rule: 'notInList' }] }],
    });
    // Who has it keeps it.
    const version = (await admin.row('companies', 'REIN201'))?.version;
    expect(
      await admin.save('companies', [
        { op: 'update', key: 'REIN201', version, values: { closingMonth: 6 } },
      ]),
    ).toMatchObject({ saved: true });
    expect((await test.get('commonCode/dtl/list?mstCode=MODEL_CD')).code).toBe('E1301');
    expect((await test.get('commonCode/dtl/list?mstCode=MODEL_CD', admin.headers)).code).toBe(
      '200',
    );
  });
});
