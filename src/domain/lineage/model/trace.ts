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

/** A node itself; of a table its columns, too. */
export function nodesOf({ tables }: Lineage, node: string): Set<string> {
  const table = tables.find(({ id }) => id === node);
  return new Set([node, ...(table?.columns ?? []).map(({ id }) => id)]);
}

/** What a column, or a table with its columns, is made of, to the beginning, and what is made of it, to the end. */
export function traceOf(lineage: Lineage, node: string): Trace {
  const { edges } = lineage;
  const own = nodesOf(lineage, node);
  const trace: Trace = { nodes: new Set(own), edges: new Set() };
  const walk = (by: 'from' | 'to', on: 'from' | 'to') => {
    const next = grouped(edges, by);
    const seen = new Set(own);
    const open = [...own];
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
