import { type SQL, sql } from 'drizzle-orm';
import type { ResourceName } from '@/domain/admin';
import type { Locale } from '@/domain/locale';
import type { Database } from '../database';

/** What uses a row. */
export interface Reference {
  kind: ResourceName;
  key: string;
  name: string;
}

/** Enough to know where to look. */
const MAX_SHOWN_USES = 20;

/** Statements that give what uses the rows of a resource: `used`, `kind`, `key` and the three names. */
const REFERENCES: Partial<Record<ResourceName, SQL>> = {
  menus: sql`SELECT parent_id AS used, 'menus' AS kind, menu_id AS key, name_ko, name_en, name_zh_tw FROM menu`,
  codeMasters: sql`
    SELECT master_code AS used, 'codeDetails' AS kind, master_code || '/' || code AS key, name_ko, name_en, name_zh_tw FROM common_code_detail`,
  codeDetails: sql`
    SELECT x.master || '/' || x.code AS used, 'companies' AS kind, c.code AS key, c.name_ko, c.name_en, c.name_zh_tw
    FROM company c CROSS JOIN LATERAL
      (VALUES ('COUNTRY_CD', c.country), ('CURRENCY_CD', c.currency), ('INSURER_TYPE_CD', c.insurer_type)) AS x(master, code)
    UNION ALL SELECT 'COUNTRY_CD/' || country, 'users', username, name, name, name FROM app_user`,
  companies: sql`SELECT parent_code AS used, 'companies' AS kind, code AS key, name_ko, name_en, name_zh_tw FROM company`,
  roles: sql`
    SELECT ur.role_id AS used, 'users' AS kind, u.username AS key, u.name AS name_ko, u.name AS name_en, u.name AS name_zh_tw
    FROM user_role ur JOIN app_user u ON u.id = ur.user_id`,
};

const nameColumn = {
  en: 'name_en',
  ko: 'name_ko',
  'zh-tw': 'name_zh_tw',
} as const satisfies Record<Locale, string>;

/** What uses these rows: the first twenty of each and how many there are, names in the reader's language. */
export async function referencesTo(
  db: Database,
  resource: ResourceName,
  keys: readonly string[],
  locale: Locale,
): Promise<Map<string, { references: Reference[]; total: number }>> {
  const all = REFERENCES[resource];
  if (!all || keys.length === 0) return new Map();
  const { rows } = await db.execute<{
    used: string;
    kind: ResourceName;
    key: string;
    name: string;
    total: number;
  }>(sql`
    SELECT used, kind, key, name, total FROM (
      SELECT used, kind, key, ${sql.identifier(nameColumn[locale])} AS name,
        row_number() OVER (PARTITION BY used ORDER BY kind, key) AS place, (count(*) OVER (PARTITION BY used))::int AS total
      FROM (${all}) AS u WHERE used = ANY(${sql.param([...keys])}::text[])
    ) AS numbered WHERE place <= ${MAX_SHOWN_USES} ORDER BY used, place`);
  const byKey = new Map<string, { references: Reference[]; total: number }>();
  for (const { used, kind, key, name, total } of rows) {
    const known = byKey.get(used) ?? { references: [], total };
    known.references.push({ kind, key, name });
    byKey.set(used, known);
  }
  return byKey;
}
