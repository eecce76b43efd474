import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { OpenTab } from '@/store';
import { Icon } from '@/ui/icons';
import { messages } from '../messages';
import { useDismiss } from '../useDismiss';
import { TabActions } from './TabActions';
import barStyles from './TabBar.module.css';
import styles from './TabMenus.module.css';
import type { TabBarProps } from './types';

/** Every open tab in a list, however many the bar can show, each with what can be done with it. */
export function AllTabs({ open, shown, nameOf, ...commands }: TabBarProps) {
  const intl = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [listed, setListed] = useState(false);
  const [actions, setActions] = useState<{ tab: OpenTab; left: number; top: number } | null>(null);
  useDismiss(root, listed && !actions, (by) => {
    setListed(false);
    if (by === 'escape') button.current?.focus();
  });
  const label = intl.formatMessage({ id: messages.allTabs.id }, { count: open.length });
  return (
    <div ref={root} className={styles.all}>
      <button
        ref={button}
        type="button"
        className={barStyles.tool}
        aria-expanded={listed}
        aria-label={label}
        title={label}
        onClick={() => setListed(!listed)}
      >
        <Icon name="list" />
        <span className={styles.count} data-count={intl.formatNumber(open.length)} />
      </button>
      {listed && (
        <div className={styles.list}>
          <ul aria-label={intl.formatMessage(messages.tabs)}>
            {open.map((tab) => {
              const name = nameOf(tab);
              const current = tab.menuId === shown?.menuId;
              return (
                <li key={tab.menuId} data-current={current || undefined}>
                  <button
                    type="button"
                    className={styles.show}
                    aria-current={current ? 'page' : undefined}
                    onClick={() => {
                      setListed(false);
                      commands.show(tab);
                    }}
                  >
                    {tab.pinned && <Icon name="pin" size={14} />}
                    <span>{name}</span>
                    {tab.dirty && (
                      <span
                        className={barStyles.dirty}
                        role="img"
                        aria-label={intl.formatMessage(messages.unsaved)}
                      />
                    )}
                  </button>
                  <button
                    type="button"
                    className={styles.small}
                    aria-haspopup="menu"
                    aria-label={intl.formatMessage({ id: messages.tabActions.id }, { name })}
                    onClick={({ currentTarget }) => {
                      const { left, bottom } = currentTarget.getBoundingClientRect();
                      setActions({ tab, left, top: bottom });
                    }}
                  >
                    <Icon name="more" />
                  </button>
                  <button
                    type="button"
                    className={styles.small}
                    aria-label={intl.formatMessage({ id: messages.closeTab.id }, { name })}
                    onClick={() => {
                      button.current?.focus(); // this one goes with its line
                      commands.close([tab.menuId]);
                    }}
                  >
                    <Icon name="close" size={14} />
                  </button>
                </li>
              );
            })}
          </ul>
        </div>
      )}
      {actions && (
        <TabActions
          {...actions}
          open={open}
          label={intl.formatMessage({ id: messages.tabActions.id }, { name: nameOf(actions.tab) })}
          onClose={() => setActions(null)}
          {...commands}
        />
      )}
    </div>
  );
}
