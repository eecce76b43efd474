import { FormattedMessage } from 'react-intl';
import { DrillLink } from '../../shared/frame/DrillLink';
import { FigureTable } from '../../shared/tables/FigureTable';
import { useText } from '../../shared/useText';
import type { TrialAnswer, TrialGroup } from './trial.worker';
import styles from './Trial.module.css';

interface TrialGroupsProps {
  base: TrialAnswer;
  tried: TrialAnswer;
  /** The groups of the scope. */
  shown: ReadonlySet<string>;
}

/** What the trial does group by group, the largest change first; a group that turns onerous is marked. */
export function TrialGroups({ base, tried, shown }: TrialGroupsProps) {
  const text = useText();
  const before = new Map(base.groups.map((group) => [group.id, group]));
  const nothing = { bel: 0, ra: 0, csm: 0, lossComponent: 0 };
  const rows = tried.groups
    .filter(({ id }) => shown.has(id))
    .map((after) => ({ id: after.id, after, before: before.get(after.id) ?? nothing }))
    .toSorted((one, other) => change(other) - change(one));
  return (
    <div className={styles.groups}>
      <FigureTable
        title={text('close.trial.groups')}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'group',
            head: text('close.filter.group'),
            value: ({ id }) => id,
            cell: (row) => (
              <span className={styles.group}>
                <DrillLink to="FSRS50010" scope={{ group: row.id }}>
                  {row.id}
                </DrillLink>
                {row.after.lossComponent > 0 && row.before.lossComponent === 0 && (
                  <b className={styles.onerous}>
                    <FormattedMessage id="close.trial.onerous" />
                  </b>
                )}
              </span>
            ),
          },
          { id: 'csm', head: text('close.trial.csmBefore'), value: ({ before: was }) => was.csm },
          { id: 'csmAfter', head: text('close.trial.csmAfter'), value: ({ after }) => after.csm },
          {
            id: 'lossBefore',
            head: text('close.trial.lossBefore'),
            value: ({ before: was }) => was.lossComponent,
          },
          {
            id: 'lossAfter',
            head: text('close.trial.lossAfter'),
            value: ({ after }) => after.lossComponent,
          },
        ]}
      />
    </div>
  );
}

const change = ({
  before,
  after,
}: {
  before: Omit<TrialGroup, 'id'>;
  after: Omit<TrialGroup, 'id'>;
}) => Math.abs(after.csm - before.csm) + Math.abs(after.lossComponent - before.lossComponent);
