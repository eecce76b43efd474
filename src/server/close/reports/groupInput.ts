import { and, eq, inArray } from 'drizzle-orm';
import type { BookGroup, BookTreaty } from '@/domain/ifrs17/book';
import type { Database } from '../../database';
import { closeResult } from '../../database/closeRunSchema';

type Input = BookGroup | BookTreaty;

async function readInputs(
  db: Database,
  runId: string,
  groups: readonly string[],
): Promise<readonly Input[]> {
  if (groups.length === 0) return [];
  const rows = await db
    .select({ input: closeResult.input })
    .from(closeResult)
    .where(and(eq(closeResult.runId, runId), inArray(closeResult.groupId, [...groups])));
  // What the worker stores is an input of the book.
  return rows.flatMap(({ input }) => (input ? [input as Input] : []));
}

const isTreaty = (input: Input): input is BookTreaty => 'covers' in input;

/** What a group of a run was measured from; of a treaty the groups that it covers too. Undefined where the run has no such group. */
export async function readGroupInput(
  db: Database,
  runId: string,
  groupId: string,
): Promise<{ groups: BookGroup[]; treaties: BookTreaty[] } | undefined> {
  const [input] = await readInputs(db, runId, [groupId]);
  if (!input) return undefined;
  if (!isTreaty(input)) return { groups: [input], treaties: [] };
  const covered = await readInputs(db, runId, input.covers);
  return { groups: covered.flatMap((each) => (isTreaty(each) ? [] : [each])), treaties: [input] };
}
