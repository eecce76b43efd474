import * as mockEngine from './support/engineInPlace';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as assumptions from '../../../stories/features/close/Assumptions.stories';
import * as cockpit from '../../../stories/features/close/Cockpit.stories';
import * as journals from '../../../stories/features/close/Journals.stories';
import * as measurement from '../../../stories/features/close/Measurement.stories';
import * as statements from '../../../stories/features/close/Statements.stories';
import { composeStories, show } from '../../support/stories';

jest.mock('@/features/close/engine/createEngine', () => ({
  createEngine: mockEngine.createEngine,
}));

test('[RT-11] a published example stands beside what is computed here, figure by figure', async () => {
  await show(composeStories(measurement).PublishedExample);
  await screen.findByText(/^141 of 141 published figures agree\. Source: IFRS 17/);
  const row = within(
    screen
      .getByText(
        'Reconciliation by measurement component · Contracts recognised in the period · Present value of future cash flows, period 1',
      )
      .closest('tr') as HTMLElement,
  );
  expect(row.getByText('289')).toBeVisible();
  expect(row.getByText('289.30')).toBeVisible();
  expect(row.getByText('Agrees')).toBeVisible();
});

test('[RT-11] every screen shows a published example: what is stated, and what is printed of its results', async () => {
  const stated = await show(composeStories(assumptions).PublishedExample);
  const facts = within(await screen.findByRole('table', { name: 'What the source states' }));
  expect(facts.getByRole('row', { name: 'contracts in the group 100' })).toBeVisible();
  expect(
    facts.getByRole('row', { name: 'return on the underlying items, period 2 8%' }),
  ).toBeVisible();
  stated.unmount();
  const posted = await show(composeStories(journals).PublishedExample);
  // Of what Example 10 prints, its statement of financial position is not what entries move.
  await screen.findByText(/^\d+ of \d+ published figures agree/);
  expect(screen.getByRole('rowheader', { name: /Insurance revenue, period 1$/ })).toBeVisible();
  expect(screen.queryByRole('rowheader', { name: /financial position/i })).toBeNull();
  posted.unmount();
  const reported = await show(composeStories(statements).PublishedExample);
  await screen.findByText(/^56 of 56 published figures agree/);
  reported.unmount();
  await show(composeStories(cockpit).PublishedExample);
  // Its periods are years: none of their quarters is there to be closed.
  const periods = within(screen.getByRole('group', { name: 'Periods of this book' }));
  expect(periods.getAllByRole('button')).toHaveLength(3);
  expect(periods.getByText('Dec 2027')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Scenario' })).toBeNull();
});

test('nobody changes the rules by which a published example is posted', async () => {
  await show(composeStories(journals).PublishedExample);
  await userEvent.click(await screen.findByRole('tab', { name: 'Posting rules' }));
  expect(await screen.findByRole('row', { name: /^Premiums received/ })).toBeVisible();
  expect(screen.queryByLabelText('Premiums received: Debit')).toBeNull();
});
