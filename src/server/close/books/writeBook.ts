import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Book, BookPoint } from '@/domain/close';
import type { Database } from '../../database';
import {
  closeActual,
  closeAssumptionSet,
  closeBook,
  closeCurve,
  closeModelPoint,
  closeOpening,
  closeScenario,
  closeStatedEstimate,
} from '../../database/closeBookSchema';
import { closePeriod } from '../../database/closeLedgerSchema';
import { closeRun } from '../../database/closeRunSchema';

/** Rows that one statement carries. */
const ROWS_PER_INSERT = 2_000;

export function* chunksOf<T>(all: readonly T[], size = ROWS_PER_INSERT): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size);
}

/**
 * Many model points at once: PostgreSQL takes a list of JSON apart faster than a statement with as many parameters.
 * @param into a table like that of the model points, with the line of the file
 */
export async function insertPoints(
  db: Database,
  bookId: string,
  points: readonly (BookPoint & { readonly line?: number })[],
  into?: SQL,
): Promise<void> {
  const rows = points.map((point) => ({
    id: point.id,
    product: point.product,
    group_id: point.group,
    entry: point.entry,
    issue_month: point.issueMonth,
    issue_age: point.issueAge,
    sex: point.sex,
    term: point.term,
    premium: point.premium,
    premium_term: point.premiumTerm,
    premiums_per_year: point.premiumsPerYear,
    sum_insured: point.sumInsured,
    annuity_start: point.annuityStart,
    contracts: point.contracts,
    account_value: point.accountValue,
    in_force: point.inForce,
    accounts: point.accounts,
    line: point.line,
  }));
  const line = into ? sql`, line` : sql``;
  for (const chunk of chunksOf(rows))
    await db.execute(sql`
      INSERT INTO ${into ?? closeModelPoint} (book_id, id, product, group_id, entry, issue_month, issue_age, sex, term, premium, premium_term,
        premiums_per_year, sum_insured, annuity_start, contracts, account_value, in_force, accounts${line})
      SELECT ${bookId}, id, product, group_id, entry, issue_month, issue_age, sex, term, premium, premium_term, premiums_per_year, sum_insured,
        annuity_start, contracts, account_value, in_force, accounts${line} FROM json_to_recordset(${JSON.stringify(chunk)}::json) AS point(id text, product text, group_id text, entry text,
        issue_month text, issue_age int, sex text, term int, premium float8, premium_term int, premiums_per_year int, sum_insured float8,
        annuity_start int, contracts float8, account_value float8, in_force float8[], accounts float8[], line int)`);
}

/** What a book holds beside its contracts. */
async function insertParts(db: Database, book: Omit<Book, 'points'>): Promise<void> {
  const bookId = book.definition.id;
  const { assumptions, curves, actuals, stated, openings = [] } = book;
  for (const chunk of chunksOf(assumptions, 100))
    await db.insert(closeAssumptionSet).values(
      chunk.map(({ set, createdAt, approvedAt, curves: stated = [], ...version }) => ({
        ...version,
        bookId,
        effectiveFrom: set.effectiveFrom,
        createdAt: new Date(createdAt),
        approvedAt: approvedAt === undefined ? null : new Date(approvedAt),
        data: set,
        curves:
          stated.length === 0 ? null : stated.map(({ id, rates }) => ({ id, rates: [...rates] })),
      })),
    );
  for (const chunk of chunksOf(curves))
    await db.insert(closeCurve).values(
      chunk.map(({ terms, rates, ...curve }) => ({
        ...curve,
        bookId,
        terms: [...terms],
        rates: [...rates],
      })),
    );
  for (const chunk of chunksOf(book.definition.scenarios))
    await db
      .insert(closeScenario)
      .values(chunk.map((data, position) => ({ bookId, id: data.id, position, data })));
  for (const chunk of chunksOf(actuals))
    await db
      .insert(closeActual)
      .values(chunk.map((data) => ({ bookId, period: data.period, groupId: data.group, data })));
  for (const chunk of chunksOf(stated))
    await db
      .insert(closeStatedEstimate)
      .values(chunk.map((data) => ({ bookId, period: data.period, groupId: data.group, data })));
  for (const chunk of chunksOf(openings))
    await db
      .insert(closeOpening)
      .values(chunk.map((data) => ({ bookId, groupId: data.group, data })));
}

/** A whole book, in the transaction of the caller. */
export async function insertBook(
  db: Database,
  book: Book,
  {
    now,
    edition = 1,
    ownerId,
    modelPoints = book.points.length,
  }: { now: Date; edition?: number; ownerId?: string; modelPoints?: number },
): Promise<void> {
  const { id, kind } = book.definition;
  await db.insert(closeBook).values({
    bookId: id,
    kind,
    ownerId: ownerId ?? null,
    definition: { ...book.definition, scenarios: [] },
    modelPoints,
    edition,
    createdAt: now,
  });
  await insertParts(db, book);
  await insertPoints(db, id, book.points);
}

/**
 * Puts a newer edition in the place of a book that came with the product, in the transaction of the caller. What people have written beside it stays: comments, rules,
 * scenarios. Assumptions of their own become drafts, because what they were approved for has changed.
 */
export async function replaceBook(
  tx: Database,
  book: Book,
  { edition }: { edition: number },
): Promise<void> {
  const { definition, assumptions, points } = book;
  const { id } = definition;
  await tx
    .update(closeBook)
    .set({ definition: { ...definition, scenarios: [] }, modelPoints: points.length, edition })
    .where(eq(closeBook.bookId, id));
  for (const table of [closeModelPoint, closeCurve, closeActual, closeStatedEstimate, closeOpening])
    await tx.delete(table).where(eq(table.bookId, id));
  const scenarios = definition.scenarios.map((each) => each.id);
  await tx
    .delete(closeScenario)
    .where(
      and(
        eq(closeScenario.bookId, id),
        or(isNull(closeScenario.createdBy), inArray(closeScenario.id, scenarios)),
      ),
    );
  const versions = assumptions.map(({ version }) => version);
  const ofBook = eq(closeAssumptionSet.bookId, id);
  await tx
    .delete(closeAssumptionSet)
    .where(and(ofBook, inArray(closeAssumptionSet.version, versions)));
  await tx
    .update(closeAssumptionSet)
    .set({
      state: 'draft',
      approvedBy: null,
      approvedAt: null,
      revision: sql`${closeAssumptionSet.revision} + 1`,
    })
    .where(ofBook);
  await insertParts(tx, book);
  await insertPoints(tx, id, points);
}

/** A book with its runs and their results, in the transaction of the caller. What was posted stays in the ledger. */
export async function deleteBook(tx: Database, bookId: string): Promise<void> {
  await tx.delete(closeBook).where(eq(closeBook.bookId, bookId));
  await tx.delete(closeRun).where(eq(closeRun.bookId, bookId));
  await tx.delete(closePeriod).where(eq(closePeriod.bookId, bookId));
}
