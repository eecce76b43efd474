import { Activity, useEffect, useRef, useState } from 'react';
import type { OpenTab } from '@/store';
import { panelId } from '../tabs/TabItem';
import { TabPage, type TabPageProps } from './TabPage';

interface PagesProps {
  open: readonly OpenTab[];
  shown: OpenTab | undefined;
  /** What a tab's page needs to know. */
  pageOf: (tab: OpenTab) => Omit<TabPageProps, 'tab'>;
}

/** In a document that has just been loaded the keyboard begins at its top. */
const isUntouched = () => 'userActivation' in navigator && !navigator.userActivation.hasBeenActive;

/** Who followed a link from one page to another goes on in the other: what had the focus is hidden now. */
function useFocusInShown(menuId: string | undefined): void {
  const before = useRef(menuId);
  useEffect(() => {
    if (before.current === menuId) return;
    before.current = menuId;
    if (isUntouched()) return;
    const panel = menuId === undefined ? null : document.getElementById(panelId(menuId));
    const active = document.activeElement;
    const within = active?.closest('[role="tabpanel"]');
    if (active === document.body || (within && within !== panel))
      panel?.focus({ preventScroll: true });
  }, [menuId]);
}

/**
 * ST-TAB-5: the pages of open tabs stay as they are while another is shown; hidden, they have no effects and are not rendered. A page begins
 * when its tab is shown for the first time. Their order in the document never changes: an element that is moved loses its place.
 */
export function Pages({ open, shown, pageOf }: PagesProps) {
  useFocusInShown(shown?.menuId);
  const [begun, setBegun] = useState<ReadonlySet<string>>(new Set());
  if (shown && !begun.has(shown.menuId)) {
    setBegun(
      new Set([...open.map(({ menuId }) => menuId).filter((id) => begun.has(id)), shown.menuId]),
    );
  }
  return open
    .filter(({ menuId }) => begun.has(menuId))
    .sort((one, other) => (one.menuId < other.menuId ? -1 : 1))
    .map((tab) => (
      <Activity key={tab.menuId} mode={tab.menuId === shown?.menuId ? 'visible' : 'hidden'}>
        <TabPage tab={tab} {...pageOf(tab)} />
      </Activity>
    ));
}
