import { sql } from 'drizzle-orm';
import type { Handlers } from '../contract';
import type { Services } from '../services';

/** What a page and whoever watches the server need to know. */
export function siteHandlers({
  db,
  config,
}: Services): Pick<Handlers, 'getSiteSettings' | 'getHealth' | 'getReadiness'> {
  const settings = { socialClientId: config.googleClientId ?? null };
  return {
    getSiteSettings: () => settings,
    getHealth: () => ({ status: 'ok' }),
    // An unreachable database is E5003 wherever it is noticed.
    getReadiness: async () => {
      await db.execute(sql`SELECT 1`);
      return { status: 'ok' };
    },
  };
}
