import { FormattedMessage } from 'react-intl';
import { classes } from '@/ui';
import { demo } from '../messages';
import styles from './DemoSwitch.module.css';

interface DemoSwitchProps {
  on: boolean;
  changed: boolean;
  readOnly: boolean;
  error?: string;
  onChange: (on: boolean) => void;
}

/** The right to use the demo workspace at all. */
export function DemoSwitch({ on, changed, readOnly, error, onChange }: DemoSwitchProps) {
  return (
    <div className={classes(styles.demo, changed && styles.changed)}>
      <button
        type="button"
        role="switch"
        aria-checked={on}
        aria-labelledby="demo-switch-label"
        aria-describedby={error ? 'demo-switch-hint demo-switch-error' : 'demo-switch-hint'}
        disabled={readOnly}
        className={styles.switch}
        onClick={() => onChange(!on)}
      >
        <span className={styles.track}>
          <span className={styles.thumb} />
        </span>
      </button>
      <div>
        <p id="demo-switch-label" className={styles.label}>
          <FormattedMessage {...demo.label} />
        </p>
        <p id="demo-switch-hint" className={styles.hint}>
          <FormattedMessage {...demo.hint} />
        </p>
        {error && (
          <p id="demo-switch-error" className={styles.error}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
