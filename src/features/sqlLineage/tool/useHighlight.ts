import { useMemo } from 'react';
import { type Lineage, type LineageEdge, nodesOf, traceOf } from '@/domain/lineage';
import type { SqlMark } from '@/ui/sqlEditor';

export interface Highlight {
  /** Nodes and edges that belong to what somebody looks at; null: nothing is looked at. */
  lit: ReadonlySet<string> | null;
  /** The same in the text. */
  marks: SqlMark[];
  /** Where the text says it. */
  reveal: { start: number; end: number } | null;
}

const marksOf = (edges: readonly LineageEdge[], tone: SqlMark['tone']): SqlMark[] =>
  edges.flatMap(({ spans }) => spans.map((span) => ({ ...span, tone })));
const doubtsOf = (edges: readonly LineageEdge[]) =>
  marksOf(
    edges.filter(({ doubt }) => doubt),
    'doubt',
  );

/** The edges whose expression the cursor stands in, the innermost ones. */
function edgesAt(edges: readonly LineageEdge[], cursor: number): LineageEdge[] {
  let least = Infinity;
  let found: LineageEdge[] = [];
  for (const edge of edges) {
    for (const { start, end } of edge.spans) {
      if (cursor < start || cursor > end || end - start > least) continue;
      if (end - start < least) [least, found] = [end - start, []];
      found.push(edge);
    }
  }
  return found;
}

const litBy = (edges: readonly LineageEdge[]) =>
  new Set(edges.flatMap(({ id, from, to }) => [id, from, to]));

/** What is lit in the diagram and marked in the text: an edge, the way of a column or of a table, or what the cursor stands in. */
export function useHighlight(
  lineage: Lineage | null,
  node: string | null,
  edge: string | null,
  cursor: number | null,
): Highlight {
  return useMemo(() => {
    const nothing: Highlight = { lit: null, marks: [], reveal: null };
    if (!lineage) return nothing;
    const { edges, tables } = lineage;
    const chosen = edges.find(({ id }) => id === edge);
    if (chosen) {
      const marks = marksOf([chosen], 'active');
      return { lit: litBy([chosen]), marks, reveal: chosen.spans[0] ?? null };
    }
    const table = tables.find(
      ({ id, columns }) => id === node || columns.some((column) => column.id === node),
    );
    if (node !== null && table) {
      const traced = traceOf(lineage, node);
      const way = edges.filter(({ id }) => traced.edges.has(id));
      const own = nodesOf(lineage, node);
      const direct = way.filter(({ to }) => own.has(to));
      const marks = [...marksOf(way, 'related'), ...marksOf(direct, 'active'), ...doubtsOf(way)];
      const reveal = direct[0]?.spans[0] ?? way[0]?.spans[0] ?? table.span ?? null;
      return { lit: new Set([...traced.nodes, ...traced.edges]), marks, reveal };
    }
    const here = cursor === null ? [] : edgesAt(edges, cursor);
    const marks = doubtsOf(edges);
    if (here.length === 0) return { ...nothing, marks };
    return { lit: litBy(here), marks: [...marksOf(here, 'related'), ...marks], reveal: null };
  }, [lineage, node, edge, cursor]);
}
