import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as codeStories from '../../../stories/features/admin/CommonCode.stories';
import * as roleStories from '../../../stories/features/admin/RoleList.stories';
import { composeStories, show } from '../../support/stories';
import { mockLayout } from './mockLayout';

const codes = composeStories(codeStories);
const roles = composeStories(roleStories);
mockLayout();

it('shows the entries of the master that is chosen', async () => {
  await show(codes.Masters);
  expect(screen.getByText('Choose a code master to see its entries.')).toBeVisible();
  await userEvent.click(await screen.findByRole('gridcell', { name: 'MODEL_CD' }));
  expect(await screen.findByRole('grid', { name: 'Entries of MODEL_CD' })).toBeVisible();
  expect(await screen.findByRole('gridcell', { name: 'Variable fee approach' })).toBeVisible();
});

it('keeps what was changed in the entries while another master is looked at', async () => {
  await show(codes.Changed);
  expect(screen.getByText('1 row not saved')).toBeVisible();
  await userEvent.click(screen.getByRole('gridcell', { name: 'COUNTRY_CD' }));
  expect(await screen.findByRole('grid', { name: 'Entries of COUNTRY_CD' })).toBeVisible();
  expect(screen.getByText('1 row not saved')).toBeVisible();
  await userEvent.click(screen.getByRole('gridcell', { name: 'MODEL_CD' }));
  expect(await screen.findByRole('gridcell', { name: /^Building block approach/ })).toBeVisible();
});

it('gives a new entry its master', async () => {
  await show(codes.Details);
  const [, add] = screen.getAllByRole('button', { name: 'Add' });
  await userEvent.click(add as Element);
  expect(screen.getByText('1 row not saved')).toBeVisible();
  await userEvent.click(screen.getByRole('gridcell', { name: 'COUNTRY_CD' }));
  await screen.findByRole('grid', { name: 'Entries of COUNTRY_CD' });
  // The row that was added belongs to the other master.
  expect(await screen.findByText('There are no rows yet.')).toBeVisible();
});

it('hides a column until it is asked for again', async () => {
  await show(roles.Filled);
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Sort order' }));
  expect(screen.queryByRole('columnheader', { name: 'Sort order' })).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Role ID' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(
    screen.getByRole('columnheader', { name: 'Sort order', hidden: true }),
  ).toBeInTheDocument();
});
