import { sql } from 'drizzle-orm';
import type { Database } from '../../src/server/database';

/** Adds companies BENCH000001, BENCH000002, ... with names, countries and months that repeat at different paces. */
export async function fillCompanies(db: Database, count: number): Promise<void> {
  await db.execute(sql`
    INSERT INTO company (code, name_ko, name_en, name_zh_tw, insurer_type, country, currency, representative, closing_month)
    SELECT 'BENCH' || lpad(n::text, 6, '0'), '시험보험 ' || (n * 7919 % 100003), 'Bench Life ' || (n * 6007 % 100003), '測試保險 ' || (n * 5003 % 100003),
      (ARRAY['LIFE', 'NON_LIFE', 'REINSURER'])[1 + n % 3], (ARRAY['KR', 'TW', 'US', 'JP', 'GB', 'DE', 'SG'])[1 + n % 7],
      (ARRAY['KRW', 'TWD', 'USD', 'JPY', 'EUR'])[1 + n % 5], 'Person ' || (n % 997), 1 + n % 12
    FROM generate_series(1, ${count}) AS n`);
}
