import { desc, eq, isNotNull, lt } from 'drizzle-orm';
import type { Database } from '../database';
import { chatRating } from '../database/schema';

type Rating = typeof chatRating.$inferInsert;

/** How long a question stays on the editors' list, as the privacy policy says (Article 11). */
const QUESTION_DAYS = 90;
const DAY_MS = 86_400_000;
const MAX_LISTED = 500;

const erased = { questionId: null, question: null, page: null };

/** Keeps a rating; a later one of the same user takes its place. */
export async function saveChatRating(db: Database, rating: Rating): Promise<void> {
  const { useful, reason, ratedAt, questionId = null, question = null, page = null } = rating;
  await db
    .insert(chatRating)
    .values(rating)
    .onConflictDoUpdate({
      target: [chatRating.answerId, chatRating.userId],
      set: { useful, reason, ratedAt, questionId, question, page },
    });
}

/** What was sent to the editors, the latest first. */
export async function editorQuestions(db: Database) {
  const { questionId, question, page, reason, ratedAt } = chatRating;
  const rows = await db
    .select({ questionId, question, page, reason, sentAt: ratedAt })
    .from(chatRating)
    .where(isNotNull(questionId))
    .orderBy(desc(ratedAt), questionId)
    .limit(MAX_LISTED);
  return rows.map((row) => ({
    ...row,
    questionId: row.questionId ?? '',
    question: row.question ?? '',
    sentAt: row.sentAt.toISOString(),
  }));
}

export async function eraseEditorQuestion(db: Database, questionId: string): Promise<void> {
  await db.update(chatRating).set(erased).where(eq(chatRating.questionId, questionId));
}

export async function eraseOldQuestions(db: Database, now: Date): Promise<void> {
  const until = new Date(now.getTime() - QUESTION_DAYS * DAY_MS);
  await db.update(chatRating).set(erased).where(lt(chatRating.ratedAt, until));
}
