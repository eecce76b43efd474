import type { Locale } from '@/domain/locale';
import type { Database } from '../database';
import { menu } from '../database/schema';

const nameIn = {
  en: menu.nameEn,
  ko: menu.nameKo,
  'zh-tw': menu.nameZhTw,
} as const satisfies Record<Locale, unknown>;

export interface NamedMenu {
  menuId: string;
  menuName: string;
  path: string | null;
  parentId: string | null;
  sortOrder: number;
  inUse: boolean;
}

/** All menus with their names in a language, in no order. */
export async function listMenusIn(db: Database, locale: Locale): Promise<NamedMenu[]> {
  const { menuId, path, parentId, sortOrder, inUse } = menu;
  return db
    .select({ menuId, menuName: nameIn[locale], path, parentId, sortOrder, inUse })
    .from(menu);
}
