import { sql } from 'drizzle-orm';
import { pointOf, QUARTERS, type BookPoint, type Row, type RowError } from '@/domain/close';
import { allowLongStatements, type Database } from '../../database';
import { closeModelPoint } from '../../database/closeBookSchema';
import { MAX_LISTED } from './importErrors';
import { insertPoints } from './writeBook';

/** Model points that one statement carries. */
const POINTS_PER_INSERT = 2_000;

/** A product or a group, with how its contracts are measured. */
interface Measured {
  readonly id: string;
  readonly model: string;
}

/** What model points may name and when they may come in, as far as it is known. */
interface KnownNames {
  readonly products: readonly Measured[] | null;
  readonly groups: readonly Measured[] | null;
  readonly lastPeriod: string | null;
}

/** Model points wait in a table of the transaction until the whole file is known. */
export class StagedPoints {
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
    const idsOf = (all: readonly Measured[] | null) => sql.param(all && all.map(({ id }) => id));
    const modelsOf = (all: readonly Measured[] | null) =>
      sql`jsonb_to_recordset(${JSON.stringify((all ?? []).map(({ id, model }) => ({ id, model })))}::jsonb)`;
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
        WHERE NOT product = ANY (${idsOf(products)}::text[])
        UNION ALL
        SELECT line, 'group', 'reference', '', group_id FROM loaded_point
        WHERE NOT group_id = ANY (${idsOf(groups)}::text[])
        UNION ALL
        SELECT line, 'product', 'otherModel', of_group.model, of_product.model
        FROM loaded_point JOIN ${modelsOf(products)} AS of_product (id text, model text) ON of_product.id = product
          JOIN ${modelsOf(groups)} AS of_group (id text, model text) ON of_group.id = group_id
        WHERE of_group.model <> of_product.model
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
