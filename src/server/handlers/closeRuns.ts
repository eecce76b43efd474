import { gunzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { periodsOf } from '@/domain/close';
import { findBook, maySeeBook, readScenarios, type BookRow } from '../close/books/readBook';
import { endRun, rerunFrom } from '../close/run/changeRuns';
import { listJournal } from '../close/run/journal';
import { lockPeriod, unlockPeriod } from '../close/run/periods';
import { listPostings, postRun, readPosting, reversePosting } from '../close/run/postings';
import { BASE, readPeriods, readRun, readRunDetail, readRuns } from '../close/run/readRuns';
import { readDocument, readFigures, type ResultDocument } from '../close/run/results';
import { startRun } from '../close/run/startRun';
import type { CloseRun } from '../close/run/steps';
import type { Handlers } from '../contract';
import { BusinessError } from '../errors';
import { matchesEntityTag } from '../plugins/entityTag';
import type { Principal } from '../auth/guard';
import type { Services } from '../services';

type CloseRunHandlers = Pick<
  Handlers,
  | 'listCloseRuns'
  | 'startCloseRun'
  | 'getCloseRun'
  | 'cancelCloseRun'
  | 'rerunCloseRun'
  | 'getCloseResults'
  | 'getCloseFigures'
  | 'lockClosePeriod'
  | 'unlockClosePeriod'
  | 'listClosePostings'
  | 'postCloseJournals'
  | 'reverseCloseJournals'
  | 'listCloseJournalLines'
>;

const DEFAULT_RUNS = 100;

/** The past of what came with the product is closed by the system. */
const hasHistory = ({ kind }: BookRow, scenarioId: string) => kind !== 'own' && scenarioId === BASE;

/** Closing a period. A book that the caller may not see is not there (E1601, E1611). */
export function closeRunHandlers({ db, clock }: Pick<Services, 'db' | 'clock'>): CloseRunHandlers {
  const actOf = ({ user: { username, name } }: Principal) => ({
    by: { username, name },
    at: clock(),
  });
  const bookOf = async (principal: Principal, bookId: string): Promise<BookRow> => {
    const book = await findBook(db, principal.user.id, bookId);
    if (!book) throw new BusinessError('E1601');
    return book;
  };
  const requireBook = async ({ user }: Principal, bookId: string): Promise<void> => {
    if (!(await maySeeBook(db, user.id, bookId))) throw new BusinessError('E1601');
  };
  const runOf = async ({ user }: Principal, runId: string): Promise<CloseRun> => {
    const run = await readRun(db, runId);
    if (!run || !(await maySeeBook(db, user.id, run.bookId))) throw new BusinessError('E1611');
    return run;
  };

  return {
    listCloseRuns: async ({ query: { bookId, limit = DEFAULT_RUNS }, principal }) => {
      const book = await bookOf(principal, bookId);
      const [periods, runs] = await Promise.all([
        readPeriods(db, bookId),
        readRuns(db, bookId, limit),
      ]);
      const closed = periods.filter(
        ({ scenarioId, runId }) => scenarioId === BASE && runId !== null,
      );
      const total = periodsOf(book.definition).length;
      // Of one's own book nobody else closes the past.
      const history = hasHistory(book, BASE)
        ? { closed: closed.length, total }
        : { closed: 0, total: 0 };
      return { periods, runs, history };
    },
    startCloseRun: async ({ body: { bookId, period, scenarioId = BASE }, principal }) => {
      const book = await bookOf(principal, bookId);
      return startRun(
        db,
        { bookId, period, scenarioId },
        {
          ...actOf(principal),
          opensAfter: await opensAfter(book, period, scenarioId),
          continuesHistory: hasHistory(book, scenarioId),
        },
      );
    },
    getCloseRun: async ({ path: { runId }, principal }) => {
      await runOf(principal, runId);
      const detail = await readRunDetail(db, runId);
      if (!detail) throw new BusinessError('E1611');
      return detail;
    },
    cancelCloseRun: async ({ path: { runId }, principal }) => {
      await runOf(principal, runId);
      return endRun(db, runId, 'cancelled', clock());
    },
    rerunCloseRun: async ({ path: { runId }, body: { fromStep }, principal }) => {
      const run = await runOf(principal, runId);
      const book = await bookOf(principal, run.bookId);
      return rerunFrom(db, run, fromStep, {
        ...actOf(principal),
        opensAfter: await opensAfter(book, run.period, run.scenarioId),
        continuesHistory: hasHistory(book, run.scenarioId),
      });
    },
    getCloseResults: async ({ query, principal, request, reply }) => {
      const { bookId, period, scenarioId = BASE } = query;
      await requireBook(principal, bookId);
      const at = { bookId, period, scenarioId };
      const runId = query.runId ?? (await currentRun(at));
      const run = runId === undefined ? undefined : await readRun(db, runId);
      const isOfPlace =
        run?.bookId === bookId && run.period === period && run.scenarioId === scenarioId;
      const document = isOfPlace ? await readDocument(db, run.runId) : undefined;
      if (!document) throw new BusinessError('E1617');
      return sendDocument(request, reply, document);
    },
    getCloseFigures: async ({ query: { runId, figures }, principal }) => {
      await runOf(principal, runId);
      return { groups: await readFigures(db, runId, figures.split(',')) };
    },
    lockClosePeriod: async ({ body: { bookId, period, reason }, principal, request: { id } }) => {
      await requireBook(principal, bookId);
      const act = { ...actOf(principal), reason, requestId: id };
      return lockPeriod(db, { bookId, period }, act);
    },
    unlockClosePeriod: async ({ body: { bookId, period, reason }, principal, request: { id } }) => {
      await requireBook(principal, bookId);
      const act = { ...actOf(principal), reason, requestId: id };
      return unlockPeriod(db, { bookId, period }, act);
    },
    listClosePostings: async ({ query: { bookId, period }, principal }) => {
      await requireBook(principal, bookId);
      return listPostings(db, bookId, period);
    },
    postCloseJournals: async ({ body: { runId, reason }, principal }) => {
      await runOf(principal, runId);
      return postRun(db, runId, { reason, ...actOf(principal) });
    },
    reverseCloseJournals: async ({ path: { postingId }, body: { reason }, principal }) => {
      const posting = await readPosting(db, postingId);
      if (!posting) throw new BusinessError('E1611');
      await runOf(principal, posting.runId);
      return reversePosting(db, postingId, reason, actOf(principal));
    },
    listCloseJournalLines: async ({ query, principal }) => {
      const run = await runOf(principal, query.runId);
      const posting =
        query.postingId === undefined ? undefined : await readPosting(db, query.postingId);
      if (query.postingId !== undefined && posting?.bookId !== run.bookId)
        throw new BusinessError('E1611');
      return listJournal(db, run, query);
    },
  };

  /** The period whose closing a period opens with. @throws {BusinessError} E1601 where the book has no such period or scenario */
  async function opensAfter(
    { bookId, definition }: BookRow,
    period: string,
    scenarioId: string,
  ): Promise<string | undefined> {
    const periods = periodsOf(definition);
    const index = periods.indexOf(period);
    const isKnown =
      scenarioId === BASE || (await readScenarios(db, bookId)).some(({ id }) => id === scenarioId);
    if (index < 0 || !isKnown) throw new BusinessError('E1601');
    return periods[index - 1];
  }
  async function currentRun(place: Pick<CloseRun, 'bookId' | 'period' | 'scenarioId'>) {
    const periods = await readPeriods(db, place.bookId);
    const found = periods.find(
      ({ period, scenarioId }) => period === place.period && scenarioId === place.scenarioId,
    );
    return found?.runId ?? undefined;
  }
}

/** As it lies in the database, to readers that take gzip: all browsers do. */
function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag }: ResultDocument,
): FastifyReply {
  reply
    .header('cache-control', 'private, no-cache')
    .header('vary', 'Accept-Encoding')
    .header('etag', etag);
  if (matchesEntityTag(request, etag)) return reply.code(304).send();
  reply.type('application/json; charset=utf-8');
  return String(request.headers['accept-encoding']).includes('gzip')
    ? reply.header('content-encoding', 'gzip').send(body)
    : reply.send(gunzipSync(body));
}
