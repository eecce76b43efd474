import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { closeQuarter, periodsBetween, scenarioRisk, type GroupClosing } from '@/domain/close';
import { smallCompany } from '@/domain/demoInsurer';
import { eq } from 'drizzle-orm';
import { completeBatch } from '@/server/close/run/jobs/batches';
import { closeAssumptionSet, closeModelPoint } from '@/server/database/closeBookSchema';
import { closeBatch, closeResult, closeRun } from '@/server/database/closeRunSchema';
import { type TestApp, startTestApp } from '../support/app';
import {
  type Closer,
  type Results,
  closer,
  eventually,
  grantClose,
  keepSmallCompany,
  startWorker,
} from './support';

let test: TestApp;
let admin: Closer;
let stopWorker: () => Promise<void>;
beforeAll(async () => {
  test = await startTestApp();
  await grantClose(test);
  await keepSmallCompany(test);
  admin = await closer(test, 'adminuser');
  stopWorker = startWorker(test);
});
afterAll(async () => {
  await stopWorker();
  await test.close();
});

const { firstPeriod, lastPeriod } = smallCompany.definition;
const periods = periodsBetween(firstPeriod, lastPeriod);

/** What the functions of the domain give, without a database. */
function expectedGroups() {
  let before: readonly GroupClosing[] = [];
  return periods.map((period) => {
    const { groups, closings } = closeQuarter(smallCompany, period, before);
    before = closings;
    return [...groups].sort((one, other) => (one.id < other.id ? -1 : 1));
  });
}

/** The past of the base, and what is closed after it. */
const closedHistory = () =>
  eventually(async () => {
    const { history, periods: all, runs } = await admin.runs('small');
    const isOver = history.closed === history.total && all.every(({ runId }) => runId !== null);
    const ofBase = <T extends { readonly scenarioId: string }>(each: readonly T[]) =>
      each.filter(({ scenarioId }) => scenarioId === 'base');
    return isOver && { periods: ofBase(all), runs: ofBase(runs), all: runs };
  });

it('closes the history of the small company by itself, with the figures of the domain', async () => {
  const { periods: found, runs } = await closedHistory();
  expect(found.map(({ period, state }) => [period, state])).toEqual([
    ['2025-12', 'closed'],
    ['2025-09', 'locked'],
    ['2025-06', 'locked'],
    ['2025-03', 'locked'],
  ]);
  expect(runs.every(({ state, startedBy }) => state === 'done' && startedBy === null)).toBe(true);
  const expected = expectedGroups();
  for (const [index, period] of periods.entries()) {
    const { groups } = await admin.results('small', period);
    expect(groups).toEqual(expected[index]);
  }
});

it('says of each step what came in and out, and holds the controls', async () => {
  const { runs } = await closedHistory();
  const { run, controls, failedGroups } = await admin.run(runs[0]?.runId ?? '');
  expect(failedGroups).toEqual([]);
  expect(controls.filter(({ state }) => state === 'fails')).toEqual([]);
  expect(run.controls.holds).toBe(controls.filter(({ state }) => state === 'holds').length);
  expect(run.steps.map(({ step, state }) => [step, state])).toEqual(
    [
      'contracts',
      'grouping',
      'assumptions',
      'curves',
      'cashFlows',
      'riskAdjustment',
      'measurement',
      'journals',
      'statements',
    ].map((step) => [step, 'done']),
  );
  // What is measured and posted batch by batch begins at one moment: these steps share their time.
  expect(new Set(run.steps.slice(4, 8).map(({ startedAt }) => startedAt)).size).toBe(1);
  const counts = Object.fromEntries(run.steps.map((step) => [step.step, [step.in, step.out]]));
  const points = smallCompany.points.length;
  expect(counts).toMatchObject({
    contracts: [points, points],
    grouping: [points, 5],
    cashFlows: [points, 4],
    measurement: [5, 5],
  });
  expect(counts['journals']?.[1]).toBeGreaterThan(20);
});

it('closes the sensitivities of the last quarter after it, and gives the figures that their note needs', async () => {
  const { all } = await closedHistory();
  const ids = smallCompany.definition.scenarios.filter(scenarioRisk).map(({ id }) => id);
  const shocked = all.filter(({ scenarioId }) => scenarioId !== 'base');
  expect(shocked.map(({ scenarioId, period }) => [scenarioId, period]).sort()).toEqual(
    ids.map((id) => [id, '2025-12']).sort(),
  );
  const run = shocked.find(({ scenarioId }) => scenarioId === 'mortality-up');
  const { groups } = await admin.good<Results>(
    admin.get(`close/figures?runId=${run?.runId ?? ''}&figures=csmClosing,profit`),
  );
  const whole = await admin.results('small', '2025-12', '&scenarioId=mortality-up');
  expect(groups.map(({ id }) => id)).toEqual(whole.groups.map(({ id }) => id));
  for (const [index, { figures }] of groups.entries()) {
    const { csmClosing, profit } = whole.groups[index]?.figures ?? {};
    expect(figures).toEqual(JSON.parse(JSON.stringify({ csmClosing, profit })));
  }
});

describe('starting a run', () => {
  beforeAll(closedHistory);

  it('gives two people who start the same period at once the same run', async () => {
    // Nobody takes the first run to its end while the others are still asking.
    await stopWorker();
    const runs = await Promise.all([
      admin.start('small', '2025-12'),
      admin.start('small', '2025-12'),
      admin.start('small', '2025-12'),
    ]);
    stopWorker = startWorker(test);
    expect(new Set(runs.map(({ runId }) => runId)).size).toBe(1);
    const { run } = await admin.ended(runs[0].runId);
    expect(run).toMatchObject({ state: 'done', isCurrent: true });
    expect(run.startedBy?.username).toBe('adminuser');
  });

  it('is refused of a locked period, of one whose opening is not closed, of one that is not there', async () => {
    const start = (period: string, scenarioId?: string) =>
      admin.send('runs', { bookId: 'small', period, ...(scenarioId && { scenarioId }) });
    expect(await start('2025-09')).toMatchObject({ code: 'E1612' });
    expect(await start('2026-03')).toMatchObject({ code: 'E1601' });
    expect(await start('2025-12', 'nothing')).toMatchObject({ code: 'E1601' });
    expect(await admin.send('runs/0b9df0a8-53b1-4a34-9d33-5a1f6a6a9c11/cancel')).toMatchObject({
      code: 'E1611',
    });
  });

  it('closes a period under a scenario beside the base', async () => {
    const scenario = smallCompany.definition.scenarios.find(({ id }) => id !== 'base')?.id ?? '';
    const { runId } = await admin.start('small', '2025-12', scenario);
    expect((await admin.ended(runId)).run.state).toBe('done');
    const [base, under] = await Promise.all([
      admin.results('small', '2025-12'),
      admin.results('small', '2025-12', `&scenarioId=${scenario}`),
    ]);
    expect(under.runId).toBe(runId);
    expect(under.groups.map(({ id }) => id)).toEqual(base.groups.map(({ id }) => id));
    expect(under.groups).not.toEqual(base.groups);
  });

  it('goes on from a step of an earlier run, which stays as it was', async () => {
    const first = await admin.ended((await admin.start('small', '2025-12')).runId);
    for (const [fromStep, begins] of [
      [3, 1],
      [6, 5],
      [8, 8],
      [9, 9],
    ] as const) {
      const again = await admin.good<{ runId: string }>(
        admin.send(`runs/${first.run.runId}/rerun`, { fromStep }),
      );
      const { run, controls } = await admin.ended(again.runId);
      expect([run.state, run.fromStep]).toEqual(['done', begins]);
      expect(run.steps.slice(0, begins - 1).every(({ state }) => state === 'reused')).toBe(true);
      expect(run.steps.map((step) => [step.in, step.out])).toEqual(
        first.run.steps.map((step) => [step.in, step.out]),
      );
      expect(controls).toEqual(first.controls);
      const at = (runId: string) => admin.results('small', '2025-12', `&runId=${runId}`);
      expect((await at(run.runId)).groups).toEqual((await at(first.run.runId)).groups);
    }
  });

  it('names contracts of a group that is not in the book', async () => {
    const [point] = await test.db.select().from(closeModelPoint).limit(1);
    if (!point) throw new Error('no contracts');
    await test.db.insert(closeModelPoint).values({ ...point, id: 'lost', groupId: 'lorry-2052' });
    const { controls } = await admin.ended((await admin.start('small', '2025-12')).runId);
    await test.db.delete(closeModelPoint).where(eq(closeModelPoint.id, 'lost'));
    expect(controls.filter(({ state }) => state === 'fails')).toEqual([
      expect.objectContaining({
        id: 'wholeBookIsClosed',
        failures: [{ group: 'lorry-2052', figure: 'modelPoints', expected: 0, found: 1 }],
      }),
    ]);
  });

  it('fails with the reason where the book lacks something, and leaves the results of before', async () => {
    const before = await admin.results('small', '2025-12');
    await test.db.update(closeAssumptionSet).set({ state: 'draft' });
    const { run, failedGroups } = await admin.ended((await admin.start('small', '2025-12')).runId);
    await test.db.update(closeAssumptionSet).set({ state: 'approved' });
    expect(run).toMatchObject({ state: 'failed', isCurrent: false });
    expect(failedGroups[0]?.errors[0]?.expected).toContain('no approved assumptions');
    expect(await admin.results('small', '2025-12')).toEqual(before);
  });
});

it('stores batches of a run side by side: none waits until another is written', async () => {
  const { db } = test;
  const runId = randomUUID();
  await db.insert(closeRun).values({
    ...{ id: runId, bookId: 'small', period: lastPeriod, scenarioId: 'sideBySide' },
    ...{ state: 'running', createdAt: new Date() },
  });
  // The third is never done, so the run goes no further.
  const batches = [0, 1, 2].map((number) => ({ runId, number, groups: [`group ${number}`] }));
  await db
    .insert(closeBatch)
    .values(batches.map((each) => ({ ...each, stage: 'measure' as const })));
  const meeting = new EventEmitter();
  let written = 0;
  await Promise.all(
    [0, 1].map((batch) =>
      completeBatch(db, { runId, batch, stage: 'measure' }, [], async (tx) => {
        await tx.insert(closeResult).values({ runId, groupId: `group ${batch}` });
        written += 1;
        if (written === 2) meeting.emit('both');
        else await once(meeting, 'both');
      }),
    ),
  );
  expect(await db.$count(closeResult, eq(closeResult.runId, runId))).toBe(2);
  await db.delete(closeRun).where(eq(closeRun.id, runId));
});
