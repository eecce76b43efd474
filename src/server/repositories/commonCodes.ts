import { and, eq } from 'drizzle-orm';
import type { Locale } from '@/domain/locale';
import type { Database } from '../database';
import { commonCodeDetail, commonCodeMaster } from '../schema';

export const COUNTRY_MASTER = 'COUNTRY_CD';

const nameIn = {
  en: commonCodeDetail.nameEn,
  ko: commonCodeDetail.nameKo,
  'zh-tw': commonCodeDetail.nameZhTw,
} as const satisfies Record<Locale, unknown>;

/** The entries of a common code with their names in a language, in no order; undefined for an unknown common code. */
export async function listDetails(
  db: Database,
  masterCode: string,
  locale: Locale,
): Promise<{ code: string; codeName: string }[] | undefined> {
  const [master] = await db.select().from(commonCodeMaster).where(eq(commonCodeMaster.code, masterCode));
  if (!master) return undefined;
  return db
    .select({ code: commonCodeDetail.code, codeName: nameIn[locale] })
    .from(commonCodeDetail)
    .where(eq(commonCodeDetail.masterCode, masterCode));
}

/** Whether a common code has an entry. */
export async function hasDetail(db: Database, masterCode: string, code: string): Promise<boolean> {
  const rows = await db
    .select({ code: commonCodeDetail.code })
    .from(commonCodeDetail)
    .where(and(eq(commonCodeDetail.masterCode, masterCode), eq(commonCodeDetail.code, code)));
  return rows.length > 0;
}
