import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Table } from '@/ui';
import type { Staff as StaffContent } from '../content';
import { messages } from '../messages';
import { StaffChart } from './StaffChart';
import { colorOf } from './staffRing';
import styles from './Staff.module.css';

/** How many people work in which field: a ring, and the table with the same figures. */
export function Staff({ staff }: { staff: StaffContent[] }) {
  const intl = useIntl();
  const total = staff.reduce((sum, { people }) => sum + people, 0);
  return (
    <div className={styles.staff}>
      <div
        className={styles.chart}
        role="img"
        aria-label={intl.formatMessage({ id: messages.staffChart.id }, { total })}
      >
        <StaffChart staff={staff} />
        <span className={styles.total}>{total}</span>
      </div>
      <Table
        className={styles.table}
        rowHeads
        rows={staff.map((part, index) => ({ ...part, index }))}
        rowKey={({ field }) => field}
        columns={[
          {
            id: 'field',
            head: <FormattedMessage {...messages.staffField} />,
            cell: ({ field, index }) => (
              <>
                <svg width="14" height="14" aria-hidden="true">
                  <rect width="14" height="14" rx="2" fill={colorOf(index)} />
                </svg>
                {field}
              </>
            ),
            foot: <FormattedMessage {...messages.total} />,
          },
          {
            id: 'people',
            align: 'end',
            head: <FormattedMessage {...messages.people} />,
            cell: ({ people }) => people,
            foot: total,
          },
          {
            id: 'share',
            align: 'end',
            head: <FormattedMessage {...messages.share} />,
            cell: ({ people }) => <FormattedNumber value={people / total} style="percent" />,
            foot: <FormattedNumber value={1} style="percent" />,
          },
        ]}
      />
    </div>
  );
}
