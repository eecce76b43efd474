import { isIP } from 'node:net';
import path from 'node:path';
import { emailRules, firstFailure } from '@/domain/validation';

export type Environment = 'production' | 'development' | 'test';

/** Everything that can be set from outside, checked. Paths are absolute. */
export interface Config {
  environment: Environment;
  port: number;
  host: string;
  dataDir: string;
  /** undefined: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined;
  /** undefined: one file a message in `mailDir`. */
  smtpUrl: string | undefined;
  mailDir: string;
  mailFrom: string;
  /** Where consultation requests are mailed. */
  firmEmail: string;
  /** Addresses or CIDR ranges whose X-Forwarded-* headers are believed. */
  trustedProxies: string[];
  sampleData: boolean;
  /** The demo insurer is among the sample data, with the history that the system closes by itself. */
  demoInsurer: boolean;
  /** The address of the account that may give rights where nobody can. */
  firstAdmin: string | undefined;
  googleClientId: string | undefined;
  /** SE-6, SE-7: tools work without a session. Only ever in development. */
  toolsWithoutSignIn: boolean;
  /** undefined: the assistant and text to SQL work by their own engines alone. */
  llm: { baseUrl: string; model: string; apiKey: string | undefined } | undefined;
  logLevel: string;
  /** undefined: the engine that is built in. A path, or a name to be found in PATH. */
  tesseractPath: string | undefined;
  /** How many processes beside the web server take jobs from the queue; 0 where they run elsewhere (`npm run worker`). */
  workers: number;
  /** Where the build lies: `pages`, `assets`, `root` and `manifest.json`. */
  siteDir: string;
}

const MAX_WORKERS = 64;

/** A variable whose value cannot be used; the message names the variable, the value and what is expected. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration once, at start.
 * @throws {ConfigError} at the first variable whose value cannot be used. Values that may hold a password are not repeated.
 */
export function readConfig(variables: Variables): Config {
  const fail = (name: string, value: string, expected: string): never => {
    throw new ConfigError(`${name} is ${JSON.stringify(value)}; expected ${expected}.`);
  };
  const text = (name: string): string | undefined => variables[name]?.trim() || undefined;
  const checked = (
    name: string,
    fallback: string,
    holds: (value: string) => boolean,
    expected: string,
  ): string => {
    const value = text(name) ?? fallback;
    return holds(value) ? value : fail(name, value, expected);
  };
  const choice = <T extends string>(name: string, fallback: T, options: readonly T[]): T => {
    const value = text(name) ?? fallback;
    return (
      options.find((option) => option === value) ??
      fail(name, value, `one of ${options.join(', ')}`)
    );
  };
  const url = (name: string, protocols: readonly string[]): string | undefined => {
    const value = text(name);
    if (value === undefined) return undefined;
    const right = URL.canParse(value) && protocols.includes(new URL(value).protocol);
    return right
      ? value
      : fail(
          name,
          '(hidden)',
          `a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
        );
  };

  const smtpUrl = url('SMTP_URL', ['smtp:', 'smtps:']);
  // A sample address is good enough for the outbox folder, but real mail must not go to nobody.
  const mailbox = (name: string, sample: string) =>
    checked(
      name,
      smtpUrl ? '' : sample,
      isMailbox,
      `one e-mail address${smtpUrl ? ' (required with SMTP_URL)' : ''}`,
    );
  const dataDir = path.resolve(text('DATA_DIR') ?? 'data');
  const databaseUrl = url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const trustedProxies = (text('TRUSTED_PROXIES') ?? '')
    .split(',')
    .flatMap((entry) => entry.trim() || []);
  for (const entry of trustedProxies) {
    if (!isNetwork(entry))
      fail('TRUSTED_PROXIES', entry, 'IP addresses or CIDR ranges with commas between them');
  }

  const environment = choice('NODE_ENV', 'production', ['production', 'development', 'test']);
  const toolsWithoutSignIn = choice('TOOLS_WITHOUT_SIGN_IN', 'false', ['true', 'false']) === 'true';
  if (toolsWithoutSignIn && environment !== 'development')
    fail('TOOLS_WITHOUT_SIGN_IN', 'true', 'false except in development');

  const llmBaseUrl = url('LLM_BASE_URL', ['http:', 'https:']);

  const samples = choice('SAMPLE_DATA', databaseUrl ? 'false' : 'true', ['true', 'small', 'false']);
  return {
    environment,
    toolsWithoutSignIn,
    port: Number(
      checked(
        'PORT',
        '3000',
        (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535,
        'a port from 0 to 65535',
      ),
    ),
    host: checked(
      'HOST',
      'localhost',
      (value) => isIP(value) !== 0 || /^[A-Za-z0-9.-]+$/.test(value),
      'an address or host name to listen on',
    ),
    dataDir,
    databaseUrl,
    smtpUrl,
    mailDir: path.resolve(text('MAIL_DIR') ?? path.join(dataDir, 'outbox')),
    mailFrom: mailbox('MAIL_FROM', 'no-reply@gof.example'),
    firmEmail: mailbox('FIRM_EMAIL', 'contact@gof.example'),
    trustedProxies,
    sampleData: samples !== 'false',
    demoInsurer: samples === 'true',
    firstAdmin:
      text('FIRST_ADMIN') &&
      checked('FIRST_ADMIN', '', isMailbox, 'the e-mail address of an account'),
    googleClientId:
      text('GOOGLE_CLIENT_ID') &&
      checked('GOOGLE_CLIENT_ID', '', (value) => /^[\w.-]+$/.test(value), 'a client id'),
    llm: llmBaseUrl
      ? {
          baseUrl: llmBaseUrl.replace(/\/+$/, ''),
          model: checked('LLM_MODEL', '', Boolean, 'the name of a model (with LLM_BASE_URL)'),
          apiKey: text('LLM_API_KEY'),
        }
      : undefined,
    logLevel: choice('LOG_LEVEL', 'info', [
      'fatal',
      'error',
      'warn',
      'info',
      'debug',
      'trace',
      'silent',
    ]),
    tesseractPath: text('TESSERACT_PATH'),
    workers: Number(
      checked(
        'WORKERS',
        '1',
        (value) => /^\d{1,2}$/.test(value) && Number(value) <= MAX_WORKERS,
        `a number of processes from 0 to ${MAX_WORKERS}`,
      ),
    ),
    siteDir: path.resolve(text('SITE_DIR') ?? 'dist/site'),
  };
}

/** Variables of a file `.env`, where there is one; those of the environment win. */
export function readEnvFile(): void {
  try {
    process.loadEnvFile();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}

function isMailbox(email: string): boolean {
  return firstFailure(emailRules, { email }) === undefined;
}

function isNetwork(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}
