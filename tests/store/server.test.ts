import { waitFor } from '@testing-library/react';
import { localeChosen, makeStore, sessionEnded, sessionStarted } from '@/store';
import { siteApi } from '@/api';
import { network, respondWith, success } from '../support/network';
import { loadEverySlice } from '../../stories/support/everySlice';

beforeAll(loadEverySlice);

it('asks again in another language for what the server says in words', async () => {
  const languages: (string | null)[] = [];
  network.use(
    respondWith('listCommonCodeDetails', ({ headers }) => {
      languages.push(headers.get('Accept-Language'));
      return success([]);
    }),
  );
  const { dispatch } = makeStore();
  await dispatch(siteApi.endpoints.listCommonCodeDetails.initiate({ mstCode: 'COUNTRY_CD' }));
  dispatch(localeChosen('ko'));
  await waitFor(() => expect(languages).toEqual(['en', 'ko']));
});

it('shows the next person nothing that the last session brought, however that ended', async () => {
  const { dispatch, getState } = makeStore();
  const rows = { resource: 'companies' } as const;
  const selectHeld = siteApi.endpoints.listAdminRows.select(rows);
  const held = () => {
    const { api } = getState();
    return api && selectHeld({ api }).data;
  };
  dispatch(sessionStarted({ token: 'a', demoAuth: 'TRUE' }));
  const shown = dispatch(siteApi.endpoints.listAdminRows.initiate(rows));
  await shown;
  shown.unsubscribe();
  dispatch(sessionStarted({ token: 'a', demoAuth: 'FALSE' }));
  expect(held()).toBeDefined();
  dispatch(sessionEnded());
  dispatch(sessionStarted({ token: 'b', demoAuth: 'TRUE' }));
  expect(held()).toBeUndefined();
});
