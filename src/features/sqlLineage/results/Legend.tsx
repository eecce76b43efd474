import { FormattedMessage } from 'react-intl';
import styles from './Results.module.css';

/** What the lines mean. */
export function Legend() {
  const line = (className: string | undefined) => (
    <svg width="34" height="10" aria-hidden="true" className={className}>
      <path d="M1 5h32" />
    </svg>
  );
  return (
    <ul className={styles.legend}>
      <li>
        {line(styles.direct)}
        <FormattedMessage id="lineage.legend.direct" />
      </li>
      <li>
        {line(styles.indirect)}
        <FormattedMessage id="lineage.legend.indirect" />
      </li>
      <li>
        {line(styles.doubt)}
        <FormattedMessage id="lineage.legend.doubt" />
      </li>
      <li>
        <FormattedMessage id="lineage.keys" />
      </li>
    </ul>
  );
}
