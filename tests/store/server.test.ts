import { waitFor } from '@testing-library/react';
import { localeChosen, makeStore } from '@/store';
import { siteApi } from '@/store/server';
import { answers, network, success } from '../support/network';

it('asks again in another language for what the server says in words', async () => {
  const languages: (string | null)[] = [];
  network.use(
    answers('listCommonCodeDetails', ({ headers }) => {
      languages.push(headers.get('Accept-Language'));
      return success([]);
    }),
  );
  const { dispatch } = makeStore();
  await dispatch(siteApi.endpoints.listCommonCodeDetails.initiate({ mstCode: 'COUNTRY_CD' }));
  dispatch(localeChosen('ko'));
  await waitFor(() => expect(languages).toEqual(['en', 'ko']));
});
