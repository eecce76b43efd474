import { type Fields, namesOf, nodeOf } from './nodes';

/** A view that a sub-query reads. */
interface Read {
  readonly view: string;
  /** In bytes. */
  readonly location: number;
  readonly alias: string | undefined;
}

/** Part of a text and what comes in its place, in bytes. */
export interface Edit {
  readonly at: number;
  readonly length: number;
  readonly text: string;
}

/** What a part of a statement reads and names, with all sub-queries in it. */
class Seen {
  readonly reads: Read[] = [];
  readonly names = new Set<string>();
  readonly sources = new Set<string>();
  readonly qualifiers = new Set<string>();
  readonly ctes = new Set<string>();
  /** What stands without a name before it may be a row: one of all columns. */
  readonly alone = new Set<string>();
  /** It names columns by their place, or by being there. */
  needsAll = false;
  /** With the schema before it, a view has no other name. */
  namesSchema = false;

  constructor(tree: unknown) {
    const pending: unknown[] = [tree];
    while (pending.length > 0) {
      const value = pending.pop();
      if (typeof value !== 'object' || value === null) continue;
      const { kind = '', fields = {} } = nodeOf(value) ?? {};
      this.#see(kind, fields);
      pending.push(...Object.values(value));
    }
  }

  #see(kind: string, fields: Fields): void {
    const { aliasname, colnames } = (fields.alias as Fields | undefined) ?? {};
    const alias = aliasname === undefined ? undefined : String(aliasname);
    if (alias !== undefined) this.sources.add(alias);
    if (colnames !== undefined || fields.isNatural === true) this.needsAll = true;
    if (kind === 'String') this.names.add(String(fields.sval));
    if (kind === 'CommonTableExpr') this.ctes.add(String(fields.ctename));
    if (kind === 'RangeVar') {
      const { relname, schemaname, location } = fields;
      const view = String(relname);
      this.sources.add(alias ?? view);
      if (schemaname === undefined)
        this.reads.push({ view, location: Number(location ?? 0), alias });
    }
    if (kind !== 'ColumnRef') return;
    const [last, ...before] = namesOf(fields.fields).reverse();
    if (last === undefined) this.needsAll = true;
    else if (before.length === 0) this.alone.add(last);
    if (before.length > 1) this.namesSchema = true;
    if (before[0] !== undefined) this.qualifiers.add(before[0]);
  }
}

const isSubQuery = (kind: string | undefined, { subLinkType, lateral }: Fields): boolean =>
  (kind === 'SubLink' && subLinkType !== 'EXISTS_SUBLINK') ||
  (kind === 'RangeSubselect' && lateral === true);

/** What is read in sub-queries that name what stands around them, and so are computed anew for each of its rows. */
function readsByRow(tree: unknown): readonly Read[] {
  if (Array.isArray(tree)) return tree.flatMap(readsByRow);
  if (typeof tree !== 'object' || tree === null) return [];
  const { kind, fields = {} } = nodeOf(tree) ?? {};
  if (isSubQuery(kind, fields)) {
    const { reads, qualifiers, sources } = new Seen(fields.subselect ?? fields.subquery);
    if ([...qualifiers].some((name) => !sources.has(name))) return reads;
  }
  return Object.values(tree).flatMap(readsByRow);
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const keptName = (view: string) => `kept ${view}`;

/** How a view is written; undefined where that is another way than as a plain name. */
function writtenName({ view, location }: Read, bytes: Buffer): string | undefined {
  const [written = ''] = /^(?:"[^"]*"|\w+)/.exec(bytes.subarray(location).toString()) ?? [];
  return [view, quoted(view)].includes(written.toLowerCase()) ? written : undefined;
}

/**
 * PostgreSQL computes a sub-query that names what stands around it for each row there, and the view in it with it: the average of a portfolio beside each of its groups
 * would unpack all figures as often as there are groups. So such a view is read once, before the query, in the columns that are named anywhere.
 * @param views with their columns
 * @returns what to write in place of what; nothing where there is no such sub-query
 */
export function keptViews(
  tree: unknown,
  bytes: Buffer,
  { views, from }: { views: ReadonlyMap<string, ReadonlySet<string>>; from: number },
): readonly Edit[] {
  const { names, alone, ctes, needsAll, namesSchema } = new Seen(tree);
  const { withClause } = nodeOf(tree)?.fields ?? {};
  const { recursive, location } = (withClause as Fields | undefined) ?? {};
  if (recursive || namesSchema) return [];
  const found = readsByRow(tree).flatMap((read) => {
    const { view, location: at, alias } = read;
    const written = writtenName(read, bytes);
    if (written === undefined || !views.has(view) || ctes.has(view) || ctes.has(keptName(view)))
      return [];
    const text = quoted(keptName(view)) + (alias === undefined ? ` AS ${quoted(view)}` : '');
    return [{ view, source: alias ?? view, edit: { at, length: written.length, text } }];
  });
  if (found.length === 0) return [];
  const isWhole = needsAll || found.some(({ source }) => alone.has(source));
  const tables = [...new Set(found.map(({ view }) => view))].map((view) => {
    const all = [...(views.get(view) ?? [])];
    const named = all.filter((column) => isWhole || names.has(column));
    const columns = (named.length > 0 ? named : all.slice(0, 1)).map(quoted).join(', ');
    return `${quoted(keptName(view))} AS MATERIALIZED (SELECT ${columns} FROM ${quoted(view)})`;
  });
  const text = `WITH ${tables.join(', ')}`;
  const first =
    withClause === undefined
      ? { at: from, length: 0, text: `${text} ` }
      : { at: Number(location ?? 0), length: 'WITH'.length, text: `${text},` };
  return [first, ...found.map(({ edit }) => edit)];
}

/** Part of a text, with the edits that lie in it. */
export function edited(
  bytes: Buffer,
  edits: readonly Edit[],
  { from, to }: { from: number; to: number },
): string {
  let at = from;
  const parts = [...edits]
    .sort((one, other) => one.at - other.at)
    .map((edit) => {
      const before = bytes.subarray(at, edit.at).toString();
      at = edit.at + edit.length;
      return before + edit.text;
    });
  return parts.join('') + bytes.subarray(at, to).toString();
}
