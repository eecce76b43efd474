import { en, ko, type Row } from '../row';

const signIn = { screen: 'Sign in', stage: 'claimed', rule: 'A warning alert.' } as const;
const signUp = { screen: 'Sign up', stage: 'claimed', rule: 'A warning alert; only the first failure is told.' } as const;
const code = { screen: 'Sign up', stage: 'claimed', rule: 'A warning alert; the focus goes back to the e-mail field.' } as const;
const consultation = { screen: 'Consultation', stage: 'claimed' } as const;
const ocr = { screen: 'OCR', stage: 'later' } as const;

/** VA: validation (source §5), in this order. */
export const validation: readonly Row[] = [
  {
    ...signIn,
    id: 'VA-IN-1',
    order: 1,
    trigger: 'Sign In without a username',
    words: [en('Please enter your username.', 'validation.signIn.usernameRequired')],
    story: 'screens-sign-in--username-missing',
  },
  {
    ...signIn,
    id: 'VA-IN-2',
    order: 2,
    trigger: 'Sign In without a password',
    words: [en('Please enter your password.', 'validation.signIn.passwordRequired')],
    story: 'screens-sign-in--password-missing',
  },
  {
    ...signUp,
    id: 'VA-UP-1',
    order: 1,
    trigger: 'Create Account without a username',
    words: [en('Please enter a username.', 'validation.signUp.usernameRequired')],
    story: 'screens-sign-up--username-missing',
  },
  {
    ...signUp,
    id: 'VA-UP-2',
    order: 2,
    trigger: 'without a name',
    words: [en('Please enter your name.', 'validation.signUp.nameRequired')],
  },
  {
    ...signUp,
    id: 'VA-UP-3',
    order: 3,
    trigger: 'without an e-mail address',
    words: [en('Please enter your email address.', 'validation.email.required')],
  },
  {
    ...signUp,
    id: 'VA-UP-4',
    order: 4,
    trigger: 'without a password',
    words: [en('Please enter a password.', 'validation.signUp.passwordRequired')],
  },
  {
    ...signUp,
    id: 'VA-UP-5',
    order: 5,
    trigger: 'without the confirmation',
    words: [en('Please confirm your password.', 'validation.signUp.confirmationRequired')],
  },
  {
    ...signUp,
    id: 'VA-UP-6',
    order: 6,
    trigger: 'with two different passwords',
    words: [en('Passwords do not match.', 'validation.signUp.passwordsDiffer')],
  },
  {
    ...signUp,
    id: 'VA-UP-7',
    order: 7,
    trigger: 'with a username of capitals, of other characters, too short, too long, or with a digit first',
    rule: 'A warning alert. Lowercase letters and digits, first a lowercase letter, 8 to 20 characters.',
    words: [en('Username must start with a letter and be 8-20 characters long.', 'validation.signUp.usernamePattern')],
  },
  {
    ...signUp,
    id: 'VA-UP-8',
    order: 8,
    trigger: 'with an address that is none',
    words: [en('Please enter a valid email address.', 'validation.email.invalid')],
  },
  {
    ...signUp,
    id: 'VA-UP-9',
    order: 9,
    trigger: 'with a password against the pattern',
    words: [en('Password must be 8-16 characters and include both letters and numbers.', 'validation.signUp.passwordPattern')],
    contradiction:
      'The message says 8-16 characters, letters and numbers; the pattern allows 8-20 with a letter plus a digit or a special character.',
    decision:
      'The pattern rules; the message keeps its wording. So a password of 17 to 20 characters, or with a special character for the digit, is accepted.',
    story: 'screens-sign-up--password-weak',
  },
  {
    ...signUp,
    id: 'VA-UP-10',
    trigger: 'Create Account without code, country or terms',
    rule: 'The form is sent; the server judges them.',
    story: 'screens-sign-up--refused',
  },
  {
    ...code,
    id: 'VA-CODE-1',
    order: 1,
    trigger: 'Send without an e-mail address',
    words: [en('Please enter your email address.', 'validation.email.required')],
    story: 'screens-sign-up--email-missing',
  },
  {
    ...code,
    id: 'VA-CODE-2',
    order: 2,
    trigger: 'Send with an address that is none',
    words: [en('Please enter a valid email address.', 'validation.email.invalid')],
  },
  {
    ...consultation,
    id: 'VA-CON-1',
    trigger: 'leave a field empty',
    rule: 'The message stands at the field.',
    words: [en('Required.', 'validation.counseling.required')],
    story: 'screens-consultation--invalid',
  },
  {
    ...consultation,
    id: 'VA-CON-2',
    trigger: 'leave the e-mail field with an address that is none',
    rule: 'The message stands at the field.',
    words: [en('E-mail must be valid.', 'validation.counseling.emailInvalid')],
    story: 'screens-consultation--invalid',
  },
  {
    ...consultation,
    id: 'VA-CON-3',
    trigger: 'fill in the form',
    rule: 'Submit is enabled only when the form is valid.',
    story: 'screens-consultation--filled',
  },
  { id: 'VA-CHAT-1', screen: 'Chat', trigger: 'send nothing, or only spaces', rule: 'It is ignored.', stage: 'later' },
  {
    ...ocr,
    id: 'VA-OCR-1',
    trigger: 'choose a file that is no PDF, PNG, JPG, JPEG by type or extension',
    rule: 'An error notice.',
    words: [ko('지원하지 않는 파일 형식입니다. PDF, PNG, JPG 파일만 업로드 가능합니다.')],
  },
  {
    ...ocr,
    id: 'VA-OCR-2',
    trigger: 'choose a file over 2 MB',
    rule: 'An error notice with the size.',
    words: [ko('파일 크기가 너무 큽니다. 최대 2MB까지 허용됩니다. 현재 크기: {x}MB')],
  },
  {
    ...ocr,
    id: 'VA-OCR-3',
    trigger: 'drop several files; run without one',
    rule: 'Only the first is taken; the run needs a file.',
  },
];
