import { classes } from '../classes';
import { State, type StateProps } from './State';
import styles from './State.module.css';

interface PendingProps extends Pick<StateProps, 'size' | 'className' | 'children'> {
  /** Grey lines in the place of as many rows. */
  lines?: number;
}

/** Content is on its way. Its words come after a moment, so that what is quick does not flicker. */
export function Pending({ lines = 0, size, className, children }: PendingProps) {
  if (lines === 0)
    return (
      <State role="status" size={size} className={classes(styles.late, className)}>
        {children}
      </State>
    );
  return (
    <div
      className={classes(styles.state, styles.panel, styles.skeleton, styles.late, className)}
      role="status"
    >
      {children}
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  );
}
