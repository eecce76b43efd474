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
import {
  addRows,
  deleteRows,
  type Draft,
  edit,
  type GridValue,
  type SavedRow,
} from '@/domain/grid';
import { formatText } from '@/i18n';
import { useLocale } from '@/store';
import { useListView } from '../list/useListView';
import type { DraftController } from '../shared/saving/useDraft';
import { branchKeys, deletedKeys, draftMenus, moveEdits, newMenu } from './menuDraft';
import { menuName } from './menuView';
import { tools, tree } from './messages';

/** What can be done with the tree, on the draft; `said` is what was done, for those who do not see it. */
export function useMenuEditor(saved: readonly SavedRow[], draftController: DraftController) {
  const { draft } = draftController;
  const intl = useIntl();
  const locale = useLocale();
  const { selected, select, collapsed, toggleBranch, expandBranches } = useListView('menus');
  const [said, setSaid] = useState('');
  const menus = draftMenus(draft, saved);
  const chosen = menus.find(({ menuId }) => menuId === selected);

  const reveal = (after: Draft, key: string) => {
    const list = draftMenus(after, saved);
    expandBranches(ancestorsOf(list, key).map(({ menuId }) => menuId));
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
    const edits = moveEdits(draft, saved, key, to);
    draftController.editRows({ edits });
    reveal(edit(draft, edits), key);
  };
  const add = (to: MenuPlace) => {
    const { rows, edits, key } = newMenu(draft, saved, to);
    draftController.addRows({ rows, edits });
    reveal(edit(addRows(draft, rows), edits), key);
    select(key);
  };
  return {
    menus,
    chosen,
    collapsed,
    said,
    select,
    toggleBranch,
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
      const keys = branchKeys(draft, saved, key);
      const left = draftMenus(deleteRows(draft, keys, saved), saved).map(({ menuId }) => menuId);
      const index = ids.indexOf(key);
      const neighbour =
        ids.slice(index).find((id) => left.includes(id)) ??
        ids.slice(0, index).findLast((id) => left.includes(id));
      draftController.deleteRows({ keys, saved: saved.filter((row) => keys.includes(row.key)) });
      select(neighbour ?? null);
    },
    restore: (key: string) => {
      draftController.restoreRows({ keys: deletedKeys(saved, key) });
      select(key);
    },
    edit: (key: string, field: string, value: GridValue) => {
      if (field === 'parentId') {
        const parentId = value === null ? null : String(value);
        return place(key, { parentId, index: childrenOf(menus, parentId).length });
      }
      const row = saved.find((one) => one.key === key);
      draftController.editCell({ key, saved: row, field, value, typing: true });
    },
  };
}
