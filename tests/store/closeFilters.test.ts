import {
  closeFilterActions,
  closeFiltersOf,
  closeQuery,
  initialCloseFilters,
  makeStore,
  selectCloseFilters,
  workspaceOpened,
} from '@/store';

async function filtersOf(...users: string[]) {
  const store = makeStore();
  await store.loadSlice('workspace');
  const open = (user: string) => store.dispatch(workspaceOpened(user));
  open(users[0] ?? 'mina');
  return { store, open, filters: () => selectCloseFilters(store.getState()) };
}

it('[RT-11] filters of a close are of the user who chose them', async () => {
  const { store, open, filters } = await filtersOf('mina');
  store.dispatch(closeFilterActions.bookChosen('small'));
  store.dispatch(closeFilterActions.periodChosen('2025-12'));
  open('juno');
  expect(filters()).toEqual(initialCloseFilters);
  open('mina');
  expect(filters()).toMatchObject({ book: 'small', period: '2025-12' });
});

it('[RT-11] what is wider takes what is narrower with it', async () => {
  const { store, filters } = await filtersOf();
  const { scopeChanged, bookChosen, comparisonChosen, periodChosen, scenarioChosen } =
    closeFilterActions;
  store.dispatch(scopeChanged({ portfolio: 'term' }));
  store.dispatch(scopeChanged({ group: 'term-2025' }));
  expect(filters()).toMatchObject({ portfolio: 'term', group: 'term-2025' });
  store.dispatch(scopeChanged({ portfolio: 'motor' }));
  expect(filters()).toMatchObject({ portfolio: 'motor', group: null });
  store.dispatch(comparisonChosen({ kind: 'period', id: '2025-09' }));
  store.dispatch(periodChosen('2025-09'));
  expect(filters().comparison).toBeNull();
  store.dispatch(comparisonChosen({ kind: 'scenario', id: 'lapse-up' }));
  store.dispatch(scenarioChosen('rates-down'));
  expect(filters().comparison).toEqual({ kind: 'scenario', id: 'lapse-up' });
  store.dispatch(scenarioChosen('lapse-up'));
  expect(filters().comparison).toBeNull();
  store.dispatch(bookChosen('hanbit'));
  expect(filters()).toEqual({ ...initialCloseFilters, book: 'hanbit' });
});

it('[RT-11] an address says the filters and gives them back', () => {
  const filters = {
    ...initialCloseFilters,
    book: 'hanbit',
    period: '2025-12',
    model: 'RH' as const,
    group: 'whole life & more',
    unit: '1000000',
    comparison: { kind: 'run' as const, id: '0b9d:11' },
  };
  expect({ ...initialCloseFilters, ...closeFiltersOf(closeQuery(filters)) }).toEqual(filters);
  expect(closeQuery(initialCloseFilters)).toBe('');
});

it('[RT-11] what an address says wrongly is kept, so that the screen can say so', () => {
  expect(closeFiltersOf('?model=XYZ&unit=-5&against=moon&period=&book=small')).toEqual({
    book: 'small',
    model: 'XYZ',
    unit: '-5',
    comparison: { kind: 'period', id: 'moon' },
  });
});
