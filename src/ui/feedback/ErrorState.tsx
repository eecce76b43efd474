import { Button } from '../button/Button';
import { classes } from '../classes';
import { State, type StateProps } from './State';
import styles from './State.module.css';

interface ErrorStateProps extends StateProps {
  /** `warning` where nothing failed: it is gone, or not for this reader. */
  tone?: 'error' | 'warning';
  /** The button that tries again. */
  retry?: { label: string; onRetry: () => void };
}

/** Content did not come: why, and what can be done about it. */
export function ErrorState({ tone = 'error', retry, actions, ...state }: ErrorStateProps) {
  return (
    <State
      role="alert"
      {...state}
      className={classes(styles[tone], state.className)}
      actions={
        retry ? (
          <Button look={state.size === 'page' ? 'primary' : 'outline'} onClick={retry.onRetry}>
            {retry.label}
          </Button>
        ) : (
          actions
        )
      }
    />
  );
}
