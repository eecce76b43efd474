import { type Locale, languageTag } from '@/domain/locale';
import type { Database } from '../database';
import { hashPassword } from '../auth/passwords';
import { appUser, commonCodeDetail, commonCodeMaster } from '../database/schema';
import codes from './codes.json';
import countryData from './countries.json';
import sampleAccounts from './sampleAccounts.json';
import { seedSmallBooks } from './closeBooks';
import { seedCompanies, seedMenusAndRoles, seedSampleRoles } from './workspace';

export { seedFirstAdmin } from './workspace';

/** What every installation begins with. */
export async function seedReferenceData(db: Database): Promise<void> {
  await seedCommonCodes(db);
  await db.transaction((tx) => seedMenusAndRoles(tx, false));
}

/**
 * The common codes from which fields of the product choose: every country of ISO 3166-1, currencies, types of insurer. What is there already
 * stays as it is.
 */
async function seedCommonCodes(db: Database): Promise<void> {
  const { master, countries } = countryData;
  await db
    .insert(commonCodeMaster)
    .values({ ...master, sortOrder: 10 })
    .onConflictDoNothing();
  const namesIn = (locale: Locale) =>
    new Intl.DisplayNames(languageTag(locale), { type: 'region' });
  const [en, ko, zhTw] = [namesIn('en'), namesIn('ko'), namesIn('zh-tw')];
  const rows = countries.map((code) => ({
    masterCode: master.code,
    code,
    nameEn: en.of(code) ?? code,
    nameKo: ko.of(code) ?? code,
    nameZhTw: zhTw.of(code) ?? code,
  }));
  await db.insert(commonCodeDetail).values(rows).onConflictDoNothing();
  await seedCodes(db, codes.system);
}

/** Entries come with their master only: one that was deleted later does not come back at the next start. */
async function seedCodes(db: Database, masters: typeof codes.system): Promise<void> {
  for (const { details, ...master } of masters) {
    const added = await db
      .insert(commonCodeMaster)
      .values(master)
      .onConflictDoNothing()
      .returning();
    if (added.length === 0) continue;
    await db
      .insert(commonCodeDetail)
      .values(details.map((detail) => ({ ...detail, masterCode: master.code })));
  }
}

/**
 * Accounts of every role, menus, roles, companies and more common codes to try the workspace with. The passwords are public: only for
 * installations that ask for sample data.
 */
export async function seedSampleData(db: Database, now: Date): Promise<void> {
  await seedCommonCodes(db);
  for (const { username, password, name, email, country, demoAuth } of sampleAccounts) {
    const passwordHash = await hashPassword(password);
    const row = {
      username,
      passwordHash,
      name,
      email,
      country,
      demoAuth,
      termsAcceptedAt: now,
      createdAt: now,
    };
    await db.insert(appUser).values(row).onConflictDoNothing();
  }
  // All of it or nothing: half of it would keep the rest from coming at the next start.
  await db.transaction(async (tx) => {
    if (await seedMenusAndRoles(tx, true)) await seedSampleRoles(tx);
    if (await seedCompanies(tx)) await seedCodes(tx, codes.sample);
  });
  await seedSmallBooks(db, now);
}
