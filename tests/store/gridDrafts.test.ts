import {
  columnFiltered,
  gridDraftActions,
  makeStore,
  rowsChecked,
  selectDraftHistory,
  selectFilters,
  selectGridDraft,
  selectGridView,
  selectRowChange,
  tabOpened,
  tabsClosed,
} from '@/store';
import { loadEverySlice } from '../../stories/support/everySlice';

const { batchSaved, cellEdited, redone, rowsAdded, rowsPasted, undone } = gridDraftActions;
const companies = { menuId: 'M1', grid: 'companies' };
const roles = { menuId: 'M2', grid: 'roles' };
const saved = (key: string) => ({ key, version: 1, values: { name: key, month: 12 } });
const rename = (key: string, value: string) => ({ key, saved: saved(key), field: 'name', value });

beforeAll(loadEverySlice);
function open() {
  const store = makeStore();
  store.dispatch(tabOpened({ menuId: 'M1', path: '/demo/companyList' }));
  store.dispatch(tabOpened({ menuId: 'M2', path: '/demo/roleList' }));
  return store;
}

it('each edit is one event and one step, in its own grid alone', () => {
  const { dispatch, getState } = open();
  dispatch(cellEdited({ ...companies, ...rename('C1', 'Alpha') }));
  dispatch(rowsPasted({ ...companies, edits: [rename('C1', 'Beta'), rename('C2', 'Gamma')] }));
  dispatch(rowsAdded({ ...companies, rows: [{ name: 'New' }] }));
  expect(selectDraftHistory(getState(), companies).past).toHaveLength(3);
  expect(selectGridDraft(getState(), roles).changed).toEqual({});

  dispatch(undone(companies));
  dispatch(undone(companies));
  expect(selectRowChange(getState(), companies, 'C1')?.values).toEqual({ name: 'Alpha' });
  expect(selectRowChange(getState(), companies, 'C2')).toBeUndefined();
  dispatch(redone(companies));
  expect(selectRowChange(getState(), companies, 'C2')?.values).toEqual({ name: 'Gamma' });
});

it('an edit of one row leaves every other row the same object', () => {
  const { dispatch, getState } = open();
  const edits = Array.from({ length: 500 }, (_, index) => rename(`C${index}`, 'Other'));
  dispatch(rowsPasted({ ...companies, edits }));
  const before = selectRowChange(getState(), companies, 'C7');
  dispatch(cellEdited({ ...companies, ...rename('C3', 'Alpha') }));
  expect(selectRowChange(getState(), companies, 'C7')).toBe(before);
});

it('a batch that is saved leaves what was typed meanwhile, and nothing to undo', () => {
  const { dispatch, getState } = open();
  dispatch(cellEdited({ ...companies, ...rename('C1', 'Alpha') }));
  const sent = selectGridDraft(getState(), companies);
  dispatch(cellEdited({ ...companies, ...rename('C2', 'Beta') }));
  const current = { key: 'C1', version: 2, values: { name: 'Alpha', month: 12 } };
  dispatch(batchSaved({ ...companies, sent, saved: { C1: current } }));
  const { past, present } = selectDraftHistory(getState(), companies);
  expect(Object.keys(present.changed)).toEqual(['C2']);
  expect(past).toEqual([]);
});

it('another question unchecks the rows of its list, and a tab that closes takes all of it along', () => {
  const { dispatch, getState } = open();
  dispatch(rowsChecked({ ...companies, list: '{}', rows: [['C1', saved('C1')]] }));
  dispatch(cellEdited({ ...companies, ...rename('C1', 'Alpha') }));
  dispatch(columnFiltered({ ...companies, column: 'name', text: 'al' }));
  expect(selectGridView(getState(), companies).checked).toBeNull();
  dispatch(tabsClosed(['M1']));
  expect(selectGridDraft(getState(), companies).changed).toEqual({});
  expect(selectFilters(getState(), companies).columns).toEqual({});
});
