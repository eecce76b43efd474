import { and, eq } from 'drizzle-orm';
import type { Locale } from '@/domain/locale';
import type { Database } from '../database';
import { commonCodeDetail, commonCodeMaster } from '../database/schema';

export const COUNTRY_MASTER = 'COUNTRY_CD';

const nameIn = {
  en: commonCodeDetail.nameEn,
  ko: commonCodeDetail.nameKo,
  'zh-tw': commonCodeDetail.nameZhTw,
} as const satisfies Record<Locale, unknown>;

/** The entries in use of a common code with their names in a language, in no order; undefined for one that is unknown or not in use. */
export async function listDetails(
  db: Database,
  masterCode: string,
  locale: Locale,
): Promise<{ code: string; codeName: string; sortOrder: number }[] | undefined> {
  const [master] = await db
    .select()
    .from(commonCodeMaster)
    .where(and(eq(commonCodeMaster.code, masterCode), commonCodeMaster.inUse));
  if (!master) return undefined;
  return db
    .select({
      code: commonCodeDetail.code,
      codeName: nameIn[locale],
      sortOrder: commonCodeDetail.sortOrder,
    })
    .from(commonCodeDetail)
    .where(and(eq(commonCodeDetail.masterCode, masterCode), commonCodeDetail.inUse));
}

/** Whether a common code has an entry that is in use. */
export async function hasDetail(db: Database, masterCode: string, code: string): Promise<boolean> {
  const rows = await db
    .select({ code: commonCodeDetail.code })
    .from(commonCodeDetail)
    .where(
      and(
        eq(commonCodeDetail.masterCode, masterCode),
        eq(commonCodeDetail.code, code),
        commonCodeDetail.inUse,
      ),
    );
  return rows.length > 0;
}
