import { FormattedMessage } from 'react-intl';
import { Button } from '@/ui';
import { behaviours, type Kind } from '../messages';
import styles from './Behaviours.module.css';

/** One button for each kind of answer that the site treats in its own way (AP-9 to AP-12). */
export function Behaviours({ onChoose }: { onChoose: (kind: Kind) => void }) {
  return (
    <ul className={styles.behaviours}>
      {behaviours.map(({ kind, name, text }) => (
        <li key={kind}>
          <Button wide aria-describedby={`kind-${kind}`} onClick={() => onChoose(kind)}>
            <FormattedMessage id={name.id} />
          </Button>
          <p id={`kind-${kind}`}>
            <FormattedMessage id={text.id} />
          </p>
        </li>
      ))}
    </ul>
  );
}
