import { act, screen, waitFor } from '@testing-library/react';
import { asImage, inParts } from '../../../stories/features/chat/replies';
import { network, respondWith, success } from '../../support/network';
import { openChat } from './support';

async function asked(
  questions: readonly string[],
  reply: typeof inParts | typeof asImage = inParts,
) {
  network.use(respondWith('askChat', success(reply)));
  const chat = await openChat();
  for (const [place, question] of questions.entries()) {
    await chat.user.type(chat.input(), `${question}{Enter}`);
    await waitFor(() => expect(chat.lines()).toHaveLength(2 * place + 2));
  }
  await waitFor(() => expect(chat.input()).toHaveFocus());
  return chat;
}

describe('[SH-7] the keyboard', () => {
  it('goes on at the next line where one was deleted, and at the one before after the last', async () => {
    const { user, panel, lines } = await asked(['What is a CSM?', 'And an onerous group?']);
    const deletes = () => panel.getAllByRole('button', { name: 'Delete' });
    await user.click(deletes()[0] as HTMLElement);
    expect(lines()).toHaveLength(3);
    expect(deletes()[0]).toHaveFocus();
    await user.click(deletes()[2] as HTMLElement);
    expect(deletes()[1]).toHaveFocus();
    await user.keyboard('{Enter}{Enter}');
    expect(lines()).toHaveLength(0);
    await waitFor(() =>
      expect(panel.getByRole('button', { name: /^What happens to the CSM/ })).toHaveFocus(),
    );
  });

  it('reaches a table, which scrolls where it is too wide', async () => {
    const { panel } = await asked(['What is a CSM?']);
    const wide = panel.getByRole('group', { name: 'Subsequent measurement · The Standard' });
    expect(wide).toContainElement(panel.getByRole('table'));
    expect(wide).toHaveAttribute('tabindex', '0');
  });

  it('goes on at the reason where an answer did not help, and in the panel once it is said', async () => {
    const { user, panel } = await asked(['What is a CSM?']);
    await user.click(panel.getByRole('button', { name: 'Not helpful' }));
    expect(panel.getByLabelText('What was missing?')).toHaveFocus();
    await user.click(panel.getByRole('button', { name: 'Send feedback' }));
    await panel.findByText('Thank you. We saved your rating, not your question.');
    await waitFor(() =>
      expect(screen.getByRole('log').contains(document.activeElement)).toBe(true),
    );
  });

  it('comes back to an image when its viewer closes', async () => {
    const { user, panel } = await asked(['Show me'], asImage);
    const picture = panel.getByRole('button', { name: /^Enlarge the image/ });
    await user.click(picture);
    expect(screen.getByRole('button', { name: 'Close this dialog' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(picture).toHaveFocus());
    expect(screen.getByText('Customer Support')).toBeVisible();
  });
});

it('goes back to what was in use before, where the page has no launcher', async () => {
  const { user, input } = await openChat();
  document.getElementById('chat-launcher')?.removeAttribute('id');
  const before = screen.getAllByRole('link', { name: 'Details' })[0] as HTMLElement;
  act(() => before.focus());
  await user.click(input());
  await user.keyboard('{Escape}');
  expect(before).toHaveFocus();
});

it('says of no question that it was left without a reply because the reply was deleted', async () => {
  const { user, panel } = await asked(['What is a CSM?']);
  await user.click(panel.getAllByRole('button', { name: 'Delete' })[1] as HTMLElement);
  expect(panel.getByText('What is a CSM?')).toBeVisible();
  expect(panel.queryByText('No reply came. Ask again?')).toBeNull();
});

it('sends the editors no question but the one that the reply answers', async () => {
  const { user, panel } = await asked(['What is a CSM?', 'And an onerous group?']);
  const deletes = () => panel.getAllByRole('button', { name: 'Delete' });
  // The first reply and the second question: the first question now stands before the second reply.
  await user.click(deletes()[1] as HTMLElement);
  await user.click(deletes()[1] as HTMLElement);
  await user.click(panel.getByRole('button', { name: 'Not helpful' }));
  expect(panel.queryByRole('checkbox')).toBeNull();
});
