/** Where the columns of SQL come from: a tolerant parser and a resolver, the same in the browser and on the command line. */
import { dialectOf } from './dialects';
import { parseScript } from './parse/script';
import type { LineageGraph } from './resolve/graph';
import { type Metadata, Script } from './resolve/Script';
import { resolveStatement } from './resolve/statement';

export { dialectOf, DIALECTS } from './dialects';
export type { DialectId } from './dialects';
export { columnEnds, tableEnds } from './ends';
export type { ColumnEdge, TableEnds } from './ends';
export type {
  Column,
  Dataset,
  DatasetKind,
  Edge,
  InfluenceEdge,
  LineageGraph,
  Origin,
} from './resolve/graph';
export type { Metadata } from './resolve/Script';

export interface LineageOptions {
  /** `postgres`, `tsql`, `bigquery`, ...; standard SQL for a name that is not known. */
  dialect?: string;
  metadata?: Metadata;
  /** Whether an alias may be used by later expressions of the same select list. */
  lateralAliases?: boolean;
}

/** The lineage of a script. Never fails: what cannot be read is passed over, and the statements beside it stand. */
export function lineageOf(
  sql: string,
  { dialect, metadata = {}, lateralAliases = false }: LineageOptions = {},
): LineageGraph {
  const script = new Script(sql, metadata, lateralAliases);
  for (const statement of parseScript(sql, dialectOf(dialect))) resolveStatement(script, statement);
  return script.graph;
}
