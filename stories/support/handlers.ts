/** The network of stories and tests: one set of mock answers, typed by the contract's operations. */
import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { operations, type siteApi } from '@/api';
import { NO_RIGHTS } from '@/domain/admin';
import { closePeriod, closePosting, closeRun } from './closeRuns';
import { rightsNamed } from './rights';

type Operation = (typeof operations)[number];
export type OperationId = Operation['operationId'];
/** What goes over the wire: the client takes the envelope away. */
export interface MockResponse<Id extends OperationId> {
  code: string;
  message: string;
  data?: (typeof siteApi.endpoints)[Id]['Types']['ResultType'];
}
type Resolve = (request: Request) => Response | Promise<Response>;

/** An envelope of success around an operation's data. */
export function success<Data>(data: Data): { code: string; message: string; data: Data } {
  return { code: '200', message: '', data };
}

function handler(id: OperationId, resolve: Resolve): HttpHandler {
  const operation = operations.find(({ operationId }) => operationId === id);
  if (!operation) throw new Error(`The contract has no operation ${id}`);
  const path = `*${operation.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
  const method = operation.method === 'GET' ? http.get : http.post;
  return method(path, ({ request }) => resolve(request));
}

/** The operation responds so; a function may make the response from the request. */
export function respondWith<Id extends OperationId>(
  id: Id,
  response: MockResponse<Id> | ((request: Request) => MockResponse<Id> | Promise<MockResponse<Id>>),
): HttpHandler {
  return handler(id, async (request) =>
    HttpResponse.json(typeof response === 'function' ? await response(request) : response),
  );
}

/** A business failure: HTTP 200 with another code (AP-10). */
export function respondWithBusinessError(
  id: OperationId,
  code: string,
  message: string,
): HttpHandler {
  return handler(id, () => HttpResponse.json({ code, message }));
}

/** A fault of HTTP (AP-12), or 401 (AP-11). */
export function respondWithStatus(id: OperationId, status: number): HttpHandler {
  return handler(id, () =>
    HttpResponse.json({ code: 'E5000', message: 'Something went wrong on our side.' }, { status }),
  );
}

/** A failure of v2: a status of its own, with the server's words or without. */
export function respondWithDetail(id: OperationId, status: number, detail?: string): HttpHandler {
  return handler(id, () => HttpResponse.json(detail === undefined ? {} : { detail }, { status }));
}

/** An answer that comes line by line; one that is not `ended` waits for more. */
export function respondWithStream(
  id: OperationId,
  lines: readonly object[],
  { ended = true } = {},
): HttpHandler {
  return handler(id, () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const line of lines)
          controller.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`));
        if (ended) controller.close();
      },
    });
    return new HttpResponse(body, { headers: { 'Content-Type': 'application/x-ndjson' } });
  });
}

/** The connection is cut. */
export function dropConnection(id: OperationId): HttpHandler {
  return handler(id, () => HttpResponse.error());
}

/** No answer, ever: the screen stays as it is while it waits. */
export function neverRespond(id: OperationId): HttpHandler {
  return handler(id, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
}

const token = 'u3Jx0aYbC6mS1rTzQpV8dw';
const countries = [
  { code: 'KR', codeName: 'South Korea' },
  { code: 'TW', codeName: 'Taiwan' },
  { code: 'DE', codeName: 'Germany' },
  { code: 'GB', codeName: 'United Kingdom' },
  { code: 'US', codeName: 'United States' },
];

const { all } = rightsNamed;
const none = NO_RIGHTS;
const menus = [
  { menuId: 'M01', menuName: 'System administration', path: null, parentId: null, rights: none },
  { menuId: 'M0101', menuName: 'Reference data', path: null, parentId: 'M01', rights: none },
  { menuId: 'M010101', menuName: 'Menus', path: '/demo/menuList', parentId: 'M0101', rights: all },
  {
    menuId: 'M010102',
    menuName: 'Common codes',
    path: '/demo/comCodeList',
    parentId: 'M0101',
    rights: all,
  },
  {
    menuId: 'M010103',
    menuName: 'Companies',
    path: '/demo/companyList',
    parentId: 'M0101',
    rights: all,
  },
  { menuId: 'M0102', menuName: 'Rights', path: null, parentId: 'M01', rights: none },
  { menuId: 'M010201', menuName: 'Roles', path: '/demo/roleList', parentId: 'M0102', rights: all },
  {
    menuId: 'M010202',
    menuName: 'Rights by role',
    path: '/demo/menuByPermissionList',
    parentId: 'M0102',
    rights: all,
  },
  {
    menuId: 'M010203',
    menuName: 'Rights by user',
    path: '/demo/ListOfPermissionsByUser',
    parentId: 'M0102',
    rights: all,
  },
];

async function simulated(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  switch (searchParams.get('kind')) {
    case 'otherCode':
      return HttpResponse.json({
        code: 'E1900',
        message: 'This is the response you asked for: a failure with its own code.',
      });
    case 'sessionGone':
      return HttpResponse.json({
        code: 'A1401',
        message: 'Your session has ended. Please log in again.',
      });
    case 'unauthorized':
      return HttpResponse.json({ code: 'E1004', message: '' }, { status: 401 });
    case 'serverError':
      return HttpResponse.json(
        { code: 'E5000', message: 'Something went wrong on our side.' },
        { status: 500 },
      );
    case 'dropped':
      return HttpResponse.error();
    case 'slow':
      await delay(Number(searchParams.get('delayMs') ?? 0));
      return HttpResponse.json(success(null));
    default:
      return HttpResponse.json(success(null));
  }
}

const closeComment = {
  commentId: '5d0d5a34-8ac5-4a50-93d5-2a54f0d3b4cf',
  cell: 'financialPerformance.profit.amount',
  text: 'Which lapse study does this rest on?',
  author: 'Auditor',
  writtenAt: '2026-01-12T09:00:00.000Z',
  resolvedBy: null,
  resolvedAt: null,
};
const closeVersion = {
  version: '2026-1',
  revision: 1,
  name: { en: 'Lapse study', ko: '해지율 경험분석', 'zh-tw': '解約經驗分析' },
  state: 'draft' as const,
  createdBy: 'actuaryuser',
  createdAt: '2025-12-12T00:00:00.000Z',
  set: { version: '2026-1', effectiveFrom: '2026-01' },
};

/** Where nothing else is said, every operation succeeds. */
const successes: {
  [Id in Exclude<OperationId, 'simulateAnswer' | 'getCloseBook'>]: MockResponse<Id>;
} = {
  signIn: success({ token, demoAuth: 'FALSE' }),
  signUp: success({ token, demoAuth: 'FALSE' }),
  signOut: success(null),
  getSession: success({ signedIn: false, demoAuth: 'FALSE' }),
  sendPasswordResetCode: success('K7Q2'),
  resetPassword: success(null),
  sendEmailCode: success('K7Q2'),
  listCommonCodeDetails: success(countries),
  requestCounseling: success(null),
  runSql: success({ result: { columns: [], rows: [], isTruncated: false } }),
  askData: success({ kind: 'nothing', unknown: [], names: [] }),
  listDataValues: success({ values: [], total: 0 }),
  writeSql: success({ kind: 'nothing', unknown: [], names: [] }),
  getSiteSettings: success({ socialClientId: null }),
  listMenus: success(menus),
  listAdminRows: success({ total: 0, rows: [] }),
  saveAdminRows: success({ saved: true, lines: [] }),
  listAdminAudit: success({ total: 0, entries: [] }),
  listUserRights: success({
    username: 'auditoruser',
    demoAuth: true,
    held: [],
    roles: [],
    roleMenus: [],
    menus: [],
  }),
  extractText: success({
    text: 'Contractual service margin',
    pages: [
      { text: 'Contractual service margin', source: 'recognised', confidence: 96, doubtful: [] },
    ],
  }),
  askChat: success({
    id: '7d7f0e0e-5f0b-4f0c-9a3c-0d6a3c1d8f4b',
    kind: 'answer' as const,
    text: 'A margin cannot be negative.',
    parts: [
      {
        type: 'quote' as const,
        text: 'A margin cannot be negative.',
        source: {
          path: '/DetailsByInsurance/4/2/1',
          anchor: 'required',
          title: 'Rolling the contractual service margin forward',
          passage: 'A margin cannot be negative.',
        },
      },
    ],
    suggestions: ['What are coverage units?'],
    pages: [],
    consultation: false,
    byModel: false,
  }),
  rateChatAnswer: success(null),
  listEditorQuestions: success({ questions: [] }),
  settleEditorQuestion: success(null),
  listCloseBooks: success({ books: [] }),
  getCloseAssumptions: success({ versions: [], curves: [] }),
  saveCloseAssumptions: success(closeVersion),
  moveCloseAssumptions: success({ ...closeVersion, state: 'submitted', revision: 2 }),
  saveCloseScenario: success({ scenarios: [] }),
  importCloseBook: success({ saved: true, bookId: 'own', counts: {}, errors: [], errorCount: 0 }),
  getCloseBookSharing: success({ roles: [] }),
  shareCloseBook: success(null),
  removeCloseBook: success(null),
  listCloseRuns: success({
    periods: [closePeriod],
    runs: [closeRun],
    history: { closed: 1, total: 1 },
  }),
  getCloseRun: success({ run: closeRun, controls: [], failedGroups: [] }),
  startCloseRun: success(closeRun),
  cancelCloseRun: success(closeRun),
  rerunCloseRun: success(closeRun),
  getCloseResults: success({
    runId: closeRun.runId,
    bookId: closeRun.bookId,
    period: closeRun.period,
    scenarioId: closeRun.scenarioId,
    groups: [],
  }),
  getCloseFigures: success({ groups: [] }),
  lockClosePeriod: success({ ...closePeriod, state: 'locked' }),
  unlockClosePeriod: success(closePeriod),
  listClosePostings: success([closePosting]),
  postCloseJournals: success(closePosting),
  reverseCloseJournals: success(closePosting),
  getCloseGroupInput: success({ groups: [], treaties: [] }),
  listCloseComments: success({ comments: [] }),
  addCloseComment: success(closeComment),
  resolveCloseComment: success({
    ...closeComment,
    resolvedBy: 'Auditor',
    resolvedAt: closeComment.writtenAt,
  }),
  listCloseRuleSets: success({ versions: [] }),
  saveCloseRuleSet: success({
    version: 1,
    rules: {},
    reason: 'Year end',
    savedBy: 'Accountant',
    savedAt: closeComment.writtenAt,
  }),
  listCloseJournalLines: success({ total: 0, debit: 0, credit: 0, lines: [] }),
  getHealth: success({ status: 'ok' }),
  getReadiness: success({ status: 'ok' }),
};

/** Comes with the engine, which few stories and tests need. */
async function smallBook() {
  const { smallCompany } = await import('@/domain/demoInsurer');
  return success({
    bookId: smallCompany.definition.id,
    modelPoints: smallCompany.points.length,
    isOwn: false,
    mayEdit: true,
    definition: { ...smallCompany.definition },
  });
}

export const handlers: HttpHandler[] = [
  ...Object.entries(successes).map(([id, answer]) =>
    handler(id as OperationId, () => HttpResponse.json(answer)),
  ),
  handler('simulateAnswer', simulated),
  respondWith('getCloseBook', smallBook),
];
