import { type Answer, type TestApp, from, newcomer, startTestApp } from './support/app';

let test: TestApp;
beforeAll(async () => (test = await startTestApp()));
beforeEach(() => test.reset());
afterAll(() => test.close());

const email = 'mina.park@insurer.example';
const request = { name: 'Mina Park', email, message: 'We close our first IFRS 17 year.' };
const source = (language: string) => ({ ...from('203.0.113.5'), 'accept-language': language });

/** Each call that is throttled: what is asked, how often it is let through at once, and what it says then. */
const throttled: Record<
  string,
  { calls: number; code: string; send: (language?: string) => Promise<Answer> }
> = {
  'sign-in': {
    calls: 10,
    code: 'E1002',
    send: (language = 'en') =>
      test.post('auth/signIn', { id: 'demouser', pwd1: 'wrong-password1' }, source(language)),
  },
  'a code for sign-up': {
    calls: 1,
    code: 'E1106',
    send: (language = 'en') => test.post('email/auth', { email }, source(language)),
  },
  'a code for a new password': {
    calls: 1,
    code: 'E1106',
    send: (language = 'en') => test.post('auth/passwordReset/code', { email }, source(language)),
  },
  'a request for a consultation': {
    calls: 10,
    code: 'E1106',
    send: (language = 'en') => test.post('counseling/', request, source(language)),
  },
};

describe('a refusal for asking too often', () => {
  it.each(Object.entries(throttled))(
    'of %s says when to try again',
    async (_name, { calls, code, send }) => {
      for (let n = 0; n < calls; n += 1) expect((await send()).code).not.toBe(code);
      const refused = await send();
      expect(refused).toMatchObject({ status: 200, code });
      const seconds = Number(refused.headers['retry-after']);
      expect(seconds).toBeGreaterThan(0);

      test.advance(seconds - 1);
      const stillRefused = await send();
      expect([stillRefused.code, stillRefused.headers['retry-after']]).toEqual([code, '1']);
      test.advance(1);
      expect((await send()).code).not.toBe(code);
    },
  );

  it.each([
    ['en', 'Too many requests. Please try again in 30 seconds.'],
    ['ko', '요청이 너무 많습니다. 30초 후 다시 시도해 주세요.'],
    ['zh-tw', '請求次數過多，請於 30 秒後再試。'],
  ])('says so in words, in %s', async (language, message) => {
    await test.post('email/auth', { email });
    expect((await test.post('email/auth', { email }, source(language))).message).toBe(message);
  });

  it('names the longest of several waits, in minutes where it is long', async () => {
    for (let n = 0; n < 6; n += 1) {
      await test.post('email/auth', { email });
      test.advance(31);
    }
    // The six of this hour are used up; one place comes back every ten minutes.
    const refused = await test.post('email/auth', { email });
    expect(refused.message).toBe('Too many requests. Please try again in 7 minutes.');
    test.advance(Number(refused.headers['retry-after']));
    expect(await test.post('email/auth', { email })).toMatchObject({ code: '200' });
  });

  it('comes with the right code of a sign-up, too', async () => {
    await test.post('email/auth', { email: newcomer.email });
    const code = /^ {4}(\d{6})$/m.exec(test.mails.at(-1)?.text ?? '')?.[1];
    const taken = { ...newcomer, id: 'demouser', auth: code };
    for (let n = 0; n < 10; n += 1)
      expect(await test.post('auth/signUp', taken)).toMatchObject({ code: 'E1102' });
    const refused = await test.post('auth/signUp', taken);
    expect([refused.code, refused.headers['retry-after']]).toEqual(['E1106', '60']);
  });
});
