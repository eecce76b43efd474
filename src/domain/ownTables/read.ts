import { type TableDefinition, tableDefinitions } from '../lineage';
import { type OwnModel, ownModel } from './ownModel';

const MAX_DDL_LENGTH = 50_000;
const MAX_TABLES = 50;
const MAX_COLUMNS = 500;

export type DdlProblem = 'tooLong' | 'noTables' | 'tooManyTables';

export interface OwnTables extends OwnModel {
  readonly tables: readonly TableDefinition[];
  /** The same definitions in PostgreSQL's words: what a diagram and the check of SQL read. */
  readonly ddl: string;
}

const plainDdl = ({ name, columns }: TableDefinition): string =>
  `CREATE TABLE ${name} (${columns.map((column) => column.name).join(', ')});`;

/** Reads definitions of tables that somebody has pasted. Nothing of them runs anywhere. */
export function readOwnTables(ddl: string): OwnTables | { readonly problem: DdlProblem } {
  if (ddl.length > MAX_DDL_LENGTH) return { problem: 'tooLong' };
  const tables = tableDefinitions(ddl);
  if (tables.length === 0) return { problem: 'noTables' };
  const columns = tables.reduce((sum, table) => sum + table.columns.length, 0);
  if (tables.length > MAX_TABLES || columns > MAX_COLUMNS) return { problem: 'tooManyTables' };
  return { ...ownModel(tables), tables, ddl: tables.map(plainDdl).join('\n') };
}
