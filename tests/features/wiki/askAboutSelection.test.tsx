import { act, screen } from '@testing-library/react';
import { AskAboutSelection } from '@/features/wiki/article/AskAboutSelection';
import { selectChat } from '@/store';
import { renderScreen } from '../../support/render';
import '../../support/network';

beforeAll(() => {
  // jsdom lays nothing out.
  Range.prototype.getBoundingClientRect = () => new DOMRect(10, 20, 30, 40);
});

async function mark(id: string) {
  const view = await renderScreen(
    <>
      <p id="outside">A heading of the page</p>
      <div data-island="wiki">
        <p id="passage">The margin is released by coverage units.</p>
      </div>
      <AskAboutSelection />
    </>,
  );
  act(() => {
    document.getSelection()?.selectAllChildren(document.getElementById(id) as HTMLElement);
    document.dispatchEvent(new Event('selectionchange'));
  });
  return view;
}

it('begins a question about the marked passage', async () => {
  const { store, user } = await mark('passage');
  await user.click(screen.getByRole('button', { name: 'Ask about this' }));
  expect(selectChat(store.getState())).toMatchObject({
    wanted: true,
    draft: 'About “The margin is released by coverage units.”: ',
  });
  // SE-6: a visitor signs in first.
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('You can use it if you log in.');
});

it('is the next thing that the keyboard reaches from the passage', async () => {
  const { user } = await mark('passage');
  // The real one unmarks the passage here, as no browser does.
  const focus = jest
    .spyOn(screen.getByRole('button', { name: 'Ask about this' }), 'focus')
    .mockReturnValue();
  await user.tab();
  expect(focus).toHaveBeenCalled();
});

it('stays inside the window beside a passage that reaches its edge', async () => {
  const { innerWidth, innerHeight } = window;
  Range.prototype.getBoundingClientRect = () =>
    new DOMRect(innerWidth - 20, innerHeight - 60, 10, 60);
  await mark('passage');
  expect(screen.getByRole('button', { name: 'Ask about this' })).toHaveStyle({
    left: `${innerWidth - 160}px`,
    top: `${innerHeight - 44}px`,
  });
});

it('stays away from what is marked elsewhere', async () => {
  await mark('outside');
  expect(screen.queryByRole('button', { name: 'Ask about this' })).toBeNull();
});

it('stays with the passage while the page scrolls', async () => {
  await mark('passage');
  Range.prototype.getBoundingClientRect = () => new DOMRect(10, 5, 30, 40);
  act(() => void document.dispatchEvent(new Event('scroll')));
  expect(screen.getByRole('button', { name: 'Ask about this' })).toHaveStyle({ top: '45px' });
});
