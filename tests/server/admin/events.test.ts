import { API, type TestApp, startTestApp } from '../support/app';
import { type Person, signInAs } from './support';

let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'adminuser');
});
afterAll(() => test.close());

const URL = `${API}/workspace/events`;
const site = { host: 'gof.example', origin: 'https://gof.example' };

/** Opens a socket and collects what it is told. */
async function open({ headers }: Pick<Person, 'headers'>) {
  const messages: unknown[] = [];
  const socket = await test.app.injectWS(URL, { headers: { ...headers, ...site } });
  socket.on('message', (data: Buffer) => messages.push(JSON.parse(data.toString())));
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  const next = () =>
    new Promise<unknown>((resolve) =>
      socket.once('message', (data: Buffer) => resolve(JSON.parse(data.toString()))),
    );
  const leave = () => {
    socket.close();
    return closed;
  };
  return { messages, closed, next, leave };
}

const told = { type: 'rightsChanged' };

/** Takes the export of companies from the accountant's role, or gives it back. */
async function toggleAccountant(): Promise<void> {
  const row = await admin.row('roleMenus', 'ACCOUNTANT/M010201');
  const change = {
    op: 'update',
    key: row?.key,
    version: row?.version,
    values: { export: !row?.values.export },
  } as const;
  expect(await admin.save('roleMenus', [change])).toMatchObject({ saved: true });
}

describe('the events of the workspace', () => {
  it('tell every open workspace that rights have changed', async () => {
    const [one, other] = [await open(admin), await open(await signInAs(test, 'auditoruser'))];
    const heard = Promise.all([one.next(), other.next()]);
    await toggleAccountant();
    expect(await heard).toEqual([told, told]);
    await Promise.all([one.leave(), other.leave()]);
  });

  it('tell a user whose roles have changed, and nobody else', async () => {
    const [accountant, auditor] = [
      await signInAs(test, 'accountantuser'),
      await signInAs(test, 'auditoruser'),
    ];
    const [one, other] = [await open(accountant), await open(auditor)];
    const heard = one.next();
    const row = await admin.row('users', 'accountantuser');
    await admin.save('users', [
      { op: 'update', key: 'accountantuser', version: row?.version, values: { roles: [] } },
    ]);
    expect(await heard).toEqual(told);
    // The next event is for both: had the auditor been told of the first, there would be two by then.
    const last = Promise.all([one.next(), other.next()]);
    await toggleAccountant();
    await last;
    expect(other.messages).toEqual([told]);
    await admin.save('users', [
      {
        op: 'update',
        key: 'accountantuser',
        version: (row?.version ?? 0) + 1,
        values: { roles: ['ACCOUNTANT'] },
      },
    ]);
    await Promise.all([one.leave(), other.leave()]);
  });

  it('end with the session, and nothing is told after it', async () => {
    const auditor = await signInAs(test, 'auditoruser');
    const { messages, closed } = await open(auditor);
    await test.post('auth/signOut', undefined, auditor.headers);
    await toggleAccountant();
    expect(await closed).toBe(4401);
    expect(messages).toEqual([]);
  });

  it('are for fifty browser tabs of one user, and no more', async () => {
    const auditor = await signInAs(test, 'auditoruser');
    const tabs = await Promise.all(Array.from({ length: 50 }, () => open(auditor)));
    expect(await (await open(auditor)).closed).toBe(1013);
    await Promise.all(tabs.map((tab) => tab.leave()));
    await (await open(auditor)).leave();
  });

  it('are not told of a dry run or of what was not saved', async () => {
    const { messages, next, leave } = await open(admin);
    const row = await admin.row('roleMenus', 'AUDITOR/M010201');
    await admin.save(
      'roleMenus',
      [{ op: 'update', key: row?.key, version: row?.version, values: { export: false } }],
      true,
    );
    await admin.save('roleMenus', [
      { op: 'update', key: row?.key, version: 99, values: { export: false } },
    ]);
    const heard = next();
    await toggleAccountant();
    await heard;
    expect(messages).toEqual([told]);
    await leave();
  });

  it.each<[string, (person: Person) => Record<string, string>, number, string]>([
    ['no session', () => site, 200, 'A1401'],
    [
      'a made-up token',
      () => ({ ...site, cookie: `dif17-auth-token=${'A'.repeat(43)}; dif17-demo-auth=TRUE` }),
      200,
      'A1401',
    ],
    [
      'another site',
      ({ headers }) => ({ ...headers, host: 'gof.example', origin: 'https://evil.example' }),
      403,
      'E1003',
    ],
    [
      'a page that says it is another site',
      ({ headers }) => ({ ...headers, ...site, 'sec-fetch-site': 'cross-site' }),
      403,
      'E1003',
    ],
  ])('are not for %s', async (_what, headersFor, status, code) => {
    await expect(test.app.injectWS(URL, { headers: headersFor(admin) })).rejects.toThrow(
      `Unexpected server response: ${status}`,
    );
    const plain = await test.app.inject({ url: URL, headers: headersFor(admin) });
    expect([plain.statusCode, plain.json<{ code: string }>().code]).toEqual([status, code]);
  });

  it('are not for an account without the demo right', async () => {
    const guest = await signInAs(test, 'guestuser');
    expect(await guest.get('workspace/events')).toMatchObject({ code: 'E1503' });
    await expect(
      test.app.injectWS(URL, { headers: { ...guest.headers, ...site } }),
    ).rejects.toThrow('Unexpected server response: 200');
  });

  it('need a socket', async () => {
    expect(await admin.get('workspace/events')).toMatchObject({ status: 426, code: 'E1000' });
  });

  it('reach the workspaces of another replica', async () => {
    const replica = await startTestApp({}, test.databaseUrl);
    await replica.app.ready();
    const socket = await replica.app.injectWS(URL, { headers: { ...admin.headers, ...site } });
    const heard = new Promise((resolve) =>
      socket.once('message', (data: Buffer) => resolve(JSON.parse(data.toString()))),
    );
    await toggleAccountant();
    expect(await heard).toEqual(told);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await replica.close();
    expect(await closed).toBe(1012);
  });
});
