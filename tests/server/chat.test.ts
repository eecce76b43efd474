import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chatRating } from '@/server/database/schema';
import { cleanUp } from '@/server/housekeeping';
import { knowledge } from '../domain/assistant/knowledge';
import { signInAs } from './admin/support';
import { API, type TestApp, startTestApp } from './support/app';

let test: TestApp;
let siteDir: string;
beforeAll(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'assistant-'));
  await writeFile(path.join(siteDir, 'knowledge.json'), JSON.stringify(knowledge));
  test = await startTestApp({ siteDir });
});
beforeEach(() => test.reset());
afterAll(async () => {
  await test.close();
  await rm(siteDir, { recursive: true, force: true });
});

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
      data: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        kind: 'answer',
        parts: [{ type: 'quote', source: { path: '/DetailsByInsurance/4/2' } }],
      },
    });
  });

  it('[AP-5] answers a client that knows no parts with text, and with JSON for a drawing', async () => {
    const headers = await signedIn();
    const plain = (question: string) =>
      test.get(`chat/ask?args=${encodeURIComponent(question)}`, headers);
    expect((await plain('What is the CSM?')).data).toMatch(/^The contractual service margin is/);
    const { data } = await plain('Show me a drawing of the CSM movements');
    expect(JSON.parse(data as string)).toEqual({
      type: 'image',
      src: '/assets/drawings/margin.svg',
      caption: 'From opening to closing margin',
    });
  });

  it('sends what it finds line by line, and the whole at the end', async () => {
    const headers = { ...(await signedIn()), accept: 'application/x-ndjson' };
    const args = encodeURIComponent('What is the CSM?');
    const answer = await test.app.inject({
      url: `${API}/chat/ask?form=full&args=${args}`,
      headers,
    });
    expect(answer.headers['content-type']).toContain('application/x-ndjson');
    const lines = answer.body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines[0]).toMatchObject({ part: { type: 'quote' } });
    expect(lines.at(-1)).toMatchObject({ code: '200', data: { kind: 'answer', byModel: false } });
  });

  it('follows up on the question before', async () => {
    const { data } = await test.get(
      `chat/ask?form=full&args=${encodeURIComponent('and if it is negative?')}&previous=CSM`,
      await signedIn(),
    );
    expect(data).toMatchObject({ text: 'A margin cannot be negative.' });
  });

  it('says what it does not know, with the form for a consultation', async () => {
    expect(await ask('What is the CSM of Hanbit Life?', await signedIn())).toMatchObject({
      data: { kind: 'refusal', consultation: true },
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

  it('counts questions that come at once, and each person’s for themselves', async () => {
    const [hasty, other] = await Promise.all([signedIn(), signInAs(test, 'demouser')]);
    const asks = Array.from({ length: 40 }, () => ask('CSM', hasty));
    asks.push(ask('CSM', other.headers));
    const codes = (await Promise.all(asks)).map(({ code }) => code);
    expect(codes.filter((code) => code === '200')).toHaveLength(31);
    expect(codes.at(-1)).toBe('200');
    expect(await ask('CSM', hasty)).toMatchObject({
      code: 'E1106',
      headers: { 'retry-after': '2' },
    });
  });

  it('keeps the last rating of a user for an answer', async () => {
    const headers = await signedIn();
    await test.post(`chat/${ID}/rating`, { useful: true }, headers);
    await test.post(`chat/${ID}/rating`, { useful: false, reason: 'Off the point' }, headers);
    expect(await test.db.select().from(chatRating)).toMatchObject([
      { answerId: ID, useful: false, reason: 'Off the point' },
    ]);
  });

  it('[RT-11] keeps a question for the editors where it was sent, without a name, and for 90 days', async () => {
    const headers = await signedIn();
    const page = '/DetailsByInsurance/4/2/1';
    const title = 'Rolling the margin forward';
    const sent = { useful: false, reason: 'Off the point', question: 'Riders?', page };
    await test.post(`chat/${ID}/rating`, sent, headers);
    const auditor = await signInAs(test, 'auditoruser');
    const listed = async () => (await auditor.get('chat/questions')).data;
    expect(await listed()).toEqual({
      questions: [
        {
          questionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
          question: 'Riders?',
          page,
          pageTitle: { en: title, ko: title, 'zh-tw': title },
          reason: 'Off the point',
          sentAt: test.now().toISOString(),
        },
      ],
    });
    await cleanUp(test.db, new Date(test.now().getTime() + 89 * DAY_MS));
    expect(await test.db.select().from(chatRating)).toMatchObject([{ question: 'Riders?' }]);
    await cleanUp(test.db, new Date(test.now().getTime() + 91 * DAY_MS));
    expect(await test.db.select().from(chatRating)).toMatchObject([
      { useful: false, reason: 'Off the point', questionId: null, question: null, page: null },
    ]);
  });

  it('[RT-11] lets only who has the right read the questions, and only who may delete take one off', async () => {
    const headers = await signedIn();
    await test.post(`chat/${ID}/rating`, { useful: false, question: 'Riders?' }, headers);
    const [demo, auditor, admin] = await Promise.all([
      signInAs(test, 'demouser'),
      signInAs(test, 'auditoruser'),
      signInAs(test, 'adminuser'),
    ]);
    expect(await test.get('chat/questions', headers)).toMatchObject({ code: 'E1503' });
    expect(await demo.get('chat/questions')).toMatchObject({ code: 'E1502' });
    const { data } = await admin.get('chat/questions');
    const [question] = (data as { questions: { questionId: string }[] }).questions;
    const settle = `chat/questions/${question?.questionId}/settle`;
    expect(await test.post(settle, {}, auditor.headers)).toMatchObject({ code: 'E1502' });
    expect(await test.post(settle, {}, admin.headers)).toMatchObject({ code: '200' });
    expect((await admin.get('chat/questions')).data).toEqual({ questions: [] });
  });

  it('forgets a question that was sent where the answer is rated anew without it', async () => {
    const headers = await signedIn();
    await test.post(`chat/${ID}/rating`, { useful: false, question: 'Riders?' }, headers);
    await test.post(`chat/${ID}/rating`, { useful: true }, headers);
    expect(await test.db.select().from(chatRating)).toMatchObject([
      { useful: true, questionId: null, question: null },
    ]);
  });
});

const DAY_MS = 86_400_000;
const ID = '7d7f0e0e-5f0b-4f0c-9a3c-0d6a3c1d8f4b';
