import { makeStore, restoreState, routeVisited, selectVisits } from '@/store';

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
  await new Promise<void>((resolve) => {
    const check = () =>
      localStorage.getItem('persist:dif17')?.includes('/Home') ? resolve() : setTimeout(check, 5);
    check();
  });

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
  await new Promise<void>((resolve) => {
    const check = () => (localStorage.length > 1 ? resolve() : setTimeout(check, 5));
    check();
  });
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
