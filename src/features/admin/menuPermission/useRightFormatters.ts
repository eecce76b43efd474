import type { SavedRow } from '@/domain/grid';
import { useLocale } from '@/store';
import { localName } from '../shared/rows/localName';
import { type RowFormatters, useRowFormatters } from '../shared/rows/rowFormatters';
import type { NamedMenu } from './matrix';

/** A line of rights is called by its role and its menu. */
export function useRightFormatters(
  roles: readonly SavedRow[],
  menus: readonly NamedMenu[],
): RowFormatters {
  const locale = useLocale();
  const words = useRowFormatters('roleMenus');
  return {
    ...words,
    title: ({ roleId, menuId }) => {
      const role = roles.find(({ key }) => key === roleId);
      const menu = menus.find((one) => one.menuId === menuId);
      return `${role ? localName(role.values, locale) : String(roleId)} · ${menu?.name ?? String(menuId)}`;
    },
  };
}
