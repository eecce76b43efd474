import type { FastifyBaseLogger } from 'fastify';
import type { ConsultationDelivery } from './mail/consultationDelivery';
import type { Database } from './database';
import { eraseOldQuestions } from './repositories/chatRatings';
import { deleteExpiredCodes } from './repositories/emailCodes';
import { deleteExpiredSessions } from './repositories/sessions';
import { deleteIdleBuckets } from './repositories/throttle';

const ROUND_MS = 60_000;

/** Removes what has expired. */
export async function cleanUp(db: Database, now: Date): Promise<void> {
  await deleteExpiredSessions(db, now);
  await deleteExpiredCodes(db, now);
  await eraseOldQuestions(db, now);
  await deleteIdleBuckets(db, now);
}

interface Housekeeping {
  db: Database;
  delivery: ConsultationDelivery;
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Delivers what is due and cleans up, now and every minute, until the returned function is called; that resolves when the work at hand is done. */
export function startHousekeeping({ db, delivery, clock, log }: Housekeeping): () => Promise<void> {
  const round = async () => {
    await delivery.deliverDue();
    await cleanUp(db, clock()).catch((error: unknown) =>
      log.warn({ err: error }, 'cleaning up failed'),
    );
  };
  let current = round();
  const timer = setInterval(() => (current = current.then(round)), ROUND_MS);
  return async () => {
    clearInterval(timer);
    await current;
  };
}
