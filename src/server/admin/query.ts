import { type SQL, sql } from 'drizzle-orm';
import {
  type Field,
  type FieldValue,
  type Filter,
  RESOURCES,
  type ResourceName,
  fieldOf,
  fieldsOf,
  keyOf,
  readFilters,
} from '@/domain/admin';
import { MalformedRequest } from '../contract';
import type { Database } from '../database';
import type { StoredRow } from './store';
import { STORES } from './stores';

/** Which rows, in which order; as the contract's parameters say it. */
export interface Selection {
  sort?: string;
  search?: string;
  filters?: string;
}

/** A text as LIKE takes it literally. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');
const column = (field: string) => sql.identifier(field);

function condition(field: Field, { is, value }: Filter): SQL {
  const name = column(field.name);
  const arrayType = field.kind === 'integer' ? sql`int[]` : sql`text[]`;
  switch (is) {
    case 'contains':
      return sql`${name} ILIKE ${`%${literal(String(value))}%`}`;
    case 'startsWith':
      return sql`${name} ILIKE ${`${literal(String(value))}%`}`;
    case 'equals':
      return sql`${name} = ${value}`;
    case 'atLeast':
      return sql`${name} >= ${value}`;
    case 'atMost':
      return sql`${name} <= ${value}`;
    case 'oneOf':
      return field.kind === 'list'
        ? sql`${name} && ${sql.param(value)}::text[]`
        : sql`${name} = ANY(${sql.param(value)}::${arrayType})`;
    case 'empty':
      return field.kind === 'list' ? sql`cardinality(${name}) = 0` : sql`${name} IS NULL`;
    case 'filled':
      return field.kind === 'list' ? sql`cardinality(${name}) > 0` : sql`${name} IS NOT NULL`;
  }
}

function where(resource: ResourceName, { search, filters: text }: Selection): SQL {
  const filters = readFilters(resource, text);
  if (!filters) throw new MalformedRequest('form', { field: 'filters' });
  const conditions = filters.flatMap((filter) => {
    const field = fieldOf(resource, filter.field);
    return field ? [condition(field, filter)] : [];
  });
  const sought = search?.trim();
  if (sought)
    conditions.push(sql`${STORES[resource].searchText} LIKE lower(${`%${literal(sought)}%`})`);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` AND `);
}

/** The key follows in the direction of the last field, so that the order is complete and one index can give it. */
function orderBy(resource: ResourceName, sort: string | undefined): SQL {
  const parts = (sort ?? STORES[resource].order).split(',').map((part) => ({
    field: part.replace(/^-/, ''),
    down: part.startsWith('-'),
  }));
  const known = fieldsOf(resource).map(({ name }) => name);
  if (parts.some(({ field }) => !known.includes(field))) {
    throw new MalformedRequest('notAllowed', { field: 'sort', options: known.join(', ') });
  }
  const down = parts.at(-1)?.down ?? false;
  const rest = RESOURCES[resource].key.filter((key) => !parts.some(({ field }) => field === key));
  const all = [...parts, ...rest.map((field) => ({ field, down }))];
  return sql.join(
    all.map((part) => sql`${column(part.field)} ${part.down ? sql`DESC` : sql`ASC`}`),
    sql`, `,
  );
}

/** The statement that gives the selected rows in their order. */
export function selectRows(resource: ResourceName, selection: Selection): SQL {
  return sql`SELECT * FROM (${STORES[resource].source}) AS r WHERE ${where(resource, selection)} ORDER BY ${orderBy(resource, selection.sort)}`;
}

/** How many rows are selected. */
export async function countRows(
  db: Database,
  resource: ResourceName,
  selection: Selection,
): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM (${STORES[resource].source}) AS r WHERE ${where(resource, selection)}`,
  );
  return rows[0]?.total ?? 0;
}

/**
 * A page of rows and the number of all that are selected.
 * @throws {MalformedRequest} for a sort or a filter by what is no field of the resource.
 */
export async function listRows(
  db: Database,
  resource: ResourceName,
  { offset = 0, limit = 100, ...selection }: Selection & { offset?: number; limit?: number },
): Promise<{ total: number; rows: StoredRow[] }> {
  const statement = sql`${selectRows(resource, selection)} LIMIT ${limit} OFFSET ${offset}`;
  const [{ rows }, total] = await Promise.all([
    db.execute(statement),
    countRows(db, resource, selection),
  ]);
  return { total, rows: rows.map((row) => asStored(resource, row)) };
}

/** The rows that there are of these keys. */
export async function readRows(
  db: Database,
  resource: ResourceName,
  keys: readonly string[],
): Promise<Map<string, StoredRow>> {
  const fields = RESOURCES[resource].key;
  const parts = keys.map((key) => key.split('/')).filter((part) => part.length === fields.length);
  if (parts.length === 0) return new Map();
  const list = sql.join(
    fields.map((_field, index) => sql`value ->> ${sql.raw(String(index))}`),
    sql`, `,
  );
  const names = sql.join(fields.map(column), sql`, `);
  const { rows } = await db.execute(sql`
    SELECT * FROM (${STORES[resource].source}) AS r
    WHERE (${names}) IN (SELECT ${list} FROM jsonb_array_elements(${JSON.stringify(parts)}::jsonb))`);
  return new Map(rows.map((row) => asStored(resource, row)).map((row) => [row.key, row]));
}

export function asStored(resource: ResourceName, row: Record<string, unknown>): StoredRow {
  const values = Object.fromEntries(
    fieldsOf(resource).map(({ name }) => [name, row[name] as FieldValue]),
  );
  return { key: keyOf(resource, values), version: Number(row.version), values };
}
