import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { ResourceName } from '@/domain/admin';
import type { Database } from '../database';
import { auditLog } from '../database/schema';
import type { StoredRow } from './store';

/** Who does something, when, and under which request. */
export interface Actor {
  username: string;
  name: string;
  at: Date;
  requestId: string;
}

/** What happened to a row; without `before` it was made, without `after` removed. */
export interface RowChange {
  resource: ResourceName;
  before?: StoredRow;
  after?: StoredRow;
}

const ROWS_PER_INSERT = 1000;

/** Of an update only what changed; administration's fields hold no secret, so all of them may be kept. */
function entryOf(
  { resource, before, after }: RowChange,
  actor: Actor,
): typeof auditLog.$inferInsert {
  const base = { ...actor, resource, key: (after ?? before)?.key ?? null };
  if (!before || !after) {
    const action = after ? ('create' as const) : ('delete' as const);
    return { ...base, action, before: before?.values ?? null, after: after?.values ?? null };
  }
  const changed = Object.keys(after.values).filter(
    (field) => !sameValue(before.values[field], after.values[field]),
  );
  const pick = (values: StoredRow['values']) =>
    Object.fromEntries(changed.map((field) => [field, values[field]]));
  return { ...base, action: 'update', before: pick(before.values), after: pick(after.values) };
}

/** Whether two values of a field are the same; lists are in their order. */
export function sameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Belongs into the transaction of the changes. */
export async function recordChanges(
  db: Database,
  changes: readonly RowChange[],
  actor: Actor,
): Promise<void> {
  const entries = changes.map((change) => entryOf(change, actor));
  for (let start = 0; start < entries.length; start += ROWS_PER_INSERT) {
    await db.insert(auditLog).values(entries.slice(start, start + ROWS_PER_INSERT));
  }
}

/** An export and what was asked for. */
export async function recordExport(
  db: Database,
  resource: ResourceName,
  asked: object,
  actor: Actor,
): Promise<void> {
  await db
    .insert(auditLog)
    .values({ ...actor, resource, action: 'export', key: null, before: null, after: asked });
}

/** The changes of a resource, of one of its rows, or of those whose keys begin with `under` and a slash; the latest first. */
export async function listAudit(
  db: Database,
  resource: ResourceName,
  {
    key,
    under,
    offset = 0,
    limit = 100,
  }: { key?: string; under?: string; offset?: number; limit?: number },
): Promise<{ total: number; entries: (typeof auditLog.$inferSelect)[] }> {
  const chosen = and(
    eq(auditLog.resource, resource),
    key === undefined ? undefined : eq(auditLog.key, key),
    under === undefined ? undefined : sql`starts_with(${auditLog.key}, ${`${under}/`})`,
  );
  const [entries, [counted]] = await Promise.all([
    db.select().from(auditLog).where(chosen).orderBy(desc(auditLog.id)).limit(limit).offset(offset),
    db.select({ total: count() }).from(auditLog).where(chosen),
  ]);
  return { total: counted?.total ?? 0, entries };
}

/** Who changed each of these rows last, and when; rows that nobody has changed are left out. */
export async function lastChanges(
  db: Database,
  resource: ResourceName,
  keys: readonly string[],
): Promise<Map<string, { savedBy: string; savedAt: string }>> {
  const rows = await db
    .selectDistinctOn([auditLog.key], { key: auditLog.key, name: auditLog.name, at: auditLog.at })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.resource, resource),
        sql`${auditLog.key} = ANY(${sql.param([...keys])}::text[])`,
      ),
    )
    .orderBy(auditLog.key, desc(auditLog.id));
  return new Map(
    rows.map(({ key, name, at }) => [key ?? '', { savedBy: name, savedAt: at.toISOString() }]),
  );
}
