/** Where the columns of SQL come from: a tolerant parser and a resolver, the same in the browser and on the command line. */
export { type DialectId, dialectOf, DIALECTS, hasLateralAliases } from './dialects';
export { tableDefinitions } from './definitions/tableDefinitions';
export {
  bareName,
  type ColumnDefinition,
  nameParts,
  type TableDefinition,
} from './definitions/definition';
export { type ColumnEdge, columnEnds, type TableEnds, tableEnds } from './ends';
export { lineageOf, type LineageOptions } from './lineageOf';
export { type ColumnChange, type ColumnDifference, compareLineage } from './model/compare';
export {
  type Doubt,
  type EdgeKind,
  type Lineage,
  type LineageColumn,
  type LineageEdge,
  type LineageTable,
  type TableKind,
  tableIds,
} from './model/model';
export { readScript, type ScriptInput, type ScriptReading } from './model/readScript';
export { type Simplification, simplify } from './model/simplify';
export { nodesOf, type Trace, traceOf } from './model/trace';
export type { Problem, ProblemKind } from './parse/problems';
export type { Metadata } from './resolve/Script';
