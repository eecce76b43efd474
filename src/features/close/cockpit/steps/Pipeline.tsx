import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { CloseRun, CloseRunStep } from '@/api';
import { classes } from '@/ui';
import { Icon } from '@/ui/icons';
import { stepMessages } from '../../shared/messages';
import { stepStates } from '../messages';
import { secondsOfStep, shareOfStep } from '../runs/runFigures';
import styles from './Pipeline.module.css';

interface PipelineProps {
  run: CloseRun;
  /** Milliseconds since 1970. */
  now: number;
  /** Closes again from a step on; absent where that cannot be done now, or not by this user. */
  onRerun?: ((fromStep: number) => void) | undefined;
}

/** The nine steps of a run as they go: state, how many went in and came out, seconds. */
export function Pipeline({ run, now, onRerun }: PipelineProps) {
  const intl = useIntl();
  return (
    <ol className={styles.pipeline} aria-label={intl.formatMessage({ id: 'close.pipeline' })}>
      {run.steps.map((step, index) => (
        <li
          key={step.step}
          className={classes(styles.step, styles[step.state])}
          aria-current={step.state === 'running' ? 'step' : undefined}
        >
          <div className={styles.head}>
            <span className={styles.mark} aria-hidden="true">
              {step.state === 'done' ? <CheckMark /> : index + 1}
            </span>
            <span className={styles.state}>
              <FormattedMessage {...stepStates[step.state]} />
            </span>
          </div>
          <h3>
            <FormattedMessage {...stepMessages[step.step]} />
          </h3>
          <StepCounts step={step} share={shareOfStep(run, step)} />
          <StepTime seconds={step.state === 'reused' ? undefined : secondsOfStep(run, step, now)} />
          {onRerun &&
            (step.state === 'done' || step.state === 'failed' || step.state === 'reused') && (
              <button
                type="button"
                className={styles.rerun}
                aria-label={intl.formatMessage(
                  { id: 'close.rerun.from' },
                  { step: intl.formatMessage(stepMessages[step.step]) },
                )}
                title={intl.formatMessage({ id: 'close.rerun' })}
                onClick={() => onRerun(index + 1)}
              >
                <Icon name="reopen" size={15} />
              </button>
            )}
        </li>
      ))}
    </ol>
  );
}

function StepCounts({ step, share }: { step: CloseRunStep; share: number }) {
  const { state, in: taken, out, failed } = step;
  if (state === 'waiting') return <p className={styles.counts}>–</p>;
  return (
    <>
      <p className={styles.counts}>
        <FormattedMessage
          id="close.step.counts"
          values={{ in: taken, out, part: (words) => <span className={styles.part}>{words}</span> }}
        />
        {failed > 0 && (
          <strong className={styles.failures}>
            <FormattedMessage id="close.step.failures" values={{ failed }} />
          </strong>
        )}
      </p>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width: `${100 * share}%` }} />
      </span>
    </>
  );
}

function StepTime({ seconds }: { seconds: number | undefined }) {
  return (
    <p className={styles.time}>
      {seconds === undefined ? (
        '–'
      ) : (
        <FormattedNumber
          value={seconds}
          style="unit"
          unit="second"
          unitDisplay="narrow"
          minimumFractionDigits={2}
          maximumFractionDigits={2}
        />
      )}
    </p>
  );
}

function CheckMark() {
  return (
    <svg
      width="12"
      height="12"
      viewBox="0 0 12 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <path d="m2 6.500 2.700 2.700L10 3.500" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
