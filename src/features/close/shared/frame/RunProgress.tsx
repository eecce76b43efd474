import { FormattedMessage, useIntl } from 'react-intl';
import type { CloseRun } from '@/api';
import { stepMessages } from '../messages';
import styles from './RunProgress.module.css';

/** How far a run has come, as a share: each step is one part, the one under way as much as it has done. */
export function progressOf({ steps }: Pick<CloseRun, 'steps'>): number {
  const parts = steps.map(({ state, in: taken, out, failed }) => {
    if (state === 'done' || state === 'reused') return 1;
    return state === 'running' && taken > 0 ? Math.min(1, (out + failed) / taken) : 0;
  });
  return parts.reduce((sum, part) => sum + part, 0) / Math.max(1, steps.length);
}

/** One line: a run is under way, at which step, how far. */
export function RunProgress({ run }: { run: CloseRun }) {
  const intl = useIntl();
  const share = progressOf(run);
  const step = run.steps.find(({ state }) => state === 'running')?.step ?? 'contracts';
  const label = intl.formatMessage({ id: 'close.running.label' });
  return (
    <div className={styles.progress}>
      <progress value={share} aria-label={label} />
      <p>
        <FormattedMessage
          id="close.running.at"
          values={{ step: intl.formatMessage(stepMessages[step]), share }}
        />
      </p>
    </div>
  );
}
