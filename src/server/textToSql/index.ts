import { availableParallelism } from 'node:os';
import pg from 'pg';
import { ASK_SCHEMA, type Known, views } from '@/domain/questions';
import { BusinessError } from '../errors';
import { TaskQueue } from '../taskQueue';
import type { QueryResult } from './fetchRows';
import { Gate } from './gate/parse';
import { SqlRefused } from './gate/refusal';
import { KnownData } from './known';
import { ViewReader } from './reader';
import { prepareReaderRole, readerUrl } from './role';
import { prepareViews } from './views';

export { SqlRefused } from './gate/refusal';
export { nameOf, valuesNamed } from './known';
export { dropViews } from './views';
export { VIEW_INSTRUCTIONS, isProse, sqlOfModel } from './withModel';
export { readingAnswer } from './readingAnswer';
export { writeOwn } from './own';
export type { QueryResult } from './fetchRows';

const MAX_WAITING = 20;
/** What has not begun by then is given up: with its own six seconds, no call takes fifteen. */
const MAX_WAITING_MS = 6000;
/** A light query that takes longer waits for its turn among the heavy ones. */
const LIGHT_MS = 1500;
/** In the planner's units; a question of the screen costs less on a book of 150 groups. */
const HEAVY_COST = 25_000;
/** A user's own queries, waiting ones included. */
const MAX_OF_ONE_USER = 3;

const laneOf = (concurrency: number) =>
  new TaskQueue({
    concurrency,
    maxWaiting: MAX_WAITING,
    whenFull: () => new BusinessError('E1703'),
  });

/** Makes the reader's role and the views it reads, where the owner of the database may. */
export async function prepareTextToSql(client: pg.ClientBase, url: string): Promise<void> {
  if (await prepareReaderRole(client, url)) await prepareViews(client);
}

/** Runs queries of users on what they may see. */
export class TextToSql {
  readonly #gate = new Gate({
    schemas: new Set([ASK_SCHEMA]),
    views: new Map(
      views.map(({ name, columns }) => [name, new Set(columns.map((column) => column.name))]),
    ),
    numbers: new Set(
      views.flatMap(({ columns }) =>
        columns.flatMap(({ name, type }) => (type === 'number' ? [name] : [])),
      ),
    ),
  });
  /** One processor stays for everyone else. */
  readonly #heavy = laneOf(Math.max(1, availableParallelism() - 1));
  /** What is light does not wait for what is heavy. */
  readonly #light = laneOf(2);
  readonly #knownData = new KnownData();
  readonly #running = new Map<string, number>();
  #reader: Promise<ViewReader> | undefined;

  /** @param url the database as its owner; undefined where no one can ask (tests without a database). */
  constructor(private readonly url: string) {}

  /**
   * What a query gives to a user.
   * @throws {SqlRefused} for a query that does not run.
   * @throws {BusinessError} E1702 where the database has no views for the reader, E1703 when too many ask.
   */
  async run(sql: string, userId: string, signal: AbortSignal): Promise<QueryResult> {
    const query = await this.#gate.check(sql);
    const { offset, isRecursive, charactersOfRow } = query;
    const viewer = { userId, signal, offset, charactersOfRow };
    const light = { ...viewer, timeoutMs: LIGHT_MS };
    const since = performance.now();
    const { cost, text } = await this.#within(
      this.#light,
      userId,
      (reader) => reader.weigh(query, light),
      since,
    );
    if (cost <= HEAVY_COST)
      try {
        return await this.#within(this.#light, userId, (reader) => reader.read(text, light), since);
      } catch (error) {
        // Not as light as it looked.
        if (!(error instanceof SqlRefused) || error.reason !== 'tooSlow' || isRecursive)
          throw error;
      }
    const heavy = isRecursive ? light : viewer;
    return this.#within(this.#heavy, userId, (reader) => reader.read(text, heavy), since);
  }

  /** What questions of a user may name. @throws {BusinessError} as `run` */
  async known(userId: string, signal: AbortSignal): Promise<Known> {
    return this.#within(this.#light, userId, (reader) =>
      this.#knownData.of(userId, reader, signal),
    );
  }

  async #within<T>(
    lane: TaskQueue,
    userId: string,
    work: (reader: ViewReader) => Promise<T>,
    since = performance.now(),
  ): Promise<T> {
    const running = this.#running.get(userId) ?? 0;
    if (running >= MAX_OF_ONE_USER) throw new BusinessError('E1703');
    this.#running.set(userId, running + 1);
    try {
      const reader = await (this.#reader ??= this.#open());
      return await lane.run(async () => {
        if (performance.now() - since > MAX_WAITING_MS) throw new BusinessError('E1703');
        return work(reader);
        // Whoever asks most waits longest.
      }, -running);
    } finally {
      const left = (this.#running.get(userId) ?? 1) - 1;
      if (left > 0) this.#running.set(userId, left);
      else this.#running.delete(userId);
    }
  }

  async close(): Promise<void> {
    await (await this.#reader?.catch(() => undefined))?.close();
  }

  async #open(): Promise<ViewReader> {
    const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: 3000 });
    try {
      await client.connect();
      const { rows } = await client.query<{ secret: string }>(
        'SELECT secret FROM ask_private.viewer_key',
      );
      const secret = rows[0]?.secret;
      if (secret === undefined) throw new BusinessError('E1702');
      return new ViewReader(readerUrl(this.url), secret);
    } catch (error) {
      this.#reader = undefined;
      if (error instanceof pg.DatabaseError && error.code === '42P01')
        throw new BusinessError('E1702');
      throw error;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
