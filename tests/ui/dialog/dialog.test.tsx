import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as stories from '../../../stories/ui/dialog/Dialog.stories';
import { composeStories } from '../../support/stories';

const { Closed } = composeStories(stories);

async function open() {
  render(<Closed />);
  const user = userEvent.setup();
  const opener = screen.getByRole('button', { name: 'Open it' });
  await user.click(opener);
  return { user, opener, dialog: screen.getByRole('dialog', { name: 'Groups of contracts' }) };
}

it('takes the focus, and gives it back when Escape closes it', async () => {
  const { user, opener, dialog } = await open();
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(opener).toHaveFocus());
});

it('closes by its button, by a press beside it and by a link in it', async () => {
  const { user, opener, dialog } = await open();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog).not.toBeInTheDocument();

  await user.click(opener);
  fireEvent.pointerDown(screen.getByRole('link'));
  fireEvent.pointerDown(screen.getByRole('dialog'));
  expect(screen.queryByRole('dialog')).toBeNull();

  await user.click(opener);
  await user.click(screen.getByRole('link', { name: 'To the groups' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('closes when the system asks for it', async () => {
  const { dialog } = await open();
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
