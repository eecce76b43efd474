import { en, type Row } from '../row';

const signIn = { screen: 'Sign in', stage: 'claimed', rule: 'A warning alert.' } as const;
const signUp = {
  screen: 'Sign up',
  stage: 'claimed',
  rule: 'A warning alert; only the first failure is reported.',
} as const;
const code = {
  screen: 'Sign up',
  stage: 'claimed',
  rule: 'A warning alert; the focus goes back to the e-mail field.',
} as const;
const consultation = { screen: 'Consultation', stage: 'claimed' } as const;

/** VA: validation (source §5), in this order. */
export const validation: readonly Row[] = [
  {
    ...signIn,
    id: 'VA-IN-1',
    order: 1,
    trigger: 'Sign In without a username',
    words: [en('Please enter your username.', 'validation.signIn.usernameRequired')],
    story: 'dialogs-sign-in--username-missing',
  },
  {
    ...signIn,
    id: 'VA-IN-2',
    order: 2,
    trigger: 'Sign In without a password',
    words: [en('Please enter your password.', 'validation.signIn.passwordRequired')],
    story: 'dialogs-sign-in--password-missing',
  },
  {
    ...signUp,
    id: 'VA-UP-1',
    order: 1,
    trigger: 'Create Account without a username',
    words: [en('Please enter a username.', 'validation.signUp.usernameRequired')],
    story: 'dialogs-sign-up--username-missing',
  },
  {
    ...signUp,
    id: 'VA-UP-2',
    order: 2,
    trigger: 'without a name',
    words: [en('Please enter your name.', 'validation.signUp.nameRequired')],
    story: 'dialogs-sign-up--name-missing',
  },
  {
    ...signUp,
    id: 'VA-UP-3',
    order: 3,
    trigger: 'without an e-mail address',
    words: [en('Please enter your email address.', 'validation.email.required')],
    story: 'dialogs-sign-up--email-missing',
  },
  {
    ...signUp,
    id: 'VA-UP-4',
    order: 4,
    trigger: 'without a password',
    words: [en('Please enter a password.', 'validation.signUp.passwordRequired')],
    story: 'dialogs-sign-up--password-missing',
  },
  {
    ...signUp,
    id: 'VA-UP-5',
    order: 5,
    trigger: 'without the confirmation',
    words: [en('Please confirm your password.', 'validation.signUp.confirmationRequired')],
    story: 'dialogs-sign-up--confirmation-missing',
  },
  {
    ...signUp,
    id: 'VA-UP-6',
    order: 6,
    trigger: 'with two different passwords',
    words: [en('Passwords do not match.', 'validation.signUp.passwordsDiffer')],
    story: 'dialogs-sign-up--passwords-differ',
  },
  {
    ...signUp,
    id: 'VA-UP-7',
    order: 7,
    trigger:
      'with a username of capitals, of other characters, too short, too long, or with a digit first',
    rule: 'A warning alert. Lowercase letters and digits, first a lowercase letter, 8 to 20 characters.',
    words: [
      en(
        'Username must start with a letter and be 8-20 characters long.',
        'validation.signUp.usernamePattern',
      ),
    ],
    story: 'dialogs-sign-up--username-wrong',
  },
  {
    ...signUp,
    id: 'VA-UP-8',
    order: 8,
    trigger: 'with an invalid address',
    words: [en('Please enter a valid email address.', 'validation.email.invalid')],
    story: 'dialogs-sign-up--email-wrong',
  },
  {
    ...signUp,
    id: 'VA-UP-9',
    order: 9,
    trigger: 'with a password that breaks the pattern',
    words: [
      en(
        'Password must be 8-16 characters and include both letters and numbers.',
        'validation.signUp.passwordPattern',
      ),
    ],
    contradiction:
      'The message says 8-16 characters, letters and numbers; the pattern allows 8-20 with a letter plus a digit or a special character.',
    decision:
      'The pattern rules; the message keeps its wording. So a password of 17 to 20 characters, or with a special character for the digit, is accepted.',
    story: 'dialogs-sign-up--password-weak',
  },
  {
    ...signUp,
    id: 'VA-UP-10',
    trigger: 'Create Account without code, country or terms',
    rule: 'The form is sent; the server judges them.',
    story: 'dialogs-sign-up--refused',
  },
  {
    ...code,
    id: 'VA-CODE-1',
    order: 1,
    trigger: 'Send without an e-mail address',
    words: [en('Please enter your email address.', 'validation.email.required')],
    story: 'dialogs-sign-up--code-email-missing',
  },
  {
    ...code,
    id: 'VA-CODE-2',
    order: 2,
    trigger: 'Send with an invalid address',
    words: [en('Please enter a valid email address.', 'validation.email.invalid')],
    story: 'dialogs-sign-up--code-email-wrong',
  },
  {
    ...consultation,
    id: 'VA-CON-1',
    trigger: 'leave a field empty',
    rule: 'The message stands at the field.',
    words: [en('Required.', 'validation.counseling.required')],
    story: 'screens-consultation--required',
  },
  {
    ...consultation,
    id: 'VA-CON-2',
    trigger: 'leave the e-mail field with an invalid address',
    rule: 'The message stands at the field.',
    words: [en('E-mail must be valid.', 'validation.counseling.emailInvalid')],
    story: 'screens-consultation--email-wrong',
  },
  {
    ...consultation,
    id: 'VA-CON-3',
    trigger: 'fill in the form',
    rule: 'Submit is enabled only when the form is valid.',
    story: 'screens-consultation--filled',
  },
  {
    id: 'VA-CHAT-1',
    screen: 'Chat',
    trigger: 'send nothing, or only spaces',
    rule: 'It is ignored.',
    story: 'screens-chat--empty',
    stage: 'claimed',
  },
];
