import { FormattedDate, FormattedNumber, useIntl } from 'react-intl';
import type { CloseRun } from '@/api';
import { classes } from '@/ui';
import { Icon } from '@/ui/icons';
import { FigureTable } from '../../shared/tables/FigureTable';
import { runStates } from '../messages';
import { secondsOf } from './runFigures';
import { useText } from '../../shared/useText';
import styles from './RunTable.module.css';

interface RunTableProps {
  /** Those of one period and scenario, the latest first. */
  runs: readonly CloseRun[];
  selected: string | undefined;
  now: number;
  onSelect: (runId: string) => void;
}

/** Who closed the period when, how long it took and what came of it. */
export function RunTable({ runs, selected, now, onSelect }: RunTableProps) {
  const intl = useIntl();
  const head = useText();
  const starterOf = ({ startedBy }: CloseRun) =>
    startedBy?.name ?? intl.formatMessage({ id: 'close.run.system' });
  const stateOf = ({ state, fromStep }: CloseRun) =>
    intl.formatMessage(runStates[state]) +
    (fromStep > 1
      ? ` · ${intl.formatMessage({ id: 'close.run.fromStep' }, { step: fromStep })}`
      : '');
  return (
    <FigureTable
      title={head('close.runs')}
      rows={runs}
      rowKey={({ runId }) => runId}
      columns={[
        {
          id: 'started',
          head: head('close.run.started'),
          value: ({ createdAt }) => createdAt,
          cell: (run) => (
            <button
              type="button"
              className={classes(styles.run, run.runId === selected && styles.selected)}
              aria-pressed={run.runId === selected}
              onClick={() => onSelect(run.runId)}
            >
              <FormattedDate
                value={run.createdAt}
                month="short"
                day="numeric"
                hour="2-digit"
                minute="2-digit"
                second="2-digit"
                hourCycle="h23"
              />
              {run.isCurrent && <Icon name="pin" size={13} />}
            </button>
          ),
        },
        { id: 'by', head: head('close.run.by'), value: starterOf },
        {
          id: 'state',
          head: head('close.run.state'),
          value: stateOf,
          cell: (run) => (
            <span className={classes(styles.state, styles[run.state])}>{stateOf(run)}</span>
          ),
        },
        {
          id: 'seconds',
          head: head('close.tile.seconds'),
          align: 'end',
          value: (run) => secondsOf(run, now) ?? null,
          cell: (run) => {
            const seconds = secondsOf(run, now);
            return seconds === undefined ? (
              '–'
            ) : (
              <FormattedNumber
                value={seconds}
                maximumFractionDigits={1}
                minimumFractionDigits={1}
              />
            );
          },
        },
        {
          id: 'failed',
          head: head('close.run.failed'),
          align: 'end',
          value: ({ failedGroups, controls }) => failedGroups + controls.fails,
          cell: ({ failedGroups, controls }) => (
            <FormattedNumber value={failedGroups + controls.fails} />
          ),
        },
      ]}
    />
  );
}
