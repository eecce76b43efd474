import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { CloseControl, CloseRun } from '@/api';
import type { MessageId } from '@/i18n';
import { classes } from '@/ui';
import type { CloseView } from '../../shared/filters/useCloseView';
import { controlStates } from '../messages';
import { FailureTable } from './FailureTable';
import styles from './ControlList.module.css';

const rank = { fails: 0, holds: 1, notRun: 2 } as const;

/** Every control of the close, those that fail first: with what was compared, the groups and the numbers, and the way to them. */
export function ControlList({
  controls,
  view,
  run,
}: {
  controls: readonly CloseControl[];
  view: CloseView;
  run: CloseRun;
}) {
  const sorted = controls.toSorted((one, other) => rank[one.state] - rank[other.state]);
  return (
    <ul className={styles.controls}>
      {sorted.map((control) => (
        <li key={control.id} className={classes(styles.control, styles[control.state])}>
          {control.state === 'fails' ? (
            <details open>
              <summary>
                <ControlLine control={control} />
              </summary>
              <FailureTable {...{ control, view, run }} />
            </details>
          ) : (
            <ControlLine control={control} />
          )}
        </li>
      ))}
    </ul>
  );
}

function ControlLine({ control }: { control: CloseControl }) {
  const { paragraph, state, tolerance, checked } = control;
  return (
    <div className={styles.line}>
      <span className={styles.state}>
        <FormattedMessage {...controlStates[state]} />
      </span>
      <span className={styles.words}>
        <FormattedMessage id={control.message as MessageId} />
      </span>
      <span className={styles.facts}>
        <FormattedMessage id="close.paragraph" values={{ paragraph }} />
        {state !== 'notRun' && (
          <>
            {' · '}
            <FormattedMessage
              id="close.controlFacts"
              values={{
                checked,
                tolerance: <Power value={tolerance} />,
              }}
            />
          </>
        )}
      </span>
    </div>
  );
}

/** A tolerance as people write it: 10⁻⁹. */
function Power({ value }: { value: number }) {
  const exponent = Math.log10(value);
  return Number.isInteger(exponent) ? (
    <>
      10<sup>{exponent}</sup>
    </>
  ) : (
    <FormattedNumber value={value} maximumSignificantDigits={3} />
  );
}
