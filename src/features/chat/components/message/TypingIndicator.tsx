import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '@/ui';
import { panel } from '../../messages';
import styles from './TypingIndicator.module.css';

/** A reply is on its way (ST-CHAT). */
export function TypingIndicator() {
  return (
    <p className={styles.typing} data-typing>
      <span aria-hidden="true" />
      <span aria-hidden="true" />
      <span aria-hidden="true" />
      <VisuallyHidden>
        <FormattedMessage {...panel.typing} />
      </VisuallyHidden>
    </p>
  );
}
