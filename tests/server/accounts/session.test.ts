import { eq } from 'drizzle-orm';
import { cleanUp } from '@/server/housekeeping';
import { appUser, session } from '@/server/database/schema';
import { type TestApp, startTestApp } from '../support/app';

let test: TestApp;
beforeAll(async () => (test = await startTestApp()));
beforeEach(() => test.reset());
afterAll(() => test.close());

const cookie = (token: string) => ({ cookie: `dif17-auth-token=${token}; dif17-demo-auth=TRUE` });

async function signIn(): Promise<string> {
  const { data } = await test.post('auth/signIn', { id: 'demouser', pwd1: 'ifrs17demo' });
  return (data as { token: string }).token;
}

const signedOut = { signedIn: false, demoAuth: 'FALSE' };

describe('a session', () => {
  it('is known to the server for a day', async () => {
    const token = await signIn();
    expect((await test.get('auth/session', cookie(token))).data).toEqual({
      signedIn: true,
      id: 'demouser',
      name: 'Demo User',
      email: 'demo@gof.example',
      demoAuth: 'TRUE',
      expiresAt: '2026-03-03T09:00:00.000Z',
    });
    test.advance(24 * 60 * 60 - 1);
    expect((await test.get('auth/session', cookie(token))).data).toMatchObject({ signedIn: true });
    test.advance(1);
    expect((await test.get('auth/session', cookie(token))).data).toEqual(signedOut);
  });

  it('ends on the server at sign-out', async () => {
    const token = await signIn();
    const other = await signIn();
    expect(await test.post('auth/signOut', undefined, cookie(token))).toMatchObject({
      code: '200',
      data: null,
    });
    expect((await test.get('auth/session', cookie(token))).data).toEqual(signedOut);
    expect((await test.get('auth/session', cookie(other))).data).toMatchObject({ signedIn: true });
    expect(await test.post('auth/signOut', undefined, cookie(token))).toMatchObject({
      code: '200',
    });
    expect(await test.post('auth/signOut')).toMatchObject({ code: '200' });
  });

  it('is told from others that are asked for at the same time', async () => {
    const [ended, ...live] = await Promise.all([signIn(), signIn(), signIn()]);
    const { data } = await test.post('auth/signIn', { id: 'adminuser', pwd1: 'ifrs17admin' });
    const tokens = [...live, (data as { token: string }).token, 'A'.repeat(43), ended, ...live];
    await test.post('auth/signOut', undefined, cookie(ended));
    const answers = await Promise.all(
      tokens.map((token) => test.get('auth/session', cookie(token))),
    );
    expect(answers.map((answer) => (answer.data as { id?: string }).id)).toEqual([
      ...['demouser', 'demouser', 'adminuser'],
      ...[undefined, undefined],
      ...['demouser', 'demouser'],
    ]);
  });

  it('is stored without its token', async () => {
    const token = await signIn();
    const rows = await test.db.select().from(session);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it.each(['', 'x', 'A'.repeat(43), "' OR 1=1 --", '%00', '%E0%A4%A', 'A'.repeat(4000)])(
    'does not exist for the token %p',
    async (token) => {
      expect(await test.get('auth/session', cookie(token))).toMatchObject({
        code: '200',
        data: signedOut,
      });
      expect(await test.post('auth/signOut', undefined, cookie(token))).toMatchObject({
        code: '200',
      });
    },
  );

  it('has the demo right that the account has at that moment, whatever the cookie says', async () => {
    const token = await signIn();
    await test.db.update(appUser).set({ demoAuth: false }).where(eq(appUser.username, 'demouser'));
    expect((await test.get('auth/session', cookie(token))).data).toMatchObject({
      demoAuth: 'FALSE',
    });
    await test.db.update(appUser).set({ demoAuth: true }).where(eq(appUser.username, 'demouser'));
  });

  it('leaves no row behind once it has expired', async () => {
    await signIn();
    test.advance(60);
    const live = await signIn();
    test.advance(24 * 60 * 60 - 30);
    await cleanUp(test.db, test.now());
    expect(await test.db.select().from(session)).toHaveLength(1);
    expect((await test.get('auth/session', cookie(live))).data).toMatchObject({ signedIn: true });
  });
});
