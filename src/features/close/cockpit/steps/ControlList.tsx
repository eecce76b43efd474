import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { CloseControl } from '@/api';
import { figureLabel } from '@/domain/ifrs17/book';
import type { MessageId } from '@/i18n';
import { classes } from '@/ui';
import { DrillLink } from '../../shared/frame/DrillLink';
import { FigureTable } from '../../shared/tables/FigureTable';
import { useText } from '../../shared/useText';
import { controlStates } from '../messages';
import styles from './ControlList.module.css';

const rank = { fails: 0, holds: 1, notRun: 2 } as const;

/** Every control of the close, those that fail first: with what was compared, the groups and the numbers, and the way to them. */
export function ControlList({ controls }: { controls: readonly CloseControl[] }) {
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
              <Failures control={control} />
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

function Failures({ control }: { control: CloseControl }) {
  const intl = useIntl();
  const text = useText();
  const nameOf = (figure: string) => {
    const label = figureLabel(figure);
    return 'text' in label
      ? label.text
      : intl.formatMessage({ id: label.id as MessageId }, label.values);
  };
  return (
    <FigureTable
      title={text(control.message as MessageId)}
      hideTitle
      rows={control.failures}
      rowKey={({ group, figure }) => `${group} ${figure}`}
      columns={[
        {
          id: 'group',
          head: text('close.filter.group'),
          value: ({ group }) => group,
          cell: ({ group }) => (
            <DrillLink
              to="FSRS50010"
              scope={{ company: null, portfolio: null, model: null, group }}
            >
              {group}
            </DrillLink>
          ),
        },
        { id: 'figure', head: text('close.failure.figure'), value: ({ figure }) => nameOf(figure) },
        { id: 'expected', head: text('close.failure.expected'), value: ({ expected }) => expected },
        { id: 'found', head: text('close.failure.found'), value: ({ found }) => found },
        {
          id: 'difference',
          head: text('close.difference'),
          value: ({ expected, found }) => found - expected,
        },
      ]}
    />
  );
}
