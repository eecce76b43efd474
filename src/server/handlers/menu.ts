import { NO_RIGHTS, menuTreeRows } from '@/domain/admin';
import { normaliseEmail } from '@/domain/validation';
import type { Handlers } from '../contract';
import { BusinessError } from '../errors';
import { listMenusIn } from '../repositories/menus';
import { rightsOf } from '../repositories/rights';
import type { Services } from '../services';

/**
 * AP-6, SE-10: the menus that the user may read and those above them, in their order.
 * @throws {BusinessError} E1505 where the address in the query is not the user's own.
 */
export function menuHandlers({ db }: Pick<Services, 'db'>): Pick<Handlers, 'listMenus'> {
  return {
    listMenus: async ({ query, locale, principal: { user } }) => {
      if (query.email !== undefined && normaliseEmail(query.email) !== user.email)
        throw new BusinessError('E1505');
      const rights = await rightsOf(db, user.id);
      const menus = await listMenusIn(db, locale);
      const parents = new Map(menus.map(({ menuId, parentId }) => [menuId, parentId]));
      const shown = new Set<string>();
      for (const [menuId, { read }] of rights) {
        for (
          let id: string | null = read ? menuId : null;
          id !== null;
          id = parents.get(id) ?? null
        )
          shown.add(id);
      }
      return menuTreeRows(menus.filter(({ menuId }) => shown.has(menuId))).map(({ menu }) => ({
        menuId: menu.menuId,
        menuName: menu.menuName,
        path: menu.path,
        parentId: menu.parentId,
        rights: rights.get(menu.menuId) ?? NO_RIGHTS,
      }));
    },
  };
}
