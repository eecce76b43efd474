import { notInArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Config } from '@/server/config';
import { readConfig } from '@/server/config';
import { buildApp } from '@/server/app';
import { type Database, type Listen, openDatabase } from '@/server/database';
import type { Mail } from '@/server/mail/mailer';
import {
  appUser,
  consultationRequest,
  emailCode,
  session,
  throttle,
} from '@/server/database/schema';
import sampleAccounts from '@/server/seed/sampleAccounts.json';
import { createPreparedDatabase, dropDatabase } from './database';

/** An answer of the API. */
export interface Answer {
  status: number;
  code: string;
  message: string;
  data: unknown;
  headers: Record<string, string | string[] | number | undefined>;
}

type Headers = Record<string, string>;

/** The app on a database of its own, with a clock that stands still, a mailbox and a log that can be read. */
export interface TestApp {
  app: FastifyInstance;
  db: Database;
  databaseUrl: string;
  mails: Mail[];
  /** While set, the mailer fails with it. */
  mailFailure: { error?: Error };
  logs: string[];
  advance: (seconds: number) => void;
  now: () => Date;
  post: (path: string, body?: unknown, headers?: Headers) => Promise<Answer>;
  get: (path: string, headers?: Headers) => Promise<Answer>;
  /** As after the start: sample accounts, nothing else. */
  reset: () => Promise<void>;
  close: () => Promise<void>;
}

export const API = '/api/v1/basicbiz';

const START = Date.parse('2026-03-02T09:00:00Z');

/**
 * @param shared the database of another test app, to be its replica.
 * @param listenInstead takes the place of the database's notifications.
 */
export async function startTestApp(
  overrides: Partial<Config> = {},
  shared?: string,
  listenInstead?: Listen,
): Promise<TestApp> {
  const databaseUrl = shared ?? (await createPreparedDatabase());
  const { db, listen, close } = openDatabase(databaseUrl, () => undefined);
  const mails: Mail[] = [];
  const mailFailure: { error?: Error } = {};
  const logs: string[] = [];
  let time = START;

  const app = await buildApp({
    config: {
      ...readConfig({ NODE_ENV: 'test', SITE_DIR: '/nonexistent', TRUSTED_PROXIES: '127.0.0.1' }),
      ...overrides,
    },
    db,
    listen: listenInstead ?? listen,
    databaseUrl,
    mailer: {
      send: async (mail) => {
        if (mailFailure.error) throw mailFailure.error;
        mails.push(mail);
      },
      close: () => undefined,
    },
    clock: () => new Date(time),
    writeLog: (line) => logs.push(line),
  });

  const send = async (
    method: 'GET' | 'POST',
    path: string,
    payload: object | undefined,
    headers: Headers,
  ): Promise<Answer> => {
    const response = await app.inject({
      method,
      url: path.startsWith('/') ? path : `${API}/${path}`,
      payload,
      headers,
    });
    const { code, message, data } = response.json<{
      code: string;
      message: string;
      data: unknown;
    }>();
    return { status: response.statusCode, code, message, data, headers: response.headers };
  };
  return {
    app,
    db,
    databaseUrl,
    mails,
    mailFailure,
    logs,
    advance: (seconds) => (time += seconds * 1000),
    now: () => new Date(time),
    post: (path, body, headers = {}) => send('POST', path, body as object | undefined, headers),
    get: (path, headers = {}) => send('GET', path, undefined, headers),
    reset: async () => {
      for (const table of [session, emailCode, throttle, consultationRequest])
        await db.delete(table);
      await db.delete(appUser).where(
        notInArray(
          appUser.username,
          sampleAccounts.map(({ username }) => username),
        ),
      );
      mails.length = 0;
      logs.length = 0;
      delete mailFailure.error;
      time = START;
    },
    close: async () => {
      await app.close();
      await close();
      if (shared === undefined) await dropDatabase(databaseUrl);
    },
  };
}

/** A source of its own for a request; the test app believes its proxy. */
export const from = (address: string): Headers => ({ 'x-forwarded-for': address });

/** The six digits in the last mail. */
export function lastCode({ mails }: Pick<TestApp, 'mails'>): string {
  const code = /^ {4}(\d{6})$/m.exec(mails.at(-1)?.text ?? '')?.[1];
  if (!code) throw new Error(`The last mail holds no code: ${JSON.stringify(mails.at(-1))}`);
  return code;
}

export const newcomer = {
  id: 'actuary2026',
  name: 'Mina Park',
  email: 'mina.park@insurer.example',
  pwd1: 'cohort2026',
  pwd2: 'cohort2026',
  country: 'KR',
  termOfService: true,
};

/** Signs a person up with a mailed code and returns the session's token. */
export async function signUp(test: TestApp, person: typeof newcomer): Promise<string> {
  await test.post('email/auth', { email: person.email });
  const { code, data } = await test.post('auth/signUp', { ...person, auth: lastCode(test) });
  if (code !== '200') throw new Error(`Sign-up answered ${code}.`);
  return (data as { token: string }).token;
}
