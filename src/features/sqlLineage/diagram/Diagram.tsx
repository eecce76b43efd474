import { type MouseEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Lineage, LineageEdge } from '@/domain/lineage';
import type { Drawing } from '../engine/protocol';
import type { Names } from '../results/useNames';
import { Controls } from './Controls';
import styles from './Diagram.module.css';
import { Edges } from './Edges';
import { Minimap } from './Minimap';
import { boxOf, tableOfStop } from './steps';
import { TableBox } from './TableBox';
import { useDiagramKeys } from './useDiagramKeys';
import { usePrinting } from './usePrinting';
import { useViewport } from './useViewport';
import { visibleOf } from './visible';

export const DIAGRAM_ID = 'lineage-diagram';

interface DiagramProps {
  lineage: Lineage;
  drawing: Drawing;
  names: Names;
  /** Another script is seen whole at first. */
  subject: string;
  expanded: readonly string[];
  /** Nodes and edges that belong to what somebody looks at; null: nothing is looked at. */
  lit: ReadonlySet<string> | null;
  node: string | null;
  edge: string | null;
  /** Is brought into sight each time that another object is given. */
  focus: { node: string } | null;
  isStale: (edge: LineageEdge) => boolean;
  onNode: (id: string | null) => void;
  onEdge: (id: string | null) => void;
  onExpand: (table: string) => void;
}

/** Tables and the way of their columns, as a drawing of ours: pointer, fingers and keys move in it. */
export function Diagram({
  lineage,
  drawing,
  names,
  subject,
  expanded,
  lit,
  node,
  edge,
  focus,
  isStale,
  onNode,
  onEdge,
  onExpand,
}: DiagramProps) {
  const intl = useIntl();
  const svg = useRef<SVGSVGElement>(null);
  const printing = usePrinting();
  const { viewport, size, drag, ...move } = useViewport(svg, drawing, subject);
  const [stop, setStop] = useState<string | null>(null);
  const tables = new Map(lineage.tables.map((table) => [table.id, table]));
  const stopTable = tableOfStop(drawing, stop ?? '') ?? drawing.tables[0];
  const current = tableOfStop(drawing, stop ?? '') ? stop : (stopTable?.id ?? null);

  const [revealed, setRevealed] = useState(focus);

  const reveal = (id: string) => {
    const box = boxOf(id, drawing);
    if (box) move.reveal(box);
    setStop(id);
  };
  if (focus !== revealed) {
    setRevealed(focus);
    if (focus) reveal(focus.node);
  }

  const { press, onKeyDown } = useDiagramKeys({
    svg,
    lineage,
    drawing,
    stop: current,
    selectedEdge: edge,
    act: {
      ...move,
      step: reveal,
      stopAt: setStop,
      node: onNode,
      edge: onEdge,
      expand: onExpand,
      release: () => (edge ? onEdge(null) : node && onNode(null)),
    },
  });
  const { x, y, scale } = viewport;
  const visible = printing
    ? { ...drawing, detailed: true }
    : visibleOf(drawing, lineage, viewport, size);
  return (
    <div className={styles.frame}>
      <svg
        ref={svg}
        id={DIAGRAM_ID}
        className={styles.canvas}
        role="application"
        tabIndex={-1}
        aria-label={intl.formatMessage(
          { id: 'lineage.diagram' },
          { tables: drawing.tables.length, edges: drawing.edges.length },
        )}
        viewBox={printing ? `0 0 ${drawing.width} ${drawing.height}` : undefined}
        {...drag}
        onClick={({ target, clientX: left, clientY: top }: MouseEvent) =>
          press(target, { x: left, y: top })
        }
        onKeyDown={onKeyDown}
      >
        <g transform={printing ? undefined : `translate(${x} ${y}) scale(${scale})`} data-drawing>
          <Edges
            edges={lineage.edges}
            drawn={visible.edges}
            lit={lit}
            selected={edge}
            isStale={isStale}
          />
          {visible.tables.map((drawn) => {
            const table = tables.get(drawn.id);
            return (
              table && (
                <TableBox
                  key={drawn.id}
                  table={table}
                  drawn={drawn}
                  name={names.table(drawn.id)}
                  detailed={visible.detailed}
                  isOpen={expanded.includes(drawn.id)}
                  lit={lit}
                  selected={node}
                  stop={stopTable?.id === drawn.id ? current : null}
                />
              )
            );
          })}
        </g>
      </svg>
      <Minimap
        drawing={drawing}
        viewport={viewport}
        size={size}
        lit={lit}
        onCenter={move.centerAt}
      />
      <Controls onIn={move.zoomIn} onOut={move.zoomOut} onFit={move.fit} />
    </div>
  );
}
