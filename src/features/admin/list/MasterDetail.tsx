import { ArrowLeftIcon } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { Button, classes, decorative } from '@/ui';
import styles from './MasterDetail.module.css';

interface MasterDetailProps {
  /** `narrowHead`: the head has a meaning only where the detail is not beside it. */
  master: {
    label: string;
    head?: ReactNode;
    narrowHead?: boolean;
    body: ReactNode;
    foot?: ReactNode;
  };
  detail: { label: string; body: ReactNode };
  /** Where there is room for one of them only: whether it is the detail. */
  opened: boolean;
  backLabel: string;
  onBack: () => void;
}

/** A list and, beside it, what is chosen in it; on a narrow screen one after the other. */
export function MasterDetail({ master, detail, opened, backLabel, onBack }: MasterDetailProps) {
  return (
    <div className={classes(styles.frame, opened && styles.opened)}>
      <section className={styles.master} aria-label={master.label}>
        {master.head && (
          <div className={classes(styles.head, master.narrowHead && styles.narrow)}>
            {master.head}
          </div>
        )}
        <div className={styles.scroll}>{master.body}</div>
        {master.foot && <div className={styles.foot}>{master.foot}</div>}
      </section>
      <section className={styles.detail} aria-label={detail.label}>
        <Button className={styles.back} look="plain" onClick={onBack}>
          <ArrowLeftIcon svgProps={decorative} />
          {backLabel}
        </Button>
        {detail.body}
      </section>
    </div>
  );
}
