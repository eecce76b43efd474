import type { Lineage, LineageEdge } from './model';

/** Columns and tables with the edges between them. */
export interface Trace {
  nodes: Set<string>;
  edges: Set<string>;
}

function grouped(edges: readonly LineageEdge[], key: 'from' | 'to'): Map<string, LineageEdge[]> {
  const groups = new Map<string, LineageEdge[]>();
  for (const edge of edges) {
    const group = groups.get(edge[key]);
    if (group) group.push(edge);
    else groups.set(edge[key], [edge]);
  }
  return groups;
}

/** What a column (or a table's rows) is made of, to the beginning, and what is made of it, to the end. */
export function traceOf({ edges }: Lineage, node: string): Trace {
  const trace: Trace = { nodes: new Set([node]), edges: new Set() };
  const walk = (by: 'from' | 'to', on: 'from' | 'to') => {
    const next = grouped(edges, by);
    const seen = new Set([node]);
    const open = [node];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      for (const edge of next.get(at) ?? []) {
        trace.edges.add(edge.id);
        trace.nodes.add(edge[on]);
        if (seen.has(edge[on])) continue;
        seen.add(edge[on]);
        open.push(edge[on]);
      }
    }
  };
  walk('to', 'from');
  walk('from', 'to');
  return trace;
}
