import type { Row } from '../row';

const call = { trigger: 'call it', side: 'server' } as const;
const client = { screen: 'Client test', stage: 'claimed', side: 'client' } as const;

/** AP: the calls and the shared client (source §7, §8). */
export const calls: readonly Row[] = [
  {
    ...call,
    id: 'AP-1',
    screen: 'POST /api/v1/basicbiz/auth/signIn',
    rule: 'Takes id and pwd1; gives token and demoAuth.',
    stage: 'claimed',
  },
  {
    ...call,
    id: 'AP-2',
    screen: 'POST /api/v1/basicbiz/auth/signUp',
    rule: 'Takes id, name, email, pwd1, pwd2, country, termOfService (true by default), auth; gives token and demoAuth.',
    stage: 'claimed',
  },
  {
    ...call,
    id: 'AP-3',
    screen: 'POST /api/v1/basicbiz/email/auth',
    rule: 'Takes the sign-up payload and uses its address; the data is the reference.',
    stage: 'claimed',
  },
  {
    ...call,
    id: 'AP-4',
    screen: 'GET /api/v1/basicbiz/commonCode/dtl/list',
    rule: 'With mstCode=COUNTRY_CD: the countries as code and codeName.',
    stage: 'claimed',
  },
  {
    ...call,
    id: 'AP-5',
    screen: 'GET /api/v1/basicbiz/chat/ask',
    rule: 'Text, or text that holds a JSON object of type, src, caption: an image.',
    stage: 'claimed',
  },
  {
    ...call,
    id: 'AP-6',
    screen: 'GET /api/v1/basicbiz/menu/list/email',
    rule: 'A flat list that becomes a tree of three levels.',
    stage: 'claimed',
  },
  {
    ...call,
    id: 'AP-7',
    screen: 'POST /api/v1/basicbiz/counseling/',
    rule: 'Takes name, email, message.',
    stage: 'claimed',
  },
  {
    ...call,
    id: 'AP-8',
    screen: 'POST /api/v2/ocr/extract',
    rule: 'Takes multipart with the field file; gives text and pages.',
    stage: 'claimed',
  },
  {
    ...client,
    id: 'AP-9',
    story: 'screens-client-test--answered',
    trigger: 'send any operation',
    rule: 'An envelope of code and message; 200 is success; 600000 ms at most.',
  },
  {
    ...client,
    id: 'AP-10',
    story: 'screens-client-test--another-code',
    trigger: 'get another code; get one with the letter A',
    rule: 'An error dialog with the message, rejected; with A both cookies go as well, and the visitor to /.',
    contradiction:
      'Silent on an empty message, and on screens with a message of their own for the same failure.',
    decision:
      'No empty dialog: the screen’s own message comes instead, and with A that the session has ended. The server’s message comes first; the screen’s own follows where its row says so (ER-IN-1, ER-CON-2), not with A.',
  },
  {
    ...client,
    id: 'AP-11',
    story: 'screens-client-test--unauthorized',
    trigger: 'get HTTP 401',
    rule: 'The call stays pending; nothing else happens.',
    contradiction: 'Taken to the letter, the call would keep the spinner and its memory for ever.',
    decision: 'The spinner stops, and the call is let go when its screen goes.',
  },
  {
    ...client,
    id: 'AP-12',
    story: 'screens-client-test--server-error',
    trigger: 'get an HTTP error, or no answer',
    rule: 'Rejected.',
  },
];
