import { sql } from 'drizzle-orm';
import type { Handlers } from '../contract';
import { BusinessError } from '../errors';
import type { Services } from '../services';

/** What a page and whoever watches the server need to know. */
export function siteHandlers({ db, config }: Services): Pick<Handlers, 'getSiteSettings' | 'getHealth' | 'getReadiness'> {
  return {
    getSiteSettings: () => ({ socialClientId: config.googleClientId ?? null }),
    getHealth: () => ({ status: 'ok' }),
    getReadiness: async ({ request }) => {
      try {
        await db.execute(sql`SELECT 1`);
      } catch (error) {
        request.log.warn({ err: error }, 'the database does not answer');
        throw new BusinessError('E5003', {}, 503);
      }
      return { status: 'ok' };
    },
  };
}
