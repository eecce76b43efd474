import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { CloseRun } from '@/api';
import type { MessageId } from '@/i18n';
import { classes } from '@/ui';
import { isUnderWay, speedsOf } from './runFigures';
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

const Decimals = ({ value, digits }: { value: number; digits: number }) => (
  <FormattedNumber value={value} minimumFractionDigits={digits} maximumFractionDigits={digits} />
);

const perSecond = (value: number | undefined) =>
  value === undefined ? '–' : <Decimals value={value} digits={value < 100 ? 1 : 0} />;

/** What a run has done, and how fast: measured while it goes, over all nine steps. */
export function RunTiles({ run, now }: { run: CloseRun; now: number }) {
  const { seconds, contracts, groups } = speedsOf(run, now);
  const { holds, fails } = run.controls;
  return (
    <dl className={styles.tiles}>
      <Tile label="close.tile.groups" tone={run.failedGroups > 0 ? 'bad' : undefined}>
        {run.groups === 0 && isUnderWay(run) ? '–' : <FormattedNumber value={run.groups} />}
        {run.failedGroups > 0 && (
          <small>
            <FormattedMessage id="close.step.failures" values={{ failed: run.failedGroups }} />
          </small>
        )}
      </Tile>
      <Tile label="close.tile.seconds">
        {seconds === undefined ? '–' : <Decimals value={seconds} digits={1} />}
      </Tile>
      <Tile label="close.tile.groupSpeed">{perSecond(groups)}</Tile>
      <Tile label="close.tile.contractSpeed">{perSecond(contracts)}</Tile>
      <Tile label="close.tile.controls" tone={fails > 0 ? 'bad' : holds > 0 ? 'good' : undefined}>
        {holds + fails === 0 ? (
          '–'
        ) : (
          <FormattedMessage id="close.tile.controlCount" values={{ holds, all: holds + fails }} />
        )}
      </Tile>
    </dl>
  );
}
