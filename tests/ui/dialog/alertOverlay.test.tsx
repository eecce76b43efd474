import { act, screen, waitFor, within } from '@testing-library/react';
import { type AlertAnswer, type AlertPrompt, type AlertType, alertShown, showAlert } from '@/store';
import { renderScreen } from '../../support/render';

const page = (
  <>
    <button type="button">Opener</button>
    <input id="target" aria-label="Target" />
  </>
);

/** Opens the shared dialog from a focused button, as a screen does. */
async function open(alert: Parameters<typeof showAlert>[0]) {
  const view = await renderScreen(page);
  screen.getByRole('button', { name: 'Opener' }).focus();
  act(() => void view.store.dispatch(showAlert(alert)));
  const dialog = await screen.findByRole('alertdialog');
  return { ...view, dialog, alert: within(dialog) };
}

const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

/** Opens a prompt, lets somebody answer it, and gives what the callback got. */
async function prompt(
  input: AlertPrompt,
  answer: (view: Awaited<ReturnType<typeof open>>) => Promise<void>,
) {
  const callback = jest.fn<undefined, [AlertAnswer]>();
  const view = await open({
    type: 'question',
    text: { text: 'Which?' },
    input,
    cancel: true,
    callback,
  });
  await answer(view);
  await view.user.click(view.alert.getByRole('button', { name: 'OK' }));
  return { ...view, callback };
}
const label = { text: 'Answer' };

describe('the shared dialog', () => {
  it.each([
    ['success', 'Success'],
    ['error', 'Error'],
    ['warning', 'Warning'],
    ['info', 'Information'],
    ['question', 'Question'],
  ] as [AlertType, string][])(
    '[ST-ALERT] shows an alert of type %s with its icon',
    async (type, name) => {
      const { dialog, alert } = await open({ type, text: { text: 'Words' } });
      expect(dialog).toHaveAccessibleName('Words');
      expect(alert.getByRole('img', { name })).toBeInTheDocument();
      expect(alert.getByRole('button', { name: 'OK' })).toHaveFocus();
      expect(alert.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
    },
  );

  it('[ST-ALERT] is named by its title and described by its text', async () => {
    const { dialog } = await open({
      type: 'info',
      title: { text: 'Title' },
      text: { text: 'Words' },
    });
    expect(dialog).toHaveAccessibleName('Title');
    expect(dialog).toHaveAccessibleDescription('Words');
  });

  it('[ST-ALERT] has the default labels OK, Cancel and Close this dialog, or its own', async () => {
    const { alert, store } = await open({
      type: 'question',
      text: { text: 'Sure?' },
      cancel: true,
    });
    for (const name of ['OK', 'Cancel', 'Close this dialog'])
      expect(alert.getByRole('button', { name })).toBeInTheDocument();
    act(
      () =>
        void store.dispatch(
          showAlert({
            type: 'question',
            text: { text: 'Sure?' },
            confirm: { text: 'Yes' },
            cancel: { text: 'No' },
          }),
        ),
    );
    for (const name of ['Yes', 'No'])
      expect(await screen.findByRole('button', { name })).toBeInTheDocument();
  });

  it.each([
    ['OK', true],
    ['Cancel', null],
    ['Close this dialog', null],
  ])('[ST-ALERT] runs the callback, then closes: %s answers %s', async (name, answer) => {
    const shown: unknown[] = [];
    const view = await open({
      type: 'question',
      text: { text: 'Sure?' },
      cancel: true,
      callback: (given) => shown.push(given, screen.queryByRole('alertdialog') !== null),
    });
    await view.user.click(view.alert.getByRole('button', { name }));
    await gone();
    expect(shown).toEqual([answer, true]);
  });

  it('[ST-ALERT] Escape cancels', async () => {
    const callback = jest.fn();
    const { user } = await open({
      type: 'question',
      text: { text: 'Sure?' },
      cancel: true,
      callback,
    });
    await user.keyboard('{Escape}');
    await gone();
    expect(callback.mock.calls).toEqual([[null]]);
  });

  it('[ST-ALERT] gives the focus back 100 ms after it closed, to what had it', async () => {
    const { user } = await open({ type: 'info', text: { text: 'Words' } });
    const before = performance.now();
    await user.keyboard('{Enter}');
    await gone();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Opener' })).toHaveFocus(), {
      interval: 5,
    });
    expect(performance.now() - before).toBeGreaterThan(95);
  });

  it('[ST-ALERT] gives the focus to the element it was told', async () => {
    const { user } = await open({ type: 'info', text: { text: 'Words' }, returnFocusTo: 'target' });
    await user.keyboard('{Enter}');
    await gone();
    await waitFor(() => expect(screen.getByLabelText('Target')).toHaveFocus());
  });

  it('[ST-ALERT] a dialog that a callback opens stays, and is new', async () => {
    const view = await renderScreen(page);
    const second = showAlert({ type: 'success', text: { text: 'Second' } });
    act(
      () =>
        void view.store.dispatch(
          showAlert({
            type: 'info',
            text: { text: 'First' },
            callback: () => view.store.dispatch(second),
          }),
        ),
    );
    await view.user.click(
      within(await screen.findByRole('alertdialog', { name: 'First' })).getByRole('button', {
        name: 'OK',
      }),
    );
    const next = await screen.findByRole('alertdialog', { name: 'Second' });
    await waitFor(() => expect(within(next).getByRole('button', { name: 'OK' })).toHaveFocus());
  });

  it('[ST-ALERT] is modal: nothing below it can be reached', async () => {
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
    const { dialog } = await open({ type: 'warning', text: { text: 'Words' } });
    expect(showModal.mock.contexts).toEqual([dialog]);
    expect(dialog.parentElement).toBe(document.body);
  });

  it('[ST-ALERT] leaves the focus where somebody has put it meanwhile', async () => {
    const { user } = await open({ type: 'info', text: { text: 'Words' } });
    await user.keyboard('{Enter}');
    await gone();
    act(() => screen.getByLabelText('Target').focus());
    await act(() => new Promise((resolve) => setTimeout(resolve, 150)));
    expect(screen.getByLabelText('Target')).toHaveFocus();
  });

  it('[AP-10] says what the server said', async () => {
    const { store } = await renderScreen(page);
    act(
      () =>
        void store.dispatch(
          alertShown({ type: 'error', text: { text: 'The server gives this reason.' } }),
        ),
    );
    expect(
      await screen.findByRole('alertdialog', { name: 'The server gives this reason.' }),
    ).toBeInTheDocument();
  });
});

describe('the prompt', () => {
  it.each([
    ['text', 'words'],
    ['email', 'mina@insurer.example'],
    ['password', 'secret'],
    ['number', '7'],
    ['tel', '02-123-4567'],
    ['url', 'https://insurer.example/close'],
    ['textarea', 'words'],
  ] as const)('[ST-ALERT] takes %s', async (type, value) => {
    const { callback, alert } = await prompt({ type, label }, async ({ user, alert }) =>
      user.type(alert.getByLabelText('Answer'), value),
    );
    expect(callback.mock.calls).toEqual([[value]]);
    expect(alert.queryByRole('alert')).not.toBeInTheDocument();
  });

  const options = [
    { value: 'gmm', label: { text: 'General model' } },
    { value: 'paa', label: { text: 'Premium allocation' } },
  ];
  it('[ST-ALERT] takes select', async () => {
    const { callback } = await prompt(
      { type: 'select', label, options },
      async ({ user, alert }) => {
        await user.selectOptions(alert.getByLabelText('Answer'), 'Premium allocation');
      },
    );
    expect(callback.mock.calls).toEqual([['paa']]);
  });
  it('[ST-ALERT] takes radio', async () => {
    const { callback } = await prompt(
      { type: 'radio', label, options },
      async ({ user, alert }) => {
        await user.click(
          within(alert.getByRole('group', { name: 'Answer' })).getByLabelText('General model'),
        );
      },
    );
    expect(callback.mock.calls).toEqual([['gmm']]);
  });
  it('[ST-ALERT] takes checkbox', async () => {
    const { callback } = await prompt({ type: 'checkbox', label }, async ({ user, alert }) =>
      user.click(alert.getByLabelText('Answer')),
    );
    expect(callback.mock.calls).toEqual([[true]]);
  });
  it('[ST-ALERT] takes range, and shows its value', async () => {
    const { callback } = await prompt(
      { type: 'range', label, min: 0, max: 10, value: '4' },
      async ({ alert }) => {
        expect(alert.getByRole('status')).toHaveTextContent('4');
      },
    );
    expect(callback.mock.calls).toEqual([['4']]);
  });
  it('[ST-ALERT] takes file', async () => {
    const file = new File(['x'], 'terms.pdf', { type: 'application/pdf' });
    const { callback } = await prompt({ type: 'file', label }, async ({ user, alert }) =>
      user.upload(alert.getByLabelText('Answer'), file),
    );
    expect(callback.mock.calls).toEqual([[file]]);
  });

  it.each([
    [{ type: 'email', label }, 'mina', 'Invalid email address'],
    [{ type: 'email', label }, 'mina@insurer', 'Invalid email address'],
    [{ type: 'url', label }, 'insurer', 'Invalid URL'],
    [{ type: 'url', label }, 'mailto:mina@insurer.example', 'Invalid URL'],
    [{ type: 'text', label, required: true }, '', 'Please fill in this field.'],
    [{ type: 'number', label, min: 5 }, '4', 'The value must be at least 5.'],
    [{ type: 'number', label, max: 5 }, '6', 'The value must be at most 5.'],
    [{ type: 'number', label, min: 0, step: 5 }, '6', 'The value must be a multiple of 5.'],
    [{ type: 'textarea', label, required: true }, '  ', 'Please fill in this field.'],
    [{ type: 'textarea', label, maxLength: 5 }, 'sixsix', 'At most 5 characters.'],
  ] as [AlertPrompt, string, string][])(
    '[ST-ALERT] complains of a wrong answer: %o %s',
    async (input, value, words) => {
      const { callback, alert, user } = await prompt(input, async ({ user, alert }) => {
        if (value) await user.type(alert.getByLabelText('Answer'), value);
      });
      expect(alert.getByLabelText('Answer')).toHaveAccessibleDescription(words);
      expect(alert.getByLabelText('Answer')).toHaveFocus();
      expect(callback).not.toHaveBeenCalled();
      await user.keyboard('{Escape}');
      await gone();
      expect(callback.mock.calls).toEqual([[null]]);
    },
  );

  it.each([
    [{ type: 'radio', label, options, required: true } as AlertPrompt],
    [{ type: 'checkbox', label, required: true } as AlertPrompt],
    [{ type: 'file', label, required: true } as AlertPrompt],
    [
      {
        type: 'select',
        label,
        options: [{ value: '', label: { text: '–' } }, ...options],
        required: true,
      } as AlertPrompt,
    ],
  ])('[ST-ALERT] complains where nothing was chosen: %o', async (input) => {
    const { callback, alert } = await prompt(input, async () => undefined);
    expect(alert.getByText('Please fill in this field.')).toBeInTheDocument();
    expect(callback).not.toHaveBeenCalled();
  });
});
