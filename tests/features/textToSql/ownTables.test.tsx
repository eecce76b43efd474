import { screen, waitFor, within } from '@testing-library/react';
// The story types, too: a field hears the keys of one copy of user-event.
import { userEvent } from 'storybook/test';
import * as stories from '../../../stories/features/textToSql/OwnTables.stories';
import { written } from '../../../stories/features/textToSql/ownAnswers';
import { respondWith, success } from '../../../stories/support/handlers';
import { network } from '../../support/network';
import { composeStories, show } from '../../support/stories';

const { Refused, Written } = composeStories(stories);

it('writes SQL for own tables, says what it assumed and that nothing has run', async () => {
  await show(Written);
  expect(await screen.findByText('3 tables: customers, policies, and claims')).toBeVisible();
  expect(
    await screen.findByText('Not run. Every table and column is in your definitions.'),
  ).toBeVisible();
  const chips = within(screen.getByRole('list', { name: 'How the question was understood' }));
  expect(
    chips
      .getAllByRole('listitem')
      .slice(0, 3)
      .map(({ textContent }) => textContent),
  ).toEqual(['claim amount', 'by region×', 'Jan 2025 to Mar 2025']);
  expect(screen.getByText(/Times are read from claims.reported_on/)).toBeVisible();
  const row = (await screen.findByRole('rowheader', { name: 'claim amount' })).closest('tr');
  expect(row).toHaveTextContent('claims.claim_amount');
});

it('asks again for own tables with a part taken away, and sends no rows', async () => {
  await show(Written);
  const asked: unknown[] = [];
  network.use(
    respondWith('writeSql', async (request) => {
      asked.push(await request.json());
      return success(written);
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Remove: by region' }));
  await waitFor(() =>
    expect(asked).toMatchObject([
      { ddl: expect.stringContaining('CREATE TABLE claims'), query: { dimensions: [] } },
    ]),
  );
});

it('says where SQL of a model does not keep to the definitions', async () => {
  await show(Refused);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your definitions have no column bonus where it is read.',
  );
  expect(screen.getByText(/language model. It did not pass the checks/)).toBeVisible();
});
