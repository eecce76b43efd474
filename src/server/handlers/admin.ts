import type { FieldValue } from '@/domain/admin';
import { type Actor, listAudit } from '../admin/audit';
import { exportRows } from '../admin/export';
import { listRows } from '../admin/query';
import { saveBatch } from '../admin/save';
import { readUserRights } from '../admin/userRights';
import type { Handlers } from '../contract';
import { BusinessError } from '../errors';
import type { Principal } from '../auth/guard';
import type { Services } from '../services';

const CONTENT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

type Values = Record<string, FieldValue>;
type AdminHandlers = Pick<
  Handlers,
  'listAdminRows' | 'saveAdminRows' | 'listAdminAudit' | 'exportAdminRows' | 'listUserRights'
>;

/** Administration. The binding has checked each caller's right (`x-permission`) before a handler is asked. */
export function adminHandlers({
  db,
  codeLists,
  errorMessages,
  clock,
}: Pick<Services, 'db' | 'codeLists' | 'errorMessages' | 'clock'>): AdminHandlers {
  const actorOf = ({ user: { username, name } }: Principal, { id }: { id: string }): Actor => ({
    username,
    name,
    at: clock(),
    requestId: id,
  });
  return {
    listAdminRows: ({ path: { resource }, query }) => listRows(db, resource, query),
    saveAdminRows: async ({
      path: { resource },
      body: { changes, dryRun = false },
      locale,
      principal,
      reauthorize,
      request,
    }) => {
      const result = await saveBatch(db, errorMessages, {
        resource,
        changes,
        dryRun,
        locale,
        principal,
        actor: actorOf(principal, request),
        reauthorize,
      });
      if (resource === 'codeMasters' || resource === 'codeDetails') codeLists.forget();
      return result;
    },
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
    exportAdminRows: async ({ path: { resource }, query, principal, request, reply }) => {
      const file = await exportRows(db, { resource, ...query }, actorOf(principal, request));
      const name = `${resource}_${clock().toISOString().slice(0, 10)}.${query.format}`;
      return reply
        .type(CONTENT_TYPES[query.format])
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(file);
    },
  };
}
