import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FigureTable } from '@/features/close/shared/tables/FigureTable';
import { renderScreen } from '../../support/render';

const rows = ['2023', '2024', '2025'].map((group, at) => ({ group, csm: 10 * at }));

it('draws the first rows until all are asked for, and saves them all', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (file) => `blob:${saved.push(file as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  await renderScreen(
    <FigureTable
      title="Groups"
      rows={rows}
      firstRows={2}
      rowKey={({ group }) => group}
      columns={[
        { id: 'group', head: 'Group', value: ({ group }) => group },
        { id: 'csm', head: 'CSM', value: ({ csm }) => csm },
      ]}
    />,
  );
  expect(screen.queryByRole('rowheader', { name: '2025' })).toBeNull();
  await userEvent.click(screen.getByText('CSV file'));
  await waitFor(() => expect(saved).toHaveLength(1));
  const [file] = saved;
  expect(await file?.text()).toContain('2025,20');

  await userEvent.click(screen.getByRole('button', { name: 'Show all 3 rows' }));
  expect(screen.getByRole('rowheader', { name: '2025' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull();
});

it('shows what arithmetic leaves of nothing as nothing', async () => {
  await renderScreen(
    <FigureTable
      title="Groups"
      rows={[
        { group: 'run off', csm: -1e-13 },
        { group: 'small', csm: 0.6 },
      ]}
      rowKey={({ group }) => group}
      columns={[
        { id: 'group', head: 'Group', value: ({ group }) => group },
        { id: 'csm', head: 'CSM', value: ({ csm }) => csm },
      ]}
    />,
  );
  expect(screen.getByRole('row', { name: 'run off –' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'small 1' })).toBeVisible();
});
