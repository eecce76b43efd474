/**
 * What the parser keeps of SQL: queries, where they read from, and which columns each expression names. Operators, types and literals
 * are passed over: lineage does not depend on them.
 */

import type { Statement } from './statementSyntax';

/** Offsets into the SQL text, in UTF-16 units. */
export interface Span {
  start: number;
  end: number;
}

/** One part of a name. A quoted name keeps its case. */
export interface Name extends Span {
  text: string;
  quoted: boolean;
}

/** How a column takes part in an expression. */
export type Role = 'value' | 'condition' | 'window';

export interface ColumnRef extends Span {
  parts: Name[];
  role: Role;
  /** `count(*)` reads every column. */
  star?: boolean;
}

export interface Expression extends Span {
  refs: ColumnRef[];
  queries: { query: Query; role: Role }[];
  /** Windows that are defined at the end of the SELECT. */
  windows: string[];
  /** The one column that the expression is, where it is nothing else. */
  column?: ColumnRef;
  /** A name that follows in parentheses, as in Teradata's `x (NAMED y)`. */
  named?: Name;
}

export interface OutputItem extends Span {
  kind: 'expression';
  expression: Expression;
  alias?: Name;
  /** The columns of a function that gives several: `posexplode(x) AS (at, item)`. */
  aliases?: Name[];
}
export interface StarItem extends Span {
  kind: 'star';
  qualifier: Name[];
  except: Name[];
  replace: { expression: Expression; alias: Name }[];
  rename: { from: Name; to: Name }[];
}
export type SelectItem = OutputItem | StarItem;

export interface TableName extends Span {
  parts: Name[];
  /** A file or a cloud path instead of a table. */
  path?: boolean;
  /** Its name for the statement that writes it. */
  alias?: Name;
}

export type Source =
  | {
      kind: 'table';
      table: TableName;
      /** Rows that the statement itself writes: they are not read. */
      written?: boolean;
    }
  | { kind: 'query'; query: Query }
  | {
      kind: 'function';
      name: string;
      /** The function whose rows TABLE gives. */
      calls?: string | undefined;
      args: Expression;
      /** Those that JSON_TABLE and the like define. */
      columns?: Name[];
    }
  | { kind: 'values'; rows: Expression[][] }
  | { kind: 'join'; relations: Relation[] };

export interface Relation extends Span {
  source: Source;
  alias?: Name;
  columns: Name[];
  /** BigQuery's WITH OFFSET AS: the place of an element, which comes from no column. */
  offset?: Name;
  /** ON, as well as the columns of USING. */
  on: Expression[];
  using: Name[];
  pivot?: Pivot;
}

/** PIVOT and UNPIVOT: which columns are read, and which come of it. */
export interface Pivot {
  reads: Expression[];
  gives: { name: Name; from: ColumnRef[] }[];
  /** What columns are made of that are named by the rows. */
  rest?: ColumnRef[] | undefined;
  /** Columns that it does not give on; all of them where this is absent. */
  drops?: Name[] | undefined;
}

export type Influence = 'filter' | 'group' | 'sort';

export interface Select extends Span {
  kind: 'select';
  items: SelectItem[];
  from: Relation[];
  clauses: { influence: Influence; expression: Expression }[];
  windows: Map<string, Expression>;
  /** A table, or the variables of a routine. */
  into?: TableName[];
  /** Whether its aliases may be used by later expressions of its list. */
  lateral?: boolean;
}
export interface SetOperation extends Span {
  kind: 'union';
  by: 'position' | 'name';
  branches: Body[];
}
export interface Values extends Span {
  kind: 'values';
  rows: Expression[][];
}
export type Body = Select | SetOperation | Values | Query;

export interface CommonTable extends Span {
  name: Name;
  columns: Name[];
  query: Query;
}
export interface Query extends Span {
  kind: 'query';
  ctes: CommonTable[];
  /** Expressions that ClickHouse's WITH names for the query. */
  scalars?: { expression: Expression; alias: Name }[];
  body: Body;
  /** ORDER BY and the like, behind the last branch. */
  sort: Expression[];
  /** Statements that write, whose rows the query gives (OUTPUT, RETURNING). */
  statements?: Statement[];
}
