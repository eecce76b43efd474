import * as mockEngine from './support/engineInPlace';
import { screen, within } from '@testing-library/react';
import * as measurement from '../../../stories/features/close/Measurement.stories';
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
