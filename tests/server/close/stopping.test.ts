import pg from 'pg';
import { startTestApp, type TestApp } from '../support/app';
import { eventually, startWorker } from './support';

let test: TestApp;
let holder: pg.Client;
beforeAll(async () => {
  test = await startTestApp();
  holder = new pg.Client({ connectionString: test.databaseUrl });
  await holder.connect();
});
afterAll(async () => {
  await holder.end();
  await test.close();
});

const isDone = async () => {
  const { rows } = await holder.query(
    `SELECT FROM graphile_worker.jobs WHERE task_identifier = 'closeHistory'`,
  );
  return rows.length === 0;
};
const waiting = async () => {
  const { rows } = await holder.query(
    `SELECT FROM pg_locks WHERE relation = 'close_book'::regclass AND NOT granted`,
  );
  return rows.length > 0;
};

it('lets a worker that is stopped leave its job to the next one, without a failure', async () => {
  await holder.query('BEGIN; LOCK TABLE close_book');
  const logs: string[] = [];
  const stop = startWorker({ ...test, logs });
  await eventually(waiting);
  // It waits for the job a while, and gives it up.
  await stop();
  // What is left of the job goes on without a connection.
  await holder.query('COMMIT');
  const next = startWorker({ ...test, logs });
  await eventually(isDone);
  await next();
  expect(logs).toEqual([]);
});
