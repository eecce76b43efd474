import { waitFor } from '@testing-library/react';
import { runIdleTasks } from '@/app/idleTasks';
import { TOKEN_COOKIE } from '@/domain/session';
import { makeStore } from '@/store';
import { loadEverySlice } from '../../stories/support/everySlice';
import { network, respondWith, success } from '../support/network';

beforeAll(loadEverySlice);

/** What waits for the browser to be idle. */
let waiting: (() => void)[];
beforeEach(() => {
  waiting = [];
  Object.assign(globalThis, { requestIdleCallback: (task: () => void) => waiting.push(task) });
});
afterEach(() => {
  document.cookie = `${TOKEN_COOKIE}=; max-age=0`;
});

it('asks whether the session stands where a cookie says that there is one, and no sooner than the browser is idle', async () => {
  let asked = 0;
  network.use(
    respondWith('getSession', () => {
      asked += 1;
      return success({ signedIn: false, demoAuth: 'FALSE' });
    }),
  );
  document.cookie = `${TOKEN_COOKIE}=token`;
  runIdleTasks(makeStore());
  expect([waiting.length, asked]).toEqual([2, 0]);
  waiting.forEach((task) => task());
  await waitFor(() => expect(asked).toBe(1));
});

it('asks nothing of a visitor', () => {
  runIdleTasks(makeStore());
  expect(waiting).toHaveLength(1);
});
