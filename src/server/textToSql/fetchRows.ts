import pg from 'pg';
import { SqlRefused } from './gate/refusal';

const MAX_ROWS = 10_000;
const MAX_CHARACTERS = 4_000_000;
/** So many of a wide view are an answer, though not the whole of it. */
const MIN_PARTIAL_ROWS = 1000;
const MAX_CELL = 4000;
const MAX_FETCHED_ROWS = 250;
const MAX_FETCHED_CHARACTERS = 16_000_000;

export type ColumnType = 'text' | 'number' | 'boolean' | 'date' | 'timestamp';
export type Value = string | number | boolean | null;

export interface QueryResult {
  readonly columns: readonly { readonly name: string; readonly type: ColumnType }[];
  readonly rows: readonly (readonly Value[])[];
  /** Not all rows there are. */
  readonly isTruncated: boolean;
}

/** The extended protocol takes one statement; the driver has it, its types do not know. */
export const oneStatement = (text: string) => ({ text, queryMode: 'extended' });

/**
 * The rows of a query, by a cursor: it takes only one that changes nothing.
 * @param limits `timeoutMs` for all parts that they come in, since the database's own limit is one of each part; what a part holds is in memory at once, and
 * `charactersOfRow` says how much that may be.
 * @throws {SqlRefused} where they take longer, or are too large.
 */
export async function fetchRows(
  client: pg.PoolClient,
  text: string,
  { timeoutMs = Infinity, charactersOfRow = 1 }: { timeoutMs?: number; charactersOfRow?: number },
): Promise<QueryResult> {
  const since = performance.now();
  const inAPart = Math.floor(MAX_FETCHED_CHARACTERS / Math.max(1, charactersOfRow));
  const count = Math.min(MAX_FETCHED_ROWS, Math.max(1, inAPart));
  await client.query(oneStatement(`DECLARE answer NO SCROLL CURSOR FOR ${text}`));
  const rows: Value[][] = [];
  let columns: { name: string; type: ColumnType }[] = [];
  let characters = 0;
  for (;;) {
    const part = await client.query<(string | null)[]>({
      text: `FETCH ${count} FROM answer`,
      rowMode: 'array',
      types: { getTypeParser: () => (value: string) => value },
    });
    columns = part.fields.map(({ name, dataTypeID }) => ({ name, type: typeOf(dataTypeID) }));
    for (const row of part.rows) {
      if (rows.length === MAX_ROWS) return { columns, rows, isTruncated: true };
      for (const cell of row) characters += cell?.length ?? 0;
      if (characters > MAX_CHARACTERS) {
        if (rows.length < MIN_PARTIAL_ROWS) throw new SqlRefused('tooLarge');
        return { columns, rows, isTruncated: true };
      }
      rows.push(row.map((cell, index) => valueOf(cell, columns[index]?.type ?? 'text')));
    }
    if (part.rows.length < count) return { columns, rows, isTruncated: false };
    if (performance.now() - since > timeoutMs) throw new SqlRefused('tooSlow');
  }
}

function typeOf(oid: number): ColumnType {
  const { INT2, INT4, INT8, FLOAT4, FLOAT8, NUMERIC, BOOL, DATE, TIMESTAMP, TIMESTAMPTZ } =
    pg.types.builtins;
  if ([INT2, INT4, INT8, FLOAT4, FLOAT8, NUMERIC].includes(oid)) return 'number';
  if (oid === BOOL) return 'boolean';
  if (oid === DATE) return 'date';
  return oid === TIMESTAMP || oid === TIMESTAMPTZ ? 'timestamp' : 'text';
}

function valueOf(cell: string | null, type: ColumnType): Value {
  if (cell === null) return null;
  if (type === 'boolean') return cell === 't';
  if (type === 'number') {
    const number = Number(cell);
    return Number.isFinite(number) ? number : cell;
  }
  return cell.length > MAX_CELL ? `${cell.slice(0, MAX_CELL)}…` : cell;
}
