import { text, timestamp } from 'drizzle-orm/pg-core';

/** A moment in time, with its zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Which period of which book a row is of. */
export const place = {
  bookId: text('book_id').notNull(),
  /** The closing month, as `2025-12`. */
  period: text('period').notNull(),
};
