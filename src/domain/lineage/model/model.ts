/** The lineage of a script as plain data: what a diagram draws, a table lists and a file holds. */
import type { DatasetKind, LineageGraph, Origin } from '../resolve/graph';
import type { Influence, Role, Span } from '../parse/syntax';

export type TableKind = DatasetKind | 'unknown';
/** `value` is direct: the column is made of it. Everything else decides on rows, branches, groups or order. */
export type EdgeKind = Role | Influence | 'join';

/**
 * Why an edge may be wrong: one of these tables may hold the column; all of their columns are known, and none is called so; `*` stands for
 * columns that are not known.
 */
export type Doubt = { reason: 'candidates' | 'missing'; tables: string[] } | { reason: 'star' };

export interface LineageColumn {
  id: string;
  name: string;
  /** Whether it only may be in this table. */
  doubtful: boolean;
}
export interface LineageTable {
  id: string;
  kind: TableKind;
  /** Empty for a result, and for a sub-query without alias. */
  name: string;
  temporary: boolean;
  /** Whether all of its columns are known. */
  complete: boolean;
  columns: LineageColumn[];
  span?: Span;
}
export interface LineageEdge {
  id: string;
  /** A column. */
  from: string;
  /** A column; a table where the edge decides on its rows. */
  to: string;
  kind: EdgeKind;
  /** The expressions in the text, in order. */
  spans: Span[];
  /** Numbers of statements, from 0. */
  statements: number[];
  doubt?: Doubt;
}
export interface Lineage {
  tables: LineageTable[];
  edges: LineageEdge[];
}

export const UNKNOWN_TABLE = 'unknown';

/** The table of every column, and every table of itself. */
export function tableIds({ tables }: Lineage): Map<string, string> {
  const ids = new Map<string, string>();
  for (const table of tables) {
    ids.set(table.id, table.id);
    for (const column of table.columns) ids.set(column.id, table.id);
  }
  return ids;
}

/** Whether it can hold no other columns than these. */
const isKnown = ({ complete, kind, columns }: LineageTable) =>
  complete || ((kind === 'cte' || kind === 'query') && columns.every(({ name }) => name !== '*'));

class ModelBuilder {
  private readonly tables = new Map<string, LineageTable>();
  private readonly edges = new Map<string, LineageEdge>();

  constructor(private readonly graph: LineageGraph) {
    for (const { id, kind, name, temporary, complete, columns, span } of graph.datasets.values()) {
      this.tables.set(id, {
        id,
        kind,
        name,
        temporary,
        complete,
        columns: columns.map((column) => ({ id: column.id, name: column.name, doubtful: false })),
        ...(span && { span }),
      });
    }
  }

  /** Columns that an origin may mean, and why it is not sure. */
  private sources(origin: Origin): { columns: string[]; doubt?: Doubt } {
    if (origin.column !== null) return { columns: [origin.column] };
    const { name, candidates } = origin;
    const tables = [...new Set(candidates)].flatMap((id) => this.tables.get(id) ?? []);
    const reason = tables.length > 0 && tables.every(isKnown) ? 'missing' : 'candidates';
    const doubt: Doubt = { reason, tables: tables.map(({ id }) => id) };
    if (tables.length === 0) tables.push(this.unknown());
    return { columns: tables.map((table) => this.possibleColumn(table, name)), doubt };
  }

  private unknown(): LineageTable {
    const known = this.tables.get(UNKNOWN_TABLE);
    if (known) return known;
    const table: LineageTable = {
      id: UNKNOWN_TABLE,
      kind: 'unknown',
      name: '',
      temporary: false,
      complete: false,
      columns: [],
    };
    this.tables.set(UNKNOWN_TABLE, table);
    return table;
  }

  private possibleColumn(table: LineageTable, name: string): string {
    const known = table.columns.find((column) => column.name.toLowerCase() === name.toLowerCase());
    if (known) return known.id;
    const column = { id: `${table.id}\n?${name.toLowerCase()}`, name, doubtful: true };
    table.columns.push(column);
    return column.id;
  }

  private isStar(column: string): boolean {
    return this.graph.columns.get(column)?.name === '*';
  }

  add(origin: Origin, to: string, kind: EdgeKind, span: Span, statement: number): void {
    const { columns, doubt } = this.sources(origin);
    for (const from of columns) {
      const id = `${from}\n>${to}\n${kind}`;
      const known = this.edges.get(id);
      if (known) {
        if (!known.spans.some(({ start, end }) => start === span.start && end === span.end))
          known.spans.push(span);
        if (!known.statements.includes(statement)) known.statements.push(statement);
        continue;
      }
      const star = this.isStar(from) && this.isStar(to);
      const why = doubt ?? (star ? { reason: 'star' as const } : undefined);
      const edge = { id, from, to, kind, spans: [span], statements: [statement] };
      this.edges.set(id, why ? { ...edge, doubt: why } : edge);
    }
  }

  /** Relations that nothing was read from and that nothing flows into say nothing. */
  model(): Lineage {
    const edges = [...this.edges.values()];
    return { tables: [...this.tables.values()], edges };
  }
}

/** The graph of a script as plain data. */
export function modelOf(graph: LineageGraph): Lineage {
  const builder = new ModelBuilder(graph);
  for (const { from, to, role, span, statement } of graph.edges)
    builder.add(from, to, role, span, statement);
  for (const { from, to, influence, span, statement } of graph.influences)
    if (to !== undefined) builder.add(from, to, influence, span, statement);
  return builder.model();
}
