import { FormattedMessage, useIntl } from 'react-intl';
import { CloseButton, Dialog } from '@/ui/dialog';
import { messages } from '../messages';
import styles from './Drawer.module.css';
import { Tree } from './Tree';

interface DrawerProps {
  path: string;
  onClose: () => void;
}

/** WK-5: the section tree over the page, below 960 px. Open as long as it is rendered. */
export function Drawer({ path, onClose }: DrawerProps) {
  const intl = useIntl();
  return (
    <Dialog
      labelledBy="wiki-drawer"
      placement="left"
      className={styles.drawer}
      closeOnLink
      onClose={onClose}
    >
      <div className={styles.head}>
        <span className={styles.avatar} aria-hidden="true">
          <FormattedMessage {...messages.avatar} />
        </span>
        <p id="wiki-drawer">
          <FormattedMessage {...messages.drawer} />
        </p>
        <CloseButton label={intl.formatMessage(messages.closeMenu)} onClick={onClose} />
      </div>
      <Tree path={path} label={intl.formatMessage(messages.sections)} />
    </Dialog>
  );
}
