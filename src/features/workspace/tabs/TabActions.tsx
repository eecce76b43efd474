import { useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { OpenTab } from '@/store';
import { rovingFocus } from '@/ui/focus';
import { messages } from '../messages';
import { useDismiss } from '../useDismiss';
import styles from './TabMenus.module.css';
import type { TabCommands } from './types';

interface TabActionsProps extends TabCommands {
  tab: OpenTab;
  open: readonly OpenTab[];
  left: number;
  top: number;
  label: string;
  onClose: () => void;
}

/** What can be done with a tab and with those around it. A pinned tab stays where others are closed. */
function actionsOf({ tab, open, close, reopen, pin, move }: TabActionsProps) {
  const index = open.findIndex(({ menuId }) => menuId === tab.menuId);
  const loose = open.filter(({ pinned }) => !pinned);
  const others = loose.filter(({ menuId }) => menuId !== tab.menuId);
  const right = loose.filter((other) => open.indexOf(other) > index);
  const ids = (tabs: readonly OpenTab[]) => tabs.map(({ menuId }) => menuId);
  const sibling = (step: number) =>
    Boolean(open[index + step]) && Boolean(open[index + step]?.pinned) === Boolean(tab.pinned);
  return [
    {
      words: tab.pinned ? messages.unpin : messages.pin,
      act: () => pin(tab.menuId, !tab.pinned),
      possible: true,
    },
    { words: messages.moveLeft, act: () => move(tab.menuId, index - 1), possible: sibling(-1) },
    { words: messages.moveRight, act: () => move(tab.menuId, index + 1), possible: sibling(1) },
    { words: messages.closeThis, act: () => close([tab.menuId]), possible: true },
    { words: messages.closeOthers, act: () => close(ids(others)), possible: others.length > 0 },
    { words: messages.closeRight, act: () => close(ids(right)), possible: right.length > 0 },
    { words: messages.reopen, act: () => reopen?.(), possible: reopen !== undefined },
  ];
}

/** The menu of one tab, after the APG menu pattern. */
export function TabActions(props: TabActionsProps) {
  const { label, left, top, onClose } = props;
  const intl = useIntl();
  const menu = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    opener.current = document.activeElement;
    menu.current?.querySelector('button')?.focus();
  }, []);
  const leave = () => {
    onClose();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  useDismiss(menu, true, (by) => (by === 'escape' ? leave() : onClose()));

  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={styles.menu}
      style={{ left: `min(${left}px, calc(100vw - 15.5rem))`, top }}
      onKeyDown={rovingFocus({ selector: 'button:not(:disabled)', axis: 'vertical' })}
    >
      {actionsOf(props).map(({ words, act, possible }) => (
        <button
          key={words.id}
          type="button"
          role="menuitem"
          tabIndex={-1}
          disabled={!possible}
          onClick={() => {
            leave();
            act();
          }}
        >
          {intl.formatMessage(words)}
        </button>
      ))}
    </div>
  );
}
