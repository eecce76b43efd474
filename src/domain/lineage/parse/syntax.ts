/**
 * What the parser keeps of SQL: queries, where they read from, and which columns each expression names. Operators, types and literals
 * are passed over: lineage does not depend on them.
 */

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

export interface Assignment {
  targets: Name[][];
  /** Either one expression for one target, or a query for a list of them. */
  value: Expression;
  /** `a += x`: reads its target, too. */
  adds?: boolean;
}

/** OUTPUT and RETURNING: what a statement gives of the rows that it writes, and the statements that take it. */
export interface Given {
  gives?: Query;
  then?: Statement[];
}

/** What is taken into variables or rows: that of a query, or of a cursor by its name. */
interface Taken {
  query?: Query | undefined;
  of?: Name | undefined;
}

export type Statement = Span &
  Given &
  (
    | { kind: 'query'; query: Query }
    /** Variables of a routine take values. */
    | ({ kind: 'assign'; targets: Name[][] } & Taken)
    /** A cursor, the record of a loop, the rows of a trigger (those of its table): known by their name from here on. */
    | ({ kind: 'rows'; name: Name; table?: TableName | undefined } & Taken)
    /** What a function gives, by its name where it is called; several of one function stand together. */
    | { kind: 'function'; name: Name; columns: Name[]; query: Query }
    | {
        kind: 'insert';
        target: TableName;
        columns: Name[];
        /** Columns of a partition whose values come with the rows. */
        partition: Name[];
        query?: Query;
        /** What a row that is there already takes. */
        conflict?: Assignment[];
        /** MySQL's name for the new row in it, and for its columns. */
        row?: { alias: Name; columns: Name[] } | undefined;
        ctes: CommonTable[];
      }
    | {
        kind: 'create';
        target: TableName;
        object: 'table' | 'view';
        temporary: boolean;
        columns: Name[];
        query?: Query | undefined;
        /** Whether the query gives no rows: the table is made as it says and takes nothing from it. */
        empty?: boolean;
        /** LIKE, CLONE. */
        copies?: TableName | undefined;
        ctes: CommonTable[];
      }
    | {
        kind: 'update';
        target: Relation;
        from: Relation[];
        assignments: Assignment[];
        filters: Expression[];
        ctes: CommonTable[];
      }
    | {
        kind: 'merge';
        target: Relation;
        source: Relation;
        on: Expression;
        assignments: Assignment[];
        inserts: { columns: Name[]; values: Expression[]; row: boolean }[];
        ctes: CommonTable[];
      }
    | { kind: 'delete'; target: TableName; using: Relation[]; filters: Expression[] }
    | { kind: 'move'; from: TableName; to: TableName }
    | { kind: 'rename'; from: TableName; to: TableName }
    | { kind: 'drop'; tables: TableName[] }
  );

/** A statement with the routine that it stands in, counted from 1; 0 outside of any. */
export interface ScriptStatement {
  statement: Statement;
  routine: number;
  /** Whether it may be passed by: what a variable takes there comes beside what it held. */
  maybe: boolean;
}
