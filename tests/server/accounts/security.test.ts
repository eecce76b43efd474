import { API, type TestApp, startTestApp } from '../support/app';

let test: TestApp;
beforeAll(async () => (test = await startTestApp()));
afterAll(() => test.close());

const URL_SIGN_OUT = `${API}/auth/signOut`;
const post = (headers: Record<string, string>) =>
  test.app.inject({
    method: 'POST',
    url: URL_SIGN_OUT,
    headers: { host: 'gof.example', ...headers },
  });

describe('a request that changes something', () => {
  it.each<[string, Record<string, string>]>([
    ['the site itself', { 'sec-fetch-site': 'same-origin', origin: 'https://gof.example' }],
    ['the site itself in an older browser', { origin: 'https://gof.example' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['a program', {}],
  ])('is taken from %s', async (_from, headers) => {
    expect((await post(headers)).statusCode).toBe(200);
  });

  it.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['another site that forges no origin', { 'sec-fetch-site': 'cross-site' }],
    [
      'a neighbour under the same domain',
      { 'sec-fetch-site': 'same-site', origin: 'https://other.gof.example' },
    ],
    ['another site in an older browser', { origin: 'https://evil.example' }],
    ['another port', { origin: 'https://gof.example:8443' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['no address at all', { origin: 'https://' }],
  ])('is refused from %s', async (_from, headers) => {
    const response = await post(headers);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({
      code: 'E1003',
      message: 'The request came from another site and was refused.',
    });
  });

  it('is refused from another site however the path is written', async () => {
    for (const path of ['/%61pi/v1/basicbiz/auth/signOut', '/api/v%31/basicbiz/auth/signOut']) {
      const headers = { 'sec-fetch-site': 'cross-site' };
      expect([
        path,
        (await test.app.inject({ method: 'POST', url: path, headers })).statusCode,
      ]).toEqual([path, 403]);
      const { headers: answered } = await test.app.inject({
        url: path.replace('signOut', 'session'),
      });
      expect(answered).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining("'none'"),
      });
    }
    const upload = await test.app.inject({ method: 'POST', url: '/api/v%32/ocr/extract' });
    expect(upload.json()).toEqual({ detail: expect.any(String) });
  });

  it('may come through a trusted proxy under the name that the proxy tells', async () => {
    const proxied = {
      host: 'inner:3000',
      'x-forwarded-host': 'gof.example',
      origin: 'https://gof.example',
    };
    expect((await post(proxied)).statusCode).toBe(200);
  });
});

describe('the headers of an answer', () => {
  it('keep answers out of caches, frames and other contexts', async () => {
    const { headers } = await test.app.inject({ url: `${API}/auth/session` });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-type': 'application/json; charset=utf-8',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-request-id': expect.stringMatching(/^[A-Z2-9]{10}$/),
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('are on refusals and failures as well', async () => {
    for (const url of ['/api/nothing', `${API}/clientTest/answer?kind=serverError`]) {
      const { headers } = await test.app.inject({ url });
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
    }
  });

  it('ask for https only where the visitor came by https', async () => {
    const secure = await test.app.inject({
      url: '/api/health',
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('let the social sign-in open its window where it is set up', async () => {
    const social = await startTestApp({ googleClientId: 'client-1.apps.example' });
    const { headers } = await social.app.inject({ url: '/api/health' });
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(await social.get('site/settings')).toMatchObject({
      data: { socialClientId: 'client-1.apps.example' },
    });
    await social.close();
  });
});

describe('the socket', () => {
  it('refuses huge headers and does not wait for slow ones for long', async () => {
    const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const response = await fetch(`${address}/api/health`, {
      headers: { 'x-long': 'x'.repeat(20_000) },
    });
    expect(response.status).toBe(431);
    expect(await response.text()).not.toMatch(/node_modules|at /);
    expect(test.app.server.headersTimeout).toBe(15_000);
  });
});
