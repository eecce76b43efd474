import { classes } from '@/ui';
import type { Drawing, Point } from '../engine/protocol';
import styles from './Diagram.module.css';
import type { Viewport } from './useViewport';

interface MinimapProps {
  drawing: Drawing;
  viewport: Viewport;
  size: { width: number; height: number };
  lit: ReadonlySet<string> | null;
  onCenter: (point: Point) => void;
}

const WIDTH = 160;
const MAX_HEIGHT = 110;

/** The whole drawing in small, with what is seen of it. Only for the pointer: keys move the diagram itself. */
export function Minimap({ drawing, viewport, size, lit, onCenter }: MinimapProps) {
  const scale = Math.min(WIDTH / drawing.width, MAX_HEIGHT / drawing.height);
  const isWhole =
    drawing.width * viewport.scale <= size.width && drawing.height * viewport.scale <= size.height;
  if (isWhole || !Number.isFinite(scale)) return null;
  const follow = (event: React.PointerEvent<SVGSVGElement>) => {
    if (event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    onCenter({ x: (event.clientX - box.left) / scale, y: (event.clientY - box.top) / scale });
  };
  return (
    <svg
      aria-hidden="true"
      className={styles.minimap}
      width={drawing.width * scale}
      height={drawing.height * scale}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      onPointerDown={follow}
      onPointerMove={follow}
    >
      {drawing.tables.map(({ id, x, y, width, height, rows }) => (
        <rect
          key={id}
          {...{ x, y, width, height }}
          className={classes(
            lit?.has(id) || rows.some((row) => lit?.has(row)) ? styles.lit : undefined,
          )}
        />
      ))}
      <rect
        className={styles.window}
        x={-viewport.x / viewport.scale}
        y={-viewport.y / viewport.scale}
        width={size.width / viewport.scale}
        height={size.height / viewport.scale}
      />
    </svg>
  );
}
