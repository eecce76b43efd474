import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '@/domain/locale';
import { type Known, type Query, booksModel, compile, understand } from '@/domain/questions';
import type { Handlers } from '../contract';
import { appUser } from '../database/schema';
import { BusinessError } from '../errors';
import sampleAccounts from '../seed/sampleAccounts.json';
import type { Services } from '../services';
import {
  type QueryResult,
  SqlRefused,
  VIEW_INSTRUCTIONS,
  isProse,
  nameOf,
  readingAnswer,
  sqlOfModel,
  valuesNamed,
  writeOwn,
} from '../textToSql';
import { whenGone } from './whenGone';

type Needed = Pick<Services, 'config' | 'db' | 'guard' | 'model' | 'textToSql'>;
type TextToSqlHandlers = Pick<Handlers, 'runSql' | 'askData' | 'writeSql' | 'listDataValues'>;
type AskCall = Parameters<Handlers['askData']>[0];

/** SE-6, SE-7: who is signed in asks, and sees what the rights allow. The work ends when the client goes away. */
export function textToSqlHandlers(services: Needed): TextToSqlHandlers {
  const { model, textToSql } = services;
  const whileThere = async <T>(
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    work: (viewer: string, signal: AbortSignal) => Promise<T>,
  ): Promise<T | FastifyReply> => {
    const viewer = await viewerOf(request, services);
    const signal = whenGone(reply);
    try {
      return await work(viewer, signal);
    } catch (error) {
      if (signal.aborted) return reply.hijack();
      throw error;
    }
  };
  const rowsOf = async (sql: string, viewer: string, signal: AbortSignal) => {
    try {
      return { result: answered(await textToSql.run(sql, viewer, signal)) };
    } catch (error) {
      if (signal.aborted || !(error instanceof SqlRefused)) throw error;
      const { reason, detail, position } = error;
      return { refused: { reason, detail, ...(position !== undefined && { position }) } };
    }
  };
  return {
    runSql: (call) => whileThere(call, (viewer, signal) => rowsOf(call.body.sql, viewer, signal)),
    listDataValues: (call) =>
      whileThere(call, async (viewer, signal) =>
        valuesNamed(call.query, await textToSql.known(viewer, signal), call.locale),
      ),
    writeSql: (call) =>
      whileThere(call, (_, signal) => writeOwn(call.body, { model, locale: call.locale, signal })),
    askData: (call) =>
      whileThere(call, async (viewer, signal) => {
        const known = await textToSql.known(viewer, signal);
        const read = readingOf(call, known);
        // What our own words do not cover whole a model may, through the same gates.
        const isWhole = read.kind === 'understood' && read.unknown.length === 0;
        const { question } = call.body;
        const isAsked = model && question && !isWhole && read.kind !== 'ambiguous';
        if (isAsked) {
          const written = await sqlOfModel(model, VIEW_INSTRUCTIONS, question, signal);
          const answer = written !== undefined && (await rowsOf(written, viewer, signal));
          if (answer && !isProse(answer))
            return {
              kind: 'understood' as const,
              byModel: true,
              sql: written,
              unknown: [],
              names: [],
              ...answer,
            };
        }
        const failure = isAsked ? { modelFailed: true } : {};
        if (read.kind !== 'understood')
          return { ...read, ...failure, names: namesIn(read.options, known, call.locale) };
        const { sql, columns } = compile(read.query, call.locale);
        const { filters, against } = read.query;
        const chosen = [...filters, ...(against?.filter ? [against.filter] : [])];
        const said = chosen.flatMap(({ dimension, values }) =>
          values.map((value) => `${dimension}=${value}`),
        );
        return {
          ...read,
          ...failure,
          sql,
          columns: [...columns],
          names: namesIn(said, known, call.locale, bookOf(filters)),
          ...(await rowsOf(sql, viewer, signal)),
        };
      }),
  };
}

const answered = ({ columns, rows, isTruncated }: QueryResult) => ({
  columns: [...columns],
  rows: rows.map((row) => [...row]),
  isTruncated,
});

/** What was understood, in the words of the contract. */
function readingOf({ body }: AskCall, known: Known) {
  if (body.query) {
    if (!booksModel.knows(body.query))
      return { kind: 'nothing' as const, unknown: [], options: [] };
    return {
      kind: 'understood' as const,
      query: body.query,
      unknown: body.query.unread ?? [],
      options: [],
    };
  }
  const { question = '', previous, choices } = body;
  return readingAnswer(understand({ question, previous, choices }, known));
}

/** The one book that is asked. */
const bookOf = (filters: Query['filters']): string | undefined =>
  filters.find(({ dimension, isNegated }) => dimension === 'book' && !isNegated)?.values[0];

/** The names of values that are written `dimension=value`, as the book calls them. */
function namesIn(
  said: readonly string[],
  { values, ledger = [] }: Known,
  locale: Locale,
  book?: string,
) {
  const wanted = new Set(said);
  return [...values, ...ledger].flatMap((known) =>
    wanted.has(`${known.dimension}=${known.value}`)
      ? [{ dimension: known.dimension, value: known.value, name: nameOf(known, locale, book) }]
      : [],
  );
}

/**
 * The user of the session; where tools work without one (local development), the demo account.
 * @throws {BusinessError} A1401
 */
async function viewerOf(request: FastifyRequest, { config, db, guard }: Needed): Promise<string> {
  const principal = await guard.sessionOf(request);
  if (principal) return principal.user.id;
  const [sample] = sampleAccounts;
  if (config.toolsWithoutSignIn && sample) {
    const [user] = await db.select().from(appUser).where(eq(appUser.username, sample.username));
    if (user) return user.id;
  }
  throw new BusinessError('A1401');
}
