import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { SiteLink } from '@/ui';
import type { OpenTab } from '@/store';
import { indexAfter } from '@/ui/focus';
import { Icon } from '@/ui/icons';
import { messages } from '../messages';
import { WORKSPACE_PATH } from '../screens';
import { AllTabs } from './AllTabs';
import { TabActions } from './TabActions';
import styles from './TabBar.module.css';
import { TabItem, tabId } from './TabItem';
import type { TabBarProps } from './types';

/** Where the actions of a tab stand. */
interface Place {
  tab: OpenTab;
  left: number;
  top: number;
}

/** The open pages (ST-TAB-1 to 3): tabs after the APG pattern; each is a link to its address. Delete closes, Ctrl+Shift with an arrow moves. */
export function TabBar({ open, shown, nameOf, ...commands }: TabBarProps) {
  const intl = useIntl();
  const strip = useRef<HTMLDivElement>(null);
  const [actionsAt, setActionsAt] = useState<Place | null>(null);
  const tabAt = (index: number) =>
    strip.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index];

  const position = open.findIndex(({ menuId }) => menuId === shown?.menuId);
  useEffect(() => {
    // With the frame: the page that has just been shown would else be laid out twice.
    const frame = requestAnimationFrame(() =>
      tabAt(position)?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [position, open.length]);

  const openActions = (tab: OpenTab, at: Element) => {
    const { left, bottom } = at.getBoundingClientRect();
    setActionsAt({ tab, left, top: bottom });
  };

  /** A focus that would go with the tab goes to its neighbour. */
  const close = (tab: OpenTab, index: number) => {
    if (tabAt(index)?.parentElement?.contains(document.activeElement))
      tabAt(index === 0 ? 1 : index - 1)?.focus();
    commands.close([tab.menuId]);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, tab: OpenTab, index: number) => {
    const next = indexAfter(event.key, index, open.length, { axis: 'horizontal' });
    if (event.ctrlKey && event.shiftKey && event.key.startsWith('Arrow')) {
      commands.move(tab.menuId, index + (event.key === 'ArrowRight' ? 1 : -1));
    } else if (next !== undefined) {
      tabAt(next)?.focus();
    } else if (event.key === ' ') {
      commands.show(tab);
    } else if (event.key === 'Delete') {
      close(tab, index);
    } else if (event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10')) {
      openActions(tab, event.currentTarget);
    } else return;
    event.preventDefault();
  };

  const dropAt = (event: React.DragEvent, index: number) => {
    const menuId = event.dataTransfer.getData('text/x-tab');
    if (menuId) commands.move(menuId, index);
    event.preventDefault();
  };

  return (
    <nav className={styles.bar} aria-label={intl.formatMessage(messages.tabs)}>
      <SiteLink
        to={WORKSPACE_PATH}
        className={styles.start}
        aria-label={intl.formatMessage(messages.start)}
        aria-current={shown ? undefined : 'page'}
      >
        <Icon name="start" />
      </SiteLink>
      {/* A list of tabs may hold nothing else, and each tab stands beside its cross. */}
      <div
        role="tablist"
        aria-label={intl.formatMessage(messages.tabs)}
        aria-owns={open.map(({ menuId }) => tabId(menuId)).join(' ') || undefined}
      />
      <div ref={strip} className={styles.strip}>
        {open.map((tab, index) => (
          <TabItem
            key={tab.menuId}
            tab={tab}
            name={nameOf(tab)}
            selected={tab.menuId === shown?.menuId}
            reachable={index === Math.max(position, 0)}
            onShow={() => commands.show(tab)}
            onClose={() => close(tab, index)}
            onKeyDown={(event) => onKeyDown(event, tab, index)}
            onContextMenu={(event: MouseEvent) => {
              event.preventDefault();
              openActions(tab, event.currentTarget);
            }}
            onDrop={(event) => dropAt(event, index)}
          />
        ))}
      </div>
      {open.length > 0 && (
        <div className={styles.tools}>
          <AllTabs open={open} shown={shown} nameOf={nameOf} {...commands} />
          <button
            type="button"
            className={styles.tool}
            aria-label={intl.formatMessage(messages.clear)}
            title={intl.formatMessage(messages.clear)}
            onClick={commands.clear}
          >
            <Icon name="broom" />
          </button>
        </div>
      )}
      {actionsAt && (
        <TabActions
          {...actionsAt}
          open={open}
          label={intl.formatMessage(
            { id: messages.tabActions.id },
            { name: nameOf(actionsAt.tab) },
          )}
          onClose={() => setActionsAt(null)}
          {...commands}
        />
      )}
    </nav>
  );
}
