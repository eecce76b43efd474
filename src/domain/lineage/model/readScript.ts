import { type DialectId, dialectOf, hasLateralAliases } from '../dialects';
import { lineageOf } from '../lineageOf';
import type { Problem } from '../parse/problems';
import type { Span } from '../parse/syntax';
import { detectDialect } from './detectDialect';
import { type Draft, draftOf } from './draft';
import { metadataOf } from './metadata';
import { type Lineage, modelOf } from './model';
import { simplify } from './simplify';
import { throughViews } from './throughViews';

export interface ScriptInput {
  sql: string;
  /** `auto`: what it looks like. */
  dialect: DialectId | 'auto';
  /** CREATE TABLE statements that say which columns tables have. */
  ddl: string;
}
export interface ScriptReading {
  dialect: DialectId;
  lineage: Lineage;
  statements: number;
  problems: Problem[];
  /** Statements that are not whole and are shown as they last were. */
  stale: Span[];
}

/**
 * Reads a script that may be half written.
 * @param former the parts of the reading before, so that a statement that has become broken keeps its lineage
 */
export function readScript(
  { sql, dialect: chosen, ddl }: ScriptInput,
  former?: Draft['parts'],
): { reading: ScriptReading; parts: Draft['parts'] } {
  const dialect = chosen === 'auto' ? detectDialect(sql) : chosen;
  const draft = draftOf(sql, dialectOf(dialect), former);
  const definitions =
    ddl.trim() === ''
      ? undefined
      : lineageOf(ddl, { dialect: chosen === 'auto' ? detectDialect(ddl) : dialect });
  const options = {
    dialect,
    metadata: definitions ? metadataOf(definitions) : {},
    lateralAliases: hasLateralAliases(dialect),
  };
  const graph = lineageOf(draft.sql, options, draft.segments);
  const { tables, edges } = modelOf(graph);
  const own: Lineage =
    draft.stale.length === 0
      ? { tables, edges }
      : {
          tables: tables.map((table) =>
            table.span ? { ...table, span: draft.place(table.span) } : table,
          ),
          edges: edges.map((edge) => ({ ...edge, spans: edge.spans.map(draft.place) })),
        };
  const lineage = definitions
    ? throughViews(own, simplify(modelOf(definitions), { hideSteps: true, indirect: false }))
    : own;
  return {
    reading: {
      dialect,
      lineage,
      statements: graph.statements.length,
      problems: draft.problems,
      stale: draft.stale,
    },
    parts: draft.parts,
  };
}
