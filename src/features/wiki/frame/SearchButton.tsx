import { FormattedMessage } from 'react-intl';
import { Icon } from '@/ui/icons';
import { messages } from '../messages';
import styles from './SearchButton.module.css';

export function SearchButton({ onOpen }: { onOpen: () => void }) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K"
      onClick={onOpen}
    >
      <Icon name="search" />
      <span>
        <FormattedMessage {...messages.search} />
      </span>
      <kbd>
        <FormattedMessage {...messages.searchKey} />
      </kbd>
    </button>
  );
}
