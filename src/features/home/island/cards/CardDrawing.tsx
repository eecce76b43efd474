import type { ReactNode } from 'react';
import type { CardContent } from '../../content';
import { ExampleTable } from './ExampleTable';
import { RequirementSheet } from './RequirementSheet';
import { ScreenDraft } from './ScreenDraft';
import { TraceMatrix } from './TraceMatrix';
import styles from './cards.module.css';

const drawings: Record<string, (labels: CardContent['labels']) => ReactNode> = {
  requirement: (labels) => <RequirementSheet labels={labels} />,
  example: (labels) => <ExampleTable labels={labels} />,
  screen: (labels) => <ScreenDraft labels={labels} />,
  trace: (labels) => <TraceMatrix labels={labels} />,
};

/** A page out of the requirements document. The group has an id: lens and window show the same drawing through it. */
export function CardDrawing({ id, alt, labels }: Pick<CardContent, 'id' | 'alt' | 'labels'>) {
  return (
    <svg
      className={styles.drawing}
      width="360"
      height="200"
      viewBox="0 0 360 200"
      role="img"
      aria-label={alt}
    >
      <g id={`drawing-${id}`} className={styles.ink}>
        <rect className={styles.desk} width="360" height="200" />
        {drawings[id]?.(labels)}
      </g>
    </svg>
  );
}
