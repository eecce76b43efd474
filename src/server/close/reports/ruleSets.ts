import { and, desc, eq, lte } from 'drizzle-orm';
import type { LedgerRules } from '@/domain/closeReports';
import type { Database } from '../../database';
import { closeRuleSet } from '../../database/closeReportSchema';

type RuleSetRow = typeof closeRuleSet.$inferSelect;

const asRuleSet = ({ version, rules, reason, savedBy, savedAt }: RuleSetRow) => ({
  version,
  rules: Object.fromEntries(Object.entries(rules).map(([set, each]) => [set, [...each]])),
  reason,
  savedBy,
  savedAt: savedAt.toISOString(),
});

/** Versions of a book's rules, the latest first. */
export async function readRuleSets(db: Database, bookId: string) {
  const rows = await db
    .select()
    .from(closeRuleSet)
    .where(eq(closeRuleSet.bookId, bookId))
    .orderBy(desc(closeRuleSet.version));
  return rows.map(asRuleSet);
}

/** Saves the version after the one that it was made on; undefined where somebody was quicker. */
export async function saveRuleSet(
  db: Database,
  { basedOn, ...ruleSet }: Omit<RuleSetRow, 'version'> & { basedOn: number },
) {
  const [latest] = await readRuleSets(db, ruleSet.bookId);
  if ((latest?.version ?? 0) !== basedOn) return undefined;
  const [row] = await db
    .insert(closeRuleSet)
    .values({ ...ruleSet, version: basedOn + 1 })
    .onConflictDoNothing()
    .returning();
  return row && asRuleSet(row);
}

/** The rules by which a book posted at a moment; what it has none of its own for is posted by those of the engine. */
export async function rulesAt(db: Database, bookId: string, at: Date): Promise<LedgerRules> {
  const [latest] = await db
    .select({ rules: closeRuleSet.rules })
    .from(closeRuleSet)
    .where(and(eq(closeRuleSet.bookId, bookId), lte(closeRuleSet.savedAt, at)))
    .orderBy(desc(closeRuleSet.version))
    .limit(1);
  return latest?.rules ?? {};
}
