import { en, type Row } from '../row';

/** ER: the messages of success and failure (source §8). Those of the OCR screen stand in `ocr.ts`. */
export const messages: readonly Row[] = [
  {
    id: 'ER-IN-1',
    screen: 'Sign in',
    trigger: 'sign in with what the server does not accept',
    rule: 'An error alert.',
    words: [en('Login failed. Please check your credentials.', 'session.signIn.failed')],
    contradiction: 'The shared client shows the server’s own message for every other code (AP-10).',
    decision:
      'The server’s message comes first; these words follow when it has been read. Where the server says the same or nothing, one alert says them once.',
    story: 'dialogs-sign-in--too-many-tries-read',
    stage: 'claimed',
  },
  {
    id: 'ER-UP-1',
    screen: 'Sign up',
    trigger: 'Create Account, and it fails',
    rule: 'The server’s message, else these words.',
    words: [en('Failed to create account. Please try again.', 'session.signUp.failed')],
    story: 'dialogs-sign-up--refused-without-reason',
    stage: 'claimed',
  },
  {
    id: 'ER-UP-2',
    screen: 'Sign up',
    trigger: 'Create Account, and it succeeds',
    rule: 'An alert; the dialog closes.',
    words: [en('Account created successfully!', 'session.signUp.done')],
    story: 'dialogs-sign-up--created',
    stage: 'claimed',
  },
  {
    id: 'ER-CODE-1',
    screen: 'Sign up',
    trigger: 'Send, and it fails',
    rule: 'The server’s message, else these words.',
    words: [en('Failed to send verification code. Please try again.', 'session.code.failed')],
    story: 'dialogs-sign-up--code-failed',
    stage: 'claimed',
  },
  {
    id: 'ER-CODE-2',
    screen: 'Sign up',
    trigger: 'Send, and it succeeds',
    rule: 'An alert.',
    words: [en('Verification code sent! Please check your email.', 'session.code.sent')],
    story: 'dialogs-sign-up--code-sent',
    stage: 'claimed',
  },
  {
    id: 'ER-COUNTRY',
    screen: 'Sign up',
    trigger: 'the country list does not arrive',
    rule: 'Only the console says so.',
    stage: 'claimed',
  },
  {
    id: 'ER-CHAT',
    screen: 'Chat',
    trigger: 'ask, and it fails',
    rule: 'A message of the assistant.',
    words: [en("Sorry, I couldn't process your request. Please try again.", 'chat.apology')],
    story: 'screens-chat--failed',
    stage: 'claimed',
  },
  {
    id: 'ER-CON-1',
    screen: 'Consultation',
    trigger: 'Submit, and it is accepted',
    rule: 'A success alert.',
    words: [
      en(
        'The person in charge will check the information you sent and contact you.',
        'consultation.accepted',
      ),
    ],
    contradiction:
      'The source shows it when the code is not 200, and calls that a probable inversion.',
    decision: 'It shows on code 200.',
    story: 'screens-consultation--accepted',
    stage: 'claimed',
  },
  {
    id: 'ER-CON-2',
    screen: 'Consultation',
    trigger: 'Submit, and it is not accepted',
    rule: 'A warning.',
    words: [en('The server is unstable. Please try again next time.', 'consultation.failed')],
    contradiction:
      'The source does not catch a request that fails; and the shared client shows the server’s own message for every other code (AP-10).',
    decision:
      'It shows for a failed request as well; what was typed is kept. The server’s message, where it has one, comes first.',
    story: 'screens-consultation--refusal-read',
    stage: 'claimed',
  },
];
