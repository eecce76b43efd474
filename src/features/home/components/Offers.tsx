import { FormattedMessage } from 'react-intl';
import { offers } from '../messages';
import styles from './Offers.module.css';

export function Offers() {
  return (
    <ul className={styles.offers}>
      {offers.map(({ title, text }) => (
        <li key={title.id}>
          <h3>
            <FormattedMessage {...title} />
          </h3>
          <p>
            <FormattedMessage {...text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
