import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import {
  bookFromTables,
  firstCloseErrors,
  neededTables,
  pointOf,
  QUARTERS,
  type BookPoint,
  type Row,
  type RowError,
} from '@/domain/close';
import { allowLongStatements, type Database } from '../../database';
import { closeModelPoint } from '../../database/closeBookSchema';
import { readArchive, type ArchiveLimits } from './archive';
import { ImportErrors, MAX_LISTED } from './importErrors';
import { readTables } from './readTables';
import { insertBook, insertPoints } from './writeBook';

const limits: ArchiveLimits = {
  packedBytes: 512 * 1024 * 1024,
  unpackedBytes: 2 * 1024 * 1024 * 1024,
  files: 40,
};

/** Model points that one statement carries. */
const POINTS_PER_INSERT = 2_000;

export interface ImportResult {
  readonly saved: boolean;
  readonly bookId: string | null;
  /** Rows by table. */
  readonly counts: Readonly<Record<string, number>>;
  readonly errors: RowError[];
  readonly errorCount: number;
}

/** Thrown to take the transaction back where nothing is to stay. */
class Undone extends Error {
  override name = 'Undone';
}

/** What model points may name and when they may come in, as far as it is known. */
interface KnownNames {
  readonly products: readonly string[] | null;
  readonly groups: readonly string[] | null;
  readonly lastPeriod: string | null;
}

/** Model points wait in a table of the transaction until the whole file is known. */
class Staging {
  readonly #db: Database;
  #chunk: Row<'modelPoints'>[] = [];

  constructor(db: Database) {
    this.#db = db;
  }

  async begin(): Promise<void> {
    await allowLongStatements(this.#db);
    await this.#db.execute(sql`
      CREATE TEMP TABLE loaded_point (LIKE close_model_point, line integer) ON COMMIT DROP`);
  }

  async add(row: Row<'modelPoints'>): Promise<void> {
    this.#chunk.push(row);
    if (this.#chunk.length >= POINTS_PER_INSERT) await this.flush();
  }

  async flush(): Promise<void> {
    const points = this.#chunk.map((row) => ({ ...pointOf(row), line: row.line }));
    this.#chunk = [];
    if (points.length > 0) await insertPoints(this.#db, '', points, sql`pg_temp.loaded_point`);
  }

  /**
   * Points that stand twice, those that name what is not there, and those that do not fit by themselves: by line, and how many. Contracts join at the start of a
   * quarter, by which they are issued. Null for what is not known for certain: nothing that rests on it is wrong then.
   */
  async errors({
    products,
    groups,
    lastPeriod,
  }: KnownNames): Promise<{ listed: RowError[]; count: number }> {
    const { rows } = await this.#db.execute<{
      line: number;
      column: string;
      reason: string;
      expected: string;
      found: string;
      count: number;
    }>(sql`
      SELECT *, (count(*) OVER ())::int AS count FROM (
        SELECT line, 'id' AS column, 'duplicate' AS reason, '' AS expected, id AS found
        FROM (SELECT line, id, row_number() OVER (PARTITION BY id ORDER BY line) AS place FROM loaded_point) placed WHERE place > 1
        UNION ALL
        SELECT line, 'product', 'reference', '', product FROM loaded_point
        WHERE NOT product = ANY (${sql.param(products)}::text[])
        UNION ALL
        SELECT line, 'group', 'reference', '', group_id FROM loaded_point
        WHERE NOT group_id = ANY (${sql.param(groups)}::text[])
        UNION ALL
        SELECT line, 'entry', 'month', ${QUARTERS}::text, entry FROM loaded_point WHERE entry !~ '-(03|06|09|12)$'
        UNION ALL
        SELECT line, 'entry', 'range', '≤ ' || ${lastPeriod}::text, entry FROM loaded_point WHERE entry > ${lastPeriod}::text
        UNION ALL
        SELECT line, 'issueMonth', 'range', '≤ ' || start, issue_month
        FROM (SELECT *, to_char(to_date(entry, 'YYYY-MM') - interval '2 months', 'YYYY-MM') AS start FROM loaded_point) begun
        WHERE entry ~ '-(03|06|09|12)$' AND issue_month > start
        UNION ALL
        SELECT line, 'premiumTerm', 'range', '', premium_term::text FROM loaded_point WHERE premium_term > term
      ) AS found ORDER BY line LIMIT ${MAX_LISTED}`);
    const listed = rows.map(({ line, column, reason, expected, found }) => ({
      table: 'modelPoints' as const,
      line,
      column,
      reason: reason as RowError['reason'],
      expected,
      found: found.slice(0, 60),
    }));
    return { listed, count: rows[0]?.count ?? 0 };
  }

  /** One point of each product and group: enough to see whether the book closes. */
  async sample(): Promise<readonly BookPoint[]> {
    const { rows } = await this.#db.execute<{ point: Record<string, unknown> }>(sql`
      SELECT DISTINCT ON (group_id) to_jsonb(loaded_point) AS point FROM loaded_point ORDER BY group_id, line LIMIT 200`);
    return rows.map(({ point }) => ({
      id: String(point['id']),
      product: String(point['product']),
      group: String(point['group_id']),
      entry: String(point['entry']),
      issueMonth: String(point['issue_month']),
      contracts: Number(point['contracts']),
      term: Number(point['term']),
      premium: Number(point['premium']),
      sumInsured: Number(point['sum_insured']),
      ...(point['annuity_start'] === null ? {} : { annuityStart: Number(point['annuity_start']) }),
    }));
  }

  async keep(bookId: string): Promise<void> {
    await this.#db.execute(sql`
      INSERT INTO ${closeModelPoint} (book_id, id, product, group_id, entry, issue_month, issue_age, sex, term, premium, premium_term,
        premiums_per_year, sum_insured, annuity_start, contracts, account_value, in_force, accounts)
      SELECT ${bookId}, id, product, group_id, entry, issue_month, issue_age, sex, term, premium, premium_term,
        premiums_per_year, sum_insured, annuity_start, contracts, account_value, in_force, accounts FROM loaded_point`);
  }
}

/**
 * Loads a book of one's own from a ZIP archive of CSV tables as it comes in: every row is judged, and where one is wrong nothing stays. A dry run judges
 * in the same way and saves nothing.
 * @throws {BusinessError} E1608, E1609 as `readArchive`
 */
export async function importBook(
  db: Database,
  source: Readable,
  {
    userId,
    username,
    isDryRun,
    now,
  }: { userId: string; username: string; isDryRun: boolean; now: Date },
): Promise<ImportResult> {
  const errors = new ImportErrors();
  const bookId = randomUUID();
  let counts: Readonly<Record<string, number>> = {};
  try {
    await db.transaction(async (tx) => {
      const staging = new Staging(tx);
      await staging.begin();
      const read = await readTables(readArchive(source, limits), {
        onPoint: (row) => staging.add(row),
        onErrors: (found) => errors.add(found),
      });
      await staging.flush();
      ({ counts } = read);
      errors.add(
        neededTables
          .filter((table) => (counts[table] ?? 0) === 0 && !errors.tables.has(table))
          .map((table) => ({
            table,
            line: 0,
            column: '',
            reason: 'missingTable' as const,
            expected: `${table}.csv`,
            found: '',
          })),
      );
      const { tables } = read;
      const refused = new Set(errors.tables);
      const made = bookFromTables(tables, {
        bookId,
        refused,
        loadedBy: username,
        now: now.toISOString(),
      });
      errors.add(made.errors);
      const { definition } = made.book;
      const wrong = await staging.errors({
        products: refused.has('products') ? null : definition.products.map(({ id }) => id),
        groups: refused.has('groups') ? null : definition.groups.map(({ id }) => id),
        lastPeriod: refused.has('book') ? null : definition.lastPeriod,
      });
      errors.add(wrong.listed, wrong.count);
      // What is sound by itself may still not reach: a first close tells.
      if (errors.count === 0)
        errors.add(firstCloseErrors({ ...made.book, points: await staging.sample() }));
      if (errors.count > 0 || isDryRun) throw new Undone();
      await insertBook(
        tx,
        { ...made.book, points: [] },
        { now, ownerId: userId, modelPoints: counts['modelPoints'] ?? 0 },
      );
      await staging.keep(bookId);
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  const saved = errors.count === 0 && !isDryRun;
  return {
    saved,
    bookId: saved ? bookId : null,
    counts,
    errors: errors.listed,
    errorCount: errors.count,
  };
}
