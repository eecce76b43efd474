import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './ChartFrame.module.css';

export interface LegendEntry {
  id: string;
  color: string;
  /** Of a line; areas and bars are patches. */
  line?: 'solid' | 'dashed';
}

interface ChartFrameProps {
  legend: readonly LegendEntry[];
  /** Drawn as soon as the room is known, in pixels. */
  children: (room: { width: number; height: number }) => ReactNode;
}

/** The legend of a chart, and the room that is left for it. nivo's own responsive wrappers do not load under Jest. */
export function ChartFrame({ legend, children }: ChartFrameProps) {
  const plot = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const { current } = plot;
    if (!current) return undefined;
    const measure = () => setRoom({ width: current.clientWidth, height: current.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <div className={styles.chart}>
      <ul className={styles.legend} aria-hidden="true">
        {legend.map(({ id, color, line }) => (
          <li key={id}>
            <svg width="22" height="10">
              <line
                x1="1"
                x2="21"
                y1="5"
                y2="5"
                stroke={color}
                strokeWidth={line ? 3 : 9}
                strokeDasharray={line === 'dashed' ? '5 4' : undefined}
              />
            </svg>
            {id}
          </li>
        ))}
      </ul>
      <div ref={plot} className={styles.plot}>
        {room.width > 0 && children(room)}
      </div>
    </div>
  );
}
