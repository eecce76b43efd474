import { type Fields, namesOf } from './nodes';
import { SqlRefused } from './refusal';

/** Values of the parse tree that are looked at; a statement within the limits has far fewer. */
const MAX_VISITED = 20_000;

/** Names that the statement itself gives: to columns, tables and common table expressions. */
export interface DeclaredNames {
  readonly ctes: Set<string>;
  readonly others: Set<string>;
  /** Of the aliases of tables, how often each is given. */
  readonly aliases: Map<string, number>;
  /** Columns by the name of a series: the series is a plain value, and `g.f` would call any f with it. */
  readonly series: Map<string, ReadonlySet<string>>;
}

export function declaredNames(tree: unknown): DeclaredNames {
  const names: DeclaredNames = {
    ctes: new Set(),
    others: new Set(),
    aliases: new Map(),
    series: new Map([['generate_series', new Set(['generate_series'])]]),
  };
  const pending: unknown[] = [tree];
  for (let visited = 0; pending.length > 0; visited += 1) {
    if (visited > MAX_VISITED) throw new SqlRefused('tooComplex');
    const value = pending.pop();
    if (typeof value !== 'object' || value === null) continue;
    const fields = value as Fields;
    if (typeof fields.ctename === 'string') names.ctes.add(fields.ctename);
    if (typeof fields.aliasname === 'string') {
      names.others.add(fields.aliasname);
      names.aliases.set(fields.aliasname, (names.aliases.get(fields.aliasname) ?? 0) + 1);
    }
    const alias = (fields.RangeFunction as Fields | undefined)?.alias as Fields | undefined;
    if (typeof alias?.aliasname === 'string')
      names.series.set(
        alias.aliasname,
        new Set([alias.aliasname, ...namesOf(alias.colnames).filter((name) => name !== undefined)]),
      );
    const target = fields.ResTarget as Fields | undefined;
    if (typeof target?.name === 'string') names.others.add(target.name);
    for (const list of [fields.colnames, fields.aliascolnames])
      for (const name of namesOf(list)) if (name !== undefined) names.others.add(name);
    pending.push(...Object.values(fields));
  }
  return names;
}
