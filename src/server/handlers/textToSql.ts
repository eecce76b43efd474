import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Handlers } from '../contract';
import { appUser } from '../database/schema';
import { BusinessError } from '../errors';
import sampleAccounts from '../seed/sampleAccounts.json';
import type { Services } from '../services';
import { SqlRefused } from '../textToSql';
import { whenGone } from './whenGone';

type Needed = Pick<Services, 'config' | 'db' | 'guard' | 'textToSql'>;

/** SE-6, SE-7: who is signed in asks, and sees what the rights allow. */
export function textToSqlHandlers(services: Needed): Pick<Handlers, 'runSql'> {
  return {
    runSql: async ({ body: { sql }, request, reply }) => {
      const viewer = await viewerOf(request, services);
      const signal = whenGone(reply);
      try {
        const { columns, rows, isTruncated } = await services.textToSql.run(sql, viewer, signal);
        return {
          result: { columns: [...columns], rows: rows.map((row) => [...row]), isTruncated },
        };
      } catch (error) {
        if (signal.aborted) return reply.hijack();
        if (!(error instanceof SqlRefused)) throw error;
        const { reason, detail, position } = error;
        return { refused: { reason, detail, ...(position !== undefined && { position }) } };
      }
    },
  };
}

/**
 * The user of the session; where tools work without one (local development), the demo account.
 * @throws {BusinessError} A1401
 */
async function viewerOf(
  request: FastifyRequest,
  { config, db, guard }: Omit<Needed, 'textToSql'>,
): Promise<string> {
  const principal = await guard.sessionOf(request);
  if (principal) return principal.user.id;
  const [sample] = sampleAccounts;
  if (config.toolsWithoutSignIn && sample) {
    const [user] = await db.select().from(appUser).where(eq(appUser.username, sample.username));
    if (user) return user.id;
  }
  throw new BusinessError('A1401');
}
