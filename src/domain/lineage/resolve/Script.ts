import type { Dialect } from '../dialects';
import type { Statement } from '../parse/statementSyntax';
import type { Influence, Query, Select, Span, TableName } from '../parse/syntax';
import { type Dataset, keyOf, LineageGraph, type StatementTables } from './graph';
import { materialize, type Output } from './outputs';
import { Scope, type View } from './scope';

/** The columns of tables by their names: `{ 'sales.orders': ['id', 'amount'] }`. */
export type Metadata = Readonly<Record<string, readonly string[]>>;

const idOf = ({ parts, path }: TableName) =>
  path
    ? `path:${parts[0]?.text ?? ''}`
    : `table:${parts.map(({ text, quoted }) => (quoted && /[A-Z]/.test(text) && !isPlain(text) ? text : keyOf(text))).join('.')}`;
/** A quoted name that would mean the same without its quotes. */
const isPlain = (text: string) => /^[a-z_][a-z0-9_]*$/.test(text);

/** What is known while a script is read from its first statement to its last. */
export class Script {
  readonly graph = new LineageGraph();
  /** What the statement reads and writes. */
  tables: StatementTables = this.graph.beginStatement(0, { start: 0, end: 0 });
  /** What the routine, or the script outside of any, keeps from statement to statement. */
  scope = new Scope();
  /** Whether the statement may be passed by. */
  maybe = false;
  /** Those that give rows, by their names in capitals. */
  readonly functions = new Map<string, { dataset: Dataset; view: () => View }>();
  /** What a select reads, by the select: an upsert names it again. */
  readonly scopes = new WeakMap<Select, Scope>();
  private readonly outside = this.scope;
  private routine = 0;
  private readonly metadata: Map<string, readonly string[]>;
  private readonly named = new Map<string, Dataset>();

  constructor(
    private readonly sql: string,
    metadata: Metadata,
    /** An alias may be used by later expressions of the same select list. */
    readonly lateralAliases: boolean,
    private readonly selectInto: Dialect['selectInto'],
    /** Expressions and relations hold queries, and queries both; a common table may hold statements: this ties them. */
    private readonly resolvers: {
      query: (script: Script, query: Query, outer: Scope | undefined) => Output[];
      statement: (script: Script, statement: Statement) => void;
    },
  ) {
    this.graph.statements.length = 0;
    this.metadata = new Map(
      Object.entries(metadata).map(([name, columns]) => [
        keyOf(name).replace(/^<default>\./, ''),
        columns,
      ]),
    );
  }

  resolveStatement(statement: Statement): void {
    this.resolvers.statement(this, statement);
  }

  /** The columns that a query gives, with their origins. */
  resolveQuery(query: Query, outer: Scope | undefined): Output[] {
    return this.resolvers.query(this, query, outer);
  }

  text({ start, end }: Span): string {
    return this.sql.slice(start, end).trim();
  }

  enter(routine: number): void {
    if (routine === 0) this.scope = this.outside;
    else if (routine !== this.routine) this.scope = new Scope();
    this.routine = routine;
  }

  begin(routine: number, span: Span): void {
    this.tables = this.graph.beginStatement(routine, span);
  }

  /** Whether SELECT INTO names a table here, and not variables. */
  get writesInto(): boolean {
    return this.selectInto === 'always' || (this.selectInto === 'outside' && this.routine === 0);
  }

  /** A table or a file, with the columns that metadata or an earlier statement give it. */
  table(name: TableName): Dataset {
    const text = name.parts.map((part) => part.text).join('.');
    const key = idOf(name);
    const known = this.named.get(key);
    if (known) return known;
    // The id of a table that has been renamed stays its own.
    const id = this.graph.datasets.has(key) ? `${key}#${this.graph.datasets.size}` : key;
    const dataset = this.graph.dataset(id, name.path ? 'path' : 'table', text, name);
    this.named.set(key, dataset);
    // SQL Server's temporary tables.
    if (/^[#@]/.test(text) && !name.path) dataset.temporary = true;
    const columns = this.metadata.get(keyOf(text));
    if (columns) this.complete(dataset, columns);
    return dataset;
  }

  /** From here on the table is known by another name. */
  rename(from: TableName, to: TableName): void {
    const dataset = this.table(from);
    dataset.name = to.parts.map((part) => part.text).join('.');
    this.named.delete(idOf(from));
    this.named.set(idOf(to), dataset);
  }

  complete(dataset: Dataset, columns: readonly string[]): void {
    for (const column of columns) this.graph.column(dataset, column);
    dataset.complete = true;
  }

  read(name: TableName): Dataset {
    const dataset = this.table(name);
    this.tables.reads.add(dataset.id);
    return dataset;
  }

  write(name: TableName): Dataset {
    const dataset = this.table(name);
    this.tables.writes.add(dataset.id);
    return dataset;
  }

  /** The result of a query goes into a table, under the names that are given or known for it. */
  writeQuery(
    name: TableName,
    outputs: readonly Output[],
    columns: readonly string[] = [],
    partition: readonly string[] = [],
  ): Dataset {
    const target = this.write(name);
    const known = target.complete
      ? target.columns.map((column) => column.name).filter((column) => column !== '*')
      : [];
    const loose = known.filter(
      (column) => !partition.some((name_) => keyOf(name_) === keyOf(column)),
    );
    const stars = outputs.flatMap(({ star }) => star ?? []);
    const hasStar = stars.length > 0;
    const [only, ...others] = stars;
    if (only && others.length === 0 && columns.length === 0) target.rest = only.lookup;
    const fitting = [columns, [...loose, ...partition], loose].find(
      (list) => list.length === outputs.length,
    );
    materialize(this.graph, target, outputs, hasStar ? [] : fitting);
    return target;
  }

  /** Columns that decide which rows of the statement's result there are. */
  influence(influence: Influence | 'join', origins: Output['origins'], span: Span): void {
    const { graph } = this;
    for (const { origin } of origins) {
      graph.influences.push({ from: origin, influence, span, statement: graph.statement });
    }
  }
}
