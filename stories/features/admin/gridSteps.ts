/** What a person does in a grid, in steps. */
import { screen, userEvent, waitFor, within } from 'storybook/test';

type Step = () => Promise<void>;

/** Clicks the cell that holds a text. */
export function clickCell(text: string): Step {
  return async () => {
    const [cell] = await screen
      .findAllByRole('gridcell', { name: new RegExp(text) })
      .catch(() => []);
    const place = cell ?? (await screen.findByText(text));
    await userEvent.click(place);
    // The active cell takes the focus: what is typed next goes there.
    await waitFor(() => {
      if (!document.activeElement?.closest('[role="gridcell"]'))
        throw new Error('The focus is not in a cell');
    });
  };
}

/** Goes to another cell by keys; it may have to come into sight first. */
export function moveTo(keys: string): Step {
  return async () => {
    await userEvent.keyboard(keys);
    await waitFor(() => {
      if (!document.activeElement?.closest('[role="gridcell"][aria-selected="true"]'))
        throw new Error('The focus is not in a cell');
    });
  };
}

/** Types over the active cell and takes it with Enter. */
export function enterValue(text: string): Step {
  return async () => {
    await userEvent.keyboard(`${text}{Enter}`);
  };
}

/** In the dialog that is open. */
export function clickInDialog(name: RegExp): Step {
  return async () => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(await within(dialog).findByRole('button', { name }));
  };
}

/** Gives a file to the field of the dialog. */
export function uploadInDialog(name: string, content: string): Step {
  return async () => {
    const dialog = await screen.findByRole('dialog');
    const field = await waitFor(() => {
      const found = dialog.querySelector<HTMLInputElement>('input[type="file"]');
      if (!found) throw new Error('There is no field for a file');
      return found;
    });
    await userEvent.upload(field, new File([content], name, { type: 'text/csv' }));
  };
}
