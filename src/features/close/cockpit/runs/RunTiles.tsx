import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { CloseRun } from '@/api';
import type { MessageId } from '@/i18n';
import { classes } from '@/ui';
import { speedsOf } from './runFigures';
import styles from './RunTiles.module.css';

function Tile({
  label,
  tone,
  children,
}: {
  label: MessageId;
  tone?: 'good' | 'bad' | undefined;
  children: ReactNode;
}) {
  return (
    <div className={classes(styles.tile, tone && styles[tone])}>
      <dt>
        <FormattedMessage id={label} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

const perSecond = (value: number | undefined) =>
  value === undefined ? (
    '–'
  ) : (
    <FormattedNumber value={value} maximumSignificantDigits={value < 100 ? 3 : 4} />
  );

/** What a run has done, and how fast: measured while it goes, over all nine steps. */
export function RunTiles({ run, now }: { run: CloseRun; now: number }) {
  const { seconds, contracts, groups } = speedsOf(run, now);
  const { holds, fails } = run.controls;
  return (
    <dl className={styles.tiles}>
      <Tile label="close.tile.groups" tone={run.failedGroups > 0 ? 'bad' : undefined}>
        <FormattedNumber value={run.groups} />
        {run.failedGroups > 0 && (
          <small>
            <FormattedMessage id="close.step.failures" values={{ failed: run.failedGroups }} />
          </small>
        )}
      </Tile>
      <Tile label="close.tile.seconds">
        {seconds === undefined ? (
          '–'
        ) : (
          <FormattedNumber value={seconds} minimumFractionDigits={1} maximumFractionDigits={1} />
        )}
      </Tile>
      <Tile label="close.tile.groupSpeed">{perSecond(groups)}</Tile>
      <Tile label="close.tile.contractSpeed">{perSecond(contracts)}</Tile>
      <Tile label="close.tile.controls" tone={fails > 0 ? 'bad' : holds > 0 ? 'good' : undefined}>
        <FormattedMessage id="close.tile.controlCount" values={{ holds, all: holds + fails }} />
      </Tile>
    </dl>
  );
}
