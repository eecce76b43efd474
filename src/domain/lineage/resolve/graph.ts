import type { Influence, Role, Span } from '../parse/syntax';

export type DatasetKind = 'table' | 'view' | 'path' | 'cte' | 'query' | 'result';

/** A table, a view or a file, or what stands between them: a common table, a sub-query, the result of a query. */
export interface Dataset {
  id: string;
  kind: DatasetKind;
  /** As first written; empty for a sub-query without alias. */
  name: string;
  temporary: boolean;
  columns: Column[];
  /** Whether all of its columns are known. */
  complete: boolean;
  /** Where a column comes from that is not known, and that the `*` it is filled by may hold. */
  rest?: (name: string) => readonly Origin[];
  span?: Span;
}

export interface Column {
  id: string;
  dataset: string;
  name: string;
}

/** Where a value comes from: a column, or one whose table is not known. */
export type Origin =
  | { column: string }
  | { column: null; name: string; candidates: readonly string[] };

/** A column takes its value from another. */
export interface Edge {
  from: Origin;
  to: string;
  role: Role;
  /** The expression in the text. */
  span: Span;
  statement: number;
}

/** A column decides which rows the result of a statement holds, or how they are grouped or ordered. */
export interface InfluenceEdge {
  from: Origin;
  influence: Influence | 'join';
  /** The dataset whose rows it decides; absent where the statement writes and gives none. */
  to?: string;
  span: Span;
  statement: number;
}

export interface StatementTables {
  routine: number;
  span: Span;
  reads: Set<string>;
  writes: Set<string>;
  drops: string[];
}

export const keyOf = (name: string): string => name.toLowerCase();

/** What a script does with tables and columns, put together statement by statement. */
export class LineageGraph {
  readonly datasets = new Map<string, Dataset>();
  readonly columns = new Map<string, Column>();
  readonly edges: Edge[] = [];
  readonly influences: InfluenceEdge[] = [];
  readonly statements: StatementTables[] = [];
  private readonly known = new Set<string>();
  /** How many local datasets bear the same name. */
  private readonly alike = new Map<string, number>();
  private claimed = 0;

  beginStatement(routine: number, span: Span): StatementTables {
    const tables: StatementTables = {
      routine,
      span,
      reads: new Set(),
      writes: new Set(),
      drops: [],
    };
    this.statements.push(tables);
    return tables;
  }

  get statement(): number {
    return this.statements.length - 1;
  }

  dataset(id: string, kind: DatasetKind, name: string, span?: Span): Dataset {
    const found = this.datasets.get(id);
    if (found) return found;
    const made: Dataset = {
      id,
      kind,
      name,
      temporary: false,
      columns: [],
      complete: false,
      ...(span && { span }),
    };
    this.datasets.set(id, made);
    return made;
  }

  /** A dataset of one place in the script only. What is written elsewhere does not change its id. */
  local(kind: 'cte' | 'query' | 'result', name: string, span: Span): Dataset {
    const id = `${kind}:${keyOf(name)}`;
    const number = (this.alike.get(id) ?? 0) + 1;
    this.alike.set(id, number);
    return this.dataset(number === 1 ? id : `${id}#${number}`, kind, name, span);
  }

  /** The column of that name, made where there is none yet. */
  column(dataset: Dataset, name: string): Column {
    const id = `${dataset.id}\n${keyOf(name)}`;
    const found = this.columns.get(id);
    if (found) return found;
    const column = { id, dataset: dataset.id, name };
    this.columns.set(id, column);
    dataset.columns.push(column);
    return column;
  }

  find(dataset: Dataset, name: string): Column | undefined {
    return this.columns.get(`${dataset.id}\n${keyOf(name)}`);
  }

  /** What has decided on rows since the last claim decides on those of this dataset. */
  claimInfluences(dataset: Dataset): void {
    for (; this.claimed < this.influences.length; this.claimed += 1) {
      const influence = this.influences[this.claimed];
      if (influence) influence.to = dataset.id;
    }
  }

  /** Nobody has claimed what is left of the statement. */
  endStatement(): void {
    this.claimed = this.influences.length;
  }

  connect(from: Origin, to: Column, role: Role, span: Span): void {
    const source = from.column ?? `?${keyOf(from.name)}`;
    const key = `${source}\n${to.id}\n${role}\n${span.start}\n${this.statement}`;
    if (this.known.has(key)) return;
    this.known.add(key);
    this.edges.push({ from, to: to.id, role, span, statement: this.statement });
  }
}
