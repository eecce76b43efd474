/** What the parser keeps of statements that write, define or give values. */
import type { CommonTable, Expression, Name, Query, Relation, Span, TableName } from './syntax';

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
