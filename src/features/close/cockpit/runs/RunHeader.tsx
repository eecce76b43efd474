import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import type { CloseRun } from '@/api';
import { useLocale } from '@/store';
import { classes } from '@/ui';
import { periodName } from '../../shared/periods';
import { runStates } from '../messages';
import styles from '../Cockpit.module.css';

/** Which run is shown: its period, who started it when, and how it stands. */
export function RunHeader({ run }: { run: CloseRun }) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <div className={styles.runTitle}>
      <h2>
        <FormattedMessage id="close.run.of" values={{ period: periodName(run.period, locale) }} />
      </h2>
      <p>
        <span className={classes(styles.runState, styles[run.state])} role="status">
          <FormattedMessage {...runStates[run.state]} />
        </span>
        <FormattedMessage
          id="close.run.startedBy"
          values={{
            name: run.startedBy?.name ?? intl.formatMessage({ id: 'close.run.system' }),
            at: (
              <FormattedDate
                value={run.createdAt}
                year="numeric"
                month="short"
                day="numeric"
                hour="2-digit"
                minute="2-digit"
                hourCycle="h23"
              />
            ),
          }}
        />
      </p>
    </div>
  );
}
