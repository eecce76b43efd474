import type { MenuNode } from '@/domain/menu';
import styles from './MegaMenu.module.css';
import { type MenuActions, MenuLink } from './MenuLink';

interface MegaPanelProps extends MenuActions {
  menu: MenuNode;
  current: string | undefined;
}

/** Two levels at once: each entry of the second heads a column of the third. Entries that hold none stand in a column of their own. */
export function MegaPanel({ menu, current, ...actions }: MegaPanelProps) {
  const groups = menu.children.filter(({ children }) => children.length > 0);
  const single = menu.children.filter(({ children }) => children.length === 0);
  const own = menu.path ? [{ ...menu, children: [] }] : [];
  const loose = [...own, ...single];
  const links = (list: readonly MenuNode[]) => (
    <ul>
      {list.map((entry) => (
        <li key={entry.menuId}>
          <MenuLink menu={entry} current={current} {...actions} />
        </li>
      ))}
    </ul>
  );
  return (
    <div id={`panel-${menu.menuId}`} className={styles.panel} data-panel="">
      <div className={styles.columns}>
        {loose.length > 0 && links(loose)}
        {groups.map((group) => (
          <section key={group.menuId} aria-labelledby={`group-${group.menuId}`}>
            <p id={`group-${group.menuId}`} className={styles.group}>
              <MenuLink menu={group} current={current} {...actions} />
            </p>
            {links(group.children)}
          </section>
        ))}
      </div>
    </div>
  );
}
