import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { CloseControl, CloseRun } from '@/api';
import type { MessageId } from '@/i18n';
import { classes, useMedia } from '@/ui';
import type { CloseView } from '../../shared/filters/useCloseView';
import { controlStates } from '../messages';
import { FailureTable } from './FailureTable';
import styles from './ControlList.module.css';

interface ControlListProps {
  controls: readonly CloseControl[];
  view: CloseView;
  run: CloseRun;
}

/** Every control of the close: those that fail with what was compared, the groups and the numbers, and the way to them; the others can be folded away. */
export function ControlList({ controls, view, run }: ControlListProps) {
  // Beside other cards there is room for all of them.
  const isNarrow = useMedia('(width < 1024px)') ?? false;
  const inState = (state: CloseControl['state']) => controls.filter((each) => each.state === state);
  const [fails, holds] = [inState('fails'), inState('holds')];
  return (
    <>
      <Controls controls={fails} {...{ view, run }} />
      <details className={styles.others} open={!isNarrow && fails.length === 0}>
        <summary>
          <FormattedMessage id="close.controls.holding" values={{ count: holds.length }} />
        </summary>
        <Controls controls={[...holds, ...inState('notRun')]} {...{ view, run }} />
      </details>
    </>
  );
}

function Controls({ controls, view, run }: ControlListProps) {
  if (controls.length === 0) return null;
  return (
    <ul className={styles.controls}>
      {controls.map((control) => (
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
