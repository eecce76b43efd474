import * as fields from './fields';
import type { OrderedRule } from './ordered';

export interface SignInValues {
  id: string;
  pwd1: string;
}
export interface SignUpValues {
  id: string;
  name: string;
  email: string;
  pwd1: string;
  pwd2: string;
}
export interface PasswordResetValues {
  email: string;
  pwd1: string;
  pwd2: string;
}

const isEmail = (value: string) => fields.email.isValidSync(value.trim());

/** VA-IN. */
export const signInRules = [
  {
    row: 'VA-IN-1',
    key: 'signIn.usernameRequired',
    field: 'id',
    holds: ({ id }) => fields.isVisible(id),
  },
  {
    row: 'VA-IN-2',
    key: 'signIn.passwordRequired',
    field: 'pwd1',
    holds: ({ pwd1 }) => pwd1 !== '',
  },
] as const satisfies readonly OrderedRule<SignInValues>[];

/** VA-CODE: judged before a code is mailed. */
export const emailRules = [
  {
    row: 'VA-CODE-1',
    key: 'email.required',
    field: 'email',
    holds: ({ email }) => fields.isVisible(email),
  },
  { row: 'VA-CODE-2', key: 'email.invalid', field: 'email', holds: ({ email }) => isEmail(email) },
] as const satisfies readonly OrderedRule<{ email: string }>[];

const passwordGiven = {
  row: 'VA-UP-4',
  key: 'signUp.passwordRequired',
  field: 'pwd1',
  holds: ({ pwd1 }: PasswordResetValues) => pwd1 !== '',
} as const;
const passwordConfirmed = {
  row: 'VA-UP-5',
  key: 'signUp.confirmationRequired',
  field: 'pwd2',
  holds: ({ pwd2 }: PasswordResetValues) => pwd2 !== '',
} as const;
const passwordsEqual = {
  row: 'VA-UP-6',
  key: 'signUp.passwordsDiffer',
  field: 'pwd2',
  holds: ({ pwd1, pwd2 }: PasswordResetValues) => pwd1 === pwd2,
} as const;
const passwordStrong = {
  row: 'VA-UP-9',
  key: 'signUp.passwordPattern',
  field: 'pwd1',
  holds: ({ pwd1 }: PasswordResetValues) => fields.password.isValidSync(pwd1),
} as const;

/** VA-UP, in the order of the specification. */
export const signUpRules = [
  {
    row: 'VA-UP-1',
    key: 'signUp.usernameRequired',
    field: 'id',
    holds: ({ id }) => fields.isVisible(id),
  },
  {
    row: 'VA-UP-2',
    key: 'signUp.nameRequired',
    field: 'name',
    holds: ({ name }) => fields.isVisible(name),
  },
  {
    row: 'VA-UP-3',
    key: 'email.required',
    field: 'email',
    holds: ({ email }) => fields.isVisible(email),
  },
  passwordGiven,
  passwordConfirmed,
  passwordsEqual,
  {
    row: 'VA-UP-7',
    key: 'signUp.usernamePattern',
    field: 'id',
    holds: ({ id }) => fields.username.isValidSync(id),
  },
  { row: 'VA-UP-8', key: 'email.invalid', field: 'email', holds: ({ email }) => isEmail(email) },
  passwordStrong,
] as const satisfies readonly OrderedRule<SignUpValues>[];

/** The rules of sign-up that a new password owes as well, in the same order. */
export const passwordResetRules = [
  ...emailRules,
  passwordGiven,
  passwordConfirmed,
  passwordsEqual,
  passwordStrong,
] as const;
