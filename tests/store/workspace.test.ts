import {
  initialCloseFilters,
  makeStore,
  noChanges,
  sessionEnded,
  workspaceOpened,
  selectRecentMenus,
  selectTabs,
  tabAfterClosing,
  tabDirtyChanged,
  tabMoved,
  tabOpened,
  tabPinned,
  tabsClosed,
  activeTabCleared,
} from '@/store';
import { loadEverySlice } from '../../stories/support/everySlice';

type Store = ReturnType<typeof makeStore>;
const tab = (menuId: string) => ({ menuId, path: `/demo/${menuId}` });
const tabsOf = (store: Store) => selectTabs(store.getState());
const ids = (store: Store) => tabsOf(store).open.map(({ menuId }) => menuId);
function withTabs(...menuIds: string[]) {
  const store = makeStore();
  for (const menuId of menuIds) store.dispatch(tabOpened(tab(menuId)));
  return store;
}

/** As the browser says it when the page goes. */
const leave = () => void window.dispatchEvent(new Event('pagehide'));

beforeAll(loadEverySlice);
beforeEach(() => {
  leave();
  localStorage.clear();
  sessionStorage.clear();
});

describe('open tabs', () => {
  it('adds a tab only where its menu has none, and makes it the active one', () => {
    const store = withTabs('A', 'B', 'A');
    expect(ids(store)).toEqual(['A', 'B']);
    expect(tabsOf(store).active).toBe('A');
  });

  it('two menus with one address have a tab each', () => {
    const store = withTabs('A');
    store.dispatch(tabOpened({ menuId: 'twin', path: '/demo/A' }));
    expect(ids(store)).toEqual(['A', 'twin']);
  });

  it.each([
    ['B', 'A', 'the one before'],
    ['A', 'B', 'the next where it was the first'],
    ['C', 'B', 'the one before the last'],
  ])('closing %s leads to %s: %s', (closed, next) => {
    expect(tabAfterClosing(tabsOf(withTabs('A', 'B', 'C')).open, closed)?.menuId).toBe(next);
  });

  it('closing the only tab leads to none', () => {
    expect(tabAfterClosing(tabsOf(withTabs('A')).open, 'A')).toBeUndefined();
  });

  it('remembers the last ten that were closed, each once, and none that is open again', () => {
    const store = withTabs(...Array.from({ length: 12 }, (_, index) => `M${index}`));
    store.dispatch(tabsClosed(ids(store)));
    expect(tabsOf(store).closed.map(({ menuId }) => menuId)).toEqual(
      Array.from({ length: 10 }, (_, index) => `M${index + 2}`),
    );
    store.dispatch(tabOpened(tab('M5')));
    store.dispatch(tabsClosed(['M5']));
    expect(tabsOf(store).closed.filter(({ menuId }) => menuId === 'M5')).toHaveLength(1);
    expect(tabsOf(store).active).toBeNull();
  });

  it('pinned tabs stand first, and nothing is moved across their border', () => {
    const store = withTabs('A', 'B', 'C', 'D');
    store.dispatch(tabPinned({ menuId: 'C', pinned: true }));
    store.dispatch(tabPinned({ menuId: 'D', pinned: true }));
    expect(ids(store)).toEqual(['C', 'D', 'A', 'B']);
    store.dispatch(tabMoved({ menuId: 'B', to: 0 }));
    expect(ids(store)).toEqual(['C', 'D', 'B', 'A']);
    store.dispatch(tabMoved({ menuId: 'C', to: 9 }));
    expect(ids(store)).toEqual(['D', 'C', 'B', 'A']);
    store.dispatch(tabPinned({ menuId: 'D', pinned: false }));
    expect(ids(store)).toEqual(['C', 'D', 'B', 'A']);
  });

  it('moving, pinning or marking a tab that is not there changes nothing', () => {
    const store = withTabs('A', 'B');
    const before = tabsOf(store);
    store.dispatch(tabMoved({ menuId: 'X', to: 0 }));
    store.dispatch(tabPinned({ menuId: 'X', pinned: true }));
    store.dispatch(tabDirtyChanged({ menuId: 'X', dirty: true }));
    expect(tabsOf(store)).toEqual(before);
  });

  it('the start page leaves every tab open and none active', () => {
    const store = withTabs('A', 'B');
    store.dispatch(activeTabCleared());
    expect(tabsOf(store)).toMatchObject({ active: null, open: [tab('A'), tab('B')] });
  });

  it('the menus that were used stand in their order, the last one first', () => {
    expect(selectRecentMenus(withTabs('A', 'B', 'C', 'A').getState())).toEqual(['A', 'C', 'B']);
  });
});

describe('a desk for each user', () => {
  it('shows each user his own, and keeps it for the next sign-in', () => {
    const store = makeStore();
    store.dispatch(workspaceOpened('mina'));
    store.dispatch(tabOpened(tab('A')));
    store.dispatch(sessionEnded());
    expect(ids(store)).toEqual([]);
    store.dispatch(workspaceOpened('constructor'));
    expect(ids(store)).toEqual([]);
    store.dispatch(tabOpened(tab('B')));
    store.dispatch(workspaceOpened('mina'));
    expect(ids(store)).toEqual(['A']);
  });

  /** The page is loaded anew, with all its modules. */
  async function load() {
    jest.resetModules();
    const page = await import('@/store');
    await page.makeStore().loadSlice('workspace');
    const store = page.makeStore({
      session: { credentials: { token: 'secret', demoAuth: 'TRUE' }, panel: null },
    });
    await page.restoreState(store);
    return { ...page, store, open: () => page.selectTabs(store.getState()).open };
  }

  it('is there again after a reload, its unsaved marks and pins too, for him alone', async () => {
    const { store, ...page } = await load();
    store.dispatch(page.workspaceOpened('mina'));
    store.dispatch(page.tabOpened(tab('A')));
    store.dispatch(page.tabOpened(tab('B')));
    store.dispatch(page.tabPinned({ menuId: 'B', pinned: true }));
    store.dispatch(page.tabDirtyChanged({ menuId: 'B', dirty: true }));

    leave();
    const { store: next, open, workspaceOpened: openWorkspaceOf } = await load();
    expect(open()).toEqual([]);
    next.dispatch(openWorkspaceOf('mina'));
    expect(open()).toEqual([{ ...tab('B'), pinned: true, dirty: true }, tab('A')]);
    next.dispatch(openWorkspaceOf('yuna'));
    expect(open()).toEqual([]);
  });

  it('of each window is its own after a reload; a new window begins with the one that was kept last', async () => {
    const { store, ...page } = await load();
    store.dispatch(page.workspaceOpened('mina'));
    store.dispatch(page.tabOpened(tab('A')));
    leave();
    const ofFirst = { ...sessionStorage };
    sessionStorage.clear();

    const second = await load();
    second.store.dispatch(second.workspaceOpened('mina'));
    expect(second.open()).toEqual([tab('A')]);
    second.store.dispatch(second.tabsClosed(['A']));
    second.store.dispatch(second.tabOpened(tab('B')));
    leave();

    Object.assign(sessionStorage, ofFirst);
    const first = await load();
    first.store.dispatch(first.workspaceOpened('mina'));
    expect(first.open()).toEqual([tab('A')]);
    // What it has only read is not what was kept last.
    leave();
    sessionStorage.clear();
    const third = await load();
    third.store.dispatch(third.workspaceOpened('mina'));
    expect(third.open()).toEqual([tab('B')]);
  });

  it.each([
    '{"byUser":"not json',
    '{"byUser":"{}","_persist":"{\\"version\\":0,\\"rehydrated\\":true}"}',
  ])('starts with an empty desk where what was kept is not to be read: %s', async (kept) => {
    localStorage.setItem('persist:dif17-workspace', kept);
    const { store, open, ...page } = await load();
    store.dispatch(page.workspaceOpened('mina'));
    store.dispatch(page.tabOpened(tab('A')));
    expect(open()).toEqual([tab('A')]);
  });

  it('brings along what an earlier version kept: tabs, drafts, filters and columns', async () => {
    const saved = { key: 'C1', version: 2, values: { nameEn: 'Alpha' } };
    const draft = {
      created: [],
      changed: { C1: { saved, values: { nameEn: 'Beta' } } },
      deleted: {},
      added: 0,
    };
    const tabs = {
      open: [{ menuId: 'M1', path: '/demo/companyList', dirty: true }],
      active: 'M1',
      closed: [],
    };
    const desk = {
      tabs,
      menu: { recent: ['M1'] },
      drafts: {
        M1: {
          draft,
          'draft.steps': { past: [{}], future: [] },
          'list.companies': { sort: null, search: 'al', filters: { country: 'KR' } },
          'columns.companies': { hidden: ['code'], widths: { nameEn: 300 } },
        },
      },
    };
    localStorage.setItem(
      'persist:dif17-workspace',
      JSON.stringify({
        byUser: JSON.stringify({ '@mina': desk }),
        _persist: '{"version":2,"rehydrated":true}',
      }),
    );
    const { store, open, ...page } = await load();
    store.dispatch(page.workspaceOpened('mina'));
    const state = store.getState();
    const grid = { menuId: 'M1', grid: 'companies' };
    expect(open()).toEqual(tabs.open);
    expect(page.selectRecentMenus(state)).toEqual(['M1']);
    expect(page.selectDraftHistory(state, grid)).toEqual({ past: [], present: draft, future: [] });
    expect(page.selectFilters(state, grid)).toMatchObject({
      search: 'al',
      columns: { country: 'KR' },
    });
    expect(page.selectGridView(state, grid)).toMatchObject({
      hiddenColumns: ['code'],
      widths: { nameEn: 300 },
    });
  });

  it.each([
    ['before there were closes', {}, {}],
    [
      'when units of currency were numbers',
      { closeFilters: { ...initialCloseFilters, book: 'small', unit: 1000 } },
      { book: 'small', unit: '1000' },
    ],
  ])('brings along what was kept %s', async (_when, kept, filters) => {
    const tabs = { open: [tab('A')], active: 'A', closed: [] };
    localStorage.setItem(
      'persist:dif17-workspace',
      JSON.stringify({
        byUser: JSON.stringify({ '@mina': { tabs, ...kept } }),
        _persist: '{"version":3,"rehydrated":true}',
      }),
    );
    const { store, open, ...page } = await load();
    store.dispatch(page.workspaceOpened('mina'));
    expect(open()).toEqual([tab('A')]);
    expect(page.selectCloseFilters(store.getState())).toEqual({
      ...initialCloseFilters,
      ...filters,
    });
    expect(page.selectCloseTrial(store.getState())).toEqual(noChanges);
    expect(page.selectRecentMenus(store.getState())).toEqual([]);
  });

  it('keeps no word of the session', async () => {
    const { store, ...page } = await load();
    store.dispatch(page.workspaceOpened('mina'));
    store.dispatch(page.tabOpened(tab('A')));
    leave();
    const all = JSON.stringify({ ...localStorage });
    expect(all).toContain('/demo/A');
    expect(all).not.toContain('secret');
  });
});
