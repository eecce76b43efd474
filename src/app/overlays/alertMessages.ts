import { defineMessages } from 'react-intl';

export const types = defineMessages({
  success: { id: 'alert.type.success' },
  error: { id: 'alert.type.error' },
  warning: { id: 'alert.type.warning' },
  info: { id: 'alert.type.info' },
  question: { id: 'alert.type.question' },
});

export const answerErrors = defineMessages({
  required: { id: 'alert.invalid.required' },
  email: { id: 'alert.invalid.email' },
  url: { id: 'alert.invalid.url' },
  number: { id: 'alert.invalid.number' },
  min: { id: 'alert.invalid.min' },
  max: { id: 'alert.invalid.max' },
  step: { id: 'alert.invalid.step' },
  tooLong: { id: 'alert.invalid.tooLong' },
});

export const buttons = defineMessages({
  ok: { id: 'alert.ok' },
  cancel: { id: 'alert.cancel' },
  close: { id: 'alert.close' },
});
