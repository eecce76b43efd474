import { type TestApp, from, lastCode, newcomer, signUp, startTestApp } from '../support/app';

let test: TestApp;
beforeAll(async () => (test = await startTestApp()));
beforeEach(() => test.reset());
afterAll(() => test.close());

const { email, id } = newcomer;
const fresh = { email, pwd1: 'renewed2026', pwd2: 'renewed2026' };
const reset = (body: object) => test.post('auth/passwordReset', body);

describe('a password reset', () => {
  it('sets the new password, ends every session and forgives failed sign-ins', async () => {
    const token = await signUp(test, newcomer);
    for (let n = 0; n < 11; n += 1)
      await test.post('auth/signIn', { id, pwd1: 'guess2026' }, from(`198.51.100.${n}`));

    expect(await test.post('auth/passwordReset/code', { email })).toMatchObject({
      code: '200',
      data: expect.stringMatching(/^.{4}$/),
    });
    expect(test.mails.at(-1)?.text).toContain(`Your username is ${id}.`);
    expect(await reset({ ...fresh, auth: lastCode(test) })).toMatchObject({
      code: '200',
      data: null,
    });

    expect(
      (await test.get('auth/session', { cookie: `dif17-auth-token=${token}` })).data,
    ).toMatchObject({ signedIn: false });
    expect(await test.post('auth/signIn', { id, pwd1: newcomer.pwd1 })).toMatchObject({
      code: 'E1001',
    });
    expect(await test.post('auth/signIn', { id, pwd1: fresh.pwd1 })).toMatchObject({ code: '200' });
  });

  it('takes a code once', async () => {
    await signUp(test, newcomer);
    await test.post('auth/passwordReset/code', { email });
    const auth = lastCode(test);
    const answers = await Promise.all([reset({ ...fresh, auth }), reset({ ...fresh, auth })]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['200', 'E1101']);
  });

  it('does not take a code that was mailed for sign-up, nor the other way round', async () => {
    await test.post('email/auth', { email });
    const forSignUp = lastCode(test);
    expect(await reset({ ...fresh, auth: forSignUp })).toMatchObject({ code: 'E1101' });
    await test.post('auth/signUp', { ...newcomer, auth: forSignUp });

    await test.post('auth/passwordReset/code', { email });
    const body = { ...newcomer, id: 'actuary2027', auth: lastCode(test) };
    expect(await test.post('auth/signUp', body)).toMatchObject({ code: 'E1101' });
  });

  it('answers the same for an address without an account, which gets a mail that says so', async () => {
    const answer = await test.post('auth/passwordReset/code', { email });
    expect(answer).toMatchObject({ status: 200, code: '200', message: '' });
    expect(test.mails).toMatchObject([
      { to: email, subject: `There is no account with this address (${String(answer.data)})` },
    ]);
    expect(test.mails[0]?.text).not.toMatch(/\d{6}/);
    expect(await reset({ ...fresh, auth: '123456' })).toMatchObject({ code: 'E1101' });
    expect(await test.post('auth/passwordReset/code', { email })).toMatchObject({ code: 'E1106' });
  });

  it.each([
    [{ email: '', pwd1: '', pwd2: '' }, 'E1221'],
    [{ email: 'x', pwd1: '', pwd2: '' }, 'E1222'],
    [{ email, pwd1: '', pwd2: '' }, 'E1214'],
    [{ email, pwd1: 'short', pwd2: '' }, 'E1215'],
    [{ email, pwd1: 'short', pwd2: 'other' }, 'E1216'],
    [{ email, pwd1: 'short', pwd2: 'short' }, 'E1219'],
  ])('reports the first broken rule of %j: %s', async (body, code) => {
    expect(await reset({ ...body, auth: '123456' })).toMatchObject({ status: 200, code });
  });

  it('dies after five wrong tries', async () => {
    await signUp(test, newcomer);
    await test.post('auth/passwordReset/code', { email });
    const auth = lastCode(test);
    const wrong = String((Number(auth) + 1) % 1_000_000).padStart(6, '0');
    for (let n = 0; n < 5; n += 1) await reset({ ...fresh, auth: wrong });
    expect(await reset({ ...fresh, auth })).toMatchObject({ code: 'E1101' });
  });
});
