import { type DragEvent, type KeyboardEvent, type MouseEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useHref } from 'react-router-dom';
import type { OpenTab } from '@/store';
import { classes } from '@/ui';
import { Icon } from '@/ui/icons';
import { messages } from '../messages';
import { isForBrowser } from '../menu/MenuLink';
import styles from './TabBar.module.css';

export const panelId = (menuId: string) => `page-${menuId}`;
export const tabId = (menuId: string) => `tab-${menuId}`;

interface TabItemProps {
  tab: OpenTab;
  name: string;
  selected: boolean;
  /** The one tab that the Tab key reaches. */
  reachable: boolean;
  onShow: () => void;
  onClose: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onContextMenu: (event: MouseEvent<HTMLElement>) => void;
  onDrop: (event: DragEvent<HTMLElement>) => void;
}

/** One tab of the bar. The Tab key passes by the cross: the keyboard has Delete, and every tab stands with a button in the list of all tabs. */
export function TabItem({
  tab,
  name,
  selected,
  reachable,
  onShow,
  onClose,
  ...handlers
}: TabItemProps) {
  const intl = useIntl();
  const href = useHref(tab.path);
  const [target, setTarget] = useState(false);
  const marks = [tab.pinned && messages.pinned, tab.dirty && messages.unsaved].filter(
    (mark) => mark !== undefined && mark !== false,
  );
  const full = [name, ...marks.map((mark) => intl.formatMessage(mark))].join(', ');
  return (
    <div
      className={classes(styles.tab, selected && styles.selected, target && styles.target)}
      role="presentation"
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData('text/x-tab', tab.menuId);
        event.dataTransfer.effectAllowed = 'move';
      }}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('text/x-tab')) return;
        event.preventDefault();
        setTarget(true);
      }}
      onDragLeave={() => setTarget(false)}
      onDrop={(event) => {
        setTarget(false);
        handlers.onDrop(event);
      }}
      onMouseDown={(event) => {
        if (event.button === 1) event.preventDefault(); // no scrolling by the wheel's button
      }}
      onAuxClick={(event) => {
        if (event.button !== 1) return;
        event.preventDefault();
        onClose();
      }}
    >
      <a
        href={href}
        role="tab"
        id={tabId(tab.menuId)}
        aria-selected={selected}
        aria-controls={selected ? panelId(tab.menuId) : undefined}
        aria-label={full}
        title={full}
        tabIndex={reachable ? 0 : -1}
        draggable={false}
        onClick={(event) => {
          if (isForBrowser(event)) return;
          event.preventDefault();
          onShow();
        }}
        onKeyDown={handlers.onKeyDown}
        onContextMenu={handlers.onContextMenu}
      >
        {tab.pinned && <Icon name="pin" size={14} />}
        <span className={styles.name}>{name}</span>
        {tab.dirty && <span className={styles.dirty} aria-hidden="true" />}
      </a>
      {!tab.pinned && (
        <button
          type="button"
          className={styles.close}
          tabIndex={-1}
          aria-label={intl.formatMessage({ id: messages.closeTab.id }, { name })}
          onClick={onClose}
        >
          <Icon name="close" size={12} />
        </button>
      )}
    </div>
  );
}
