import type { passwordResetRules, signInRules, signUpRules } from '@/domain/validation';
import type { MessageId } from '@/i18n';
import { showAlert } from '@/store';

type Rule =
  | (typeof signInRules)[number]
  | (typeof signUpRules)[number]
  | (typeof passwordResetRules)[number];

/** The id of a form's field. */
export function fieldId(form: string, field: string): string {
  return `${form}-${field}`;
}

/** The warning alert of a broken rule (VA-IN, VA-UP, VA-CODE); the focus then goes to the field that broke it. */
export function warnOf({ key, field }: Rule, form: string) {
  const id: MessageId = `validation.${key}`;
  return showAlert({ type: 'warning', text: { id }, returnFocusTo: fieldId(form, field) });
}
