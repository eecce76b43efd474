/** What a person does in lists, trees and matrices, in steps. */
import { screen, userEvent, waitFor } from 'storybook/test';

type Step = () => Promise<void>;

/** Clicks what has this role and name. */
export function clickRole(role: string, name: RegExp): Step {
  return async () => userEvent.click(await screen.findByRole(role, { name }));
}

/** Chooses an entry of a list by its value. */
export function selectOption(id: string, value: string): Step {
  return async () => {
    await waitFor(() => {
      if (!document.getElementById(id)) throw new Error(`There is no list ${id}`);
    });
    await userEvent.selectOptions(document.getElementById(id) ?? document.body, value);
  };
}

/** Types into a search field. */
export function searchFor(id: string, text: string): Step {
  return async () => {
    const field = document.getElementById(id);
    if (field) await userEvent.type(field, `${text}{Enter}`);
  };
}
