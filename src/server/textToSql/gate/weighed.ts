import { ASK_SCHEMA } from '@/domain/questions';
import { listOf, namesOf, nodeOf } from './nodes';
import { SqlRefused } from './refusal';

/**
 * Twins of the views, of sizes that nobody's rows decide: what weighs a query tells nothing of what it would read. As long as the name of
 * their schema, and no name that somebody's own database might have.
 */
export const WEIGHING_SCHEMA = 'a_k';

/** Where the schema of the views is written out, in bytes. */
function schemaPlaces(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(schemaPlaces);
  if (typeof value !== 'object' || value === null) return [];
  const node = nodeOf(value);
  const { schemaname, fields, location } = node?.fields ?? {};
  const isNamed =
    (node?.kind === 'RangeVar' && schemaname === ASK_SCHEMA) ||
    (node?.kind === 'ColumnRef' &&
      listOf(fields).length === 3 &&
      namesOf(fields)[0] === ASK_SCHEMA);
  const own = isNamed ? [typeof location === 'number' ? location : 0] : [];
  return [...own, ...Object.values(value).flatMap(schemaPlaces)];
}

/**
 * A query on the twins of the views: of the same length, so that places in it are those of the query.
 * @throws {SqlRefused} where the schema is written in another way than as a plain name.
 */
export function weighedQuery(tree: unknown, bytes: Buffer): Buffer {
  const twin = Buffer.from(bytes);
  for (const place of schemaPlaces(tree)) {
    const at = twin[place] === 0x22 ? place + 1 : place;
    const written = twin.subarray(at, at + ASK_SCHEMA.length).toString();
    if (written.toLowerCase() !== ASK_SCHEMA) throw new SqlRefused('construct', ASK_SCHEMA);
    twin.write(WEIGHING_SCHEMA, at);
  }
  return twin;
}
