import { and, eq, inArray } from 'drizzle-orm';
import { groupProjections, type GroupProjections } from '@/domain/close';
import type { BookGroup, BookTreaty } from '@/domain/ifrs17/book';
import type { Database } from '../../database';
import { closeResult } from '../../database/closeRunSchema';
import { readBookFor } from '../books/readBook';
import { readFrame, scenarioOf } from '../run/jobs/frame';
import type { CloseRun } from '../run/steps';

type Input = BookGroup | BookTreaty;

interface GroupInput extends GroupProjections {
  readonly groups: readonly BookGroup[];
  readonly treaties: readonly BookTreaty[];
}

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

/** The contracts of a group with assumptions and curves as they stood when the run began: what has been approved since explains nothing of it. */
async function readProjections(
  db: Database,
  run: Pick<CloseRun, 'runId' | 'period' | 'scenarioId'>,
  groupId: string,
): Promise<GroupProjections> {
  const { runId, period } = run;
  const frame = await readFrame(db, { id: runId });
  const book = await readBookFor(db, frame, { period, groups: [groupId] });
  return groupProjections(book, groupId, period, scenarioOf(frame, run));
}

/** What a group of a run was measured from; of a treaty the groups that it covers too. Undefined where the run has no such group. */
export async function readGroupInput(
  db: Database,
  run: Pick<CloseRun, 'runId' | 'period' | 'scenarioId'>,
  groupId: string,
): Promise<GroupInput | undefined> {
  const { runId } = run;
  const [input] = await readInputs(db, runId, [groupId]);
  if (!input) return undefined;
  if (!isTreaty(input))
    return { groups: [input], treaties: [], ...(await readProjections(db, run, groupId)) };
  const covered = await readInputs(db, runId, input.covers);
  return { groups: covered.flatMap((each) => (isTreaty(each) ? [] : [each])), treaties: [input] };
}
