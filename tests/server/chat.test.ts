import { chatRating } from '@/server/database/schema';
import { type TestApp, startTestApp } from './support/app';

let test: TestApp;
beforeAll(async () => (test = await startTestApp()));
beforeEach(() => test.reset());
afterAll(() => test.close());

/** Signs in who may not open the demo: the assistant needs a session and nothing else. */
async function signedIn(): Promise<Record<string, string>> {
  const { data } = await test.post('auth/signIn', { id: 'guestuser', pwd1: 'ifrs17guest' });
  return { cookie: `dif17-auth-token=${(data as { token: string }).token}` };
}
const ask = (question: string, headers = {}) =>
  test.get(`chat/ask?form=full&args=${encodeURIComponent(question)}`, headers);

describe('the assistant', () => {
  it('[SE-6] [SE-11] answers nobody without a session', async () => {
    expect(await ask('What is the CSM?')).toMatchObject({ code: 'A1401' });
    expect(await test.post(`chat/${ID}/rating`, { useful: true })).toMatchObject({ code: 'A1401' });
  });

  it('[AP-5] answers a session without the demo right', async () => {
    expect(await ask('What is the CSM?', await signedIn())).toMatchObject({
      code: '200',
      data: { id: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    });
  });

  it('[VA-CHAT-1] takes no question that is empty, and none that is too long', async () => {
    const headers = await signedIn();
    for (const question of ['', '  \n', 'x'.repeat(1001)])
      expect(await ask(question, headers)).toMatchObject({ status: 400, code: 'E1000' });
  });

  it('writes no question into the log', async () => {
    await ask('A secret plan of Hanbit Life', await signedIn());
    expect(test.logs.join('\n')).not.toContain('Hanbit');
  });

  it('lets one user ask only so often', async () => {
    const headers = await signedIn();
    for (let count = 0; count < 30; count += 1)
      expect(await ask('CSM', headers)).toMatchObject({ code: '200' });
    expect(await ask('CSM', headers)).toMatchObject({ code: 'E1106' });
  });

  it('keeps the last rating of a user for an answer', async () => {
    const headers = await signedIn();
    await test.post(`chat/${ID}/rating`, { useful: true }, headers);
    await test.post(`chat/${ID}/rating`, { useful: false, reason: 'Off the point' }, headers);
    expect(await test.db.select().from(chatRating)).toMatchObject([
      { answerId: ID, useful: false, reason: 'Off the point' },
    ]);
  });
});

const ID = '7d7f0e0e-5f0b-4f0c-9a3c-0d6a3c1d8f4b';
