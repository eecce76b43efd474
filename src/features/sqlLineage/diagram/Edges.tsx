import { memo } from 'react';
import type { LineageEdge } from '@/domain/lineage';
import { classes } from '@/ui';
import type { DrawnEdge } from '../engine/protocol';
import styles from './Diagram.module.css';

interface EdgesProps {
  edges: readonly LineageEdge[];
  drawn: readonly DrawnEdge[];
  /** What belongs to what somebody looks at; null: nothing is looked at. */
  lit: ReadonlySet<string> | null;
  selected: string | null;
  /** Whether an edge stands for a statement as it last was. */
  isStale: (edge: LineageEdge) => boolean;
}

/** The edges below the tables: each a line, and a broader one that nobody sees, to be pressed. */
export const Edges = memo(function Edges({ edges, drawn, lit, selected, isStale }: EdgesProps) {
  const paths = new Map(drawn.map(({ id, path }) => [id, path]));
  const classOf = (edge: LineageEdge) =>
    classes(
      styles.edge,
      edge.kind !== 'value' && styles.indirect,
      edge.doubt && styles.doubt,
      isStale(edge) && styles.stale,
      selected === edge.id && styles.chosen,
      lit?.has(edge.id) && styles.lit,
      lit !== null && !lit.has(edge.id) && styles.faded,
    );
  // What is looked at lies above the rest.
  const ordered = lit
    ? [...edges].sort((a, b) => Number(lit.has(a.id)) - Number(lit.has(b.id)))
    : edges;
  // Edges of collapsed columns lie upon each other: faint ones together would stand out.
  const faint = new Set<string>();
  const isDrawnBelow = (edge: LineageEdge, path: string) => {
    if (lit === null || lit.has(edge.id)) return false;
    const isBelow = faint.has(path);
    faint.add(path);
    return isBelow;
  };
  return (
    <g>
      {ordered.map((edge) => {
        const path = paths.get(edge.id);
        return (
          path && (
            <g key={edge.id} className={classOf(edge)} data-edge={edge.id}>
              {!isDrawnBelow(edge, path) && <path d={path} />}
              <path d={path} className={styles.target} />
            </g>
          )
        );
      })}
    </g>
  );
});
