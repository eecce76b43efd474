import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describeError, loggerOptions } from '@/server/logger';
import { type TestApp, from, lastCode, newcomer, startTestApp } from './support/app';

let test: TestApp;
beforeAll(async () => (test = await startTestApp()));
afterAll(() => test.close());

describe('the log', () => {
  it('has one line an answer with the number that the visitor can quote', async () => {
    const { headers } = await test.post('auth/signIn', { id: 'nobody2026', pwd1: 'x' });
    const lines = test.logs
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ reqId }) => reqId === headers['x-request-id']);
    expect(lines).toEqual([
      {
        level: 30,
        time: expect.any(String),
        reqId: headers['x-request-id'],
        method: 'POST',
        path: '/api/v1/basicbiz/auth/signIn',
        status: 200,
        ms: expect.any(Number),
        code: 'E1001',
        msg: 'answered',
      },
    ]);
  });

  it('holds nothing of a person: no name, address, password, token or code', async () => {
    await test.post('email/auth', { email: newcomer.email }, from('198.51.100.77'));
    const code = lastCode(test);
    const { data } = await test.post(
      'auth/signUp',
      { ...newcomer, auth: code },
      from('198.51.100.77'),
    );
    const { token } = data as { token: string };
    await test
      .get(`/nothing?email=${newcomer.email}`, {
        cookie: `dif17-auth-token=${token}`,
        accept: 'application/json',
      })
      .catch(() => undefined);
    await test.get('auth/session', { cookie: `dif17-auth-token=${token}` });
    await test.post('counseling/', {
      name: newcomer.name,
      email: newcomer.email,
      message: 'a confidential question',
    });
    test.mailFailure.error = Object.assign(new Error('smtp down'), { response: newcomer.email });
    await test.post('auth/passwordReset/code', { email: newcomer.email });

    const refusal = `550 5.1.1 <${newcomer.email}>: no such mailbox`;
    test.mailFailure.error = Object.assign(new Error(refusal), {
      code: 'EENVELOPE',
      responseCode: 550,
      response: refusal,
    });
    test.advance(31);
    expect(await test.post('auth/passwordReset/code', { email: newcomer.email })).toMatchObject({
      code: 'E1107',
    });

    const log = test.logs.join('');
    expect(log).toContain('SMTP 550');
    for (const secret of [
      newcomer.id,
      newcomer.name,
      newcomer.email,
      newcomer.pwd1,
      token,
      code,
      'confidential',
      '198.51.100.77',
      '127.0.0.1',
    ]) {
      expect([secret, log.includes(secret)]).toEqual([secret, false]);
    }
    expect(log).toContain('smtp down');
  });

  it('says of a failed statement neither its values nor the rows', () => {
    const cause = Object.assign(new Error('connection lost'), {
      detail: 'Key (email)=(mina.park@insurer.example) exists',
    });
    const described = describeError(
      new DrizzleQueryError('select $1', ['mina.park@insurer.example'], cause),
    );
    expect(described).toMatchObject({
      type: 'Error',
      message: 'connection lost',
      stack: expect.stringMatching(/^\s+at /),
    });
    expect(JSON.stringify(described)).not.toContain('mina');
  });

  it('is for people in development', () => {
    const lines: string[] = [];
    const options = loggerOptions({ environment: 'development', logLevel: 'info' }, (line) =>
      lines.push(line),
    );
    const { stream } = options as { stream: { write: (line: string) => void } };
    stream.write(
      '{"level":30,"time":"2026-03-02T09:00:00.123Z","reqId":"AB","method":"GET","path":"/","status":200,"msg":"answered"}\n',
    );
    expect(lines).toEqual(['09:00:00.123 info answered method=GET path=/ status=200 AB\n']);
  });
});
