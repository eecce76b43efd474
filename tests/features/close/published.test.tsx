import * as mockEngine from './support/engineInPlace';
import { screen, within } from '@testing-library/react';
import { exampleBooks } from '@/domain/demoInsurer';
import { Published } from '@/features/close/measurement/Published';
import { renderScreen } from '../../support/render';

jest.mock('@/features/close/engine/createEngine', () => ({
  createEngine: mockEngine.createEngine,
}));

test('[RT-11] a published example stands beside what is computed here, figure by figure', async () => {
  const id = 'ie08-gmm-loss-component-reversal';
  const example = exampleBooks.find(({ definition }) => definition.id === id)?.definition.example;
  if (!example) throw new Error('The example is gone.');
  await renderScreen(<Published example={example} />);
  await screen.findByText(/^141 of 141 published figures agree\. Source: IFRS 17/);
  const row = within(
    screen.getByText('para101.year1.newContracts.pv').closest('tr') as HTMLElement,
  );
  expect(row.getAllByText('289')).toHaveLength(2);
  expect(row.getByText('Agrees')).toBeVisible();
});
