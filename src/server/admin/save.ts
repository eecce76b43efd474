import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { RESOURCES, type ResourceName } from '@/domain/admin';
import type { Locale } from '@/domain/locale';
import type { ErrorMessages } from '../contract';
import { type Database, isLockedOut } from '../database';
import { BusinessError, TooManyRequests } from '../errors';
import type { Principal } from '../auth/guard';
import { PERMISSION_ADMIN_PATHS, countPermissionAdmins, hasRight } from '../repositories/rights';
import { TaskQueue } from '../taskQueue';
import { announceRights } from '../workspaceEvents';
import { apply } from './apply';
import { type Actor, lastChanges, recordChanges } from './audit';
import { checkChoices, checkTree, checkUnique } from './checks';
import {
  type Change,
  type Line,
  type PlannedLine,
  addFault,
  changes,
  fails,
  keyOfChange,
  planLine,
} from './plan';
import { readRows } from './query';
import { type Reference, referencesTo } from './references';

/** Any number; one save at a time, on whichever replica, so that what a save has judged still holds when it commits. */
const SAVE_LOCK = 1_717_019;
/** How long a save waits for others. */
const LOCK_TIMEOUT_MS = 5000;
const othersSave = () => new TooManyRequests('E1508', LOCK_TIMEOUT_MS / 1000);

/** One saves; the second has its connection already when the first is done. */
const savesAtOnce = new TaskQueue({ concurrency: 2, maxWaiting: 20, whenFull: othersSave });

const VALIDATED_AT_ONCE = 200;

const RESOURCES_OF_RIGHTS: ReadonlySet<ResourceName> = new Set([
  'menus',
  'roles',
  'roleMenus',
  'users',
]);

export interface Batch {
  resource: ResourceName;
  changes: readonly Change[];
  dryRun: boolean;
  locale: Locale;
  principal: Principal;
  actor: Actor;
  /** Checks the sender's right again. @throws {BusinessError} */
  reauthorize: (db: Database) => Promise<void>;
}

interface SaveResult {
  saved: boolean;
  lines: Line[];
}

/** Carries the result out of a transaction that must not commit. */
class RollbackResult extends Error {
  constructor(readonly result: SaveResult) {
    super('The batch is not saved.');
  }
}

/**
 * Saves a batch, all of it or nothing; a dry run judges in the same way and saves nothing.
 * @throws {BusinessError} E1502 where the right has gone meanwhile; E1504 where nobody could give rights any more; E1508 where others save all the while.
 */
export async function saveBatch(
  db: Database,
  errorMessages: ErrorMessages,
  batch: Batch,
): Promise<SaveResult> {
  const save = async (tx: Database): Promise<SaveResult> => {
    const result = await saveInside(tx, errorMessages, batch);
    if (!result.saved) throw new RollbackResult(result);
    return result;
  };
  try {
    return await savesAtOnce.run(() => db.transaction(save));
  } catch (error) {
    if (error instanceof RollbackResult) return error.result;
    throw isLockedOut(error) ? othersSave() : error;
  }
}

async function saveInside(
  tx: Database,
  errorMessages: ErrorMessages,
  batch: Batch,
): Promise<SaveResult> {
  const { resource, locale, actor } = batch;
  await tx.execute(sql`SET LOCAL lock_timeout = ${sql.raw(String(LOCK_TIMEOUT_MS))}`);
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${SAVE_LOCK})`);
  await batch.reauthorize(tx);

  const keys = batch.changes.map((change, index) => keyOfChange(resource, change, index));
  const currentRows = await readRows(tx, resource, [...new Set(keys)]);
  const lines: PlannedLine[] = [];
  for (const [index, change] of batch.changes.entries()) {
    const key = keys[index] ?? '';
    lines.push(planLine(resource, change, key, currentRows.get(key)));
    // Others are answered while a long batch is judged.
    if (index % VALIDATED_AT_ONCE === VALIDATED_AT_ONCE - 1) await setImmediate();
  }
  const seen = new Set<string>();
  for (const line of lines) {
    if (seen.has(line.key)) addFault(line, RESOURCES[resource].key[0], 'twiceInBatch');
    seen.add(line.key);
  }
  await guardPaths(tx, batch, lines);

  const applied = lines.filter(changes);
  const adminsBefore = RESOURCES_OF_RIGHTS.has(resource) ? await countPermissionAdmins(tx) : 0;
  const dependents = await apply(tx, resource, applied);
  await checkChoices(tx, resource, applied);
  await checkUnique(tx, resource, applied);
  await checkTree(tx, resource, applied);
  const references = await markReferenced(tx, resource, applied, locale);

  const good = !lines.some(fails);
  if (good && adminsBefore > 0 && (await countPermissionAdmins(tx)) === 0)
    throw new BusinessError('E1504');
  const saved = good && !batch.dryRun;
  if (saved && applied.length > 0) {
    await recordChanges(
      tx,
      [...dependents, ...applied.map(({ before, after }) => ({ resource, before, after }))],
      actor,
    );
    if (RESOURCES_OF_RIGHTS.has(resource))
      await announceRights(tx, resource === 'users' ? applied.map(({ key }) => key) : undefined);
  }
  const conflicts = lines.filter(({ outcome }) => outcome === 'conflict').map(({ key }) => key);
  const history = await lastChanges(tx, resource, conflicts);
  return {
    saved,
    lines: lines.map((line, index) => {
      const current = saved && changes(line) ? line.after : line.before;
      const used = references.get(line.key);
      return {
        index,
        outcome: line.outcome,
        errors: line.faults.map((fault) => ({
          field: fault.field,
          rule: fault.rule,
          message: errorMessages.fieldError(fault, locale),
        })),
        ...(current && {
          current: { ...current, ...(line.outcome === 'conflict' && history.get(line.key)) },
        }),
        ...(used &&
          line.outcome === 'inUse' && { usedBy: used.references, usedByTotal: used.total }),
      };
    }),
  };
}

/** Whoever moves a path to another menu moves the rights that hang on it: only who may give rights may do that. */
async function guardPaths(
  tx: Database,
  { resource, principal }: Batch,
  lines: readonly PlannedLine[],
): Promise<void> {
  if (resource !== 'menus') return;
  const moving = lines.filter(
    ({ before, after }) => before && after && before.values.path !== after.values.path,
  );
  if (
    moving.length === 0 ||
    (await hasRight(tx, principal.user.id, [PERMISSION_ADMIN_PATHS[0]], 'write'))
  )
    return;
  for (const line of moving) if (changes(line)) addFault(line, 'path', 'onlyRightsGiver');
}

/** What is still used when the batch is there cannot be deleted. */
async function markReferenced(
  tx: Database,
  resource: ResourceName,
  lines: readonly PlannedLine[],
  locale: Locale,
): Promise<Map<string, { references: Reference[]; total: number }>> {
  const deleted = lines.filter(({ outcome }) => outcome === 'deleted');
  const references = await referencesTo(
    tx,
    resource,
    deleted.map(({ key }) => key),
    locale,
  );
  for (const line of deleted) if (references.has(line.key)) line.outcome = 'inUse';
  return references;
}
