import { type Fields, namesOf } from './nodes';
import { SqlRefused } from './refusal';

/** Values of the parse tree that are looked at; a statement within the limits has far fewer. */
const MAX_VISITED = 20_000;

/** Names that the statement itself gives to columns and tables: one of them may be anything, whatever the views call so. */
export function namesGiven(tree: unknown): ReadonlySet<string> {
  const given = new Set<string>();
  const add = (name: unknown) => typeof name === 'string' && given.add(name);
  const pending: unknown[] = [tree];
  for (let visited = 0; pending.length > 0; visited += 1) {
    if (visited > MAX_VISITED) throw new SqlRefused('tooComplex');
    const value = pending.pop();
    if (typeof value !== 'object' || value === null) continue;
    const { ctename, aliasname, ResTarget, colnames, aliascolnames } = value as Fields;
    add(ctename);
    add(aliasname);
    add((ResTarget as Fields | undefined)?.name);
    for (const name of [...namesOf(colnames), ...namesOf(aliascolnames)]) add(name);
    pending.push(...Object.values(value));
  }
  return given;
}
