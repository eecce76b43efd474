import type { Database } from '../database';
import { chatRating } from '../database/schema';

type Rating = typeof chatRating.$inferInsert;

/** Keeps a rating; a later one of the same user takes its place. */
export async function saveChatRating(db: Database, rating: Rating): Promise<void> {
  const { useful, reason, ratedAt } = rating;
  await db
    .insert(chatRating)
    .values(rating)
    .onConflictDoUpdate({
      target: [chatRating.answerId, chatRating.userId],
      set: { useful, reason, ratedAt },
    });
}
