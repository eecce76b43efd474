import { http, HttpResponse } from 'msw';
import { toApiError, siteApi } from '@/api';
import { makeStore, selectAlert } from '@/store';
import { loadEverySlice } from '../../stories/support/everySlice';
import { network } from '../support/network';

beforeAll(loadEverySlice);
beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:of-the-browser' });
});

const address = '*/api/v1/basicbiz/admin/companies/export';
function exported(answer: () => Response) {
  network.use(http.get(address, answer));
  const store = makeStore();
  const call = store.dispatch(
    siteApi.endpoints.exportAdminRows.initiate({ resource: 'companies', format: 'csv' }),
  );
  return { call, alert: () => selectAlert(store.getState()) };
}

it.each([
  ["attachment; filename*=UTF-8''%ED%9A%8C%EC%82%AC.csv", '회사.csv'],
  ['attachment; filename="companies.csv"', 'companies.csv'],
  [undefined, 'export'],
])('a file is known by its name and address: %s', async (disposition, name) => {
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    ...(disposition && { 'Content-Disposition': disposition }),
  };
  const { call } = exported(() => new HttpResponse('a,b', { headers }));
  expect(await call).toEqual({ data: { name, address: 'blob:of-the-browser' } });
});

it.each([
  ['an envelope', 200, 'E1507', 'More than 100,000 rows.'],
  ['an envelope of a busy server', 503, 'E5003', 'Please try again in 5 seconds.'],
])('says what the server says in %s', async (_name, status, code, message) => {
  const { call, alert } = exported(() => HttpResponse.json({ code, message }, { status }));
  expect(toApiError(await call)).toEqual({ kind: 'business', code, message });
  expect(alert()).toMatchObject({ type: 'error', text: { text: message } });
});

it('is broken where the server is, without a dialog of its own', async () => {
  const { call, alert } = exported(() => new HttpResponse('Bad gateway', { status: 502 }));
  expect(toApiError(await call)).toEqual({ kind: 'unexpected' });
  expect(alert()).toBeNull();
});
