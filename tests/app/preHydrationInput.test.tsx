import { act, screen, waitFor } from '@testing-library/react';
import { type ComponentType, lazy, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { replayClick } from '@/app/preHydrationInput';

/** A page whose part hydrates when its code has come, as the build has sent it. */
async function openPage(onClick: () => void) {
  document.body.innerHTML = '<div id="root"><!--$--><button>Press</button><!--/$--></div>';
  const button = screen.getByRole<HTMLButtonElement>('button');
  let arrive = (_loaded: { default: ComponentType }) => undefined as void;
  const Part = lazy(
    () => new Promise<{ default: ComponentType }>((resolve) => void (arrive = resolve)),
  );
  const page = (
    <Suspense>
      <Part />
    </Suspense>
  );
  await act(() =>
    Promise.resolve(hydrateRoot(document.querySelector<HTMLElement>('#root') as HTMLElement, page)),
  );
  const Loaded = () => <button onClick={onClick}>Press</button>;
  return { button, hydrate: () => act(async () => arrive({ default: Loaded })) };
}

it('carries a press out once the part that it fell on has hydrated, and only once', async () => {
  const onClick = jest.fn();
  const { button, hydrate } = await openPage(onClick);
  window.preHydration = { pressed: button, ready: false };
  act(() => replayClick());
  expect(onClick).not.toHaveBeenCalled();
  await hydrate();
  await waitFor(() => expect(onClick).toHaveBeenCalledTimes(1));
});

it('forgets a press whose button has gone', async () => {
  const onClick = jest.fn();
  const { hydrate } = await openPage(onClick);
  const gone = document.createElement('button');
  gone.setAttribute('aria-busy', 'true');
  window.preHydration = { pressed: gone, ready: false };
  replayClick();
  expect(gone).not.toHaveAttribute('aria-busy');
  await hydrate();
  expect(onClick).not.toHaveBeenCalled();
});
