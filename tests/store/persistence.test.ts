import { waitFor } from '@testing-library/react';
import {
  makeStore,
  questionKept,
  questionsCleared,
  restoreState,
  routeVisited,
  selectAskedQuestions,
  selectVisits,
  shareLists,
} from '@/store';

const paths = (store: ReturnType<typeof makeStore>) =>
  selectVisits(store.getState()).map(({ path }) => path);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('[RT-14] brings the history of earlier visits back, in front of what has happened since', async () => {
  const first = makeStore();
  await restoreState(first);
  first.dispatch(routeVisited('/'));
  first.dispatch(routeVisited('/Home'));
  await waitFor(() => expect(localStorage.getItem('persist:dif17')).toContain('/Home'));

  const second = makeStore();
  second.dispatch(routeVisited('/ApplyForConsultation'));
  await restoreState(second);
  expect(paths(second)).toEqual(['/', '/Home', '/ApplyForConsultation']);
});

const otherShape = JSON.stringify({
  history: '{"pages":["/"]}',
  _persist: '{"version":0,"rehydrated":true}',
});
it.each(['{"history":"not json', otherShape])(
  'starts afresh where what was kept cannot be read: %s',
  async (kept) => {
    localStorage.setItem('persist:dif17', kept);
    const store = makeStore();
    store.dispatch(routeVisited('/'));
    await restoreState(store);
    expect(paths(store)).toEqual(['/']);
  },
);

it('keeps nothing of a visitor but the history', async () => {
  const store = makeStore();
  await restoreState(store);
  store.dispatch(routeVisited('/'));
  await waitFor(() => expect(localStorage).toHaveLength(2));
  expect(Object.keys(JSON.parse(localStorage.getItem('persist:dif17') ?? '{}')).sort()).toEqual([
    '_persist',
    'visits',
  ]);
  expect(Object.keys(localStorage).sort()).toEqual(['persist:dif17', 'persist:dif17-chat']);
  expect(JSON.parse(localStorage.getItem('persist:dif17-chat') ?? '{}')).toMatchObject({
    conversation: '{"user":null,"messages":[]}',
  });
});

it('records a route once while the visitor stays on it, and at most a hundred', () => {
  const store = makeStore();
  store.dispatch(routeVisited('/'));
  store.dispatch(routeVisited('/'));
  expect(paths(store)).toEqual(['/']);
  for (let visit = 0; visit < 150; visit += 1) store.dispatch(routeVisited(`/${visit}`));
  expect(paths(store)).toHaveLength(100);
  expect(paths(store).at(-1)).toBe('/149');
});

describe('a list of the device', () => {
  const KEY = 'persist:dif17-textToSql';
  const kept = () => localStorage.getItem(KEY) ?? '';

  async function openWindow() {
    const store = makeStore();
    await store.loadSlice('textToSql');
    await restoreState(store);
    const listeners: EventListener[] = [];
    const listening = jest
      .spyOn(globalThis, 'addEventListener')
      .mockImplementation((type, listener) => {
        if (type === 'storage') listeners.push(listener as EventListener);
      });
    shareLists(store);
    listening.mockRestore();
    return {
      asked: () => selectAskedQuestions(store.getState(), 'mina').map(({ question }) => question),
      asks: (question: string) =>
        store.dispatch(questionKept({ user: 'mina', question, at: question.length })),
      clears: () => store.dispatch(questionsCleared('mina')),
      /** A browser tells all windows but the one that kept it. */
      isTold: () => {
        for (const listener of listeners) listener(new StorageEvent('storage', { key: KEY }));
      },
    };
  }

  it('is one in all windows: none takes from it what another has added, or brings back what another has cleared', async () => {
    const [one, other] = [await openWindow(), await openWindow()];
    one.asks('CSM by portfolio');
    await waitFor(() => expect(kept()).toContain('CSM by portfolio'));
    other.isTold();
    await waitFor(() => expect(other.asked()).toEqual(['CSM by portfolio']));
    other.asks('Claims paid');
    await waitFor(() => expect(kept()).toContain('Claims paid'));
    one.isTold();
    await waitFor(() => expect(one.asked()).toEqual(['Claims paid', 'CSM by portfolio']));
    one.clears();
    await waitFor(() => expect(kept()).not.toContain('CSM'));
    other.isTold();
    await waitFor(() => expect(other.asked()).toEqual([]));
    other.asks('Groups');
    await waitFor(() => expect(kept()).toContain('Groups'));
    expect(kept()).not.toContain('CSM');
  });
});
