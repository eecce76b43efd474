import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Database } from '../database';
import { consultationRequest } from '../database/schema';

export type Consultation = typeof consultationRequest.$inferSelect;
export type NewConsultation = Pick<
  Consultation,
  'name' | 'email' | 'message' | 'locale' | 'requestId' | 'createdAt'
>;

export async function insertConsultation(db: Database, request: NewConsultation): Promise<void> {
  await db.insert(consultationRequest).values({ ...request, nextMailAt: request.createdAt });
}

/** The oldest request whose mail is due, locked until the transaction ends; other replicas pass over it. */
export async function lockDueConsultation(
  tx: Database,
  now: Date,
): Promise<Consultation | undefined> {
  const [row] = await tx
    .select()
    .from(consultationRequest)
    .where(and(isNull(consultationRequest.mailedAt), lte(consultationRequest.nextMailAt, now)))
    .orderBy(asc(consultationRequest.createdAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

export async function markMailed(tx: Database, id: string, now: Date): Promise<void> {
  await tx.update(consultationRequest).set({ mailedAt: now }).where(eq(consultationRequest.id, id));
}

export async function postponeMail(
  tx: Database,
  id: string,
  attempts: number,
  next: Date,
): Promise<void> {
  await tx
    .update(consultationRequest)
    .set({ mailAttempts: attempts, nextMailAt: next })
    .where(eq(consultationRequest.id, id));
}
