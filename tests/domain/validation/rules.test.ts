import {
  brokenRules,
  counselingSchema,
  emailRules,
  passwordResetRules,
  signInRules,
  signUpRules,
} from '@/domain/validation';
import { ruleMessage } from '@/i18n';
import common from '@/i18n/messages/common/en.json';
import gof from '@/i18n/messages/gof/en.json';

const good = { name: 'Mina Park', email: 'mina.park@insurer.example', message: 'We close.' };

it('[VA-CON-1] [VA-CON-2] tells of each field the first rule that it breaks', () => {
  expect(brokenRules(counselingSchema, good)).toEqual({});
  expect(brokenRules(counselingSchema, { name: ' ', email: '', message: '\u200b' })).toEqual({
    name: 'counseling.required',
    email: 'counseling.required',
    message: 'counseling.required',
  });
  expect(brokenRules(counselingSchema, { ...good, email: 'mina.park' })).toEqual({
    email: 'counseling.emailInvalid',
  });
});

it('every rule of a form has words', () => {
  const ordered = [...signInRules, ...signUpRules, ...emailRules, ...passwordResetRules];
  const rules = ordered.map(({ key }): string => key);
  for (const rule of [...rules, 'counseling.required', 'counseling.emailInvalid'])
    expect({ ...common, ...gof }).toHaveProperty([(ruleMessage(rule) as { id: string }).id]);
});
