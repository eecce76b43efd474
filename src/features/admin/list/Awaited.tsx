import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '@/ui';
import styles from './Awaited.module.css';

interface AwaitedProps {
  failed: boolean;
  ready: boolean;
  onRetry: () => void;
  children: ReactNode;
}

/** What stands in the place of rows until they have come, and where they do not come. */
export function Awaited({ failed, ready, onRetry, children }: AwaitedProps) {
  if (ready) return children;
  if (!failed) {
    return (
      <div className={styles.waiting} role="status">
        <span className={styles.word}>
          <FormattedMessage id="grid.pending" />
        </span>
        {Array.from({ length: 8 }, (_, index) => (
          <span key={index} className={styles.line} />
        ))}
      </div>
    );
  }
  return (
    <div className={styles.failed} role="alert">
      <p>
        <FormattedMessage id="grid.failed" />
      </p>
      <Button onClick={onRetry}>
        <FormattedMessage id="grid.retry" />
      </Button>
    </div>
  );
}
