import { and, asc, eq, or, sql, type SQL } from 'drizzle-orm';
import {
  curvesInForce,
  type AssumptionVersion,
  type Book,
  type LocalizedText,
  type Scenario,
} from '@/domain/close';
import type { Database } from '../../database';
import {
  closeActual,
  closeAssumptionSet,
  closeBook,
  closeCurve,
  closeOpening,
  closeScenario,
  closeStatedEstimate,
} from '../../database/closeBookSchema';
import { role, userRole } from '../../database/schema';
import { ofGroups, readPoints, type WantedPoints } from './readPoints';

/** What came with the product, what the user has loaded, and what one of the user's roles is given. */
const visibleTo = (userId: string): SQL | undefined =>
  or(
    sql`${closeBook.ownerId} IS NULL`,
    eq(closeBook.ownerId, userId),
    sql`EXISTS (SELECT FROM ${userRole} held JOIN ${role} given ON given.role_id = held.role_id AND given.in_use
      WHERE held.user_id = ${userId} AND held.role_id = ANY (${closeBook.sharedWith}))`,
  );

export type BookRow = typeof closeBook.$inferSelect;

/** Published examples stay as they were published: their assumptions, scenarios and posting rules are nobody's to change. */
export const mayEdit = ({ kind }: Pick<BookRow, 'kind'>): boolean => kind !== 'example';

const json = closeBook.definition;
/** What a list of books shows of each, without the rest of its definition. */
const summary = {
  bookId: closeBook.bookId,
  kind: closeBook.kind,
  ownerId: closeBook.ownerId,
  modelPoints: closeBook.modelPoints,
  name: sql<LocalizedText>`${json}->'name'`,
  currency: sql<string>`${json}->>'currency'`,
  firstPeriod: sql<string>`${json}->>'firstPeriod'`,
  lastPeriod: sql<string>`${json}->>'lastPeriod'`,
  groups: sql<number>`jsonb_array_length(coalesce(${json}#>'{example,groups}', ${json}->'groups'))`,
};

/** Books that a user may see: the demo insurer first, then the small company, examples, and one's own by age. */
export const listBooks = (db: Database, userId: string) =>
  db
    .select(summary)
    .from(closeBook)
    .where(visibleTo(userId))
    .orderBy(
      sql`array_position(ARRAY['demo', 'small', 'own', 'example'], ${closeBook.kind})`,
      asc(closeBook.createdAt),
      asc(closeBook.bookId),
    );

export async function findBook(
  db: Database,
  userId: string,
  bookId: string,
): Promise<BookRow | undefined> {
  const [found] = await db
    .select()
    .from(closeBook)
    .where(and(eq(closeBook.bookId, bookId), visibleTo(userId)));
  return found;
}

/** The same without reading it: a definition of thousands of groups is a megabyte. */
export async function maySeeBook(db: Database, userId: string, bookId: string): Promise<boolean> {
  const found = await db
    .select({ bookId: closeBook.bookId })
    .from(closeBook)
    .where(and(eq(closeBook.bookId, bookId), visibleTo(userId)));
  return found.length > 0;
}

export async function readScenarios(db: Database, bookId: string): Promise<Scenario[]> {
  const rows = await db
    .select({ data: closeScenario.data })
    .from(closeScenario)
    .where(eq(closeScenario.bookId, bookId))
    .orderBy(asc(closeScenario.position), asc(closeScenario.id));
  return rows.map(({ data }) => data);
}

type AssumptionRow = typeof closeAssumptionSet.$inferSelect;
export type StatedCurves = NonNullable<AssumptionRow['curves']>;

export const versionOf = (
  row: AssumptionRow,
): AssumptionVersion & Pick<AssumptionRow, 'revision'> & { curves?: StatedCurves } => ({
  version: row.version,
  revision: row.revision,
  name: row.name,
  state: row.state,
  createdBy: row.createdBy,
  createdAt: row.createdAt.toISOString(),
  ...(row.approvedBy === null ? {} : { approvedBy: row.approvedBy }),
  ...(row.approvedAt === null ? {} : { approvedAt: row.approvedAt.toISOString() }),
  set: row.data,
  ...(row.curves === null ? {} : { curves: row.curves }),
});

export async function readAssumptions(db: Database, bookId: string) {
  const rows = await db
    .select()
    .from(closeAssumptionSet)
    .where(eq(closeAssumptionSet.bookId, bookId))
    .orderBy(asc(closeAssumptionSet.effectiveFrom), asc(closeAssumptionSet.version));
  return rows.map(versionOf);
}

export async function readCurves(db: Database, bookId: string) {
  const rows = await db
    .select()
    .from(closeCurve)
    .where(eq(closeCurve.bookId, bookId))
    .orderBy(asc(closeCurve.date), asc(closeCurve.id));
  return rows.map(({ id, date, currency, kind, source, terms, rates }) => ({
    id,
    date,
    currency,
    kind,
    source,
    terms,
    rates,
  }));
}

/** A book without its contracts and what happened to them: what every batch of a close shares. */
export async function readBookFrame(
  db: Database,
  { bookId, definition }: Pick<BookRow, 'bookId' | 'definition'>,
): Promise<Book> {
  const [scenarios, assumptions, curves, openings] = await Promise.all([
    readScenarios(db, bookId),
    readAssumptions(db, bookId),
    readCurves(db, bookId),
    db
      .select({ data: closeOpening.data })
      .from(closeOpening)
      .where(eq(closeOpening.bookId, bookId)),
  ]);
  return {
    definition: { ...definition, scenarios },
    assumptions,
    curves: curvesInForce(curves, assumptions),
    points: [],
    actuals: [],
    stated: [],
    openings: openings.map(({ data }) => data),
  };
}

/** The same with what the close of a period takes, of all groups or of some. */
export async function readBookFor(db: Database, frame: Book, wanted: WantedPoints): Promise<Book> {
  const bookId = frame.definition.id;
  const { period, groups } = wanted;
  const [points, actuals, stated] = await Promise.all([
    readPoints(db, bookId, wanted),
    db
      .select({ data: closeActual.data })
      .from(closeActual)
      .where(
        and(
          eq(closeActual.bookId, bookId),
          eq(closeActual.period, period),
          ofGroups(closeActual.groupId, groups),
        ),
      ),
    db
      .select({ data: closeStatedEstimate.data })
      .from(closeStatedEstimate)
      .where(
        and(eq(closeStatedEstimate.bookId, bookId), ofGroups(closeStatedEstimate.groupId, groups)),
      ),
  ]);
  return {
    ...frame,
    points,
    actuals: actuals.map(({ data }) => data),
    stated: stated.map(({ data }) => data),
  };
}
