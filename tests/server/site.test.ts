import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type TestApp, startTestApp } from './support/app';
import { temporaryFolder } from './support/process';
import { writeSite } from './support/site';

let test: TestApp;
let place: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  place = await temporaryFolder();
  await writeSite(place.folder);
  test = await startTestApp({ siteDir: place.folder });
});
afterAll(async () => {
  await test.close();
  await place.remove();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers });

describe('a page', () => {
  it.each([
    ['/', {}, 'en'],
    ['/?lang=ko', {}, 'ko'],
    ['/?lang=fr', {}, 'en'],
    ['/?lang=ko&lang=en', {}, 'en'],
    ['/', { cookie: 'dif17-locale=zh-tw' }, 'zh-tw'],
    ['/?lang=ko', { cookie: 'dif17-locale=zh-tw' }, 'ko'],
    ['/', { cookie: 'a=b; dif17-locale=ko; c' }, 'ko'],
    ['/', { cookie: 'dif17-locale=../../etc; ;;=' }, 'en'],
    ['/', { 'accept-language': 'ko' }, 'en'],
  ])('%s with %j is in %s', async (url, headers, locale) => {
    const response = await get(url, headers as Record<string, string>);
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain(`<html lang="${locale}">`);
    expect(response.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-language': locale === 'zh-tw' ? 'zh-TW' : locale,
      'content-type': 'text/html; charset=utf-8',
      vary: 'Cookie, Accept-Encoding',
    });
  });

  it.each([
    ['the first language that a reader meets', '/?lang=ko', {}, 'ko'],
    [
      'a choice in our own header',
      '/?lang=ko',
      { cookie: 'dif17-locale=en', 'sec-fetch-site': 'same-origin' },
      'ko',
    ],
    [
      "not somebody else's link",
      '/?lang=ko',
      { cookie: 'dif17-locale=en', 'sec-fetch-site': 'cross-site' },
      undefined,
    ],
    ['not a page without a choice', '/', {}, undefined],
  ])('keeps %s', async (_name, url, headers, locale) => {
    const response = await get(url, headers as Record<string, string>);
    const expected = locale && `dif17-locale=${locale}; Max-Age=31536000; Path=/; SameSite=Lax`;
    expect(response.headers['set-cookie']).toBe(expected);
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('is sent compressed as the browser accepts: %p', async (accepted, encoding) => {
    const response = await get('/', { 'accept-encoding': accepted });
    expect(response.headers['content-encoding']).toBe(encoding);
    const open =
      encoding === 'br'
        ? brotliDecompressSync
        : encoding === 'gzip'
          ? gunzipSync
          : (bytes: Buffer) => bytes;
    expect(open(response.rawPayload).toString()).toMatch(/^<!doctype html><html lang="en">/);
    expect(response.headers['content-length']).toBe(String(response.rawPayload.length));
  });

  it('is not sent again while it is the same', async () => {
    const { headers } = await get('/');
    const again = await get('/', { 'if-none-match': `"other", W/${String(headers.etag)}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get('/?lang=ko', { 'if-none-match': String(headers.etag) })).statusCode).toBe(
      200,
    );
    expect(
      (await get('/', { 'if-none-match': String(headers.etag), 'accept-encoding': 'br' }))
        .statusCode,
    ).toBe(200);
  });

  it('answers HEAD with the headers alone', async () => {
    const response = await test.app.inject({ method: 'HEAD', url: '/ApplyForConsultation' });
    expect([response.statusCode, response.body]).toEqual([200, '']);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('has a strict policy with the hashes of its own language', async () => {
    const { headers } = await get('/?lang=ko');
    expect(headers['content-security-policy']).toBe(
      "default-src 'self'; script-src 'self' 'wasm-unsafe-eval' 'sha256-script-ko'; style-src 'self' 'sha256-style-ko'; style-src-attr 'unsafe-inline'; " +
        "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; frame-src 'none'; worker-src 'self' blob:; object-src 'none'; " +
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
    });
  });

  it('opens the policy for the social sign-in only where it is set up', async () => {
    const social = await startTestApp({ siteDir: place.folder, googleClientId: 'client-1' });
    const { headers } = await social.app.inject({ url: '/' });
    expect(headers['content-security-policy']).toContain(
      "script-src 'self' 'wasm-unsafe-eval' 'sha256-script-en' https://accounts.google.com;",
    );
    await social.close();
  });

  it.each([
    ['/ApplyForConsultation/', '/ApplyForConsultation'],
    ['/ApplyForConsultation/?lang=ko&x=1', '/ApplyForConsultation?lang=ko&x=1'],
    ['/solution/SqLlineage/', '/solution/SqLlineage'],
  ])('%s is moved to %s', async (url, location) => {
    const response = await get(url);
    expect([response.statusCode, response.headers.location]).toEqual([301, location]);
  });

  it.each([
    '//evil.example/',
    '///',
    '/\\evil.example/',
    '//evil.example/%2f..',
    '/%5cevil.example/',
  ])('%s does not lead away from the site', async (address) => {
    await test.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => undefined);
    const { port } = test.app.server.address() as AddressInfo;
    // As it stands on the wire: other clients tidy such addresses up.
    const response = await new Promise<IncomingMessage>((resolve, reject) =>
      request({ port, path: address }, resolve).once('error', reject).end(),
    );
    response.resume();
    expect([301, 400, 404]).toContain(response.statusCode);
    expect(response.headers.location ?? '/').toBe('/');
  });

  it('costs about a millisecond', async () => {
    await get('/');
    // Of the processor, not by the clock: what else the machine does must not count.
    const before = process.cpuUsage();
    for (let n = 0; n < 200; n += 1) await get('/', { 'accept-encoding': 'br' });
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 200).toBeLessThan(5000);
  });
});

describe('what is not there', () => {
  it.each(['/nothing', '/applyforconsultation', '/demo/unknown', '/ApplyForConsultation/more'])(
    '%s is a page of its own with status 404',
    async (url) => {
      const response = await get(`${url}?lang=ko`);
      expect(response.statusCode).toBe(404);
      expect(response.body).toContain('<html lang="ko"><title>not-found.html</title>');
      expect(response.headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining("'sha256-script-ko'"),
      });
    },
  );

  it.each([
    '/assets/app.old.js',
    '/assets/',
    '/assets',
    '/favicon.ico',
    '/wp-login.php',
    '/assets/../secret.txt',
    '/assets/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/secret.txt',
    '/manifest.json',
    '/assets/chunks',
  ])('%s is a 404 and never the shell or a file from outside', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toMatch(/outside of what is served|"pages"/);
    if (url.startsWith('/assets/')) expect(response.body).toBe('');
  });

  it('is not created by a POST to a page', async () => {
    expect(
      (await test.app.inject({ method: 'POST', url: '/ApplyForConsultation' })).statusCode,
    ).toBe(404);
  });
});

describe('files', () => {
  it('with a hash in their name are kept for a year and sent compressed', async () => {
    const response = await get('/assets/chunks/app.1a2b.js', { 'accept-encoding': 'br' });
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      vary: 'accept-encoding',
    });
    expect(brotliDecompressSync(response.rawPayload).toString()).toContain('export const answer');
  });

  it('of the root are served by their names', async () => {
    const response = await get('/robots.txt');
    expect([response.statusCode, response.body]).toEqual([200, 'User-agent: *\n']);
    expect(response.headers['cache-control']).toBe('public, max-age=3600');
  });
});

describe('without a build', () => {
  it('the API answers and the log says what to do', async () => {
    const bare = await startTestApp();
    expect((await bare.app.inject('/')).statusCode).toBe(404);
    expect(await bare.get('/api/health')).toMatchObject({ code: '200' });
    expect(bare.logs.join('')).toContain('npm start');
    await bare.close();
  });
});
