import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
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
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage {...messages.staffField} />
            </th>
            <th scope="col">
              <FormattedMessage {...messages.people} />
            </th>
            <th scope="col">
              <FormattedMessage {...messages.share} />
            </th>
          </tr>
        </thead>
        <tbody>
          {staff.map(({ field, people }, index) => (
            <tr key={field}>
              <th scope="row">
                <svg width="14" height="14" aria-hidden="true">
                  <rect width="14" height="14" rx="2" fill={colorOf(index)} />
                </svg>
                {field}
              </th>
              <td>{people}</td>
              <td>
                <FormattedNumber value={people / total} style="percent" />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <FormattedMessage {...messages.total} />
            </th>
            <td>{total}</td>
            <td>
              <FormattedNumber value={1} style="percent" />
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
