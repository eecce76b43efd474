import { dialectOf } from './dialects';
import { parseScript } from './parse/script';
import type { LineageGraph } from './resolve/graph';
import { type Metadata, Script } from './resolve/Script';
import { addStatement, resolveStatement } from './resolve/statement';

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
  const tokens = dialectOf(dialect);
  const script = new Script(sql, metadata, lateralAliases, tokens.bracketNames, addStatement);
  for (const statement of parseScript(sql, tokens)) resolveStatement(script, statement);
  return script.graph;
}
