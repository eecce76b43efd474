import { waitFor } from '@testing-library/react';
import { siteApi } from '@/api';
import { makeStore } from '@/store';
import { loadEverySlice } from '../../stories/support/everySlice';
import { FakeSocket } from '../../stories/support/fakeSocket';
import { network, respondWith, success } from '../support/network';

beforeAll(loadEverySlice);
afterEach(() => jest.useRealTimers());

/** A store that shows session and menus and hears of changes; how often the server was asked for each. */
async function listening(signedIn = false) {
  const { dispatch } = makeStore();
  const asked = { session: 0, menus: 0 };
  network.use(
    respondWith('getSession', () => {
      asked.session += 1;
      return success({ signedIn, demoAuth: 'FALSE' });
    }),
    respondWith('listMenus', () => {
      asked.menus += 1;
      return success([]);
    }),
  );
  await dispatch(siteApi.endpoints.getSession.initiate());
  await dispatch(siteApi.endpoints.listMenus.initiate({ email: 'mina.park@insurer.example' }));
  const listen = () => dispatch(siteApi.endpoints.openWorkspaceEvents.initiate());
  const events = listen();
  await events;
  return { asked, events, listen };
}
const rightsChanged = '{"type":"rightsChanged"}';

it('connects to the address of the contract, once for all who listen, and closes after the last', async () => {
  const { events, listen } = await listening();
  const other = listen();
  events.unsubscribe();
  expect(FakeSocket.made.map(({ url }) => url)).toEqual([
    'ws://localhost/api/v1/basicbiz/workspace/events',
  ]);
  expect(FakeSocket.latest.readyState).toBe(WebSocket.CONNECTING);
  other.unsubscribe();
  await waitFor(() => expect(FakeSocket.latest.readyState).toBe(WebSocket.CLOSED));
});

it('reads session and menus again when rights have changed, and after nothing else that it hears', async () => {
  const { asked } = await listening();
  FakeSocket.latest.receives('{"type":"somethingElse"}');
  FakeSocket.latest.receives('null');
  FakeSocket.latest.receives(rightsChanged);
  await waitFor(() => expect(asked).toEqual({ session: 2, menus: 2 }));
});

it('[ST-WS] misses nothing of what happened between a close and the next opening', async () => {
  const { asked } = await listening();
  FakeSocket.latest.opens();
  await waitFor(() => expect(asked).toEqual({ session: 2, menus: 2 }));
  jest.useFakeTimers();
  FakeSocket.latest.close();
  jest.advanceTimersByTime(5000);
  jest.useRealTimers();
  expect(FakeSocket.made).toHaveLength(2);
  FakeSocket.latest.opens();
  await waitFor(() => expect(asked).toEqual({ session: 3, menus: 3 }));
});

it('looks for the session when it is gone, and connects again only where there is a new one', async () => {
  const without = await listening();
  const before = FakeSocket.made.length;
  FakeSocket.latest.close(4401);
  await waitFor(() => expect(without.asked.session).toBe(2));
  const other = await listening(true);
  expect(FakeSocket.made).toHaveLength(before + 1);
  FakeSocket.latest.close(4401);
  await waitFor(() => expect(FakeSocket.made).toHaveLength(before + 2));
  expect(other.asked.session).toBe(2);
});

it('reads the list of books again when a run of one is heard of that is not in it', async () => {
  const { dispatch } = makeStore();
  let asked = 0;
  network.use(
    respondWith('listCloseBooks', () => {
      asked += 1;
      return success({ books: [] });
    }),
  );
  await dispatch(siteApi.endpoints.listCloseBooks.initiate());
  await dispatch(siteApi.endpoints.openWorkspaceEvents.initiate());
  FakeSocket.latest.receives(
    JSON.stringify({ type: 'closeProgress', run: { runId: 'r', bookId: 'new', state: 'running' } }),
  );
  await waitFor(() => expect(asked).toBe(2));
});
