import type { Meta } from '@storybook/react-webpack5';
import type { AlertPrompt } from '@/store';
import { createScreenStory } from '../support/createScreenStory';
import { play, findBy, submit, typeInto } from '../support/play';

const meta: Meta = { title: 'Dialogs/Prompt' };
export default meta;

/** The shared dialog with an input (ST-ALERT); what follows is done once it is open. */
function prompt(
  input: Omit<AlertPrompt, 'label'> & { label: string },
  ...steps: Parameters<typeof play>
) {
  const dialog = {
    type: 'question',
    text: { text: 'A prompt asks for one value.' },
    input: { ...input, label: { text: input.label } },
    cancel: true,
  } as const;
  return createScreenStory({
    screen: <></>,
    state: { alerts: { dialog, next: null, toast: null } },
    play: play(findBy('alertdialog'), ...steps),
  });
}
const models = [
  { value: 'GMM', label: { text: 'General model' } },
  { value: 'PAA', label: { text: 'Premium allocation approach' } },
  { value: 'VFA', label: { text: 'Variable fee approach' } },
];

export const Text = prompt({ type: 'text', label: 'Name of the group' });
export const Email = prompt({ type: 'email', label: 'Email' });
export const EmailInvalid = prompt(
  { type: 'email', label: 'Email' },
  typeInto({ answer: 'mina.park' }),
  submit,
);
export const Password = prompt({ type: 'password', label: 'Password' });
export const Number = prompt({ type: 'number', label: 'Coverage units', value: '1200', min: 0 });
export const NumberTooSmall = prompt(
  { type: 'number', label: 'Coverage units', min: 1 },
  typeInto({ answer: '0' }),
  submit,
);
export const Tel = prompt({ type: 'tel', label: 'Telephone' });
export const Url = prompt({ type: 'url', label: 'Address of the ledger' });
export const UrlInvalid = prompt(
  { type: 'url', label: 'Address of the ledger' },
  typeInto({ answer: 'ledger' }),
  submit,
);
export const Select = prompt({
  type: 'select',
  label: 'Measurement model',
  options: models,
  value: 'PAA',
});
export const Radio = prompt({
  type: 'radio',
  label: 'Measurement model',
  options: models,
  value: 'GMM',
});
export const Checkbox = prompt({ type: 'checkbox', label: 'The group is onerous' });
export const Textarea = prompt({ type: 'textarea', label: 'Reason' });
export const File = prompt({ type: 'file', label: 'Contract' });
export const Range = prompt({
  type: 'range',
  label: 'Confidence level',
  value: '75',
  min: 50,
  max: 99,
});
export const Required = prompt(
  { type: 'text', label: 'Name of the group', required: true },
  submit,
);
