import { FormattedMessage } from 'react-intl';
import { messages } from '../messages';
import { MagnifierIcon } from './icons';
import styles from './SearchButton.module.css';

export function SearchButton({ onOpen }: { onOpen: () => void }) {
  return (
    <button type="button" className={styles.button} aria-haspopup="dialog" aria-keyshortcuts="/ Control+K" onClick={onOpen}>
      <MagnifierIcon />
      <span>
        <FormattedMessage {...messages.search} />
      </span>
      <kbd>
        <FormattedMessage {...messages.searchKey} />
      </kbd>
    </button>
  );
}
