import { type KeyboardEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { holdsMenu, type MenuNode } from '@/domain/menu';
import { SiteLink } from '@/ui';
import { indexAfter } from '@/ui/focus';
import { Icon } from '@/ui/icons';
import { messages } from '../messages';
import { useDismiss } from '../useDismiss';
import { useHoverMenu } from './useHoverMenu';
import styles from './MegaMenu.module.css';
import { MegaPanel } from './MegaPanel';
import type { MenuActions } from './MenuLink';

interface MegaMenuProps extends MenuActions {
  tree: readonly MenuNode[];
  /** The menu of the page that is shown. */
  current: string | undefined;
}

/** ST-MENU, from 960 px: top-level entries that open on hover, click and by keyboard (WAI-ARIA disclosure navigation). */
export function MegaMenu({ tree, current, ...actions }: MegaMenuProps) {
  const intl = useIntl();
  const nav = useRef<HTMLElement>(null);
  const { opened, close, press, enter, leave } = useHoverMenu();
  const entriesOf = () => [...(nav.current?.querySelectorAll<HTMLElement>('[data-menu]') ?? [])];
  const focusEntry = (menuId: string | null) =>
    entriesOf()
      .find(({ dataset }) => dataset.menu === menuId)
      ?.focus();
  useDismiss(nav, opened !== null, (by) => {
    if (by === 'escape' && nav.current?.contains(document.activeElement)) focusEntry(opened);
    close();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const panel = [...(nav.current?.querySelectorAll<HTMLElement>('[data-panel] a') ?? [])];
    const inPanel = panel.indexOf(event.target as HTMLElement);
    const list = inPanel >= 0 ? panel : entriesOf();
    const at = list.indexOf(event.target as HTMLElement);
    const axis = inPanel >= 0 ? 'both' : 'horizontal';
    const next = indexAfter(event.key, at, list.length, { axis, loop: false });
    if (event.key === 'ArrowUp' && inPanel === 0) focusEntry(opened);
    else if (event.key === 'ArrowDown' && inPanel < 0) panel[0]?.focus();
    else if (next === undefined) return;
    else list[next]?.focus();
    event.preventDefault();
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows move between the links and buttons in it
    <nav
      ref={nav}
      className={styles.menu}
      aria-label={intl.formatMessage(messages.menu)}
      onKeyDown={onKeyDown}
    >
      <ul className={styles.top}>
        {tree.map((menu) => {
          const open = opened === menu.menuId;
          const marked = holdsMenu(menu, current) ? 'true' : undefined;
          if (menu.children.length === 0 && menu.path) {
            return (
              <li key={menu.menuId}>
                <SiteLink
                  to={menu.path}
                  className={styles.entry}
                  data-menu={menu.menuId}
                  aria-current={marked && 'page'}
                  onPointerEnter={() => actions.onApproach(menu)}
                >
                  {menu.menuName}
                </SiteLink>
              </li>
            );
          }
          return (
            <li
              key={menu.menuId}
              onPointerEnter={(event) => enter(event, menu.menuId)}
              onPointerLeave={leave}
            >
              <button
                type="button"
                className={styles.entry}
                data-menu={menu.menuId}
                data-current={marked}
                aria-expanded={open}
                aria-controls={open ? `panel-${menu.menuId}` : undefined}
                onClick={() => press(menu.menuId)}
              >
                {menu.menuName}
                <Icon name="down" size={12} />
              </button>
              {open && (
                <MegaPanel
                  menu={menu}
                  current={current}
                  onApproach={actions.onApproach}
                  onChoose={(chosen) => {
                    close();
                    actions.onChoose(chosen);
                  }}
                />
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
