import { useIntl } from 'react-intl';
import type { GroupState, ReportTable } from '@/domain/closeReports';
import type { TableRow } from '@/domain/ifrs17/book';
import { closeFilterActions, useAppDispatch } from '@/store';
import { Icon } from '@/ui/icons';
import type { LoadedClose } from '../engine';
import { ComparedTable } from '../tables/ComparedTable';
import type { TableWords } from '../tables/useTableWords';
import styles from './Measurement.module.css';

interface GroupTableProps {
  close: LoadedClose;
  table: ReportTable;
  states: Readonly<Record<string, GroupState>>;
  words: TableWords;
  comparative: string | undefined;
}

/** Rows that are drawn before all of them are asked for. */
const PAGE_ROWS = 200;

/** The groups from the largest CSM to the largest loss, each with its state; a group can be looked at alone. */
export function GroupTable({ close, table, states, words, comparative }: GroupTableProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const stateOf = ({ id }: TableRow) => states[id] ?? 'profitable';
  const stateText = (row: TableRow) =>
    intl.formatMessage({ id: `close.groupState.${stateOf(row)}` });
  return (
    <ComparedTable
      {...{ close, table, words, comparative }}
      firstRows={PAGE_ROWS}
      rowNote={({ id }) => (
        <button
          type="button"
          className={styles.only}
          aria-label={`${intl.formatMessage({ id: 'close.measurement.only' })}: ${words.group(id)}`}
          title={intl.formatMessage({ id: 'close.measurement.only' })}
          onClick={() => dispatch(closeFilterActions.scopeChanged({ group: id }))}
        >
          <Icon name="search" size={14} />
        </button>
      )}
      texts={[
        {
          id: 'state',
          head: intl.formatMessage({ id: 'close.measure.state' }),
          value: stateText,
          cell: (row) => (
            <span className={styles.state} data-state={stateOf(row)}>
              {stateText(row)}
            </span>
          ),
        },
      ]}
    />
  );
}
