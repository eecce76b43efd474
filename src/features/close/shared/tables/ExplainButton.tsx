import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { classes } from '@/ui';
import styles from './Amount.module.css';

interface ExplainButtonProps {
  className?: string | undefined;
  onExplain: () => void;
  children: ReactNode;
}

/** A number that opens how it was computed, and says so. */
export function ExplainButton({ className, onExplain, children }: ExplainButtonProps) {
  const intl = useIntl();
  return (
    <button
      type="button"
      className={classes(styles.explained, className)}
      title={intl.formatMessage({ id: 'close.explain' })}
      onClick={onExplain}
    >
      {children}
    </button>
  );
}
