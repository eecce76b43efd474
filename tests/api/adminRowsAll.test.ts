import { siteApi } from '@/api';
import { makeStore } from '@/store';
import { lists } from '../../stories/features/admin/gridServer';
import { network, respondWithStatus } from '../support/network';
import { loadEverySlice } from '../../stories/support/everySlice';

beforeAll(loadEverySlice);

const roles = {
  total: 1203,
  at: (index: number) => ({
    key: `R${index}`,
    version: 1,
    values: { roleId: `R${index}`, nameEn: `Role ${index}` },
  }),
};
const ask = () =>
  makeStore().dispatch(siteApi.endpoints.listAllAdminRows.initiate({ resource: 'roles' }));

it('gives all rows of a list that takes several answers, in their order', async () => {
  network.use(lists({ roles }));
  const { data } = await ask();
  expect(data).toHaveLength(1203);
  expect(data?.map(({ key }) => key)).toEqual(
    Array.from({ length: 1203 }, (_, index) => `R${index}`),
  );
});

it('gives an empty list where there is nothing', async () => {
  network.use(lists({}));
  expect((await ask()).data).toEqual([]);
});

it('fails as a whole where one answer fails', async () => {
  network.use(respondWithStatus('listAdminRows', 500));
  const { data, error } = await ask();
  expect(data).toBeUndefined();
  expect(error).toBeDefined();
});
