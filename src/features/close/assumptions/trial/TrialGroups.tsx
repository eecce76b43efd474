import { FormattedMessage } from 'react-intl';
import type { TriedBalance } from '@/domain/close';
import { DrillLink } from '../../shared/frame/DrillLink';
import { FigureTable } from '../../shared/tables/FigureTable';
import { useText } from '../../shared/useText';
import type { TrialAnswer, TrialGroup } from './trial.worker';
import styles from './Trial.module.css';

/** Opens how a balance came about; of the groups of the scope where none are named. */
export type ExplainTried = (
  balance: Pick<TriedBalance, 'of' | 'as'> & {
    groups?: TriedBalance['groups'];
    title: string;
  },
) => void;

export interface TrialGroupsProps {
  base: TrialAnswer;
  tried: TrialAnswer;
  /** The groups of the scope. */
  shown: ReadonlySet<string>;
  nameOf: (group: string) => string;
  onExplain: ExplainTried;
}

/** What the trial does group by group, the largest change first; a group that turns onerous is marked. */
export function TrialGroups({ base, tried, shown, nameOf, onExplain }: TrialGroupsProps) {
  const text = useText();
  const before = new Map(base.groups.map((group) => [group.id, group]));
  const nothing = { bel: 0, ra: 0, csm: 0, lossComponent: 0 };
  const rows = tried.groups
    .filter(({ id }) => shown.has(id))
    .map((after) => ({ id: after.id, after, before: before.get(after.id) ?? nothing }))
    .toSorted((one, other) => change(other) - change(one));
  const column = (head: string, of: 'csm' | 'lc', as: 'before' | 'after') => {
    const value = (row: (typeof rows)[number]) => row[as][of === 'csm' ? 'csm' : 'lossComponent'];
    return {
      id: `${of}.${as}`,
      head,
      value,
      explain: (row: (typeof rows)[number]) =>
        value(row) === 0
          ? undefined
          : () => onExplain({ of, as, groups: [row.id], title: `${head} · ${nameOf(row.id)}` }),
    };
  };
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
            value: ({ id }) => nameOf(id),
            cell: (row) => (
              <span className={styles.group}>
                <DrillLink to="FSRS50010" scope={{ group: row.id }}>
                  {nameOf(row.id)}
                </DrillLink>
                {row.after.lossComponent > 0 && row.before.lossComponent === 0 && (
                  <b className={styles.onerous}>
                    <FormattedMessage id="close.trial.onerous" />
                  </b>
                )}
              </span>
            ),
          },
          column(text('close.trial.csmBefore'), 'csm', 'before'),
          column(text('close.trial.csmAfter'), 'csm', 'after'),
          column(text('close.trial.lossBefore'), 'lc', 'before'),
          column(text('close.trial.lossAfter'), 'lc', 'after'),
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
