import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as stories from '../../../stories/features/textToSql/TextToSqlScreen.stories';
import { composeStories, show } from '../../support/stories';

const {
  AskedBefore,
  ByModel,
  ByModelRefused,
  Impossible,
  Loading,
  ModelFailed,
  NoRows,
  NothingUnderstood,
  Unreachable,
} = composeStories(stories);

const answer = () => screen.getByRole('region', { name: 'Answer' });

it('says that an answer is on its way, and that no second one is asked for', async () => {
  await show(Loading);
  expect(answer()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button', { name: 'Ask' })).toHaveAttribute('aria-disabled', 'true');
});

it('says what no view holds, and which words it does not know', async () => {
  await show(Impossible);
  expect(
    await screen.findByText('The books do not hold Premiums received by Account.'),
  ).toBeVisible();
  await show(NothingUnderstood);
  expect(await screen.findByText(/I do not know “rice”/)).toBeVisible();
});

it('says that no row matches, and offers no file of them', async () => {
  await show(NoRows);
  expect(await screen.findByText(/No row matches/)).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'CSV' })).not.toBeInTheDocument();
});

it('says that a language model wrote the SQL, and whether it ran', async () => {
  await show(ByModel);
  expect(await screen.findByText(/written by a language model, checked and run/)).toBeVisible();
  expect(await screen.findByRole('cell', { name: '2,405,000,000.5' })).toBeVisible();
});

it('shows why the SQL of a model was not run', async () => {
  await show(ByModelRefused);
  expect(await screen.findByText(/did not pass the checks and was not run/)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('There is no view named pg_class to query.');
});

it('answers without the model where that gives nothing, and says so', async () => {
  await show(ModelFailed);
  expect(await screen.findByText(/The language model gave no usable SQL/)).toBeVisible();
  expect(screen.getByRole('table')).toBeVisible();
});

it('says that the question could not be answered where the server cannot be reached', async () => {
  await show(Unreachable);
  expect(await screen.findByText(/The question could not be answered/)).toBeVisible();
});

it('lists what was asked before, favourites first, and keeps them when the list is cleared', async () => {
  await show(AskedBefore);
  const list = () => within(screen.getByRole('region', { name: 'Asked before' }));
  const questions = () =>
    list()
      .getAllByRole('listitem')
      .map((item) => within(item).getAllByRole('button').at(-1)?.textContent);
  expect(questions()).toEqual(['CSM by portfolio', 'claims paid by quarter']);
  await userEvent.click(list().getByRole('button', { name: 'Clear, keep favourites' }));
  expect(questions()).toEqual(['CSM by portfolio']);
});
