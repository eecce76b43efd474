import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
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
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    const onClick = ({ target }: MouseEvent) => {
      const outside = target === element;
      if (outside || (target instanceof Element && target.closest('a'))) element.close();
    };
    element.addEventListener('click', onClick);
    return () => {
      element.removeEventListener('click', onClick);
      element.close();
    };
  }, []);
  return (
    <dialog ref={dialog} className={styles.drawer} aria-labelledby="wiki-drawer" onClose={onClose}>
      <div className={styles.head}>
        <span className={styles.avatar} aria-hidden="true">
          <FormattedMessage {...messages.avatar} />
        </span>
        <p id="wiki-drawer">
          <FormattedMessage {...messages.drawer} />
        </p>
        <button
          type="button"
          aria-label={intl.formatMessage(messages.closeMenu)}
          onClick={() => dialog.current?.close()}
        >
          <span aria-hidden="true">×</span>
        </button>
      </div>
      <Tree path={path} label={intl.formatMessage(messages.sections)} />
    </dialog>
  );
}
