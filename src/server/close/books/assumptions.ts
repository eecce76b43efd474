import { and, count, eq, sql } from 'drizzle-orm';
import type { Approval, LocalizedText, Scenario } from '@/domain/close';
import { InputError, parse, projectionInput, type AssumptionSet } from '@/domain/ifrs17';
import type { Database } from '../../database';
import { closeAssumptionSet, closeScenario } from '../../database/closeBookSchema';
import { BusinessError } from '../../errors';
import { readCurves, readScenarios, versionOf, type BookRow, type StatedCurves } from './readBook';

type Versioned = ReturnType<typeof versionOf>;

/** What a draft holds is what the projection of the book's products takes. @throws {BusinessError} E1604 naming what is wrong */
function checkedSet(
  { definition }: BookRow,
  version: string,
  set: Record<string, unknown>,
): AssumptionSet {
  const given = { ...set, version };
  const firstMonth = 'effectiveFrom' in set ? set['effectiveFrom'] : undefined;
  try {
    const { assumptions } = parse(projectionInput, {
      firstMonth,
      products: definition.products,
      assumptions: [given],
      modelPoints: [],
      groups: [{ id: 'all', lockedIn: 0 }],
    });
    return assumptions[0] as AssumptionSet;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const detail = error.problems
      .slice(0, 5)
      .map(({ path, expected, found }) => `${path}: ${expected} (${found})`)
      .join('; ');
    throw new BusinessError('E1604', { detail });
  }
}

/** What a draft states for curves is one rate a term of a curve of the book. @throws {BusinessError} E1604 naming what is wrong */
async function checkedCurves(
  db: Database,
  { bookId }: BookRow,
  stated: StatedCurves,
): Promise<StatedCurves | null> {
  if (stated.length === 0) return null;
  const known = new Map((await readCurves(db, bookId)).map(({ id, rates }) => [id, rates.length]));
  const wrong = stated.filter(({ id, rates }) => known.get(id) !== rates.length);
  if (wrong.length > 0)
    throw new BusinessError('E1604', {
      detail: wrong
        .slice(0, 5)
        .map(({ id, rates }) => `curves.${id}: ${known.get(id) ?? 0} (${rates.length})`)
        .join('; '),
    });
  return stated;
}

interface Draft {
  readonly version: string;
  readonly revision: number;
  readonly name: LocalizedText;
  readonly set: Record<string, unknown>;
  readonly curves?: StatedCurves | undefined;
}

/**
 * Creates a draft, or changes the one that was read.
 * @throws {BusinessError} E1603 where it is no draft, or another one by now; E1604 where it is not valid
 */
export async function saveDraft(
  db: Database,
  book: BookRow,
  { version, revision, name, set, curves = [] }: Draft,
  { username, now }: { username: string; now: Date },
): Promise<Versioned> {
  const data = checkedSet(book, version, set);
  const changed = {
    name,
    data,
    curves: await checkedCurves(db, book, curves),
    effectiveFrom: data.effectiveFrom,
    createdBy: username,
    createdAt: now,
  };
  const rows =
    revision === 0
      ? await db
          .insert(closeAssumptionSet)
          .values({ ...changed, bookId: book.bookId, version, state: 'draft' })
          .onConflictDoNothing()
          .returning()
      : await db
          .update(closeAssumptionSet)
          .set({ ...changed, revision: revision + 1 })
          .where(and(isRevision(book, version, revision), eq(closeAssumptionSet.state, 'draft')))
          .returning();
  const [saved] = rows;
  if (!saved) throw new BusinessError('E1603');
  return versionOf(saved);
}

const isRevision = ({ bookId }: BookRow, version: string, revision: number) =>
  and(
    eq(closeAssumptionSet.bookId, bookId),
    eq(closeAssumptionSet.version, version),
    eq(closeAssumptionSet.revision, revision),
  );

/** From which state a version comes to another. */
const comesFrom: Readonly<Record<Approval, Approval>> = {
  submitted: 'draft',
  approved: 'submitted',
  draft: 'submitted',
};

/**
 * Submits, approves or gives back a version.
 * @throws {BusinessError} E1605 who approves what they made; E1603 where it is in another state, or another one by now
 */
export async function moveAssumptions(
  db: Database,
  book: BookRow,
  { version, revision, state }: { version: string; revision: number; state: Approval },
  { username, now }: { username: string; now: Date },
): Promise<Versioned> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(closeAssumptionSet)
      .where(isRevision(book, version, revision))
      .for('no key update');
    if (row?.state !== comesFrom[state]) throw new BusinessError('E1603');
    if (state === 'approved' && row.createdBy === username) throw new BusinessError('E1605');
    const [saved] = await tx
      .update(closeAssumptionSet)
      .set({
        state,
        revision: revision + 1,
        ...(state === 'approved' ? { approvedBy: username, approvedAt: now } : {}),
      })
      .where(isRevision(book, version, revision))
      .returning();
    if (!saved) throw new BusinessError('E1603');
    return versionOf(saved);
  });
}

/** @throws {BusinessError} E1606 where one of that name came with the book */
export async function saveScenario(
  db: Database,
  { bookId }: BookRow,
  scenario: Scenario,
  username: string,
): Promise<Scenario[]> {
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select({ position: count() })
      .from(closeScenario)
      .where(eq(closeScenario.bookId, bookId));
    const saved = await tx
      .insert(closeScenario)
      .values({
        bookId,
        id: scenario.id,
        position: before?.position ?? 0,
        createdBy: username,
        data: scenario,
      })
      .onConflictDoUpdate({
        target: [closeScenario.bookId, closeScenario.id],
        set: { data: scenario, createdBy: username },
        setWhere: sql`${closeScenario.createdBy} IS NOT NULL`,
      })
      .returning();
    if (saved.length === 0) throw new BusinessError('E1606');
    return readScenarios(tx, bookId);
  });
}
