/** What a person does in a story, in steps; fields and buttons are found by their names, so that it works in every language. */
import type { StoryObj } from '@storybook/react-webpack5';
import { configure, screen, userEvent, waitFor } from 'storybook/test';
import { isChanged } from './toolbar';

type Play = NonNullable<StoryObj['play']>;
type Step = () => Promise<void>;

// Screens and dialogs come in chunks of their own, and a machine that builds may be slow.
configure({ asyncUtilTimeout: 90_000 });

function element(selector: string): Promise<Element> {
  return waitFor(() => {
    const found = document.querySelector(selector);
    if (!found) throw new Error(`Nothing is at ${selector}`);
    return found;
  });
}

/** Does the steps one after the other; none where the toolbar has changed the world for which they were written. */
export function play(...steps: Step[]): Play {
  return async ({ globals }) => {
    if (isChanged(globals)) return;
    for (const step of steps) await step();
  };
}

/** Waits until something with this role is there. */
export function findBy(role: string): Step {
  return async () => void (await screen.findAllByRole(role));
}

/** Types values into fields by their `name`. */
export function typeInto(values: Record<string, string>): Step {
  return async () => {
    for (const [name, value] of Object.entries(values))
      await userEvent.type(await element(`[name="${name}"]`), value);
  };
}

export function click(selector: string): Step {
  return async () => userEvent.click(await element(selector));
}

/** Clicks the button with this name, as soon as it can be. */
export function clickButton(name: RegExp): Step {
  return async () => {
    const button = await screen.findByRole('button', { name });
    await waitFor(() => {
      if (button.matches(':disabled')) throw new Error('The button is disabled');
    });
    await userEvent.click(button);
  };
}

/** Chooses a file of any type, as the browser's own dialog allows. */
export function uploadFile(file: () => File): Step {
  return async () => {
    const input = await element('input[type="file"]');
    await userEvent.upload(input as HTMLElement, file(), { applyAccept: false });
  };
}

/** Goes through fields without typing. */
export function tabThrough(...names: string[]): Step {
  return async () => {
    for (const name of names) await userEvent.click(await element(`[name="${name}"]`));
    await userEvent.tab();
  };
}

/** Reads the shared dialog and closes it. */
export const dismiss = click('[role="alertdialog"] button[type="submit"]');

export const submit = click('form button[type="submit"]');

/** Types on the keyboard, wherever the focus is; the signs are those of user-event (`{Control>}k{/Control}`). */
export function pressKeys(keys: string): Step {
  return async () => void (await userEvent.keyboard(keys));
}
