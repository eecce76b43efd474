import { useIntl } from 'react-intl';
import { Icon } from '@/ui/icons';
import { messages } from '../messages';
import styles from './TopBar.module.css';

interface TopBarProps {
  title: string;
  onMenu: () => void;
  onSearch: () => void;
}

/** WK-5: below 960 px. */
export function TopBar({ title, onMenu, onSearch }: TopBarProps) {
  const intl = useIntl();
  return (
    <div className={styles.bar}>
      <button
        type="button"
        aria-label={intl.formatMessage(messages.openMenu)}
        aria-haspopup="dialog"
        onClick={onMenu}
      >
        <svg
          width="20"
          height="20"
          viewBox="0 0 20 20"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M2 5h16M2 10h16M2 15h16" />
        </svg>
      </button>
      <p>{title}</p>
      <button
        type="button"
        aria-label={intl.formatMessage(messages.search)}
        aria-haspopup="dialog"
        onClick={onSearch}
      >
        <Icon name="search" />
      </button>
    </div>
  );
}
