import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '@/ui';
import { messages } from '../messages';
import styles from './Frame.module.css';

/** While the workspace opens. */
export function Waiting() {
  return (
    <>
      <VisuallyHidden>
        <h1>
          <FormattedMessage {...messages.heading} />
        </h1>
      </VisuallyHidden>
      <p className={styles.waiting} role="status">
        <FormattedMessage {...messages.opening} />
      </p>
    </>
  );
}
