import type { FieldValue } from '@/domain/admin';
import { type Actor, listAudit } from '../admin/audit';
import { listRows } from '../admin/query';
import { saveBatch } from '../admin/save';
import { readUserRights } from '../admin/userRights';
import type { Handlers } from '../contract';
import { BusinessError } from '../errors';
import type { Principal } from '../guard';
import type { Services } from '../services';

type Values = Record<string, FieldValue>;
type AdminHandlers = Pick<Handlers, 'listAdminRows' | 'saveAdminRows' | 'listAdminAudit' | 'exportAdminRows' | 'listUserRights'>;

/** Administration. The binding has checked each caller's right (`x-right`) before a handler is asked. */
export function adminHandlers({ db, wording, clock }: Pick<Services, 'db' | 'wording' | 'clock'>): AdminHandlers {
  const actorOf = ({ user: { username, name } }: Principal, { id }: { id: string }): Actor => ({
    username,
    name,
    at: clock(),
    requestId: id,
  });
  return {
    listAdminRows: ({ path: { resource }, query }) => listRows(db, resource, query),
    saveAdminRows: ({ path: { resource }, body: { changes, dryRun = false }, locale, principal, confirmRight, request }) =>
      saveBatch(db, wording, { resource, changes, dryRun, locale, principal, actor: actorOf(principal, request), confirmRight }),
    listAdminAudit: async ({ path: { resource }, query }) => {
      const { total, entries } = await listAudit(db, resource, query);
      return {
        total,
        entries: entries.map(({ id, at, username, name, action, key, before, after }) => ({
          id,
          at: at.toISOString(),
          username,
          name,
          action,
          key,
          before: before as Values | null,
          after: after as Values | null,
        })),
      };
    },
    listUserRights: async ({ query: { username }, locale }) => {
      const rights = await readUserRights(db, username, locale);
      if (!rights) throw new BusinessError('E1506');
      return rights;
    },
    exportAdminRows: () => {
      throw new BusinessError('E5003', {}, 503);
    },
  };
}
