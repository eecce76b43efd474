/** The tree as the screen shows it, out of the draft. */
import { ancestorsOf, type MenuTreeRow, menuTreeRows, mayMoveUnder } from '@/domain/admin';
import { type Draft, stateOf } from '@/domain/grid';
import type { Locale } from '@/domain/locale';
import type { Option } from '@/ui/forms';
import { localName } from '../shared/rows/localName';
import type { Problems } from '../shared/rows/problems';
import type { DraftMenu } from './menuDraft';
import { menuErrors } from './menuForm/menuFormValues';
import type { Mark, MenuTreeItem } from './menuItems';

interface View {
  draft: Draft;
  locale: Locale;
  /** What a menu without a name is called. */
  unnamed: string;
  problems: Problems;
  /** Whether a menu that does not hold is marked before it is saved. */
  showAllErrors: boolean;
}

export function menuName(
  { values }: { values: DraftMenu['values'] },
  { locale, unnamed }: Pick<View, 'locale' | 'unnamed'>,
): string {
  return localName(values, locale) || unnamed;
}

function markOf(menu: DraftMenu, { draft, problems, showAllErrors }: View): Mark | undefined {
  const state = stateOf(draft, menu.menuId);
  if (problems[menu.menuId]) return 'invalid';
  if (state === 'same') return undefined;
  if (showAllErrors && menuErrors(menu.values).length > 0) return 'invalid';
  return state === 'created' ? 'created' : 'changed';
}

export function treeItems(
  menus: readonly DraftMenu[],
  closed: readonly string[],
  view: View,
): MenuTreeItem[] {
  const item = ({
    menu,
    level,
    position,
    siblings,
    hasChildren,
  }: MenuTreeRow<DraftMenu>): MenuTreeItem => ({
    id: menu.menuId,
    code: String(menu.values.menuId ?? ''),
    level,
    position,
    siblings,
    label: menuName(menu, view),
    branch: hasChildren ? (closed.includes(menu.menuId) ? 'closed' : 'open') : 'leaf',
    inUse: menu.values.inUse === true,
    opens: Boolean(menu.values.path),
    mark: markOf(menu, view),
  });
  return menuTreeRows(menus, (id) => closed.includes(id)).map(item);
}

/** The menus under which a menu may stand, as a tree of words. */
export function parentOptions(
  menus: readonly DraftMenu[],
  menuId: string,
  top: string,
  view: View,
): Option[] {
  const possible = menuTreeRows(menus).filter(({ menu }) =>
    mayMoveUnder(menus, menuId, menu.menuId),
  );
  const path = (menu: DraftMenu) =>
    [...ancestorsOf(menus, menu.menuId), menu].map((one) => menuName(one, view)).join(' › ');
  return [
    { value: '', label: top },
    ...possible.map(({ menu }) => ({ value: menu.menuId, label: path(menu) })),
  ];
}
