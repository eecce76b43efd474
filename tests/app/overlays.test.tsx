import { act, screen, waitFor } from '@testing-library/react';
import { LazyWithRetry } from '@/app/overlays/LazyWithRetry';
import { panelOpened, selectSessionPanel, showAlert } from '@/store';
import { renderScreen } from '../support/render';

it('[ST-NOTICE] shows a notice by its kind, and takes it away after 3000 ms', async () => {
  const { store } = await renderScreen(<main />);
  jest.useFakeTimers();
  const { toastShown } = await import('@/store');
  act(
    () =>
      void store.dispatch(
        toastShown({ intent: 'error', text: { text: 'The file is too large.' } }),
      ),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The file is too large.');
  await act(() => jest.advanceTimersByTimeAsync(2999));
  expect(screen.getByRole('alert')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.queryByRole('alert')).toBeNull();
  jest.useRealTimers();
});

it('[ST-NOTICE] can be closed before', async () => {
  const { store, user } = await renderScreen(<main />);
  const { toastShown } = await import('@/store');
  act(() => void store.dispatch(toastShown({ intent: 'success', text: { text: 'Copied.' } })));
  expect(screen.getByRole('status')).toHaveTextContent('Copied.');
  await user.click(screen.getByRole('button', { name: 'Close this notice' }));
  expect(screen.queryByRole('status')).toBeNull();
});

it('[SH-5] shows progress while a panel is on its way, and the panel when it is here', async () => {
  const { store } = await renderScreen(<main />);
  act(() => void store.dispatch(panelOpened('signIn')));
  expect(screen.getByRole('progressbar')).toBeVisible();
  expect(await screen.findByRole('dialog')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(selectSessionPanel(store.getState())).toBe('signIn');
});

it('asks again for a chunk that did not come', async () => {
  const onFailure = jest.fn();
  const load = jest.fn<Promise<() => React.ReactNode>, []>();
  load.mockRejectedValueOnce(new Error('offline'));
  const { unmount } = await renderScreen(<LazyWithRetry load={load} onFailure={onFailure} />);
  await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1));
  unmount();
  load.mockResolvedValueOnce(() => <p>here</p>);
  await renderScreen(<LazyWithRetry load={load} onFailure={onFailure} />);
  expect(await screen.findByText('here')).toBeVisible();
});

it('a dialog in whose place another one comes counts as cancelled', async () => {
  const { store } = await renderScreen(<main />);
  const answered = jest.fn();
  act(
    () =>
      void store.dispatch(
        showAlert({ type: 'question', text: { text: 'First?' }, callback: answered }),
      ),
  );
  await screen.findByText('First?');
  act(() => void store.dispatch(showAlert({ type: 'info', text: { text: 'Second.' } })));
  expect(await screen.findByText('Second.')).toBeVisible();
  expect(answered).toHaveBeenCalledWith(null);
  expect(answered).toHaveBeenCalledTimes(1);
});
