import { createHash } from 'node:crypto';
import pg from 'pg';
import { ASK_SCHEMA } from '@/domain/questions';
import type { CheckedQuery } from './gate/parse';
import { WEIGHING_SCHEMA } from './gate/weighed';
import { SqlRefused } from './gate/refusal';
import { fetchRows, oneStatement, type QueryResult, type Value } from './fetchRows';

/** In the planner's units; where rows are compared with rows it is a second of one processor, elsewhere up to five. */
const MAX_COST = 450_000;
const MAX_ESTIMATED_ROWS = 5_000_000;
/** string_agg holds all its rows in memory. */
const MAX_ROWS_OF_A_TEXT = 20_000;
/** From the first to the last byte of a query, all statements of it together. */
const DEADLINE_MS = 6000;
const MAX_CONNECTIONS = 4;
const EXPLAIN = 'EXPLAIN (FORMAT JSON) ';

/** The schema's own arithmetic comes before that of PostgreSQL. */
const pathOf = (schema: string) => `${schema}, pg_catalog`;

/** Who reads, and for how long. */
interface Viewer {
  readonly userId: string;
  readonly signal: AbortSignal;
  /** Of the query in what the user wrote, for the position of an error. */
  readonly offset?: number;
  /** Of each statement, and of all parts that a query is fetched in, where it is less than the role's. */
  readonly timeoutMs?: number;
  /** Of the query: so much may come at once. */
  readonly charactersOfRow?: number;
}

interface Plan {
  readonly 'Total Cost': number;
  readonly 'Plan Rows': number;
  readonly Plans?: readonly Plan[];
}

/** Reads the views as one user, within limits. The connections belong to the reader's role and are used for nothing else. */
export class ViewReader {
  readonly #pool: pg.Pool;

  /** @param secret what the database knows a viewer's setting by. */
  constructor(
    url: string,
    private readonly secret: string,
  ) {
    this.#pool = new pg.Pool({
      connectionString: url,
      max: MAX_CONNECTIONS,
      connectionTimeoutMillis: 3000,
      idleTimeoutMillis: 30_000,
      application_name: 'gof-ifrs17 text to sql',
    });
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
    this.#pool.on('error', () => undefined);
  }

  /**
   * @param text one query that has passed the gate and has been weighed.
   * @throws {SqlRefused} for a query that is too slow, too large or that PostgreSQL does not understand.
   */
  async read(text: string, viewer: Viewer): Promise<QueryResult> {
    return this.#asViewer(viewer, (client) => fetchRows(client, text, viewer));
  }

  /**
   * Refuses a query that would cost too much on the twins of the views, in whatever way it is written. What it would cost on the views, which depends on rows that the
   * viewer must not know of, decides on nothing that can be seen: it is what comes back. Nothing of the query runs.
   * @returns the way that costs least, with the higher of its two costs, in the planner's units.
   * @throws {SqlRefused} as `read`
   */
  async weigh(query: CheckedQuery, viewer: Viewer): Promise<{ text: string; cost: number }> {
    const maxRows = /string_agg/i.test(query.text) ? MAX_ROWS_OF_A_TEXT : MAX_ESTIMATED_ROWS;
    return this.#asViewer(
      viewer,
      async (client) => {
        const affordable: { text: string; twinCost: number }[] = [];
        // What it was written as comes first: of errors in it, PostgreSQL says the place.
        for (const { text, weighed } of [query, ...(query.kept ? [query.kept] : [])]) {
          const twin = await planOf(client, weighed);
          const twinCost = twin['Total Cost'];
          if (twinCost <= MAX_COST && largest(twin) <= maxRows) affordable.push({ text, twinCost });
        }
        if (affordable.length === 0) throw new SqlRefused('tooExpensive');
        await client.query(`SET LOCAL search_path = ${pathOf(ASK_SCHEMA)}`);
        const ways: { text: string; cost: number; ownCost: number }[] = [];
        for (const { text, twinCost } of affordable) {
          const ownCost = (await planOf(client, text))['Total Cost'];
          ways.push({ text, ownCost, cost: Math.max(ownCost, twinCost) });
        }
        return ways.reduce((best, way) => (way.ownCost < best.ownCost ? way : best));
      },
      WEIGHING_SCHEMA,
    );
  }

  /** The rows of queries of our own. */
  async readAll(
    texts: readonly string[],
    userId: string,
    signal: AbortSignal,
  ): Promise<readonly (readonly Value[])[][]> {
    return this.#asViewer({ userId, signal }, async (client) => {
      const answers: (readonly Value[])[][] = [];
      for (const text of texts) {
        const { rows } = await client.query<Value[]>({ text, rowMode: 'array' });
        answers.push(rows);
      }
      return answers;
    });
  }

  async #asViewer<T>(
    { userId, signal, offset = 0, timeoutMs }: Viewer,
    work: (client: pg.PoolClient) => Promise<T>,
    schema: string = ASK_SCHEMA,
  ): Promise<T> {
    const client = await this.#pool.connect();
    let isBroken = false;
    // A backend whose client is gone stops by itself (client_connection_check_interval); so nobody else's query can be hit.
    const drop = () => {
      if (!isBroken) client.release(true);
      isBroken = true;
    };
    const timer = setTimeout(drop, DEADLINE_MS);
    signal.addEventListener('abort', drop, { once: true });
    try {
      signal.throwIfAborted();
      await client.query(
        `BEGIN READ ONLY; SET LOCAL ask.viewer = ${pg.escapeLiteral(this.#viewer(userId))}; SET LOCAL search_path = ${pathOf(schema)}${
          timeoutMs === undefined ? '' : `; SET LOCAL statement_timeout = ${timeoutMs}`
        }`,
      );
      const result = await work(client);
      await client.query('ROLLBACK');
      return result;
    } catch (error) {
      if (isBroken) throw signal.aborted ? error : new SqlRefused('tooSlow');
      await client.query('ROLLBACK').catch(drop);
      throw refusalOf(error, offset) ?? error;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', drop);
      if (!isBroken) client.release();
    }
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  /** Signed, so that no query that could set it gains by that. */
  #viewer(userId: string): string {
    return `${userId}.${createHash('sha256').update(this.secret).update(userId).digest('hex')}`;
  }
}

async function planOf(client: pg.PoolClient, text: string): Promise<Plan> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    oneStatement(`${EXPLAIN}${text}`),
  );
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  if (!plan) throw new SqlRefused('tooExpensive');
  return plan;
}

function largest(plan: Plan): number {
  return Math.max(plan['Plan Rows'], ...(plan.Plans ?? []).map(largest));
}

/** What PostgreSQL says of a query, for whom it was written; undefined for what is no fault of the query. */
function refusalOf(error: unknown, offset: number): SqlRefused | undefined {
  if (error instanceof SqlRefused) return error;
  if (!(error instanceof pg.DatabaseError)) return undefined;
  const { code = '', message } = error;
  if (code === '57014' || code === '55P03' || code === '25P03') return new SqlRefused('tooSlow');
  // Classes 53 (resources) and 54 (limits).
  if (/^5[34]/.test(code)) return new SqlRefused('tooLarge');
  // Connection, shutdown.
  if (/^(08|57|XX|58)/.test(code)) return undefined;
  // What has a position is found when the query is explained.
  const position = error.position && Number(error.position) - 1 - EXPLAIN.length + offset;
  return new SqlRefused('database', message, position || undefined);
}
