import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as messagesStories from '../../stories/spec/Messages.stories';
import { catalogue } from '../spec/catalogue';
import { composeStories, show } from '../support/stories';

const { AllRows } = composeStories(messagesStories);
const shownRows = () =>
  screen.getAllByRole('rowheader').map((cell) => cell.firstChild?.textContent);

it('shows every row that gives words or a decision', async () => {
  await show(AllRows);
  const expected = catalogue.filter(({ words, decision }) => words || decision).map(({ id }) => id);
  expect(shownRows()).toEqual(expected);
});

it('marks that our words are those of the specification in its language', async () => {
  await show(AllRows);
  expect(screen.queryByText('≠ differs')).toBeNull();
  expect(screen.getAllByText('✓ equal').length).toBeGreaterThan(30);
});

it('filters by text, by area and by contradictions', async () => {
  await show(AllRows);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Text' }), '비밀번호가 일치하지');
  expect(shownRows()).toEqual(['VA-UP-6']);
  await userEvent.clear(screen.getByRole('searchbox', { name: 'Text' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'VA');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Only contradictions and gaps' }));
  expect(shownRows()).toEqual(['VA-UP-9', 'VA-OCR-1', 'VA-OCR-2']);
  expect(screen.getByRole('link', { name: 'dialogs-sign-up--password-weak' })).toHaveAttribute(
    'href',
    './?path=/story/dialogs-sign-up--password-weak',
  );
});
