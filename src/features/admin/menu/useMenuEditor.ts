import { useState } from 'react';
import { useIntl } from 'react-intl';
import {
  ancestorsOf,
  childrenOf,
  dropPlace,
  type MenuMove,
  type MenuPlace,
  menuTreeRows,
  stepOf,
} from '@/domain/admin';
import type { Draft, GridValue, SavedRow } from '@/domain/grid';
import { formatText } from '@/i18n';
import { useScreenState, useLocale } from '@/store';
import type { DraftControl } from '../shared/useDraft';
import { addMenu, deleteMenu, draftMenus, editMenu, moveMenu, restoreMenu } from './menuDraft';
import { menuName } from './menuView';
import { tools, tree } from './messages';

/** What can be done with the tree, on the draft; `said` is what was done, for those who do not see it. */
export function useMenuEditor(saved: readonly SavedRow[], { draft, change }: DraftControl) {
  const intl = useIntl();
  const locale = useLocale();
  const [kept, choose] = useScreenState<string | null>('chosen', null);
  const [closed, setClosed] = useScreenState<readonly string[]>('closed', []);
  const [said, setSaid] = useState('');
  const menus = draftMenus(draft, saved);
  const chosen = menus.find(({ menuId }) => menuId === kept);

  const reveal = (after: Draft, key: string) => {
    const list = draftMenus(after, saved);
    const above = ancestorsOf(list, key).map(({ menuId }) => menuId);
    setClosed((before) => before.filter((id) => !above.includes(id)));
    const row = menuTreeRows(list).find(({ menu }) => menu.menuId === key);
    if (!row) return;
    const menu = menuName(row.menu, { locale, unnamed: intl.formatMessage(tree.unnamed) });
    setSaid(
      formatText(intl, {
        id: tools.moved.id,
        values: { menu, level: row.level, position: row.position, siblings: row.siblings },
      }),
    );
  };
  const place = (key: string, to: MenuPlace) => {
    const moved = moveMenu(draft, saved, key, to);
    change(moved);
    reveal(moved, key);
  };
  const add = (to: MenuPlace) => {
    const added = addMenu(draft, saved, to);
    change(added.draft);
    reveal(added.draft, added.key);
    choose(added.key);
  };
  return {
    menus,
    chosen,
    closed,
    said,
    choose,
    toggle: (id: string) =>
      setClosed((before) =>
        before.includes(id) ? before.filter((one) => one !== id) : [...before, id],
      ),
    stepOf: (move: MenuMove) => chosen && stepOf(menus, chosen.menuId, move),
    move: (key: string, move: MenuMove) => {
      const to = stepOf(menus, key, move);
      if (to) place(key, to);
    },
    place,
    placeAt: (key: string, target: string, at: 'before' | 'inside' | 'after') =>
      dropPlace(menus, key, target, at),
    addChild: (parentId: string | null) =>
      add({ parentId, index: childrenOf(menus, parentId).length }),
    addSibling: () => {
      const parentId = (chosen && ancestorsOf(menus, chosen.menuId).at(-1)?.menuId) ?? null;
      const siblings = childrenOf(menus, parentId);
      const index = siblings.findIndex(({ menuId }) => menuId === chosen?.menuId);
      add({ parentId, index: index < 0 ? siblings.length : index + 1 });
    },
    remove: (key: string) => {
      const ids = menuTreeRows(menus).map(({ menu }) => menu.menuId);
      const next = deleteMenu(draft, saved, key);
      const left = draftMenus(next, saved).map(({ menuId }) => menuId);
      const index = ids.indexOf(key);
      const neighbour =
        ids.slice(index).find((id) => left.includes(id)) ??
        ids.slice(0, index).findLast((id) => left.includes(id));
      change(next);
      choose(neighbour ?? null);
    },
    restore: (key: string) => {
      change(restoreMenu(draft, saved, key));
      choose(key);
    },
    edit: (key: string, field: string, value: GridValue) => {
      if (field === 'parentId') {
        const parentId = value === null ? null : String(value);
        return place(key, { parentId, index: childrenOf(menus, parentId).length });
      }
      change(editMenu(draft, saved, key, { [field]: value }), `${key}/${field}`);
    },
  };
}
