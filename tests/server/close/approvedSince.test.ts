/** A close rests on the assumptions of its day: newer ones make it out of date, and explain nothing of it. */
import { randomUUID } from 'node:crypto';
import { parse, projectionInput } from '@/domain/ifrs17';
import { smallCompany } from '@/domain/demoInsurer';
import { type Person, signInAs } from '../admin/support';
import { type TestApp, startTestApp } from '../support/app';
import { giveRights } from './bookRights';
import {
  type Closer,
  closer,
  eventually,
  grantClose,
  keepSmallCompany,
  startWorker,
} from './support';

let test: TestApp;
let admin: Closer;
let actuary: Person;
let chief: Person;
let stopWorker: () => Promise<void>;
/** Workers go by the time of day; the test's clock stands still. */
const catchUp = () => test.advance((Date.now() - test.now().getTime()) / 1000);
beforeAll(async () => {
  test = await startTestApp();
  catchUp();
  await grantClose(test);
  await giveRights(test);
  await keepSmallCompany(test);
  admin = await closer(test, 'adminuser');
  actuary = await signInAs(test, 'actuaryuser');
  chief = await signInAs(test, 'financechief');
  stopWorker = startWorker(test);
  await eventually(async () => {
    const { history, periods } = await admin.runs('small');
    return history.closed === history.total && periods.every(({ runId }) => runId !== null);
  });
});
afterAll(async () => {
  await stopWorker();
  await test.close();
});

const periodOf = async (period: string, scenario = 'base') =>
  (await admin.runs('small')).periods.find(
    (each) => each.period === period && each.scenarioId === scenario,
  );
/** What the estimates of the term insurance at the end of a quarter rest on. */
async function inForceOf(runId: string) {
  const { data } = await admin.get(`close/reports/groupInput?runId=${runId}&groupId=term-2025`);
  const { atStart, atEnd } = data as { atStart: unknown; atEnd: unknown };
  return {
    joined: atStart && parse(projectionInput, atStart).modelPoints[0]?.contracts,
    inForce: parse(projectionInput, atEnd).modelPoints[0]?.contracts,
    version: parse(projectionInput, atEnd).assumptions[0]?.version,
  };
}
async function approve(version: string, effectiveFrom: string): Promise<void> {
  catchUp();
  const [first] = smallCompany.assumptions;
  const name = { en: 'Study', ko: '경험분석', 'zh-tw': '經驗分析' };
  const set = { ...first?.set, version, effectiveFrom };
  const at = `close/books/small/assumptions/${version}`;
  await admin.good(test.post(at, { revision: 0, name, set }, actuary.headers));
  await admin.good(test.post(`${at}/state`, { revision: 1, state: 'submitted' }, actuary.headers));
  await admin.good(test.post(`${at}/state`, { revision: 2, state: 'approved' }, chief.headers));
}

it('gives the contracts and assumptions behind the estimates of a run', async () => {
  const first = (await periodOf('2025-03'))?.runId ?? '';
  expect(await inForceOf(first)).toEqual({ joined: 100, inForce: 98, version: '2025-1' });
});

/** Which versions a run knew: the notes say what they say. */
async function knownTo(runId: string): Promise<readonly string[]> {
  const { data } = await admin.get(`close/books/small/assumptions?runId=${runId}`);
  return (data as { versions: { version: string }[] }).versions.map(({ version }) => version);
}

it('is out of date once newer assumptions are approved, and is explained by its own', async () => {
  const runId = (await periodOf('2025-12'))?.runId ?? '';
  const before = await inForceOf(runId);
  expect(before.version).toBe('2025-2');
  await approve('2026-1', '2026-01');

  const stale = { isStale: true, approvedSince: ['2026-1'] };
  expect(await periodOf('2025-12')).toMatchObject(stale);
  expect(await periodOf('2025-12', 'mortality-up')).toMatchObject(stale);
  // What is locked stays as it was known then.
  expect(await periodOf('2025-09')).toMatchObject({ isStale: false, approvedSince: [] });
  expect(await inForceOf(runId)).toEqual(before);
  expect(await knownTo(runId)).not.toContain('2026-1');
  expect(await admin.send('postings', { runId })).toMatchObject({ code: 'E1622' });

  // Whoever goes on from a later step goes on with what was read then.
  const rerun = await admin.good<{ runId: string }>(
    admin.send(`runs/${runId}/rerun`, { fromStep: 8 }),
  );
  await admin.ended(rerun.runId);
  expect(await periodOf('2025-12')).toMatchObject(stale);

  const again = await admin.start('small', '2025-12');
  await admin.ended(again.runId);
  expect(await periodOf('2025-12')).toMatchObject({ isStale: false, approvedSince: [] });
  expect((await inForceOf(again.runId)).version).toBe('2026-1');
  expect(await knownTo(again.runId)).toContain('2026-1');
  expect((await admin.post(again.runId)).runId).toBe(again.runId);
});

it('knows no run of another book', async () => {
  const answer = await admin.get(`close/books/small/assumptions?runId=${randomUUID()}`);
  expect(answer.code).toBe('E1611');
});
