import { sql } from 'drizzle-orm';
import { type TestApp, startTestApp } from '../support/app';
import { type Person, newCompany, signInAs } from './support';

let test: TestApp;
let admin: Person;
let other: Person;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'adminuser');
  other = await signInAs(test, 'accountantuser');
});
afterAll(() => test.close());

const outcomes = ({ lines }: { lines: { outcome: string }[] }) =>
  lines.map(({ outcome }) => outcome);
const create = (values: object) =>
  ({ op: 'create', values: { ...newCompany, ...values } }) as const;

describe('a batch of administration', () => {
  it('creates, changes and deletes rows and gives each back as it stands', async () => {
    const made = await admin.save('companies', [
      create({ companyCode: 'A1' }),
      create({ companyCode: 'A2', businessNumber: null }),
    ]);
    expect(made).toMatchObject({
      saved: true,
      lines: [
        {
          index: 0,
          outcome: 'created',
          errors: [],
          current: { key: 'A1', version: 1, values: { nameEn: 'Test Life' } },
        },
        { index: 1, outcome: 'created' },
      ],
    });
    const changed = await admin.save('companies', [
      { op: 'update', key: 'A1', version: 1, values: { nameEn: ' Renamed ', description: '' } },
      { op: 'delete', key: 'A2', version: 1 },
    ]);
    expect(outcomes(changed)).toEqual(['updated', 'deleted']);
    expect(changed.lines[0]?.current).toMatchObject({
      version: 2,
      values: { nameEn: 'Renamed', description: null, nameKo: '시험생명' },
    });
    expect(changed.lines[1]?.current).toBeUndefined();
    expect(await admin.row('companies', 'A1')).toEqual({
      key: 'A1',
      version: 2,
      values: { ...newCompany, companyCode: 'A1', nameEn: 'Renamed' },
    });
    expect(await admin.row('companies', 'A2')).toBeUndefined();
    await admin.save('companies', [{ op: 'delete', key: 'A1', version: 2 }]);
  });

  it('is saved whole or not at all, and says of every line what it would have come to', async () => {
    const before = await admin.rows('companies', { limit: '500' });
    const result = await admin.save('companies', [
      create({ companyCode: 'B1' }),
      create({
        companyCode: 'B2',
        businessNumber: '999-88-00001',
        closingMonth: 13,
        country: 'ATLANTIS',
        nameKo: ' ',
      }),
      { op: 'update', key: 'NOBODY', version: 1, values: { nameEn: 'x' } },
    ]);
    expect(result.saved).toBe(false);
    expect(outcomes(result)).toEqual(['created', 'invalid', 'missing']);
    expect(result.lines[1]?.errors).toEqual(
      expect.arrayContaining([
        {
          field: 'businessNumber',
          rule: 'businessNumberForm',
          message: 'This is not a valid business registration number.',
        },
        { field: 'closingMonth', rule: 'range', message: 'Enter a number from 1 to 12.' },
        { field: 'nameKo', rule: 'required', message: 'Please enter a value.' },
      ]),
    );
    expect(await admin.rows('companies', { limit: '500' })).toEqual(before);
    expect((await admin.audit('companies', 'B1')).total).toBe(0);
  });

  it.each([
    ['ko', '목록에 있는 값을 선택해 주세요.'],
    ['zh-tw', '請從清單中選擇。'],
  ])('says in %s what is wrong with a field', async (language, message) => {
    const reader = await signInAs(test, 'adminuser', language);
    const { lines } = await reader.save('companies', [create({ country: 'ATLANTIS' })], true);
    expect(lines).toMatchObject([
      { outcome: 'invalid', errors: [{ field: 'country', rule: 'notInList', message }] },
    ]);
  });

  it('is judged in the same way in a dry run, which saves nothing', async () => {
    const before = await admin.rows('companies', { limit: '500' });
    const audited = await admin.audit('companies');
    const batch = [
      create({ companyCode: 'C1' }),
      { op: 'put', values: { ...newCompany, companyCode: 'LIFE001', nameEn: 'Put' } } as const,
    ];
    const dry = await admin.save('companies', batch, true);
    expect(dry.saved).toBe(false);
    expect(outcomes(dry)).toEqual(['invalid', 'invalid']); // both take the same business number
    expect(dry.lines[1]).toMatchObject({
      errors: [{ field: 'businessNumber', rule: 'taken' }],
      current: { values: { nameEn: 'Garam Life Insurance (sample)' } },
    });
    expect(await admin.rows('companies', { limit: '500' })).toEqual(before);
    expect(await admin.audit('companies')).toEqual(audited);
  });

  it('puts imported rows in place: new, changed or the same', async () => {
    const standing = await admin.row('companies', 'NLIF006');
    const values = standing?.values ?? {};
    const dry = await admin.save(
      'companies',
      [
        { op: 'put', values },
        { op: 'put', values: { ...values, companyCode: 'P1', businessNumber: null } },
      ],
      true,
    );
    expect(outcomes(dry)).toEqual(['unchanged', 'created']);
    const changed = await admin.save('companies', [
      { op: 'put', values: { ...values, closingMonth: 6 } },
    ]);
    expect(changed.lines[0]).toMatchObject({
      outcome: 'updated',
      current: { version: (standing?.version ?? 0) + 1, values: { closingMonth: 6 } },
    });
  });

  it('does not overwrite what somebody else has saved meanwhile, and says who and when', async () => {
    await admin.save('companies', [create({ companyCode: 'D1', businessNumber: null })]);
    await other.save('companies', [
      { op: 'update', key: 'D1', version: 1, values: { nameEn: 'Theirs' } },
    ]);
    const conflict = {
      outcome: 'conflict',
      current: {
        version: 2,
        values: { nameEn: 'Theirs' },
        savedBy: 'Sample Accountant',
        savedAt: test.now().toISOString(),
      },
    };
    const mine = await admin.save('companies', [
      { op: 'update', key: 'D1', version: 1, values: { nameEn: 'Mine' } },
    ]);
    expect(mine).toMatchObject({ saved: false, lines: [conflict] });
    expect(await admin.save('companies', [{ op: 'delete', key: 'D1', version: 1 }])).toMatchObject({
      saved: false,
      lines: [conflict],
    });
    expect(await admin.save('companies', [create({ companyCode: 'D1' })])).toMatchObject({
      saved: false,
      lines: [conflict],
    });
    // What both want is no conflict.
    expect(
      await admin.save('companies', [
        { op: 'update', key: 'D1', version: 1, values: { nameEn: 'Theirs' } },
      ]),
    ).toMatchObject({
      saved: true,
      lines: [{ outcome: 'unchanged' }],
    });
    expect(
      await admin.save('companies', [
        { op: 'update', key: 'D1', version: 2, values: { nameEn: 'Mine' } },
      ]),
    ).toMatchObject({
      saved: true,
    });
  });

  it('lets one of two saves win that arrive together', async () => {
    await admin.save('companies', [create({ companyCode: 'E1', businessNumber: null })]);
    const results = await Promise.all(
      [admin, other, admin, other].map((person, index) =>
        person.save('companies', [
          { op: 'update', key: 'E1', version: 1, values: { nameEn: `Writer ${index}` } },
        ]),
      ),
    );
    expect(results.filter(({ saved }) => saved)).toHaveLength(1);
    expect(results.flatMap(outcomes).sort()).toEqual([
      'conflict',
      'conflict',
      'conflict',
      'updated',
    ]);
    expect((await admin.row('companies', 'E1'))?.version).toBe(2);
  });

  it.each<[string, string, object, string, string]>([
    ['an unknown field', 'companies', { ...newCompany, isAdmin: true }, 'isAdmin', 'unknownField'],
    [
      'a text for a number',
      'companies',
      { ...newCompany, closingMonth: '12' },
      'closingMonth',
      'wrongType',
    ],
    ['a list for a text', 'companies', { ...newCompany, nameEn: ['x'] }, 'nameEn', 'wrongType'],
    [
      'half a number',
      'companies',
      { ...newCompany, closingMonth: 1.5 },
      'closingMonth',
      'wrongType',
    ],
    [
      'too long a name',
      'companies',
      { ...newCompany, nameEn: 'x'.repeat(101) },
      'nameEn',
      'tooLong',
    ],
    ['no key', 'companies', { ...newCompany, companyCode: '' }, 'companyCode', 'required'],
    [
      'a key with a slash',
      'companies',
      { ...newCompany, companyCode: 'A/B' },
      'companyCode',
      'codeForm',
    ],
    [
      'a number that another has',
      'companies',
      { ...newCompany, businessNumber: '901-82-11375' },
      'businessNumber',
      'taken',
    ],
    [
      'a parent that is not there',
      'companies',
      { ...newCompany, parentCode: 'NOBODY' },
      'parentCode',
      'parentMissing',
    ],
    [
      'itself as its parent',
      'companies',
      { ...newCompany, parentCode: 'TEST001' },
      'parentCode',
      'parentBelowItself',
    ],
    [
      'a path outside of the workspace',
      'menus',
      {
        menuId: 'M99',
        parentId: null,
        nameKo: 'x',
        nameEn: 'x',
        nameZhTw: 'x',
        path: '//evil.example',
        sortOrder: 1,
        inUse: true,
      },
      'path',
      'pathForm',
    ],
    [
      'a fourth level',
      'menus',
      {
        menuId: 'M99',
        parentId: 'M010101',
        nameKo: 'x',
        nameEn: 'x',
        nameZhTw: 'x',
        path: null,
        sortOrder: 1,
        inUse: true,
      },
      'parentId',
      'tooManyLevels',
    ],
  ])('refuses a new row with %s', async (_what, resource, values, field, rule) => {
    const { saved, lines } = await admin.save(resource, [
      { op: 'create', values: values as Record<string, string> },
    ]);
    expect(saved).toBe(false);
    expect(lines[0]).toMatchObject({
      outcome: 'invalid',
      errors: [{ field, rule, message: expect.stringMatching(/\S/) }],
    });
  });

  it('keeps keys, accounts and the codes of the system as they are', async () => {
    const line = async (resource: string, change: object) =>
      (await admin.save(resource, [change as never])).lines[0];
    const standing = await admin.row('users', 'guestuser');
    expect(
      await line('companies', {
        op: 'update',
        key: 'LIFE002',
        version: 1,
        values: { companyCode: 'LIFE999' },
      }),
    ).toMatchObject({
      errors: [{ field: 'companyCode', rule: 'keyChanged' }],
    });
    expect(
      await line('users', {
        op: 'update',
        key: 'guestuser',
        version: standing?.version,
        values: { email: 'mine@gof.example' },
      }),
    ).toMatchObject({
      errors: [{ field: 'email', rule: 'readOnly' }],
    });
    expect(
      await line('users', { op: 'delete', key: 'guestuser', version: standing?.version }),
    ).toMatchObject({
      errors: [{ rule: 'readOnly' }],
    });
    expect(
      await line('users', {
        op: 'update',
        key: 'guestuser',
        version: standing?.version,
        values: { passwordHash: 'x' },
      }),
    ).toMatchObject({
      errors: [{ field: 'passwordHash', rule: 'unknownField' }],
    });
    expect(
      await line('codeMasters', {
        op: 'update',
        key: 'COUNTRY_CD',
        version: 1,
        values: { inUse: false },
      }),
    ).toMatchObject({
      errors: [{ field: 'inUse', rule: 'neededBySystem' }],
    });
    expect(await admin.row('users', 'guestuser')).toEqual(standing);
  });

  it('names a row that occurs twice', async () => {
    const { lines } = await admin.save('companies', [
      create({ companyCode: 'F1' }),
      create({ companyCode: 'F1' }),
    ]);
    expect(lines[1]).toMatchObject({
      outcome: 'invalid',
      errors: [{ field: 'companyCode', rule: 'twiceInBatch' }],
    });
  });

  it('lets lines rest on each other, in any order', async () => {
    const child = create({ companyCode: 'G2', parentCode: 'G1', businessNumber: null });
    expect(
      await admin.save('companies', [child, create({ companyCode: 'G1', businessNumber: null })]),
    ).toMatchObject({
      saved: true,
    });
    const circle = await admin.save('companies', [
      { op: 'update', key: 'G1', version: 1, values: { parentCode: 'G2' } },
    ]);
    expect(circle).toMatchObject({
      saved: false,
      lines: [{ errors: [{ field: 'parentCode', rule: 'parentBelowItself' }] }],
    });
    const swap = await admin.save('companies', [
      { op: 'update', key: 'G1', version: 1, values: { parentCode: 'G2' } },
      { op: 'update', key: 'G2', version: 1, values: { parentCode: null } },
    ]);
    expect(swap).toMatchObject({ saved: true });
  });

  it('does not delete what is in use, and says by what', async () => {
    const { lines } = await admin.save('companies', [{ op: 'delete', key: 'HOLD001', version: 1 }]);
    expect(lines[0]).toMatchObject({
      outcome: 'inUse',
      usedByTotal: 2,
      usedBy: [
        { kind: 'companies', key: 'LIFE001', name: 'Garam Life Insurance (sample)' },
        { kind: 'companies', key: 'NLIF001', name: 'Garam General Insurance (sample)' },
      ],
    });
    const korea = await admin.save('codeDetails', [
      { op: 'delete', key: 'COUNTRY_CD/KR', version: 1 },
    ]);
    expect(korea.lines[0]?.usedByTotal).toBeGreaterThan(20);
    expect(korea.lines[0]?.usedBy).toHaveLength(20);
    expect(
      await admin.save('codeMasters', [{ op: 'delete', key: 'MODEL_CD', version: 1 }]),
    ).toMatchObject({
      lines: [{ outcome: 'inUse', usedBy: [{ kind: 'codeDetails', key: 'MODEL_CD/GMM' }, {}, {}] }],
    });
    expect(await admin.save('menus', [{ op: 'delete', key: 'M0102', version: 1 }])).toMatchObject({
      lines: [{ outcome: 'inUse', usedBy: [{ kind: 'menus', key: 'M010201', name: 'Companies' }] }],
    });
    expect(await admin.save('roles', [{ op: 'delete', key: 'CFO', version: 1 }])).toMatchObject({
      lines: [
        {
          outcome: 'inUse',
          usedBy: [{ kind: 'users', key: 'financechief', name: 'Finance Chief' }],
        },
      ],
    });
  });

  it('says that somebody else is saving where it would wait too long, and loses nothing', async () => {
    const refused = await test.db.transaction(async (tx) => {
      await tx.execute(sql`LOCK TABLE company IN ACCESS EXCLUSIVE MODE`);
      return admin.send('companies', [create({ companyCode: 'L1', businessNumber: null })]);
    });
    expect(refused).toMatchObject({
      status: 200,
      code: 'E1508',
      message:
        'Somebody else is saving at the moment, so this has not been saved yet. Nothing is lost. Please save again in 5 seconds.',
    });
    const again = await admin.save('companies', [
      create({ companyCode: 'L1', businessNumber: null }),
    ]);
    expect(again.saved).toBe(true);
  });

  it('is too large beyond five thousand lines and four megabytes', async () => {
    expect(
      await admin.send(
        'companies',
        Array.from({ length: 5001 }, () => create({})),
      ),
    ).toMatchObject({ status: 400, code: 'E1000' });
    expect(
      await admin.send('companies', [create({ description: 'x'.repeat(4_200_000) })]),
    ).toMatchObject({
      status: 413,
      code: 'E1013',
    });
  });

  it('holds no character that the database cannot store', async () => {
    for (const values of [{ nameEn: 'half \ud83d' }, { description: '\0' }]) {
      expect(await admin.send('companies', [create(values)])).toMatchObject({
        status: 400,
        code: 'E1000',
      });
    }
    const halfKey = { op: 'update', key: '\udc00', version: 1, values: {} } as const;
    expect(await admin.send('companies', [halfKey])).toMatchObject({ status: 400, code: 'E1000' });
    expect(await admin.send('companies', [create({ nameEn: 'whole 😀' })], true)).toMatchObject({
      status: 200,
      code: '200',
    });
  });

  it('holds five thousand lines', async () => {
    const lines = Array.from({ length: 5000 }, (_unused, index) =>
      create({ companyCode: `Z${index}`, businessNumber: null }),
    );
    expect((await admin.save('companies', lines)).saved).toBe(true);
    expect((await admin.audit('companies')).total).toBeGreaterThanOrEqual(5000);
  });
});
