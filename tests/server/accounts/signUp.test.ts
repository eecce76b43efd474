import { eq } from 'drizzle-orm';
import { appUser, emailCode } from '@/server/database/schema';
import { type TestApp, from, lastCode, newcomer, signUp, startTestApp } from '../support/app';

let test: TestApp;
beforeAll(async () => (test = await startTestApp()));
beforeEach(() => test.reset());
afterAll(() => test.close());

const { email } = newcomer;
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a verification code', () => {
  it('comes by mail with the reference of the answer and stands nowhere else', async () => {
    const answer = await test.post('email/auth', { email: ` ${email.toUpperCase()} ` });
    expect(answer).toMatchObject({ code: '200', data: expect.stringMatching(/^[A-Z2-9]{4}$/) });
    expect(test.mails).toEqual([
      {
        to: email,
        subject: `Your verification code (${String(answer.data)})`,
        text: expect.stringContaining(`Reference: ${String(answer.data)}`),
      },
    ]);
    const code = lastCode(test);
    expect(JSON.stringify(answer)).not.toContain(code);
    expect(test.logs.join('')).not.toContain(code);
    expect(JSON.stringify(await test.db.select().from(emailCode))).not.toContain(code);
  });

  it('is mailed in the language of the reader', async () => {
    await test.post('email/auth', { email }, { 'accept-language': 'ko' });
    expect(test.mails[0]?.subject).toMatch(/^회원가입 인증번호 안내 \(/);
    test.advance(30);
    await test.post('email/auth', { email }, { 'accept-language': 'zh-tw' });
    expect(test.mails[1]?.subject).toMatch(/^您的註冊驗證碼（/);
  });

  it.each([
    ['', 'E1221'],
    ['   ', 'E1221'],
    ['mina.park', 'E1222'],
    ['mina.park@insurer.example, boss@insurer.example', 'E1222'],
    ['mina.park@insurer.example\r\nBcc: boss@insurer.example', 'E1222'],
    ['Mina <mina.park@insurer.example>', 'E1222'],
  ])('is not sent to %j: %s', async (address, code) => {
    expect(await test.post('email/auth', { email: address })).toMatchObject({ status: 200, code });
    expect(test.mails).toHaveLength(0);
  });

  it('is the same answer for an address with an account, whose owner gets another mail', async () => {
    const stranger = await test.post('email/auth', { email });
    const owner = await test.post('email/auth', { email: 'demo@gof.example' });
    const shape = ({ status, code, message, data, headers }: typeof owner) => ({
      status,
      code,
      message,
      length: String(data).length,
      headers: Object.keys(headers),
    });
    expect(shape(owner)).toEqual(shape(stranger));
    expect(test.mails[1]).toMatchObject({
      to: 'demo@gof.example',
      subject: `You already have an account (${String(owner.data)})`,
    });
    expect(test.mails[1]?.text).not.toMatch(/\d{6}/);
    expect(test.mails[1]?.text).not.toContain('demouser');
  });

  it('is sent once in 30 seconds and six times an hour to an address', async () => {
    expect(await test.post('email/auth', { email })).toMatchObject({ code: '200' });
    expect(await test.post('email/auth', { email }, from('198.51.100.7'))).toMatchObject({
      code: 'E1106',
      status: 200,
    });
    test.advance(29);
    expect(await test.post('email/auth', { email })).toMatchObject({ code: 'E1106' });
    for (let n = 0; n < 5; n += 1) {
      test.advance(31);
      expect(await test.post('email/auth', { email })).toMatchObject({ code: '200' });
    }
    test.advance(31);
    expect(await test.post('email/auth', { email })).toMatchObject({ code: 'E1106' });
    test.advance(600);
    expect(await test.post('email/auth', { email })).toMatchObject({ code: '200' });
  });

  it('is throttled for an address with an account in the same way', async () => {
    await test.post('email/auth', { email: 'demo@gof.example' });
    expect(await test.post('email/auth', { email: 'DEMO@gof.example' })).toMatchObject({
      code: 'E1106',
    });
  });

  it('is sent to thirty addresses at once from one source', async () => {
    const codes: string[] = [];
    for (let n = 0; n < 32; n += 1)
      codes.push((await test.post('email/auth', { email: `person${n}@insurer.example` })).code);
    expect(codes.indexOf('E1106')).toBe(30);
  });

  it('that cannot be mailed is an answer of its own', async () => {
    test.mailFailure.error = new Error('no route to the mail server');
    expect(await test.post('email/auth', { email })).toMatchObject({ status: 200, code: 'E1107' });
    expect(test.logs.join('')).not.toContain(email);
  });
});

describe('sign-up', () => {
  const tryCode = (auth: string | undefined, person: object = newcomer) =>
    test.post('auth/signUp', { ...person, auth });

  it('creates the account, signs in, and grants no demo right', async () => {
    await test.post('email/auth', { email });
    const answer = await tryCode(lastCode(test));
    expect(answer).toMatchObject({
      code: '200',
      data: { token: expect.any(String), demoAuth: 'FALSE' },
    });
    const [user] = await test.db.select().from(appUser).where(eq(appUser.username, newcomer.id));
    expect(user).toMatchObject({
      name: 'Mina Park',
      email,
      country: 'KR',
      demoAuth: false,
      passwordHash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
    });
    expect(await test.post('auth/signIn', { id: newcomer.id, pwd1: newcomer.pwd1 })).toMatchObject({
      code: '200',
    });
  });

  it.each(['demoAuth', 'demo_auth', '__proto__', 'role'])(
    'refuses the property %s',
    async (name) => {
      await test.post('email/auth', { email });
      const body = `{"${name}": "TRUE", ${JSON.stringify({ ...newcomer, auth: lastCode(test) }).slice(1)}`;
      const response = await test.app.inject({
        method: 'POST',
        url: '/api/v1/basicbiz/auth/signUp',
        payload: body,
        headers: { 'content-type': 'application/json' },
      });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code: 'E1000' });
    },
  );

  /** Each step repairs what the one before was refused for. */
  const repairs: [repair: object, refusal: string][] = [
    [
      {
        id: '',
        name: '',
        email: '',
        pwd1: '',
        pwd2: '',
        country: 'XX',
        termOfService: false,
        auth: '000000',
      },
      'E1211',
    ],
    [{ id: 'x' }, 'E1212'],
    [{ name: 'Mina' }, 'E1221'],
    [{ email: 'x' }, 'E1214'],
    [{ pwd1: 'short' }, 'E1215'],
    [{ pwd2: 'other' }, 'E1216'],
    [{ pwd2: 'short' }, 'E1217'],
    [{ id: 'actuary2026' }, 'E1222'],
    [{ email }, 'E1219'],
    [{ pwd1: 'cohort2026', pwd2: 'cohort2026' }, 'E1101'],
  ];
  it('reports the first broken rule, in the order of the specification', async () => {
    let body = {};
    const refusals: string[] = [];
    for (const [repair] of repairs) {
      body = { ...body, ...repair };
      refusals.push((await test.post('auth/signUp', body)).code);
    }
    expect(refusals).toEqual(repairs.map(([, refusal]) => refusal));
  });

  it('then judges the code, the country, the terms and the username, and uses the code up only by success', async () => {
    await test.post('email/auth', { email });
    const code = lastCode(test);
    expect(
      await tryCode(otherThan(code), {
        ...newcomer,
        country: 'XX',
        termOfService: false,
        id: 'demouser',
      }),
    ).toMatchObject({
      code: 'E1101',
    });
    expect(
      await tryCode(code, { ...newcomer, country: 'XX', termOfService: false, id: 'demouser' }),
    ).toMatchObject({
      code: 'E1104',
    });
    expect(await tryCode(code, { ...newcomer, country: undefined, id: 'demouser' })).toMatchObject({
      code: 'E1104',
    });
    expect(
      await tryCode(code, { ...newcomer, termOfService: false, id: 'demouser' }),
    ).toMatchObject({ code: 'E1105' });
    for (let n = 0; n < 6; n += 1)
      expect(await tryCode(code, { ...newcomer, id: 'demouser' })).toMatchObject({ code: 'E1102' });
    expect(await tryCode(code)).toMatchObject({ code: '200' });
    expect(await tryCode(code, { ...newcomer, id: 'actuary2027' })).toMatchObject({
      code: 'E1101',
    });
  });

  it('does not take a code after ten minutes, for another address, or before one was sent', async () => {
    expect(await tryCode('123456')).toMatchObject({ code: 'E1101' });
    expect(await tryCode(undefined)).toMatchObject({ code: 'E1101' });
    await test.post('email/auth', { email });
    const code = lastCode(test);
    expect(await tryCode(code, { ...newcomer, email: 'other@insurer.example' })).toMatchObject({
      code: 'E1101',
    });
    test.advance(600);
    expect(await tryCode(code)).toMatchObject({ code: 'E1101' });
  });

  it('takes only the last code that was sent', async () => {
    await test.post('email/auth', { email });
    const first = lastCode(test);
    test.advance(31);
    await test.post('email/auth', { email });
    if (first !== lastCode(test)) expect(await tryCode(first)).toMatchObject({ code: 'E1101' });
    expect(await tryCode(lastCode(test))).toMatchObject({ code: '200' });
  });

  it('kills a code after five wrong tries', async () => {
    await test.post('email/auth', { email });
    const code = lastCode(test);
    for (let n = 0; n < 5; n += 1)
      expect(await tryCode(otherThan(code))).toMatchObject({ code: 'E1101' });
    expect(await tryCode(code)).toMatchObject({ code: 'E1101' });
  });

  it('does not take more than five tries when they come at the same moment', async () => {
    await test.post('email/auth', { email });
    const code = lastCode(test);
    const guesses = Array.from({ length: 30 }, () => tryCode(otherThan(code)));
    expect((await Promise.all(guesses)).every((answer) => answer.code === 'E1101')).toBe(true);
    const [row] = await test.db.select().from(emailCode);
    expect(row?.attempts).toBe(5);
    expect(await tryCode(code)).toMatchObject({ code: 'E1101' });
  });

  it('gives a username to one of those who ask for it at the same moment', async () => {
    const people = Array.from({ length: 6 }, (_, n) => ({
      ...newcomer,
      email: `person${n}@insurer.example`,
    }));
    const ready: object[] = [];
    for (const person of people) {
      await test.post('email/auth', { email: person.email });
      ready.push({ ...person, auth: lastCode(test) });
    }
    const answers = await Promise.all(ready.map((body) => test.post('auth/signUp', body)));
    expect(answers.map(({ code }) => code).sort()).toEqual(['200', ...Array(5).fill('E1102')]);
  });

  it('does not tell one mailbox of more than ten usernames at once', async () => {
    await test.post('email/auth', { email });
    const body = { ...newcomer, id: 'demouser', auth: lastCode(test) };
    for (let tries = 0; tries < 10; tries += 1)
      expect(await test.post('auth/signUp', body)).toMatchObject({ code: 'E1102' });
    expect(await test.post('auth/signUp', { ...body, id: newcomer.id })).toMatchObject({
      code: 'E1106',
    });
    test.advance(60);
    expect(await test.post('auth/signUp', { ...body, id: newcomer.id })).toMatchObject({
      code: '200',
    });
  });

  it('creates one account from a code that is sent twice at the same moment', async () => {
    await test.post('email/auth', { email });
    const auth = lastCode(test);
    const answers = await Promise.all(
      ['actuary2026', 'actuary2027'].map((id) =>
        test.post('auth/signUp', { ...newcomer, id, auth }),
      ),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual(['200', 'E1101']);
  });

  it('answers for an address with an account as for a wrong code', async () => {
    await signUp(test, newcomer);
    test.advance(31);
    await test.post('email/auth', { email });
    const taken = await tryCode('123456', { ...newcomer, id: 'actuary2027' });
    await test.post('email/auth', { email: 'other@insurer.example' });
    const wrong = await tryCode(otherThan(lastCode(test)), {
      ...newcomer,
      id: 'actuary2027',
      email: 'other@insurer.example',
    });
    expect([taken.status, taken.code, taken.message]).toEqual([
      wrong.status,
      wrong.code,
      wrong.message,
    ]);
  });
});
