import { type SQL, sql } from 'drizzle-orm';
import type { FieldValue, ResourceName } from '@/domain/admin';
import { RESOURCES } from '@/domain/admin';
import type { Database } from '../database';

/** A row as administration sees it. */
export interface StoredRow {
  key: string;
  version: number;
  values: Record<string, FieldValue>;
}

/** How a resource is read and written. */
export interface ResourceStore {
  /** A query with one column a field, under the field's name, and `version`. */
  source: SQL;
  /** What a search looks into, in small letters: an expression over the columns of `source`. */
  searchText: SQL;
  /** The usual order, written as `sort` is. */
  order: string;
  /** Writes whole rows, new or not. */
  write: (db: Database, rows: readonly StoredRow[]) => Promise<void>;
  remove: (db: Database, rows: readonly StoredRow[]) => Promise<void>;
}

export const columnList = (names: readonly string[]): SQL =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );

/** The texts of these fields, a line each. */
export const textOf = (fields: readonly string[]): SQL =>
  sql`lower(concat_ws(E'\\n', ${columnList(fields)}))`;

interface TableOptions<Name extends ResourceName> {
  resource: Name;
  table: string;
  /** The column of each field. */
  columns: Readonly<Record<(typeof RESOURCES)[Name]['fields'][number]['name'], string>>;
  /** The fields that a search looks into, or the column that holds them together. */
  searched: readonly string[] | string;
  order: string;
  /** In place of the table's own columns. */
  source?: SQL;
}

/** A resource that is a table. Rows travel as one JSON parameter, so that a batch is one statement however long it is. */
export function tableStore<Name extends ResourceName>({
  resource,
  table: tableName,
  columns,
  searched,
  order,
  source,
}: TableOptions<Name>): ResourceStore {
  const byField: Readonly<Record<string, string>> = columns;
  const table = sql.identifier(tableName);
  const search = typeof searched === 'string' ? sql.identifier(searched) : undefined;
  const keys = RESOURCES[resource].key.map((field) => byField[field] ?? field);
  const all = [...Object.values(byField), 'version'];
  const selected = Object.entries(byField).map(
    ([field, column]) => sql`${sql.identifier(column)} AS ${sql.identifier(field)}`,
  );
  const updates = all
    .filter((column) => !keys.includes(column))
    .map((column) => sql`${sql.identifier(column)} = excluded.${sql.identifier(column)}`);
  const records = (rows: readonly StoredRow[]) => {
    const list = rows.map(({ values, version }) => ({
      ...Object.fromEntries(
        Object.entries(byField).map(([field, column]) => [column, values[field]]),
      ),
      version,
    }));
    return sql`jsonb_populate_recordset(NULL::${table}, ${JSON.stringify(list)}::jsonb)`;
  };
  return {
    source:
      source ??
      sql`SELECT ${sql.join(selected, sql`, `)}, version${search ? sql`, ${search}` : sql``} FROM ${table}`,
    searchText: typeof searched === 'string' ? sql`${search}` : textOf(searched),
    order,
    write: async (db, rows) => {
      await db.execute(sql`
        INSERT INTO ${table} (${columnList(all)}) SELECT ${columnList(all)} FROM ${records(rows)}
        ON CONFLICT (${columnList(keys)}) DO UPDATE SET ${sql.join(updates, sql`, `)}`);
    },
    remove: async (db, rows) => {
      await db.execute(
        sql`DELETE FROM ${table} WHERE (${columnList(keys)}) IN (SELECT ${columnList(keys)} FROM ${records(rows)})`,
      );
    },
  };
}
