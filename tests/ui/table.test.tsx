import { render, screen, within } from '@testing-library/react';
import * as stories from '../../stories/ui/Table.stories';
import { composeStories } from '../support/stories';

const { Filled } = composeStories(stories);

it('has a heading for each column and each row, and sums below', () => {
  render(<Filled />);
  const table = within(screen.getByRole('table', { name: 'Groups of contracts' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Group',
    'Model',
    'CSM',
  ]);
  const row = within(table.getByRole('row', { name: 'Motor 2024 Premium allocation 0' }));
  expect(row.getByRole('rowheader')).toHaveTextContent('Motor 2024');
  expect(table.getAllByRole('row').at(-1)).toHaveTextContent('Total2460');
});

it('has no row of sums and no row headings where nobody asks for them', () => {
  render(
    <Filled rowHeads={false} columns={[{ id: 'name', head: 'Group', cell: ({ name }) => name }]} />,
  );
  expect(screen.queryAllByRole('rowheader')).toEqual([]);
  expect(screen.getAllByRole('row')).toHaveLength(4);
});
