import { Budget } from './budget';
import { ExpressionSizes } from './expressionSizes';
import { type Fields, isCalledIn, listOf, namesOf, nodeOf } from './nodes';
import { outputNameOf } from './outputNames';
import type { Readable } from './readable';
import { SqlRefused } from './refusal';
import * as scopes from './scope';
import type { Column, FromItem, Scope } from './scope';
import * as sizes from './sizes';
import type { Size } from './sizes';

/**
 * Holds every name against what stands in FROM, and measures what a statement makes of it.
 * @returns how many characters a row of the answer may have.
 * @throws {SqlRefused}
 */
export function measureStatement(tree: unknown, readable: Readable): number {
  const around: Scope = { ctes: new Map(), items: [] };
  const columns = new Measure(readable).select(nodeOf(tree)?.fields ?? {}, around);
  return sizes.sumOf(columns.map(({ size }) => size)).characters;
}

class Measure {
  readonly #budget = new Budget();
  readonly #sizes: ExpressionSizes;

  constructor(private readonly readable: Readable) {
    this.#sizes = new ExpressionSizes(readable, (query, scope) => this.sizeOfQuery(query, scope));
  }

  /** The columns of a query. @param around what names stand for that are not its own. */
  select(fields: Fields, around: Scope): readonly Column[] {
    const base: Scope = {
      ctes: this.ctes(fields.withClause as Fields | undefined, around),
      items: [],
      outer: around,
    };
    if (fields.larg || fields.rarg) {
      const [left = [], right = []] = [fields.larg, fields.rarg].map((side) =>
        this.select((side as Fields | undefined) ?? {}, base),
      );
      const columns = scopes.zipped(left, right);
      const { sortClause, limitOffset, limitCount } = fields;
      for (const part of [sortClause, limitOffset, limitCount])
        this.#budget.spend(this.#sizes.of(part, { ...base, outputs: columns }));
      return columns;
    }
    const scope: Scope = { ...base, items: this.from(fields.fromClause, base) };
    const columns = fields.valuesLists
      ? this.values(fields.valuesLists, scope)
      : listOf(fields.targetList).flatMap((target) => this.target(target, scope));
    this.#budget.spendRow(columns.map(({ size }) => size));
    const { whereClause, havingClause, windowClause, limitOffset, limitCount } = fields;
    for (const part of [whereClause, havingClause, windowClause, limitOffset, limitCount])
      this.#budget.spend(this.#sizes.of(part, scope));
    const { groupClause, sortClause, distinctClause } = fields;
    for (const part of [groupClause, sortClause, distinctClause])
      this.#budget.spend(this.#sizes.of(part, { ...scope, outputs: columns }, 'row'));
    return columns;
  }

  private ctes(clause: Fields | undefined, around: Scope): Scope['ctes'] {
    const ctes = new Map(around.ctes);
    for (const cte of listOf(clause?.ctes)) {
      const { ctename, ctequery, aliascolnames } = nodeOf(cte)?.fields ?? {};
      const [name, query, names] = [
        String(ctename),
        nodeOf(ctequery)?.fields ?? {},
        namesOf(aliascolnames),
      ];
      const inner: Scope = { ctes: new Map(ctes), items: [], outer: around };
      const before = this.#budget.relations;
      const columns =
        clause?.recursive && query.larg
          ? this.recursion(name, query, names, inner)
          : this.select(query, inner);
      const relations = this.#budget.relations - before;
      ctes.set(name, { columns: scopes.renamed(columns, names), relations });
    }
    return ctes;
  }

  private recursion(
    name: string,
    query: Fields,
    names: readonly (string | undefined)[],
    scope: Scope,
  ): readonly Column[] {
    const { larg, rarg } = query;
    const first = scopes.renamed(this.select(larg as Fields, scope), names);
    const own = new Map(scope.ctes).set(name, { columns: first, relations: 1 });
    const targets = listOf((rarg as Fields | undefined)?.targetList);
    return this.select(query, { ...scope, ctes: own }).map((column, index) => ({
      ...column,
      size: isCalledIn(targets[index], '||') ? sizes.afterSteps(column.size) : column.size,
    }));
  }

  private values(lists: unknown, scope: Scope): readonly Column[] {
    const rows = listOf(lists).map((list) =>
      listOf(nodeOf(list)?.fields.items).map((item, index) => ({
        name: `column${index + 1}`,
        size: this.#sizes.of(item, scope),
      })),
    );
    const [first = [], ...others] = rows;
    for (const { size } of others.flat()) this.#budget.spend(size);
    return others.reduce<readonly Column[]>(scopes.zipped, first);
  }

  private target(target: unknown, scope: Scope): readonly Column[] {
    const { name, val } = nodeOf(target)?.fields ?? {};
    const { kind, fields = {} } = nodeOf(val) ?? {};
    const parts = namesOf(fields.fields);
    if (kind === 'ColumnRef' && parts.at(-1) === undefined)
      return parts.length === 1
        ? scope.items.flatMap(({ columns }) => columns)
        : scopes.sourceOf(parts.slice(0, -1), fields.location, scope, this.readable).columns;
    return [
      {
        name: typeof name === 'string' ? name : outputNameOf(val),
        size: this.#sizes.of(val, scope),
      },
    ];
  }

  private from(clause: unknown, base: Scope): readonly FromItem[] {
    return listOf(clause).reduce<readonly FromItem[]>(
      (items, item) => [...items, this.item(item, base, items)],
      [],
    );
  }

  /** @param before what stands before it in FROM, which it sees if it is LATERAL. */
  private item(item: unknown, base: Scope, before: readonly FromItem[]): FromItem {
    const { kind, fields = {} } = nodeOf(item) ?? {};
    const { aliasname, colnames } = (fields.alias as Fields | undefined) ?? {};
    const names = namesOf(colnames);
    const isSeries = kind === 'RangeFunction';
    const single = (columns: readonly Column[], name: unknown): FromItem => {
      const own = scopes.renamed(columns, isSeries && names.length === 0 ? [String(name)] : names);
      return { sources: [{ name: String(name), columns: own }], columns: own };
    };
    if (kind === 'RangeVar')
      return single(this.relation(fields, base), aliasname ?? fields.relname);
    if (kind === 'RangeSubselect') {
      const around = fields.lateral ? { ...base, items: before } : base;
      return single(this.select(nodeOf(fields.subquery)?.fields ?? {}, around), aliasname ?? '');
    }
    if (isSeries)
      return single([{ name: '', size: sizes.STORED_NUMBER }], aliasname ?? 'generate_series');
    const left = this.item(fields.larg, base, before);
    const right = this.item(fields.rarg, base, [...before, left]);
    const both = scopes.joined(left, right, fields.isNatural ? 'all' : namesOf(fields.usingClause));
    this.#budget.spend(this.#sizes.of(fields.quals, { ...base, items: [both] }));
    return aliasname === undefined ? both : single(both.columns, aliasname);
  }

  private relation({ schemaname, relname, location }: Fields, { ctes }: Scope): readonly Column[] {
    const name = String(relname);
    const cte = schemaname === undefined ? ctes.get(name) : undefined;
    const view = this.readable.views.get(name);
    if (!cte && !view) throw new SqlRefused('relation', name, Number(location ?? 0));
    this.#budget.read(cte?.relations ?? 1);
    const sizeOf = (column: string) =>
      this.readable.numbers.has(column) ? sizes.STORED_NUMBER : sizes.STORED_TEXT;
    return (
      cte?.columns ?? [...(view ?? [])].map((column) => ({ name: column, size: sizeOf(column) }))
    );
  }

  /** A sub-query is copied with the column that it is. */
  private sizeOfQuery(query: Fields, scope: Scope): Size {
    const before = this.#budget.leaves;
    const columns = this.select(query, scope);
    const { characters, work } = sizes.sumOf(columns.map(({ size }) => size));
    return { leaves: this.#budget.leaves - before, characters, work };
  }
}
