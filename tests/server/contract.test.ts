import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import Fastify from 'fastify';
import { load } from 'js-yaml';
import { FIELD_RULES, ruleMessageId } from '@/domain/admin';
import { LOCALES } from '@/domain/locale';
import { emailRules, passwordResetRules, signInRules, signUpRules } from '@/domain/validation';
import { type Handlers, ErrorMessages, bindContract, loadContract } from '@/server/contract';
import type { Guard } from '@/server/auth/guard';
import { API, type TestApp, startTestApp } from './support/app';

const SERVER = path.resolve(__dirname, '../../src/server');
const contract = loadContract();
const noHandlers = Object.fromEntries(
  Object.values(contract.paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap((operation) =>
      operation['x-websocket'] ? [] : [[operation.operationId, () => null]],
    ),
) as unknown as Handlers;
const letsIn = {
  authenticate: async () => ({}),
  authorize: async () => undefined,
} as unknown as Guard;
const bind = (handlers: object, answers = true) => {
  const app = Fastify();
  bindContract(app, {
    contract,
    handlers: handlers as Handlers,
    guard: letsIn,
    validateResponses: answers,
  });
  return app;
};

describe('the words of the contract', () => {
  it('have every error code and every fault in all three languages, with the same placeholders', () => {
    const placeholders = (text: string) =>
      [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
    for (const [code, words] of Object.entries({
      ...contract['x-error-codes'],
      ...contract['x-request-faults'],
      ...contract['x-field-rules'],
    })) {
      for (const locale of LOCALES) {
        expect([code, locale, words[locale]?.trim()]).toEqual([
          code,
          locale,
          expect.stringMatching(/\S/),
        ]);
        expect([code, locale, placeholders(words[locale])]).toEqual([
          code,
          locale,
          placeholders(words.en),
        ]);
      }
    }
  });

  it('have every code that the server names, and no other', () => {
    const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.startsWith('generated'),
    );
    const named = files.flatMap((file) =>
      [...readFileSync(path.join(SERVER, file), 'utf8').matchAll(/'([AE]\d{4})'/g)].map(
        ([, code]) => code,
      ),
    );
    const byRule = Object.entries(contract['x-error-codes']).flatMap(([code, { rule }]) =>
      rule ? [code] : [],
    );
    expect([...new Set([...named, ...byRule])].sort()).toEqual(
      Object.keys(contract['x-error-codes']).sort(),
    );
  });

  it('have a code for every rule', () => {
    const errorMessages = new ErrorMessages(contract);
    const keys = [...signInRules, ...signUpRules, ...emailRules, ...passwordResetRules].map(
      ({ key }) => key,
    );
    for (const key of [...keys, 'counseling.required', 'counseling.emailInvalid'])
      expect(errorMessages.brokenRule(key).code).toMatch(/^E12\d\d$/);
    expect(() => errorMessages.brokenRule('counseling.other')).toThrow('counseling.other');
  });

  it('have words for every rule of a field of administration', () => {
    expect(Object.keys(contract['x-field-rules'])).toEqual(FIELD_RULES);
  });

  it('say of a field what the screens say', () => {
    for (const locale of LOCALES) {
      const file = path.resolve(SERVER, `../i18n/messages/workspace/${locale}.json`);
      const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
      for (const rule of FIELD_RULES) {
        expect([locale, rule, messages[ruleMessageId(rule)]]).toEqual([
          locale,
          rule,
          contract['x-field-rules'][rule][locale],
        ]);
      }
    }
  });

  it('keep the letter A to codes that end the session', () => {
    expect(Object.keys(contract['x-error-codes']).filter((code) => code.includes('A'))).toEqual([
      'A1401',
    ]);
  });
});

describe('what a request may hold', () => {
  interface Part extends Record<string, unknown> {
    $ref?: string;
  }
  const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;
  const at = (ref: string) =>
    ref
      .slice(2)
      .split('/')
      .reduce<unknown>((part, key) => (isPart(part) ? part[key] : undefined), contract);

  function integersOf(part: unknown, place: string, seen: readonly string[] = []): string[] {
    if (!isPart(part)) return [];
    if (part.$ref !== undefined)
      return seen.includes(part.$ref) ? [] : integersOf(at(part.$ref), place, [...seen, part.$ref]);
    const unbounded = part.type === 'integer' && !('maximum' in part) && !('enum' in part);
    return [
      ...(unbounded ? [place] : []),
      ...Object.entries(part).flatMap(([key, inner]) => integersOf(inner, `${place}/${key}`, seen)),
    ];
  }

  it('gives every whole number a largest value, for the database has one too', () => {
    const places = Object.values(contract.paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap(({ operationId, parameters, requestBody }) =>
        integersOf({ parameters, requestBody }, operationId),
      );
    expect(places).toEqual([]);
  });
});

describe('binding', () => {
  it('refuses an operation without a handler', () => {
    expect(() => bind({ ...noHandlers, signIn: undefined })).toThrow(
      'The operation signIn has no handler.',
    );
  });

  it('refuses a handler without an operation', () => {
    expect(() => bind({ ...noHandlers, signInTwice: () => null })).toThrow('signInTwice');
  });

  it('holds an answer against the contract in tests and development, not in production', async () => {
    const wrong = { ...noHandlers, getHealth: () => ({ status: 'splendid' }) };
    expect((await bind(wrong).inject('/api/health')).statusCode).toBe(500);
    expect((await bind(wrong, false).inject('/api/health')).json()).toMatchObject({
      data: { status: 'splendid' },
    });
  });
});

describe('requests that break the contract', () => {
  let test: TestApp;
  beforeAll(async () => (test = await startTestApp()));
  afterAll(() => test.close());

  const json = { 'content-type': 'application/json' };
  const raw = (
    payload: string | Buffer,
    headers: Record<string, string> = json,
    url = `${API}/auth/signIn`,
  ) => test.app.inject({ method: 'POST', url, payload, headers });

  it.each<[string, number, string, string | Buffer, Record<string, string>?]>([
    ['not JSON', 400, 'E1000', '{"id":', undefined],
    ['no body', 400, 'E1000', '', undefined],
    ['null', 400, 'E1000', 'null', undefined],
    ['a list', 400, 'E1000', '[]', undefined],
    ['a text', 400, 'E1000', '"x"', undefined],
    ['a missing property', 400, 'E1000', '{"id":"x"}', undefined],
    ['a number for a text', 400, 'E1000', '{"id":1,"pwd1":"x"}', undefined],
    ['null for a text', 400, 'E1000', '{"id":null,"pwd1":"x"}', undefined],
    ['an object for a text', 400, 'E1000', '{"id":{"$ne":""},"pwd1":"x"}', undefined],
    ['an unknown property', 400, 'E1000', '{"id":"x","pwd1":"x","admin":true}', undefined],
    [
      'a poisoned prototype',
      400,
      'E1000',
      '{"id":"x","pwd1":"x","__proto__":{"admin":true}}',
      undefined,
    ],
    [
      'a poisoned constructor',
      400,
      'E1000',
      '{"id":"x","pwd1":"x","constructor":{"prototype":{}}}',
      undefined,
    ],
    [
      'too long a text',
      400,
      'E1000',
      JSON.stringify({ id: 'x'.repeat(201), pwd1: 'x' }),
      undefined,
    ],
    ['a null character', 400, 'E1000', '{"id":"de\\u0000mo","pwd1":"x"}', undefined],
    ['broken UTF-8', 400, 'E1000', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), undefined],
    ['half a surrogate pair', 400, 'E1000', '{"id":"\\ud800","pwd1":"x"}', undefined],
    ['deep nesting', 400, 'E1000', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, undefined],
    ['65 KiB', 413, 'E1013', JSON.stringify({ id: 'x'.repeat(65 * 1024), pwd1: 'x' }), undefined],
    [
      'a form',
      415,
      'E1015',
      'id=demouser&pwd1=x',
      { 'content-type': 'application/x-www-form-urlencoded' },
    ],
    ['plain text', 415, 'E1015', '{"id":"x","pwd1":"x"}', { 'content-type': 'text/plain' }],
    ['no content type', 415, 'E1015', '{"id":"x","pwd1":"x"}', {}],
    ['an absurd content type', 415, 'E1015', '{}', { 'content-type': 'é;;;' }],
  ])('are refused: %s', async (_what, status, code, payload, headers) => {
    const response = await raw(payload, headers);
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([status, code]);
    expect(response.body).not.toMatch(/node_modules|\.ts:|\\n +at /);
    expect(response.headers['x-request-id']).toMatch(/^[A-Z2-9]{10}$/);
  });

  it.each([
    ['en', 'The request is not valid: pwd1 is missing.'],
    ['ko', '요청이 올바르지 않습니다: pwd1 값이 없습니다.'],
    ['zh-tw', '請求內容有誤：缺少 pwd1。'],
    ['fr, ko;q=0.8', '요청이 올바르지 않습니다: pwd1 값이 없습니다.'],
    ['', 'The request is not valid: pwd1 is missing.'],
  ])('say what is wrong in the language %p', async (language, message) => {
    expect((await raw('{"id":"x"}', { ...json, 'accept-language': language })).json()).toEqual({
      code: 'E1000',
      message,
    });
  });

  it.each([
    ['commonCode/dtl/list', 'mstCode is missing.'],
    ['commonCode/dtl/list?mstCode=', 'mstCode is not in the right format.'],
    ["commonCode/dtl/list?mstCode='", 'mstCode is not in the right format.'],
    ['commonCode/dtl/list?mstCode=A&mstCode=B', 'mstCode must be of type string.'],
    [`commonCode/dtl/list?mstCode=${'A'.repeat(41)}`, 'mstCode is longer than 40 characters.'],
    [
      'clientTest/answer?kind=other',
      'kind must be one of success, otherCode, sessionGone, unauthorized, serverError, dropped, slow.',
    ],
    ['clientTest/answer?kind=slow&delayMs=soon', 'delayMs must be of type integer.'],
    ['clientTest/answer?kind=slow&delayMs=-1', 'delayMs must be >= 0.'],
    ['clientTest/answer?kind=slow&delayMs=1e9', 'delayMs must be of type integer.'],
  ])('%s: %s', async (url, detail) => {
    expect(await test.get(url)).toMatchObject({
      status: 400,
      code: 'E1000',
      message: `The request is not valid: ${detail}`,
    });
  });

  it.each([
    '/api/nothing',
    '/api',
    '/api/',
    '/api?x',
    `${API}/auth/signIn/more`,
    `${API}/AUTH/signIn`,
  ])('there is nothing at %s', async (url) => {
    expect(await test.get(url)).toMatchObject({
      status: 404,
      code: 'E1004',
      message: 'There is nothing at this address.',
    });
  });

  it.each([
    '/api/%zz',
    '/api/%',
    '/%c0%af',
    '/api/%ff',
    `${API}/commonCode/dtl/list?mstCode=%zz`,
    '/%00',
    '//',
    '/..%2f..%2fetc/passwd',
    `/${'a'.repeat(9000)}`,
  ])('the address %p is no failure of the server', async (url) => {
    const response = await test.app.inject({ method: 'GET', url });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
  });

  it('what nobody foresaw is a 500 with a number to quote, and nothing of it but the number', async () => {
    const unforeseen = jest.spyOn(Intl, 'Collator').mockImplementationOnce(() => {
      throw new Error('secret detail');
    });
    const response = await test.get('commonCode/dtl/list?mstCode=COUNTRY_CD');
    unforeseen.mockRestore();
    const number = String(response.headers['x-request-id']);
    expect(response).toMatchObject({
      status: 500,
      code: 'E5000',
      message: `Something went wrong on our side. Please quote this number if you write to us: ${number}`,
    });
    expect(test.logs.find((line) => line.includes('secret detail'))).toContain(number);
  });
});

describe('the examples of the contract', () => {
  interface Documented {
    requestBody?: {
      content: { 'application/json'?: { examples: Record<string, { value: object }> } };
    };
  }
  const documented = load(readFileSync(path.resolve(__dirname, '../../openapi.yaml'), 'utf8')) as {
    paths: Record<string, Record<string, Documented>>;
  };
  const examples = Object.entries(documented.paths).flatMap(([url, { post }]) =>
    Object.values(post?.requestBody?.content['application/json']?.examples ?? {}).map(
      ({ value }) =>
        [
          url
            .replace('{resource}', 'roles')
            // Runs, postings, answers: whatever is found by an id of its own.
            .replace(/\{(run|posting|answer|comment)Id\}/, '0b9df0a8-53b1-4a34-9d33-5a1f6a6a9c11'),
          value,
        ] as const,
    ),
  );

  it.each(examples)('are well-formed requests: %s', async (url, value) => {
    const app = bind(noHandlers, false);
    expect((await app.inject({ method: 'POST', url, payload: value })).json()).toMatchObject({
      code: '200',
    });
  });
});
