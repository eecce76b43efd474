import { makeStore } from '@/store';
import { siteApi } from '@/api';
import { lists } from '../../stories/features/admin/gridServer';
import { network, neverRespond, respondWith, success } from '../support/network';
import { loadEverySlice } from '../../stories/support/everySlice';

beforeAll(loadEverySlice);

const roles = {
  total: 3,
  at: (index: number) => ({
    key: `R${index}`,
    version: 1,
    values: { roleId: `R${index}`, nameEn: `Role ${index}` },
  }),
};
const renamed = { key: 'R0', version: 2, values: { roleId: 'R0', nameEn: 'Auditor' } };
const page = { resource: 'roles', offset: 0, limit: 200 } as const;
const whole = { resource: 'roles' } as const;

/** A store that holds the roles in both kinds of list, and then saves a new name and a deletion while lists are no longer answered. */
async function saved(done: boolean) {
  const { dispatch, getState } = makeStore();
  network.use(lists({ roles }));
  await dispatch(siteApi.endpoints.listAdminRows.initiate(page));
  await dispatch(siteApi.endpoints.listAllAdminRows.initiate(whole));
  network.use(
    neverRespond('listAdminRows'),
    respondWith(
      'saveAdminRows',
      success({
        saved: done,
        lines: [
          { index: 0, outcome: 'updated', errors: [], current: renamed },
          { index: 1, outcome: 'deleted', errors: [] },
        ],
      }),
    ),
  );
  const changes = [
    { op: 'update' as const, key: 'R0', version: 1, values: { nameEn: 'Auditor' } },
    { op: 'delete' as const, key: 'R1', version: 1 },
  ];
  await dispatch(
    siteApi.endpoints.saveAdminRows.initiate({ resource: 'roles', adminSaveRequest: { changes } }),
  );
  const state = getState() as Parameters<
    ReturnType<typeof siteApi.endpoints.listAdminRows.select>
  >[0];
  return {
    paged: siteApi.endpoints.listAdminRows.select(page)(state).data,
    all: siteApi.endpoints.listAllAdminRows.select(whole)(state).data,
  };
}

it('shows in every list at once what was saved', async () => {
  const { paged, all } = await saved(true);
  expect(paged).toEqual({ total: 2, rows: [renamed, roles.at(2)] });
  expect(all).toEqual([renamed, roles.at(2)]);
});

it('leaves the lists as they are where nothing was saved', async () => {
  const { paged, all } = await saved(false);
  expect(paged?.total).toBe(3);
  expect(all).toEqual([roles.at(0), roles.at(1), roles.at(2)]);
});
