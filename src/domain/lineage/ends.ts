/** The two ends of every path: what a script reads at first and writes at last, the steps between left out. */
import type { Dataset, Edge, LineageGraph } from './resolve/graph';

/** `table` is null where it cannot be told which table holds the column. */
export interface ColumnEdge {
  source: { column: string; table: string | null };
  target: { column: string; table: string };
}

const isStored = ({ kind }: Dataset) => kind === 'table' || kind === 'view' || kind === 'path';

/** A table's name, and a file's with `path:` before it. */
const display = ({ kind, name }: Dataset) => (kind === 'path' ? `path:${name}` : name);

/** Every pair of columns that a path joins, from one without an origin to one that nothing stored is made of. */
export function columnEnds(graph: LineageGraph): ColumnEdge[] {
  const stored = (column: string) => {
    const dataset = graph.datasets.get(graph.columns.get(column)?.dataset ?? '');
    return dataset !== undefined && isStored(dataset);
  };
  const incoming = edgesByTarget(graph.edges);
  const feeds = new Set<string>();
  // The columns that something stored is made of: walked back from each stored column.
  const ends: ColumnEdge[] = [];
  const loops = new Set(
    [...incoming.keys()].filter((column) => isMadeOfItself(column, incoming, stored)),
  );
  for (const target of incoming.keys()) {
    if (!stored(target)) continue;
    walkBack(target, incoming, (column) => {
      if (column !== target && stored(column)) feeds.add(column);
    });
  }
  for (const target of incoming.keys()) {
    const column = graph.columns.get(target);
    const table = graph.datasets.get(column?.dataset ?? '');
    if (!column || !table || !isStored(table) || (feeds.has(target) && !loops.has(target)))
      continue;
    const to = { column: column.name, table: display(table) };
    const seen = new Set<string>();
    const add = (name: string, from: string | null) => {
      if (seen.has(`${from}\n${name}`)) return;
      seen.add(`${from}\n${name}`);
      ends.push({ source: { column: name, table: from }, target: to });
    };
    walkBack(
      target,
      incoming,
      (id) => {
        const source = graph.columns.get(id);
        const dataset = graph.datasets.get(source?.dataset ?? '');
        if (!source || !dataset || !isStored(dataset)) return;
        const others = (incoming.get(id) ?? []).some(({ from }) => from.column !== id);
        if (loops.has(id) || (!others && id !== target)) add(source.name, display(dataset));
      },
      (name) => add(name, null),
    );
  }
  return ends;
}

function edgesByTarget(edges: readonly Edge[]): Map<string, Edge[]> {
  const byTarget = new Map<string, Edge[]>();
  for (const edge of edges) {
    const known = byTarget.get(edge.to);
    if (known) known.push(edge);
    else byTarget.set(edge.to, [edge]);
  }
  return byTarget;
}

/** Whether a column feeds itself, at once or by steps that nothing stores. */
function isMadeOfItself(
  column: string,
  incoming: ReadonlyMap<string, readonly Edge[]>,
  stored: (column: string) => boolean,
): boolean {
  if (!stored(column)) return false;
  const seen = new Set<string>();
  const open = [column];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const { from } of incoming.get(at) ?? []) {
      if (from.column === column) return true;
      if (from.column === null || seen.has(from.column) || stored(from.column)) continue;
      seen.add(from.column);
      open.push(from.column);
    }
  }
  return false;
}

/** Visits every column that one is made of, itself first, and what of it has no known table. */
function walkBack(
  target: string,
  incoming: ReadonlyMap<string, readonly Edge[]>,
  visit: (column: string) => void,
  unknown: (name: string) => void = () => undefined,
): void {
  const seen = new Set([target]);
  const open = [target];
  for (let column = open.pop(); column !== undefined; column = open.pop()) {
    visit(column);
    for (const { from } of incoming.get(column) ?? []) {
      if (from.column === null) unknown(from.name);
      else if (!seen.has(from.column)) {
        seen.add(from.column);
        open.push(from.column);
      }
    }
  }
}

export interface TableEnds {
  sources: string[];
  targets: string[];
}

/** The tables that a script reads and has not written before, and those that it writes and does not read on. */
export function tableEnds(graph: LineageGraph): TableEnds {
  const edges = new Set<string>();
  const sourceOnly = new Set<string>();
  const targetOnly = new Set<string>();
  const inRoutine = { sources: new Set<string>(), targets: new Set<string>() };
  const pairs = () => [...edges].map((edge) => edge.split('\n') as [string, string]);
  const touched = (id: string) => pairs().some(([from, to]) => from === id || to === id);
  for (const { reads, writes, drops, routine } of graph.statements) {
    for (const id of drops) {
      if (touched(id)) continue;
      for (const set of [sourceOnly, targetOnly]) set.delete(id);
    }
    // A routine counts as one: a table that it writes and reads again is both.
    if (routine > 0) {
      for (const id of reads) inRoutine.sources.add(id);
      for (const id of writes) inRoutine.targets.add(id);
      continue;
    }
    for (const read of reads) for (const write of writes) edges.add(`${read}\n${write}`);
    if (writes.size === 0) for (const id of reads) sourceOnly.add(id);
    if (reads.size === 0) for (const id of writes) targetOnly.add(id);
  }
  const loops = pairs().flatMap(([from, to]) => (from === to ? [from] : []));
  const others = pairs().filter(([from, to]) => from !== to);
  const from = new Set(others.map(([source]) => source));
  const to = new Set(others.map(([, target]) => target));
  const sources = new Set([
    ...[...from].filter((id) => !to.has(id)),
    ...sourceOnly,
    ...loops,
    ...inRoutine.sources,
  ]);
  const targets = new Set([
    ...[...to].filter((id) => !from.has(id)),
    ...[...targetOnly].filter((id) => !from.has(id)),
    ...loops,
    ...inRoutine.targets,
  ]);
  const names = (ids: ReadonlySet<string>) =>
    [...ids].flatMap((id) => {
      const dataset = graph.datasets.get(id);
      return dataset ? [display(dataset)] : [];
    });
  return { sources: names(sources).sort(), targets: names(targets).sort() };
}
