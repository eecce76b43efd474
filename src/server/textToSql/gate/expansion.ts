import { type Fields, listOf, namesOf, nodeOf } from './nodes';

/** Of the expressions that a column may be made of once sub-queries are put into one another. */
const MAX_OF_A_COLUMN = 2000;
const MAX_ALTOGETHER = 10_000;

/** Of how many leaves each column is made, by its name; of one that is not named here, of `other`. */
interface Columns {
  readonly byName: ReadonlyMap<string, number>;
  readonly other: number;
}

const OF_A_VIEW: Columns = { byName: new Map(), other: 1 };

/**
 * PostgreSQL writes sub-queries into the query around them: `a + a` of a column that is `b + b` becomes four, and sixty such lines become more than any
 * memory holds, in a part of the planner that no time limit ends.
 * @returns whether a statement stays small.
 */
export function staysSmall(tree: unknown): boolean {
  const measure = new Expansion();
  measure.select(nodeOf(tree)?.fields, new Map());
  return measure.isSmall;
}

class Expansion {
  #sum = 0;
  #largest = 1;

  get isSmall(): boolean {
    return this.#sum <= MAX_ALTOGETHER && this.#largest <= MAX_OF_A_COLUMN;
  }

  select(fields: Fields | undefined, outer: ReadonlyMap<string, Columns>): Columns {
    if (!fields || !this.isSmall) return OF_A_VIEW;
    const ctes = new Map(outer);
    for (const cte of listOf((fields.withClause as Fields | undefined)?.ctes)) {
      const { ctename, ctequery, aliascolnames } = nodeOf(cte)?.fields ?? {};
      const columns = this.select(nodeOf(ctequery)?.fields, ctes);
      ctes.set(String(ctename), renamed(columns, aliascolnames));
    }
    if (fields.larg || fields.rarg) {
      const sides = [fields.larg, fields.rarg].map((side) => this.select(side as Fields, ctes));
      return largestOf(sides);
    }
    const from = largestOf(listOf(fields.fromClause).map((item) => this.source(item, ctes)));
    const byName = new Map<string, number>();
    let other = from.other;
    for (const target of listOf(fields.targetList)) {
      const { name, val } = nodeOf(target)?.fields ?? {};
      const leaves = this.leaves(val, from, ctes);
      const own = typeof name === 'string' ? name : columnOf(val);
      if (own === undefined) other = Math.max(other, leaves);
      else byName.set(own, Math.max(leaves, byName.get(own) ?? 1));
      this.count(leaves);
    }
    for (const [part, value] of Object.entries(fields))
      if (!['targetList', 'fromClause', 'withClause'].includes(part))
        this.count(this.leaves(value, from, ctes));
    return { byName, other };
  }

  /** What stands in FROM: a view, a common table expression, a sub-query, or some of them joined. */
  private source(item: unknown, ctes: ReadonlyMap<string, Columns>): Columns {
    const node = nodeOf(item);
    if (!node) return OF_A_VIEW;
    const { fields } = node;
    const alias = (fields.alias as Fields | undefined)?.colnames;
    if (node.kind === 'RangeVar')
      return renamed(ctes.get(String(fields.relname)) ?? OF_A_VIEW, alias);
    if (node.kind === 'RangeSubselect')
      return renamed(this.select(nodeOf(fields.subquery)?.fields, ctes), alias);
    if (node.kind !== 'JoinExpr') return OF_A_VIEW;
    const sides = largestOf([this.source(fields.larg, ctes), this.source(fields.rarg, ctes)]);
    this.count(this.leaves(fields.quals, sides, ctes));
    return sides;
  }

  /** Of how many columns and constants an expression is made, those within its columns included. */
  private leaves(value: unknown, from: Columns, ctes: ReadonlyMap<string, Columns>): number {
    if (!this.isSmall || typeof value !== 'object' || value === null) return 0;
    if (Array.isArray(value))
      return value.reduce((sum: number, item) => sum + this.leaves(item, from, ctes), 0);
    const node = nodeOf(value);
    if (node?.kind === 'ColumnRef') return from.byName.get(columnOf(value) ?? '') ?? from.other;
    if (node?.kind === 'A_Const') return 1;
    // A sub-query is copied with the column that it is.
    if (node?.kind === 'SelectStmt') {
      const { byName, other } = this.select(node.fields, ctes);
      return Math.max(other, ...byName.values());
    }
    return Object.values(value).reduce(
      (sum: number, part) => sum + this.leaves(part, from, ctes),
      0,
    );
  }

  private count(leaves: number): void {
    this.#sum += leaves;
    this.#largest = Math.max(this.#largest, leaves);
  }
}

const columnOf = (value: unknown): string | undefined =>
  nodeOf(value)?.kind === 'ColumnRef' ? namesOf(nodeOf(value)?.fields.fields).at(-1) : undefined;

/** Under other names any column may be the largest. */
function renamed({ byName, other }: Columns, names: unknown): Columns {
  return listOf(names).length > 0
    ? { byName: new Map(), other: Math.max(other, ...byName.values()) }
    : { byName, other };
}

function largestOf(all: readonly Columns[]): Columns {
  const byName = new Map<string, number>();
  for (const columns of all)
    for (const [name, leaves] of columns.byName)
      byName.set(name, Math.max(leaves, byName.get(name) ?? 1));
  return { byName, other: Math.max(1, ...all.map(({ other }) => other)) };
}
