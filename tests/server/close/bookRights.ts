import { eq } from 'drizzle-orm';
import { menu, roleMenu } from '@/server/database/schema';
import type { TestApp } from '../support/app';

const rights = { canRead: true, canWrite: true, canDelete: false, canExport: false };

/** Gives two roles the rights to read books and to write assumptions, whatever the seed gives them. */
export async function giveRights({ db }: TestApp): Promise<void> {
  for (const path of ['/demo/ACRS00010', '/demo/ATIS60010']) {
    const [there] = await db.select().from(menu).where(eq(menu.path, path));
    const menuId = there?.menuId ?? `B${path.slice(-9)}`;
    const names = { nameEn: path, nameKo: path, nameZhTw: path };
    if (!there) await db.insert(menu).values({ menuId, ...names, path });
    for (const roleId of ['ACTUARY', 'CFO'])
      await db
        .insert(roleMenu)
        .values({ roleId, menuId, ...rights })
        .onConflictDoUpdate({ target: [roleMenu.roleId, roleMenu.menuId], set: rights });
  }
}
