import { dialectOf } from './dialects';
import { parseScript, segmentsOf } from './parse/script';
import type { LineageGraph } from './resolve/graph';
import { resolveQuery } from './resolve/query';
import { type Metadata, Script } from './resolve/Script';
import { addStatement, resolveStatement } from './resolve/statements/statement';

export interface LineageOptions {
  /** `postgres`, `tsql`, `bigquery`, ...; standard SQL for a name that is not known. */
  dialect?: string;
  metadata?: Metadata;
  /** Whether an alias may be used by later expressions of the same select list. */
  lateralAliases?: boolean;
}

/**
 * The lineage of a script. Never fails: what cannot be read is passed over, and the statements beside it stand.
 * @param segments its tokens, where they are known
 */
export function lineageOf(
  sql: string,
  { dialect, metadata = {}, lateralAliases = false }: LineageOptions = {},
  segments = segmentsOf(sql, dialectOf(dialect)),
): LineageGraph {
  const written = dialectOf(dialect);
  const script = new Script(sql, metadata, lateralAliases, written.selectInto, {
    query: resolveQuery,
    statement: addStatement,
  });
  for (const statement of parseScript(segments, written)) resolveStatement(script, statement);
  return script.graph;
}
