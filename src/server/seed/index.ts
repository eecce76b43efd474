import { type Locale, languageTag } from '@/domain/locale';
import type { Database } from '../database';
import { hashPassword } from '../passwords';
import { appUser, commonCodeDetail, commonCodeMaster } from '../schema';
import countryData from './countries.json';
import sampleAccounts from './sampleAccounts.json';

/** Every country of ISO 3166-1 under the common code COUNTRY_CD. What is there already stays as it is. */
export async function seedCommonCodes(db: Database): Promise<void> {
  const { master, countries } = countryData;
  await db.insert(commonCodeMaster).values(master).onConflictDoNothing();
  const namesIn = (locale: Locale) => new Intl.DisplayNames(languageTag(locale), { type: 'region' });
  const [en, ko, zhTw] = [namesIn('en'), namesIn('ko'), namesIn('zh-tw')];
  const rows = countries.map((code) => ({
    masterCode: master.code,
    code,
    nameEn: en.of(code) ?? code,
    nameKo: ko.of(code) ?? code,
    nameZhTw: zhTw.of(code) ?? code,
  }));
  await db.insert(commonCodeDetail).values(rows).onConflictDoNothing();
}

/** The demo account and one without the demo right. Their passwords are public: only for installations that ask for sample data. */
export async function seedSampleAccounts(db: Database, now: Date): Promise<void> {
  for (const { password, ...account } of sampleAccounts) {
    const row = { ...account, passwordHash: await hashPassword(password), termsAcceptedAt: now, createdAt: now };
    await db.insert(appUser).values(row).onConflictDoNothing();
  }
}
