import { isNativeError } from 'node:util/types';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import Fastify, { type FastifyBaseLogger, type FastifyServerOptions } from 'fastify';
import pg from 'pg';
import type { Config } from './config';

const LEVELS: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
};

/** Writes lines to standard output, those of one turn of the event loop together: a system call for each costs more than the answer that it tells of. */
export function writeToStandardOutput(): (line: string) => void {
  let lines = '';
  const flush = (): void => {
    process.stdout.write(lines);
    lines = '';
  };
  process.once('exit', flush);
  return (line) => {
    if (lines === '') setImmediate(flush);
    lines += line;
  };
}

/**
 * Structured lines; in development the same on one readable line each.
 * @param write where the lines go; standard output unless a test listens.
 */
export function loggerOptions(
  config: Pick<Config, 'environment' | 'logLevel'>,
  write: (line: string) => void,
): FastifyServerOptions['logger'] {
  return {
    level: config.logLevel,
    base: undefined,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    // Fastify's own serializers would add the URL and the visitor's address.
    serializers: {
      err: describeError,
      req: ({ method }) => ({ method }),
      res: ({ statusCode }) => ({ statusCode }),
    },
    stream: {
      write: config.environment === 'development' ? (line: string) => write(readable(line)) : write,
    },
  };
}

/** What a process without a web server says. */
export type Logger = Pick<FastifyBaseLogger, 'warn' | 'error'>;

/** The same lines for a process without a web server. */
export function createLogger(config: Pick<Config, 'environment' | 'logLevel'>): Logger {
  return Fastify({ logger: loggerOptions(config, writeToStandardOutput()) }).log;
}

/**
 * What a log may hold of an error: type, code, message and where it happened. The query builder's message repeats the statement's values
 * and PostgreSQL's detail repeats rows; both are personal data and are left out.
 */
export function describeError(error: unknown): {
  type: string;
  message: string;
  stack: string;
  code?: string;
  constraint?: string;
} {
  if (!isNativeError(error)) return { type: typeof error, message: '', stack: '' };
  const stack = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  if (error instanceof DrizzleQueryError && error.cause)
    return { ...describeError(error.cause), stack: stack.join('\n') };
  const known = { type: error.name, stack: stack.join('\n') };
  if (error instanceof pg.DatabaseError) {
    // Class 22 says what was wrong with a value, and the value.
    const message = error.code?.startsWith('22') ? '' : error.message;
    return {
      ...known,
      message,
      code: error.code,
      ...(error.constraint && { constraint: error.constraint }),
    };
  }
  // A mail server repeats the address that it refuses; its number says why.
  if ('responseCode' in error)
    return { ...known, message: '', code: `SMTP ${String(error.responseCode)}` };
  return { ...known, message: error.message, ...('code' in error && { code: String(error.code) }) };
}

function readable(line: string): string {
  const { level, time, msg, reqId, err, ...rest } = JSON.parse(line) as Record<string, unknown>;
  const facts = Object.entries(rest).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const trouble = err ? `\n${JSON.stringify(err, undefined, 2).replaceAll('\\n', '\n')}` : '';
  return (
    [String(time).slice(11, 23), LEVELS[Number(level)], msg, ...facts, reqId ?? '']
      .join(' ')
      .trimEnd() +
    trouble +
    '\n'
  );
}
