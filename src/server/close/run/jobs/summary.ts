import { and, asc, eq } from 'drizzle-orm';
import { bookControlResults, type FailedCheck } from '@/domain/close';
import {
  cubeOf,
  mergedControls,
  mergedCubes,
  runControls,
  type ClosedGroup,
  type ControlFacts,
  type ControlResult,
} from '@/domain/ifrs17/book';
import type { Database } from '../../../database';
import { closeBatch, type Summary } from '../../../database/closeRunSchema';
import { gzipPart, type GzipPart } from '../gzipParts';
import type { BatchJob } from './batches';
import { timed, type Work } from './stages';

const CASH_CONTROL = 'cashFlowsAreSource';

/** Of some groups: what is added up, and their part of the document. */
export interface Summarised {
  readonly summary: Summary;
  readonly part: GzipPart;
}

/** What is wrong with what each group rests on. */
export type Checks = ReadonlyMap<string, readonly FailedCheck[]>;

/** Every control over every group, but that of cash over the groups of whose cash the source systems say something. */
function controlsOf(groups: readonly ClosedGroup[], facts: ControlFacts): readonly ControlResult[] {
  const { source } = facts;
  if (!source) return runControls(groups, facts);
  const stated = groups.filter(({ id }) => source[id]);
  const ofCash = runControls(stated, { source }).find(({ id }) => id === CASH_CONTROL);
  return runControls(groups, facts).map((each) => (each.id === CASH_CONTROL && ofCash) || each);
}

export const summaryOf = (
  closed: readonly ClosedGroup[],
  facts: ControlFacts,
  checks: Checks,
): Summary => ({
  groups: closed.length,
  controls: controlsOf(closed, facts),
  checks: bookControlResults(checks),
  cube: cubeOf(closed),
});

/** Groups as JSON by their names: what is stored of each, and what stands in the document. */
export const textsOf = (closed: readonly ClosedGroup[]): ReadonlyMap<string, string> =>
  new Map(closed.map((group) => [group.id, JSON.stringify(group)]));

/**
 * @param texts of the groups
 * @returns with the time that the last step is spared
 */
export async function summarised(
  closed: readonly ClosedGroup[],
  {
    facts,
    checks,
    texts,
  }: { facts: ControlFacts; checks: Checks; texts: ReturnType<typeof textsOf> },
): Promise<{ value: Summarised; work: Work }> {
  // It is compressed beside the controls.
  const sorted = [...texts].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const compressed = gzipPart(sorted.map(([, text]) => text).join(','));
  const { value: summary, seconds } = await timed(() => summaryOf(closed, facts, checks));
  return {
    value: { summary, part: await compressed },
    work: { step: 'statements', in: 0, out: 0, seconds },
  };
}

/** Of all groups together. */
export const addedUp = (all: readonly Summary[]): Summary => ({
  groups: all.reduce((sum, { groups }) => sum + groups, 0),
  controls: mergedControls(all.map(({ controls }) => controls)),
  checks: mergedControls(all.map(({ checks }) => checks)),
  cube: mergedCubes(all.map(({ cube }) => cube)),
});

const ofJournals = (runId: string) =>
  and(eq(closeBatch.runId, runId), eq(closeBatch.stage, 'journals'));

export async function storeSummary(
  tx: Database,
  { runId, batch }: BatchJob,
  { summary, part: { body, ...part } }: Summarised,
): Promise<void> {
  await tx
    .update(closeBatch)
    .set({ summary: { summary, part }, part: part.size === 0 ? null : body })
    .where(and(ofJournals(runId), eq(closeBatch.number, batch)));
}

/** The batches of a run with what they have stored: nothing where it begins with the last step, or where an earlier release began it. */
export const readSummaries = (db: Database, runId: string) =>
  db
    .select({ batch: closeBatch.number, groups: closeBatch.groups, stored: closeBatch.summary })
    .from(closeBatch)
    .where(ofJournals(runId))
    .orderBy(asc(closeBatch.number));

/** The document holds them now. */
export async function dropSummaries(tx: Database, runId: string): Promise<void> {
  await tx.update(closeBatch).set({ summary: null, part: null }).where(ofJournals(runId));
}
