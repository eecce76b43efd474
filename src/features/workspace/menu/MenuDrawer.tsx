import { useIntl } from 'react-intl';
import { holdsMenu, type MenuNode } from '@/domain/menu';
import { CloseButton, Dialog } from '@/ui/dialog';
import { Icon } from '@/ui/icons';
import { messages } from '../messages';
import styles from './MenuDrawer.module.css';
import { type MenuActions, MenuLink } from './MenuLink';

interface MenuDrawerProps extends MenuActions {
  tree: readonly MenuNode[];
  current: string | undefined;
  onClose: () => void;
}

/** The same menus below 960 px: a drawer whose top-level entries open and close. */
export function MenuDrawer({ tree, current, onClose, onChoose, onApproach }: MenuDrawerProps) {
  const intl = useIntl();
  const actions = {
    onApproach,
    onChoose: (menu: MenuNode) => {
      onClose();
      onChoose(menu);
    },
  };
  const list = (menus: readonly MenuNode[]) => (
    <ul>
      {menus.map((menu) => (
        <li key={menu.menuId}>
          <MenuLink menu={menu} current={current} {...actions} />
          {menu.children.length > 0 && list(menu.children)}
        </li>
      ))}
    </ul>
  );
  return (
    <Dialog
      label={intl.formatMessage(messages.menu)}
      placement="left"
      className={styles.drawer}
      onClose={onClose}
    >
      <div className={styles.head}>
        <p>{intl.formatMessage(messages.menu)}</p>
        <CloseButton label={intl.formatMessage(messages.menuClose)} onClick={onClose} />
      </div>
      <nav aria-label={intl.formatMessage(messages.menu)}>
        {tree.map((menu) =>
          menu.children.length > 0 ? (
            <details key={menu.menuId} open={tree.length === 1 || holdsMenu(menu, current)}>
              <summary>
                {menu.menuName}
                <Icon name="down" size={14} />
              </summary>
              {list(menu.path ? [{ ...menu, children: [] }, ...menu.children] : menu.children)}
            </details>
          ) : (
            <MenuLink key={menu.menuId} menu={menu} current={current} {...actions} />
          ),
        )}
      </nav>
    </Dialog>
  );
}
