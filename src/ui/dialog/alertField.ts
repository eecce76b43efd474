import type { Prompt } from '@/domain/prompt';

export type AlertField = Prompt<string>;

/** What an answer offends against; `limit` is the number that it fails. */
export interface AnswerError {
  reason: 'required' | 'email' | 'url' | 'number' | 'min' | 'max' | 'step' | 'tooLong';
  limit?: number;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The name under which the controls of a prompt stand. */
export const ANSWER = 'answer';

/** What the browser shall ask of the text beyond its type: a domain with a dot, an address of the web. */
export const patterns: Partial<Record<AlertField['type'], string>> = {
  email: '.+@.+\\..+',
  url: 'https?://.+',
};

const controlsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<Control>(`[name="${ANSWER}"]`),
];

/** The answer as its type has it: a file, a yes or no, else text. */
export function readAnswer(form: HTMLFormElement, { type }: AlertField): string | boolean | File {
  const controls = controlsOf(form);
  const [first] = controls;
  if (type === 'radio')
    return (
      controls.find((control) => control instanceof HTMLInputElement && control.checked)?.value ??
      ''
    );
  if (first instanceof HTMLInputElement && type === 'checkbox') return first.checked;
  if (first instanceof HTMLInputElement && type === 'file') return first.files?.[0] ?? '';
  return first?.value ?? '';
}

/** What the browser finds wrong with the answer; we only choose the words. */
export function answerErrorOf(
  form: HTMLFormElement,
  { type, required, min = 0, max = 0, step = 1, maxLength = Infinity }: AlertField,
): AnswerError | undefined {
  const control = controlsOf(form)[0];
  if (!control) return undefined;
  // Not by the attribute: it would cut off what is pasted without a word.
  if ([...control.value].length > maxLength) return { reason: 'tooLong', limit: maxLength };
  // Spaces are no answer, whatever the browser says.
  if (required && control.value.trim() === '') return { reason: 'required' };
  const { validity } = control;
  if (validity.valid) return undefined;
  if (validity.valueMissing) return { reason: 'required' };
  if (validity.typeMismatch || validity.patternMismatch)
    return { reason: type === 'url' ? 'url' : 'email' };
  if (validity.rangeUnderflow) return { reason: 'min', limit: min };
  if (validity.rangeOverflow) return { reason: 'max', limit: max };
  if (validity.stepMismatch) return { reason: 'step', limit: step };
  return { reason: 'number' };
}
