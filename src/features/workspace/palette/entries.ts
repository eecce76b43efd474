import type { IntlShape } from 'react-intl';
import { leavesOf, matchOf, type MenuNode, namesAbove } from '@/domain/menu';
import type { OpenTab } from '@/store';
import { messages } from '../messages';

export interface PaletteEntry {
  id: string;
  group: 'groupTabs' | 'groupRecent' | 'groupMenus' | 'groupCommands';
  label: string;
  /** Where it stands. */
  detail?: string;
  run: () => void;
}

export interface PaletteSource {
  tree: readonly MenuNode[];
  open: readonly OpenTab[];
  recent: readonly string[];
  nameOf: (tab: OpenTab) => string;
  show: (tab: Pick<OpenTab, 'menuId' | 'path' | 'name'>) => void;
  commands: { id: string; label: string; run: () => void }[];
}

/** All that the palette can lead to: open tabs, what was used lately, every menu, commands. A menu stands in one group only. */
export function entriesOf({
  tree,
  open,
  recent,
  nameOf,
  show,
  commands,
}: PaletteSource): PaletteEntry[] {
  const leaves = leavesOf(tree);
  const isOpen = (menuId: string) => open.some((tab) => tab.menuId === menuId);
  const detailOf = (menuId: string) => namesAbove(tree, menuId).join(' › ');
  const menuEntry = (group: PaletteEntry['group']) => (menu: (typeof leaves)[number]) => ({
    id: menu.menuId,
    group,
    label: menu.menuName,
    detail: detailOf(menu.menuId),
    run: () => show({ menuId: menu.menuId, path: menu.path, name: menu.menuName }),
  });
  const lately = recent
    .flatMap((id) => leaves.filter(({ menuId }) => menuId === id && !isOpen(id)))
    .slice(0, 5);
  const rest = leaves.filter((menu) => !isOpen(menu.menuId) && !lately.includes(menu));
  return [
    ...open.map((tab) => ({
      id: tab.menuId,
      group: 'groupTabs' as const,
      label: nameOf(tab),
      detail: detailOf(tab.menuId),
      run: () => show(tab),
    })),
    ...lately.map(menuEntry('groupRecent')),
    ...rest.map(menuEntry('groupMenus')),
    ...commands.map((command) => ({ ...command, group: 'groupCommands' as const })),
  ];
}

/** What answers to what was typed, the best first within its group; a group stands where its best entry does. */
export function found(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const scored = entries
    .map((entry) => ({
      entry,
      score: Math.max(matchOf(entry.label, typed), matchOf(entry.detail ?? '', typed) - 2.5),
    }))
    .filter(({ score }) => score > 0);
  const best = new Map<string, number>();
  for (const { entry, score } of scored)
    best.set(entry.group, Math.max(score, best.get(entry.group) ?? 0));
  const groups = [...best.keys()].sort(
    (one, other) => (best.get(other) ?? 0) - (best.get(one) ?? 0),
  );
  return groups.flatMap((group) =>
    scored
      .filter(({ entry }) => entry.group === group)
      .sort((one, other) => other.score - one.score)
      .map(({ entry }) => entry),
  );
}

/** The commands that fit what is open. */
export function commandsOf(
  intl: IntlShape,
  can: Partial<
    Record<'clear' | 'closeThis' | 'reopen' | 'start' | 'home' | 'logout', (() => void) | undefined>
  >,
): PaletteSource['commands'] {
  const words = {
    closeThis: messages.closeThis,
    reopen: messages.reopen,
    clear: messages.clear,
    start: messages.start,
    home: messages.home,
    logout: messages.logout,
  };
  return Object.entries(words).flatMap(([id, label]) => {
    const run = can[id as keyof typeof words];
    return run ? [{ id: `command-${id}`, label: intl.formatMessage(label), run }] : [];
  });
}
