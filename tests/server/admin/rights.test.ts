import { sql } from 'drizzle-orm';
import { API, type TestApp, newcomer, signUp, startTestApp } from '../support/app';
import {
  type Change,
  type Menus,
  type Person,
  type UserRights,
  newCompany,
  signInAs,
} from './support';

let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'adminuser');
});
afterAll(() => test.close());

/** The menus of administration, which are the first branches; those of the close stand beside them. */
const administration = (data: unknown) => (data as Menus).filter(({ menuId }) => menuId < 'M03');
const paths = (data: unknown) => administration(data).flatMap(({ path }) => path ?? []);

/** Changes one row of administration to what is asked, whatever its version. */
async function set(resource: string, key: string, values: Change['values']): Promise<void> {
  const row = await admin.row(resource, key);
  expect(
    await admin.save(resource, [{ op: 'update', key, version: row?.version, values }]),
  ).toMatchObject({ saved: true });
}

describe('the menus of a user', () => {
  it('[AP-6] are those that the user may read and those above them, in their order', async () => {
    const actuary = await signInAs(test, 'actuaryuser');
    expect(administration((await actuary.get('menu/list/email')).data)).toEqual([
      {
        menuId: 'M01',
        menuName: 'Master data',
        path: null,
        parentId: null,
        rights: expect.objectContaining({ read: false }),
      },
      {
        menuId: 'M0101',
        menuName: 'Codes',
        path: null,
        parentId: 'M01',
        rights: expect.objectContaining({ read: false }),
      },
      {
        menuId: 'M010101',
        menuName: 'Common codes',
        path: '/demo/comCodeList',
        parentId: 'M0101',
        rights: { read: true, write: true, delete: false, export: true },
      },
      {
        menuId: 'M0102',
        menuName: 'Organization',
        path: null,
        parentId: 'M01',
        rights: expect.objectContaining({ read: false }),
      },
      {
        menuId: 'M010201',
        menuName: 'Companies',
        path: '/demo/companyList',
        parentId: 'M0102',
        rights: { read: true, write: false, delete: false, export: true },
      },
    ]);
    expect(paths((await admin.get('menu/list/email?email=ADMIN@gof.example')).data)).toHaveLength(
      7,
    );
  });

  it.each([
    ['ko', '공통코드 관리'],
    ['zh-tw', '共用代碼管理'],
  ])('come in %s', async (language, name) => {
    const reader = await signInAs(test, 'actuaryuser', language);
    expect(
      ((await reader.get('menu/list/email')).data as Menus).map(({ menuName }) => menuName),
    ).toContain(name);
  });

  it("are never another's", async () => {
    const actuary = await signInAs(test, 'actuaryuser');
    for (const email of ['admin@gof.example', 'nobody@gof.example', '', "' OR 1=1 --"]) {
      expect(await actuary.get(`menu/list/email?email=${encodeURIComponent(email)}`)).toMatchObject(
        {
          code: 'E1505',
          data: undefined,
        },
      );
    }
    expect(
      (await actuary.get('menu/list/email?email=actuary@gof.example&email=admin@gof.example')).code,
    ).toBe('E1000');
  });

  it('[SE-11] are not there without a session or without the demo right, whatever the cookie says', async () => {
    expect(await test.get('menu/list/email')).toMatchObject({ status: 200, code: 'A1401' });
    expect(await test.get('menu/list/email', { cookie: 'dif17-demo-auth=TRUE' })).toMatchObject({
      code: 'A1401',
    });
    const token = await signUp(test, newcomer);
    const headers = { cookie: `dif17-auth-token=${token}; dif17-demo-auth=TRUE` };
    expect(await test.get('menu/list/email', headers)).toMatchObject({
      status: 200,
      code: 'E1503',
      message: 'You do not have permission to use the DEMO page.',
    });
    expect(await test.get('admin/companies', headers)).toMatchObject({ code: 'E1503' });
  });
});

describe('a right', () => {
  it.each<[string, Parameters<typeof signInAs>[1], string[], string[]]>([
    [
      'the auditor reads all and writes nothing',
      'auditoruser',
      ['menus', 'codeMasters', 'codeDetails', 'companies', 'roles', 'roleMenus', 'users'],
      [],
    ],
    [
      'the actuary works on codes',
      'actuaryuser',
      ['codeMasters', 'codeDetails', 'companies'],
      ['codeMasters', 'codeDetails'],
    ],
    [
      'the accountant works on codes and companies',
      'accountantuser',
      ['codeMasters', 'codeDetails', 'companies'],
      ['codeMasters', 'codeDetails', 'companies'],
    ],
  ])("is the role's: %s", async (_what, username, readable, writable) => {
    const person = await signInAs(test, username);
    for (const resource of [
      'menus',
      'codeMasters',
      'codeDetails',
      'companies',
      'roles',
      'roleMenus',
      'users',
    ]) {
      const page = await person.get(`admin/${resource}?limit=1`);
      expect([resource, page.code]).toEqual([
        resource,
        readable.includes(resource) ? '200' : 'E1502',
      ]);
      const audit = await person.get(`admin/${resource}/audit`);
      expect([resource, audit.code]).toEqual([
        resource,
        readable.includes(resource) ? '200' : 'E1502',
      ]);
      const save = await person.send(
        resource,
        [{ op: 'update', key: 'X', version: 1, values: {} }],
        true,
      );
      expect([resource, save.code]).toEqual([
        resource,
        writable.includes(resource) ? '200' : 'E1502',
      ]);
    }
  });

  it('to change is not the right to delete, nor the other way round', async () => {
    const finance = await signInAs(test, 'financechief');
    const change: Change = { op: 'update', key: 'LIFE002', version: 1, values: {} };
    const deletion: Change = { op: 'delete', key: 'LIFE002', version: 1 };
    expect(await finance.send('companies', [change], true)).toMatchObject({ code: '200' });
    expect(await finance.send('companies', [deletion], true)).toMatchObject({ code: 'E1502' });
    expect(await finance.send('companies', [change, deletion], true)).toMatchObject({
      code: 'E1502',
    });
    expect(await finance.row('companies', 'LIFE002')).toMatchObject({ version: 1 });
  });

  it('that is taken away is gone at the next call, for a session that goes on', async () => {
    const accountant = await signInAs(test, 'accountantuser');
    expect(
      await accountant.send('companies', [{ op: 'create', values: newCompany }], true),
    ).toMatchObject({ code: '200' });
    await set('roleMenus', 'ACCOUNTANT/M010201', { write: false, delete: false });
    expect(
      await accountant.send('companies', [{ op: 'create', values: newCompany }], true),
    ).toMatchObject({
      code: 'E1502',
      message:
        'You do not have the right to do this. Please ask whoever grants rights at your company.',
    });
    expect((await accountant.get('admin/companies')).code).toBe('200');
    await set('roles', 'ACCOUNTANT', { inUse: false });
    expect((await accountant.get('admin/companies')).code).toBe('E1502');
    expect((await accountant.get('menu/list/email')).data).toEqual([]);
    await set('roles', 'ACCOUNTANT', { inUse: true });
    await set('menus', 'M0102', { inUse: false });
    expect(paths((await accountant.get('menu/list/email')).data)).toEqual(['/demo/comCodeList']);
    expect((await accountant.get('admin/companies')).code).toBe('E1502');
    await set('menus', 'M0102', { inUse: true });
    await set('roleMenus', 'ACCOUNTANT/M010201', { write: true, delete: true });
    await set('users', 'accountantuser', { demoAuth: false });
    expect((await accountant.get('admin/companies')).code).toBe('E1503');
    await set('users', 'accountantuser', { demoAuth: true });
    expect((await accountant.get('admin/companies')).code).toBe('200');
  });

  it('is looked up again when a save that had to wait begins', async () => {
    const accountant = await signInAs(test, 'accountantuser');
    let answer: ReturnType<Person['send']> | undefined;
    await test.db.transaction(async (tx) => {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(1717019)`);
      answer = accountant.send('companies', [{ op: 'create', values: newCompany }]);
      const waiting = async () => {
        const { rows } = await tx.execute(
          sql`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`,
        );
        return rows.length > 0;
      };
      while (!(await waiting())) await new Promise((resolve) => setImmediate(resolve));
      await tx.execute(
        sql`UPDATE role_menu SET can_write = false, can_delete = false WHERE role_id = 'ACCOUNTANT' AND menu_id = 'M010201'`,
      );
    });
    expect(await answer).toMatchObject({ code: 'E1502' });
    expect(await admin.row('companies', newCompany.companyCode)).toBeUndefined();
    await set('roleMenus', 'ACCOUNTANT/M010201', { write: true, delete: true });
  });

  it('stands on reading', async () => {
    const row = await admin.row('roleMenus', 'ACTUARY/M010201');
    const change: Change = {
      op: 'update',
      key: 'ACTUARY/M010201',
      version: row?.version,
      values: { read: false },
    };
    expect(await admin.save('roleMenus', [change])).toMatchObject({
      saved: false,
      lines: [{ errors: [{ field: 'read', rule: 'readComesFirst' }] }],
    });
    const given: Change = {
      op: 'update',
      key: 'ACTUARY/M020201',
      version: 0,
      values: { read: true },
    };
    expect(await admin.save('roleMenus', [given])).toMatchObject({
      saved: true,
      lines: [{ outcome: 'updated', current: { version: 1 } }],
    });
    await set('roleMenus', 'ACTUARY/M020201', { read: false });
  });

  it('does not move with a path that someone without the right to give rights changes', async () => {
    await set('roleMenus', 'ACCOUNTANT/M020101', { read: true, write: true, delete: true });
    const accountant = await signInAs(test, 'accountantuser');
    const version = async (key: string) => (await admin.row('menus', key))?.version;
    const swap: Change[] = [
      {
        op: 'update',
        key: 'M010101',
        version: await version('M010101'),
        values: { path: '/demo/ListOfPermissionsByUser' },
      },
      {
        op: 'update',
        key: 'M020203',
        version: await version('M020203'),
        values: { path: '/demo/comCodeList' },
      },
    ];
    expect(await accountant.save('menus', swap)).toMatchObject({
      saved: false,
      lines: [
        { errors: [{ field: 'path', rule: 'onlyRightsGiver' }] },
        { errors: [{ field: 'path', rule: 'onlyRightsGiver' }] },
      ],
    });
    const named: Change = {
      op: 'update',
      key: 'M010101',
      version: await version('M010101'),
      values: { nameEn: 'Code lists' },
    };
    expect(await accountant.save('menus', [named])).toMatchObject({ saved: true });
    expect(
      await admin.save(
        'menus',
        [{ ...swap[0], version: await version('M010101') } as Change, swap[1] as Change],
        true,
      ),
    ).toMatchObject({
      lines: [{ outcome: 'updated' }, { outcome: 'updated' }],
    });
    await set('roleMenus', 'ACCOUNTANT/M020101', { read: false, write: false, delete: false });
  });
});

describe('why a user may do something', () => {
  it('is told by menu and role', async () => {
    await set('users', 'actuaryuser', { roles: ['ACTUARY', 'CFO'] });
    const rights = (await admin.get('admin/users/rights?username=actuaryuser')).data as UserRights;
    expect(rights).toMatchObject({
      username: 'actuaryuser',
      demoAuth: true,
      held: ['CFO', 'ACTUARY'],
    });
    expect(rights.menus.find(({ menuId }) => menuId === 'M010201')?.sources).toEqual({
      read: ['CFO', 'ACTUARY'],
      write: ['CFO'],
      delete: [],
      export: ['CFO', 'ACTUARY'],
    });
    expect(rights.roles.map(({ roleName }) => roleName)).toContain('Actuary');
    expect(rights.roleMenus).toContainEqual({
      roleId: 'CFO',
      menuId: 'M010201',
      read: true,
      write: true,
      delete: false,
      export: true,
    });
    await set('users', 'actuaryuser', { roles: ['ACTUARY'] });
    expect((await admin.get('admin/users/rights?username=nobody')).code).toBe('E1506');
    const actuary = await signInAs(test, 'actuaryuser');
    expect((await actuary.get('admin/users/rights?username=actuaryuser')).code).toBe('E1502');
  });
});

describe('the last person who can give rights', () => {
  const version = async (resource: string, key: string) =>
    (await admin.row(resource, key))?.version;
  const refused = {
    code: 'E1504',
    message: expect.stringContaining('nobody could grant rights afterwards'),
  };

  beforeAll(() => set('users', 'demouser', { roles: ['CFO'] }));

  it.each<[string, string, string, Change['values']]>([
    ['loses the role', 'users', 'adminuser', { roles: [] }],
    ['loses the demo right', 'users', 'adminuser', { demoAuth: false }],
    ['has a role that goes out of use', 'roles', 'ADMIN', { inUse: false }],
    [
      'can no longer change rights by role',
      'roleMenus',
      'ADMIN/M020202',
      { write: false, delete: false, export: false },
    ],
    [
      'can no longer read rights by user',
      'roleMenus',
      'ADMIN/M020203',
      { read: false, write: false, delete: false, export: false },
    ],
    ['sees the menu go out of use', 'menus', 'M020203', { inUse: false }],
    ['sees the menu above it go out of use', 'menus', 'M0202', { inUse: false }],
    ['sees the menu lose its path', 'menus', 'M020202', { path: null }],
  ])('stays: nobody %s', async (_what, resource, key, values) => {
    const change: Change = { op: 'update', key, version: await version(resource, key), values };
    const before = await admin.row(resource, key);
    expect(await admin.send(resource, [change])).toMatchObject(refused);
    expect(await admin.send(resource, [change], true)).toMatchObject(refused);
    expect(await admin.row(resource, key)).toEqual(before);
  });

  it('stays where the menu is deleted', async () => {
    const change: Change = {
      op: 'delete',
      key: 'M020203',
      version: await version('menus', 'M020203'),
    };
    expect(await admin.send('menus', [change])).toMatchObject(refused);
  });

  it('stays where two take the right from each other at the same moment', async () => {
    await set('users', 'demouser', { roles: ['DEMO'] });
    const demo = await signInAs(test, 'demouser');
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [
        await version('users', 'adminuser'),
        await version('users', 'demouser'),
      ];
      const answers = await Promise.all([
        demo.send('users', [
          { op: 'update', key: 'adminuser', version: one, values: { roles: [] } },
        ]),
        admin.send('users', [
          { op: 'update', key: 'demouser', version: other, values: { roles: [] } },
        ]),
      ]);
      // The second finds its own right gone, or itself the last.
      const codes = answers.map(({ code }) => code).sort();
      expect(codes[0]).toBe('200');
      expect(['E1502', 'E1504']).toContain(codes[1]);
      await test.db.execute(sql`
        INSERT INTO user_role SELECT id, CASE username WHEN 'demouser' THEN 'DEMO' ELSE 'ADMIN' END FROM app_user
        WHERE username IN ('demouser', 'adminuser') ON CONFLICT DO NOTHING`);
    }
  });
});

describe('the audit log', () => {
  it('says who did what, when, before and after, and no secret', async () => {
    await admin.save('roles', [
      {
        op: 'create',
        values: {
          roleId: 'TRAINEE',
          nameKo: '수습',
          nameEn: 'Trainee',
          nameZhTw: '實習',
          descriptionKo: null,
          descriptionEn: null,
          descriptionZhTw: null,
          sortOrder: 90,
          inUse: true,
        },
      },
    ]);
    await set('roles', 'TRAINEE', { nameEn: 'Junior' });
    await set('roleMenus', 'TRAINEE/M010201', { read: true });
    await admin.save('roles', [{ op: 'delete', key: 'TRAINEE', version: 2 }]);
    const { total, entries } = await admin.audit('roles', 'TRAINEE');
    expect(total).toBe(3);
    expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['delete', expect.objectContaining({ nameEn: 'Junior' }), null],
      ['update', { nameEn: 'Trainee' }, { nameEn: 'Junior' }],
      ['create', null, expect.objectContaining({ nameEn: 'Trainee', inUse: true })],
    ]);
    expect(entries[0]).toMatchObject({
      username: 'adminuser',
      name: 'System Administrator',
      at: test.now().toISOString(),
    });
    // The rights went with the role.
    expect(
      (await admin.audit('roleMenus', 'TRAINEE/M010201')).entries.map(({ action }) => action),
    ).toEqual(['delete', 'update']);
    const users = JSON.stringify(await admin.audit('users'));
    expect(users).toContain('"roles"');
    expect(users).not.toMatch(/argon2|password|token/i);
  });

  it('cannot be written or changed from outside', async () => {
    const answer = await test.post(
      'admin/audit/save',
      { changes: [{ op: 'delete', key: '1', version: 1 }] },
      admin.headers,
    );
    expect(answer).toMatchObject({ status: 400, code: 'E1000' });
    expect(
      (
        await test.app.inject({
          method: 'DELETE',
          url: `${API}/admin/roles/audit`,
          headers: admin.headers,
        })
      ).statusCode,
    ).toBe(404);
  });

  it('have a history by role', async () => {
    await set('roleMenus', 'CFO/M010101', { export: false });
    await set('roleMenus', 'AUDITOR/M010101', { export: false });
    const { data } = await admin.get('admin/roleMenus/audit?under=CFO');
    const { total, entries } = data as { total: number; entries: { key: string }[] };
    expect(entries[0]?.key).toBe('CFO/M010101');
    expect(entries).toHaveLength(total);
    expect(entries.every(({ key }) => key.startsWith('CFO/'))).toBe(true);
    const none = await admin.get('admin/roleMenus/audit?under=CF');
    expect(none.data).toMatchObject({ total: 0 });
  });
});
