/** Less of a lineage: without what only helps on the way, without what decides and gives no value. */
import type { EdgeKind, Lineage, LineageEdge, LineageTable } from './model';
import { tableIds } from './model';

export interface Simplification {
  /** Common tables, sub-queries and temporary tables are left out, and edges lead past them. */
  hideSteps: boolean;
  /** Also what decides on rows, branches, groups and order. */
  indirect: boolean;
}

const isStep = ({ kind, temporary }: LineageTable) =>
  kind === 'cte' || kind === 'query' || temporary;

/** The way through several edges is as direct as the least direct of them. */
const combined = (first: EdgeKind, second: EdgeKind): EdgeKind =>
  first === 'value' ? second : first;

type Path = Omit<LineageEdge, 'id' | 'to'>;

/** Leads edges past hidden tables: from what their columns are made of to what is made of them. */
function bypass(edges: readonly LineageEdge[], hidden: (node: string) => boolean): LineageEdge[] {
  const incoming = new Map<string, LineageEdge[]>();
  for (const edge of edges) incoming.set(edge.to, [...(incoming.get(edge.to) ?? []), edge]);
  const known = new Map<string, Path[]>();
  const pathsTo = (node: string): Path[] => {
    const found = known.get(node);
    if (found) return found;
    // A recursive table leads to itself: what it is made of beside that is its origin.
    known.set(node, []);
    const paths = new Map<string, Path>();
    for (const edge of incoming.get(node) ?? []) {
      const before: Path[] = hidden(edge.from)
        ? pathsTo(edge.from).map((path) => ({
            ...path,
            kind: combined(path.kind, edge.kind),
            spans: [...path.spans, ...edge.spans],
            statements: [...new Set([...path.statements, ...edge.statements])],
            ...((path.doubt ?? edge.doubt) && { doubt: path.doubt ?? edge.doubt }),
          }))
        : [edge];
      for (const path of before) paths.set(`${path.from}\n${path.kind}`, path);
    }
    known.set(node, [...paths.values()]);
    return [...paths.values()];
  };
  const targets = new Set(edges.map(({ to }) => to));
  return [...targets]
    .filter((target) => !hidden(target))
    .flatMap((to) =>
      pathsTo(to).map((path) => ({ ...path, to, id: `${path.from}\n>${to}\n${path.kind}` })),
    );
}

/** What counts the rows of a hidden table counts what its columns are made of. */
function countedColumns(
  tables: readonly LineageTable[],
  edges: readonly LineageEdge[],
): LineageEdge[] {
  const made = new Set(edges.map(({ to }) => to));
  return tables.flatMap(({ columns }) => {
    const star = columns.find(({ id, name }) => name === '*' && !made.has(id));
    if (!star) return [];
    return columns
      .filter((column) => column !== star)
      .map(({ id: from }): LineageEdge => {
        const to = star.id;
        return { id: `${from}\n>${to}`, from, to, kind: 'value', spans: [], statements: [] };
      });
  });
}

/** What decides on the rows of a hidden table decides on those of the tables that are made of it. */
function liftInfluences(
  edges: readonly LineageEdge[],
  tableOf: ReadonlyMap<string, string>,
  hidden: (node: string) => boolean,
): LineageEdge[] {
  const readers = new Map<string, Set<string>>();
  for (const { from, to } of edges) {
    const [source, target] = [tableOf.get(from), tableOf.get(to)];
    if (source === undefined || target === undefined || source === target || !hidden(source))
      continue;
    readers.set(source, (readers.get(source) ?? new Set()).add(target));
  }
  const visibleReaders = (table: string, seen = new Set<string>()): string[] => {
    if (seen.has(table)) return [];
    seen.add(table);
    return [...(readers.get(table) ?? [])].flatMap((reader) =>
      hidden(reader) ? visibleReaders(reader, seen) : [reader],
    );
  };
  return edges.flatMap((edge) => {
    if (tableOf.get(edge.to) !== edge.to || !hidden(edge.to)) return [edge];
    return [...new Set(visibleReaders(edge.to))].map((to) => ({
      ...edge,
      to,
      id: `${edge.from}\n>${to}\n${edge.kind}`,
    }));
  });
}

/** The lineage as somebody wants to see it. A step that nothing reads stays: it is an end. */
export function simplify(lineage: Lineage, { hideSteps, indirect }: Simplification): Lineage {
  const edges = indirect ? lineage.edges : lineage.edges.filter(({ kind }) => kind === 'value');
  if (!hideSteps) return { ...lineage, edges };
  const tableOf = tableIds(lineage);
  const read = new Set(lineage.edges.map(({ from }) => tableOf.get(from)));
  const steps = new Set(
    lineage.tables.filter((table) => isStep(table) && read.has(table.id)).map(({ id }) => id),
  );
  const hidden = (node: string) => steps.has(tableOf.get(node) ?? '');
  const counted = countedColumns(
    lineage.tables.filter(({ id }) => steps.has(id)),
    edges,
  );
  return {
    tables: lineage.tables.filter(({ id }) => !steps.has(id)),
    edges: bypass([...liftInfluences(edges, tableOf, hidden), ...counted], hidden),
  };
}
