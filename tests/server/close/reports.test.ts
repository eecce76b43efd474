import { closeQuarter } from '@/domain/close';
import { Explanation, explainFigure, figureAt, measurementReport } from '@/domain/closeReports';
import type { GroupSource } from '@/domain/closeReports';
import { smallCompany } from '@/domain/demoInsurer';
import { rulesOf } from '@/domain/ifrs17/book';
import { pack } from '@/server/close/run/jobs/pack';
import { closeResult, closeRun, closeRunFrame } from '@/server/database/closeRunSchema';
import { type TestApp, startTestApp } from '../support/app';
import { type Closer, closer, grantClose } from './support';

let test: TestApp;
let admin: Closer;
beforeAll(async () => {
  test = await startTestApp();
  await grantClose(test);
  admin = await closer(test, 'adminuser');
});
afterAll(() => test.close());

const period = '2025-03';
const { groups, inputs } = closeQuarter(smallCompany, period);

async function storedRun(): Promise<string> {
  const [run] = await test.db
    .insert(closeRun)
    .values({ bookId: 'small', period, scenarioId: 'base', state: 'done', createdAt: new Date() })
    .returning();
  const runId = run?.id ?? '';
  await test.db.insert(closeRunFrame).values({ runId, body: await pack(smallCompany) });
  await test.db
    .insert(closeResult)
    .values(
      [...inputs.groups, ...inputs.treaties].map((input) => ({ runId, groupId: input.id, input })),
    );
  return runId;
}

it('gives what a group was measured from, and of a treaty the groups that it covers', async () => {
  const runId = await storedRun();
  const ask = (groupId: string) =>
    admin.get(`close/reports/groupInput?runId=${runId}&groupId=${groupId}`);
  const { data: treaty } = await ask('quota-share-2025');
  expect(treaty).toMatchObject({ treaties: [{ id: 'quota-share-2025' }] });
  const { data: term } = await ask('term-2025');
  expect(term).toMatchObject({ groups: [{ id: 'term-2025' }], treaties: [] });
  expect(await ask('nobody')).toMatchObject({ code: 'E1631' });

  // What arrives explains the stored figure.
  const table = measurementReport(groups).groups;
  const row = table.rows.find(({ id }) => id === 'quota-share-2025');
  const figure = row && figureAt(table, row, table.columns.indexOf('csm'));
  if (!figure) throw new Error('no CSM of the treaty');
  const explanation = new Explanation(explainFigure(figure, groups), groups);
  expect(explanation.open('')).toEqual({ group: 'quota-share-2025' });
  explanation.addSource({ group: 'quota-share-2025' }, treaty as GroupSource);
  expect(explanation.open('')).toMatchObject({ node: { value: figure.cell.value } });
});

it('keeps comments on cells, and who answered them', async () => {
  const cell = 'reconciliation101.issued.closing.csm';
  const list = async () =>
    (await admin.get(`close/reports/comments?bookId=small&period=${period}`)).data;
  expect(await list()).toEqual({ comments: [] });
  const { data: written } = await admin.send('reports/comments', {
    bookId: 'small',
    period,
    cell,
    text: 'Which lapse study does this rest on?',
  });
  expect(written).toMatchObject({ cell, resolvedBy: null });
  const { commentId } = written as { commentId: string };
  const { data: resolved } = await admin.send(`reports/comments/${commentId}/resolve`);
  expect(await list()).toEqual({ comments: [resolved] });
  expect(resolved).toMatchObject({ resolvedBy: expect.any(String) as string });
  const other = await closer(test, 'auditoruser');
  const again = await other.send(`reports/comments/${commentId}/resolve`);
  expect(again).toMatchObject({ code: '200', data: resolved });
  expect(await list()).toEqual({ comments: [resolved] });
  const blank = { bookId: 'small', period, cell, text: '  ' };
  expect(await admin.send('reports/comments', blank)).toMatchObject({ code: 'E1000' });
  expect(await admin.send('reports/comments', { ...blank, bookId: 'x', text: 'a' })).toMatchObject({
    code: 'E1601',
  });
  const never = { ...blank, period: '1999-03', text: 'a' };
  expect(await admin.send('reports/comments', never)).toMatchObject({ code: 'E1601' });
});

it('saves posting rules by version, and refuses what does not exist and what is out of date', async () => {
  const set = rulesOf({ model: 'PAA', side: 'issued', family: 'allocation' });
  const save = (basedOn: number, rules: object) =>
    admin.send('reports/rules', { bookId: 'small', basedOn, rules, reason: 'Clearing account' });
  expect(await save(0, { 'issued.PAA': set })).toMatchObject({ data: { version: 1 } });
  expect(await save(0, {})).toMatchObject({ code: 'E1633' });
  expect(await save(1, { 'issued.PAA': [{ ...set[0], debit: 'nowhere' }] })).toMatchObject({
    code: 'E1634',
  });
  expect(await save(1, { 'issued.PAA': [{ ...set[0], amount: 'luck' }] })).toMatchObject({
    code: 'E1634',
  });
  expect(await save(1, {})).toMatchObject({ data: { version: 2, rules: {} } });
  const { data } = await admin.get('close/reports/rules?bookId=small');
  expect(data).toMatchObject({ versions: [{ version: 2 }, { version: 1 }] });
  const example = {
    bookId: 'ie08-gmm-loss-component-reversal',
    basedOn: 0,
    rules: {},
    reason: 'x',
  };
  expect(await admin.send('reports/rules', example)).toMatchObject({ code: 'E1602' });
});
