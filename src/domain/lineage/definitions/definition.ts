/** A name as it stands in SQL: in small letters, or between double quotes where it would mean another without them. */
export type SqlName = string;

/** The parts of a name: its schema, and itself. */
export const nameParts = (name: SqlName): readonly SqlName[] =>
  name.match(/"(?:[^"]|"")*"|[^".]+/g) ?? [name];

/** A name without its schema. */
export const bareName = (name: SqlName): SqlName => nameParts(name).at(-1) ?? name;

export interface ColumnDefinition {
  readonly name: SqlName;
  /** Its first word, in capitals: `NUMERIC`, `VARCHAR`; empty where none stands. */
  readonly type: string;
  readonly comment: string;
  /** What it may hold, where an ENUM or a CHECK lists it. */
  readonly values: readonly string[];
}

export interface ForeignKey {
  readonly columns: readonly SqlName[];
  /** As it is written, with its schema. */
  readonly table: SqlName;
  /** Empty: its primary key. */
  readonly references: readonly SqlName[];
}

/** A table as its definition says. */
export interface TableDefinition {
  /** With its schema, where it is written with one. */
  readonly name: SqlName;
  readonly comment: string;
  readonly columns: readonly ColumnDefinition[];
  readonly primaryKey: readonly SqlName[];
  readonly foreignKeys: readonly ForeignKey[];
}
