import { eq, ne } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import { type Book, tablesFromBook } from '@/domain/close';
import type { operations } from '@/server/generated/contract';
import { closeBook } from '@/server/database/closeBookSchema';
import { menu, roleMenu } from '@/server/database/schema';
import { work } from '@/server/jobs/work';
import { type Person, signInAs } from '../admin/support';
import type { Answer, TestApp } from '../support/app';

type Data<Id extends keyof operations> = operations[Id] extends {
  responses: { 200: { content: { 'application/json': { data?: infer D } } } };
}
  ? NonNullable<D>
  : never;
export type Run = Data<'startCloseRun'>;
export type Runs = Data<'listCloseRuns'>;
export type Detail = Data<'getCloseRun'>;
export type Results = Data<'getCloseResults'>;
export type Posting = Data<'postCloseJournals'>;
export type Journal = Data<'listCloseJournalLines'>;

const SCREENS = ['ACRS00010', 'ATIS60010', 'FSRS50010', 'FSRS50040', 'FSRS60010'];

/** Gives the administrator every right on the five screens of the close, where there are no menus yet. */
export async function grantClose({ db }: Pick<TestApp, 'db'>): Promise<void> {
  const rights = { canRead: true, canWrite: true, canDelete: true, canExport: true };
  for (const screen of SCREENS) {
    const path = `/demo/${screen}`;
    const [there] = await db.select().from(menu).where(eq(menu.path, path));
    if (there) continue;
    const names = { nameEn: screen, nameKo: screen, nameZhTw: screen };
    const menuId = `T${screen}`;
    await db.insert(menu).values({ menuId, ...names, path });
    await db.insert(roleMenu).values({ roleId: 'ADMIN', menuId, ...rights });
  }
}

/** Leaves the small company alone in the database: its history takes a moment. */
export async function keepSmallCompany({ db }: Pick<TestApp, 'db'>): Promise<void> {
  await db.delete(closeBook).where(ne(closeBook.kind, 'small'));
}

/** A worker in this process. */
export function startWorker({ databaseUrl, logs }: Pick<TestApp, 'databaseUrl' | 'logs'>) {
  const stopping = new AbortController();
  const say = (...said: unknown[]) => logs.push(JSON.stringify(said.map(String)));
  const ended = work(
    databaseUrl,
    { demoInsurer: false },
    { warn: say, error: say },
    stopping.signal,
  );
  return async () => {
    stopping.abort();
    await ended;
  };
}

/** Somebody who closes books. */
export async function closer(test: TestApp, username: Parameters<typeof signInAs>[1]) {
  const person: Person = await signInAs(test, username);
  const good = async <T>(answer: Promise<Answer>): Promise<T> => {
    const { code, message, data } = await answer;
    if (code !== '200') throw new Error(`${code}: ${message}`);
    return data as T;
  };
  const send = (path: string, body?: object) => test.post(`close/${path}`, body, person.headers);
  const get = <T>(path: string) => good<T>(person.get(`close/${path}`));
  const run = (runId: string) => get<Detail>(`runs/${runId}`);
  /** Asks until the run has ended. */
  const ended = async (runId: string): Promise<Detail> => {
    for (;;) {
      const detail = await run(runId);
      if (!['queued', 'running'].includes(detail.run.state)) return detail;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  return {
    ...person,
    send,
    runs: (bookId: string) => get<Runs>(`runs?bookId=${bookId}`),
    run,
    ended,
    start: (bookId: string, period: string, scenarioId = 'base') =>
      good<Run>(send('runs', { bookId, period, scenarioId })),
    results: (bookId: string, period: string, more = '') =>
      get<Results>(`results?bookId=${bookId}&period=${period}${more}`),
    post: (runId: string, reason?: string) =>
      good<Posting>(send('postings', { runId, ...(reason && { reason }) })),
    journal: (query: string) => get<Journal>(`journal?${query}`),
    good,
  };
}
export type Closer = Awaited<ReturnType<typeof closer>>;

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const csv = (rows: readonly (readonly string[])[]) =>
  `\ufeff${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;

/** CSV by name. */
export type Files = Record<string, string>;
/** The tables of a book as files to load. */
export const filesOf = (book: Book): Files =>
  Object.fromEntries(tablesFromBook(book).map(({ name, rows }) => [`${name}.csv`, csv(rows)]));
export const archive = (files: Files) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

/** Waits until a condition of the database or the API holds. */
export async function eventually<T>(ask: () => Promise<T | undefined | false>): Promise<T> {
  for (;;) {
    const found = await ask();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
