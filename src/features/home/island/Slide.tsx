import type { ReactNode } from 'react';
import { useContent } from '@/i18n';
import { useLocale } from '@/store';
import { type HomeContent, homeContent } from '../content';
import { ClosePipeline } from './slides/ClosePipeline';
import { CsmRollForward } from './slides/CsmRollForward';
import { RequirementsBridge } from './slides/RequirementsBridge';
import styles from './slides/slides.module.css';

type Slides = HomeContent['slides'];

const drawings: { [Id in keyof Slides]: (labels: Slides[Id]['labels']) => ReactNode } = {
  csm: (labels) => <CsmRollForward labels={labels} />,
  close: (labels) => <ClosePipeline labels={labels} />,
  bridge: (labels) => <RequirementsBridge labels={labels} />,
};

/** A drawing and what it says, in two lines. */
export function Slide<Id extends keyof Slides>({ id }: { id: Id }) {
  const { title, text, alt, labels } = useContent(homeContent, useLocale()).slides[id];
  return (
    <figure className={styles.figure}>
      <svg className={styles.drawing} viewBox="0 0 420 220" role="img" aria-label={alt}>
        {drawings[id](labels)}
      </svg>
      <figcaption>
        <strong>{title}</strong>
        <span>{text}</span>
      </figcaption>
    </figure>
  );
}
