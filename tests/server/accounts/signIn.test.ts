import { type TestApp, from, startTestApp } from '../support/app';

let test: TestApp;
beforeAll(async () => (test = await startTestApp()));
beforeEach(() => test.reset());
afterAll(() => test.close());

const demo = { id: 'demouser', pwd1: 'ifrs17demo' };
const wrong = { id: 'demouser', pwd1: 'wrong-password1' };

describe('sign-in', () => {
  it('gives a new random token at each sign-in and the demo right of the account', async () => {
    const first = await test.post('auth/signIn', demo);
    const second = await test.post('auth/signIn', demo);
    const guest = await test.post('auth/signIn', { id: 'guestuser', pwd1: 'ifrs17guest' });

    expect(first.data).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), demoAuth: 'TRUE' });
    expect((second.data as { token: string }).token).not.toBe(
      (first.data as { token: string }).token,
    );
    expect(guest.data).toMatchObject({ demoAuth: 'FALSE' });
  });

  it.each([
    [{ id: '', pwd1: '' }, 'E1201'],
    [{ id: '   ', pwd1: 'x' }, 'E1201'],
    [{ id: 'demouser', pwd1: '' }, 'E1202'],
    [wrong, 'E1001'],
    [{ id: 'nobody2026', pwd1: 'ifrs17demo' }, 'E1001'],
    [{ id: "demouser' OR 1=1 --", pwd1: 'ifrs17demo' }, 'E1001'],
  ])('answers %j with %s', async (body, code) => {
    expect(await test.post('auth/signIn', body)).toMatchObject({
      status: 200,
      code,
      data: undefined,
    });
  });

  it('takes the username with capitals and spaces that a telephone adds', async () => {
    expect(await test.post('auth/signIn', { id: ' Demouser ', pwd1: 'ifrs17demo' })).toMatchObject({
      code: '200',
    });
  });

  it('stops tries on an account, from any number of sources, and lets its owner in a minute later', async () => {
    const codes: string[] = [];
    for (let n = 0; n < 20; n += 1)
      codes.push((await test.post('auth/signIn', wrong, from(`198.51.100.${n}`))).code);
    expect(codes).toEqual([...Array(10).fill('E1001'), ...Array(10).fill('E1002')]);
    expect(await test.post('auth/signIn', demo)).toMatchObject({
      code: 'E1002',
      message: 'Too many failed logins. Please try again in 20 seconds.',
    });

    test.advance(60);
    expect(await test.post('auth/signIn', demo)).toMatchObject({ code: '200' });
  });

  it('does not let blocked tries prolong the wait', async () => {
    for (let n = 0; n < 10; n += 1) await test.post('auth/signIn', wrong);
    for (let second = 0; second < 19; second += 1) {
      test.advance(1);
      expect(await test.post('auth/signIn', wrong)).toMatchObject({ code: 'E1002' });
    }
    test.advance(1);
    expect(await test.post('auth/signIn', demo)).toMatchObject({ code: '200' });
  });

  it('stops a source that tries many accounts, and only that source', async () => {
    const attacker = from('203.0.113.9');
    const codes: string[] = [];
    for (let n = 0; n < 40; n += 1)
      codes.push(
        (await test.post('auth/signIn', { id: `victim${n}`, pwd1: 'guess2026' }, attacker)).code,
      );
    expect(codes.indexOf('E1002')).toBe(30);
    expect(await test.post('auth/signIn', demo, from('203.0.113.10'))).toMatchObject({
      code: '200',
    });
    expect(await test.post('auth/signIn', demo, attacker)).toMatchObject({ code: 'E1002' });
    test.advance(60);
    expect(await test.post('auth/signIn', demo, attacker)).toMatchObject({ code: '200' });
  });

  it('counts one IPv6 network as one source', async () => {
    const codes: string[] = [];
    for (let n = 0; n < 40; n += 1)
      codes.push(
        (
          await test.post(
            'auth/signIn',
            { id: `victim${n}`, pwd1: 'guess2026' },
            from(`2001:db8:1:2::${n.toString(16)}`),
          )
        ).code,
      );
    expect(codes.indexOf('E1002')).toBe(30);
    expect(await test.post('auth/signIn', demo, from('2001:db8:1:3::1'))).toMatchObject({
      code: '200',
    });
  });

  it('does not let tries sent at the same moment pass the limit together', async () => {
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => test.post('auth/signIn', wrong)),
    );
    expect(answers.filter(({ code }) => code === 'E1001')).toHaveLength(10);
    expect(answers.filter(({ code }) => code === 'E1002')).toHaveLength(15);
  });

  it('forgives failed tries after the right password', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 7; n += 1)
        await test.post('auth/signIn', wrong, from(`198.51.100.${round}`));
      expect(await test.post('auth/signIn', demo)).toMatchObject({ code: '200' });
    }
  });

  it('takes about the same time for a user that does not exist', async () => {
    const best = { demouser: Infinity, nobody2026: Infinity };
    // Of the processor, by turns, and the best of each: what else the machine does must not count.
    for (let n = 0; n < 9; n += 1) {
      for (const id of ['demouser', 'nobody2026'] as const) {
        const began = process.cpuUsage();
        await test.post('auth/signIn', { id, pwd1: 'wrong-password1' }, from(`198.51.100.${n}`));
        const { user, system } = process.cpuUsage(began);
        best[id] = Math.min(best[id], user + system);
      }
    }
    const ratio = best.demouser / best.nobody2026;
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });
});

describe('the source of a request', () => {
  it('is not what a stranger claims in X-Forwarded-For', async () => {
    const open = await startTestApp({ trustedProxies: [] });
    try {
      const codes: string[] = [];
      for (let n = 0; n < 32; n += 1)
        codes.push(
          (
            await open.post(
              'auth/signIn',
              { id: `victim${n}`, pwd1: 'guess2026' },
              from(`198.51.100.${n}`),
            )
          ).code,
        );
      expect(codes.indexOf('E1002')).toBe(30);
    } finally {
      await open.close();
    }
  });
});
