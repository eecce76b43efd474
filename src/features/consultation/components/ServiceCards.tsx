import { FormattedMessage } from 'react-intl';
import { Card } from '@/ui';
import { services } from '../messages';
import styles from './ServiceCards.module.css';

export function ServiceCards() {
  return (
    <ul className={styles.cards}>
      {services.map(({ title, text }) => (
        <Card as="li" key={title.id}>
          <h3>
            <FormattedMessage {...title} />
          </h3>
          <p className={styles.text}>
            <FormattedMessage {...text} />
          </p>
        </Card>
      ))}
    </ul>
  );
}
