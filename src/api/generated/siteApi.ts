// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { emptyApi as api } from '../emptyApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<SignInApiResponse, SignInApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/auth/signIn`,
        method: 'POST',
        body: queryArg.signInRequest,
      }),
    }),
    signUp: build.mutation<SignUpApiResponse, SignUpApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/auth/signUp`,
        method: 'POST',
        body: queryArg.signUpRequest,
      }),
    }),
    signOut: build.mutation<SignOutApiResponse, SignOutApiArg>({
      query: () => ({ url: `/api/v1/basicbiz/auth/signOut`, method: 'POST' }),
    }),
    getSession: build.query<GetSessionApiResponse, GetSessionApiArg>({
      query: () => ({ url: `/api/v1/basicbiz/auth/session` }),
    }),
    sendPasswordResetCode: build.mutation<
      SendPasswordResetCodeApiResponse,
      SendPasswordResetCodeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/auth/passwordReset/code`,
        method: 'POST',
        body: queryArg.emailOnly,
      }),
    }),
    resetPassword: build.mutation<ResetPasswordApiResponse, ResetPasswordApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/auth/passwordReset`,
        method: 'POST',
        body: queryArg.passwordResetRequest,
      }),
    }),
    sendEmailCode: build.mutation<SendEmailCodeApiResponse, SendEmailCodeApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/email/auth`,
        method: 'POST',
        body: queryArg.emailCodeRequest,
      }),
    }),
    listCommonCodeDetails: build.query<
      ListCommonCodeDetailsApiResponse,
      ListCommonCodeDetailsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/commonCode/dtl/list`,
        params: {
          mstCode: queryArg.mstCode,
        },
      }),
    }),
    requestCounseling: build.mutation<RequestCounselingApiResponse, RequestCounselingApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/counseling/`,
        method: 'POST',
        body: queryArg.counselingRequest,
      }),
    }),
    askChat: build.query<AskChatApiResponse, AskChatApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/chat/ask`,
        params: {
          args: queryArg.args,
          form: queryArg.form,
          previous: queryArg.previous,
        },
      }),
    }),
    rateChatAnswer: build.mutation<RateChatAnswerApiResponse, RateChatAnswerApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/chat/${encodeURIComponent(String(queryArg.answerId))}/rating`,
        method: 'POST',
        body: queryArg.chatRating,
      }),
    }),
    listEditorQuestions: build.query<ListEditorQuestionsApiResponse, ListEditorQuestionsApiArg>({
      query: () => ({ url: `/api/v1/basicbiz/chat/questions` }),
    }),
    settleEditorQuestion: build.mutation<
      SettleEditorQuestionApiResponse,
      SettleEditorQuestionApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/chat/questions/${encodeURIComponent(String(queryArg.questionId))}/settle`,
        method: 'POST',
      }),
    }),
    getSiteSettings: build.query<GetSiteSettingsApiResponse, GetSiteSettingsApiArg>({
      query: () => ({ url: `/api/v1/basicbiz/site/settings` }),
    }),
    listMenus: build.query<ListMenusApiResponse, ListMenusApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/menu/list/email`,
        params: {
          email: queryArg.email,
        },
      }),
    }),
    askData: build.mutation<AskDataApiResponse, AskDataApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/textToSql/ask`,
        method: 'POST',
        body: queryArg.askDataRequest,
      }),
    }),
    listDataValues: build.query<ListDataValuesApiResponse, ListDataValuesApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/textToSql/values`,
        params: {
          dimension: queryArg.dimension,
          book: queryArg.book,
          text: queryArg.text,
        },
      }),
    }),
    writeSql: build.mutation<WriteSqlApiResponse, WriteSqlApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/textToSql/write`,
        method: 'POST',
        body: queryArg.writeSqlRequest,
      }),
    }),
    runSql: build.mutation<RunSqlApiResponse, RunSqlApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/textToSql/run`,
        method: 'POST',
        body: queryArg.runSqlRequest,
      }),
    }),
    listAdminRows: build.query<ListAdminRowsApiResponse, ListAdminRowsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/admin/${encodeURIComponent(String(queryArg.resource))}`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          sort: queryArg.sort,
          search: queryArg.search,
          filters: queryArg.filters,
        },
      }),
    }),
    saveAdminRows: build.mutation<SaveAdminRowsApiResponse, SaveAdminRowsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/admin/${encodeURIComponent(String(queryArg.resource))}/save`,
        method: 'POST',
        body: queryArg.adminSaveRequest,
      }),
    }),
    listAdminAudit: build.query<ListAdminAuditApiResponse, ListAdminAuditApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/admin/${encodeURIComponent(String(queryArg.resource))}/audit`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          key: queryArg.key,
          under: queryArg.under,
        },
      }),
    }),
    exportAdminRows: build.mutation<ExportAdminRowsApiResponse, ExportAdminRowsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/admin/${encodeURIComponent(String(queryArg.resource))}/export`,
        method: 'GET',
        params: {
          sort: queryArg.sort,
          search: queryArg.search,
          filters: queryArg.filters,
          format: queryArg.format,
          columns: queryArg.columns,
        },
      }),
    }),
    listUserRights: build.query<ListUserRightsApiResponse, ListUserRightsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/admin/users/rights`,
        params: {
          username: queryArg.username,
        },
      }),
    }),
    listCloseBooks: build.query<ListCloseBooksApiResponse, ListCloseBooksApiArg>({
      query: () => ({ url: `/api/v1/basicbiz/close/books` }),
    }),
    getCloseBook: build.query<GetCloseBookApiResponse, GetCloseBookApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/close/books/${encodeURIComponent(String(queryArg.bookId))}`,
      }),
    }),
    getCloseAssumptions: build.query<GetCloseAssumptionsApiResponse, GetCloseAssumptionsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/close/books/${encodeURIComponent(String(queryArg.bookId))}/assumptions`,
        params: {
          runId: queryArg.runId,
        },
      }),
    }),
    saveCloseAssumptions: build.mutation<
      SaveCloseAssumptionsApiResponse,
      SaveCloseAssumptionsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/close/books/${encodeURIComponent(String(queryArg.bookId))}/assumptions/${encodeURIComponent(String(queryArg.version))}`,
        method: 'POST',
        body: queryArg.closeAssumptionDraft,
      }),
    }),
    moveCloseAssumptions: build.mutation<
      MoveCloseAssumptionsApiResponse,
      MoveCloseAssumptionsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/close/books/${encodeURIComponent(String(queryArg.bookId))}/assumptions/${encodeURIComponent(String(queryArg.version))}/state`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    importCloseBook: build.mutation<ImportCloseBookApiResponse, ImportCloseBookApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/close/imports`,
        method: 'POST',
        body: queryArg.body,
        params: {
          dryRun: queryArg.dryRun,
        },
      }),
    }),
    getCloseBookSharing: build.query<GetCloseBookSharingApiResponse, GetCloseBookSharingApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/close/books/${encodeURIComponent(String(queryArg.bookId))}/sharing`,
      }),
    }),
    shareCloseBook: build.mutation<ShareCloseBookApiResponse, ShareCloseBookApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/close/books/${encodeURIComponent(String(queryArg.bookId))}/sharing`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    removeCloseBook: build.mutation<RemoveCloseBookApiResponse, RemoveCloseBookApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/close/books/${encodeURIComponent(String(queryArg.bookId))}/removal`,
        method: 'POST',
      }),
    }),
    saveCloseScenario: build.mutation<SaveCloseScenarioApiResponse, SaveCloseScenarioApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/close/books/${encodeURIComponent(String(queryArg.bookId))}/scenarios`,
        method: 'POST',
        body: queryArg.closeScenario,
      }),
    }),
    getCloseGroupInput: build.query<GetCloseGroupInputApiResponse, GetCloseGroupInputApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/close/reports/groupInput`,
        params: {
          runId: queryArg.runId,
          groupId: queryArg.groupId,
        },
      }),
    }),
    listCloseComments: build.query<ListCloseCommentsApiResponse, ListCloseCommentsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/close/reports/comments`,
        params: {
          bookId: queryArg.bookId,
          period: queryArg.period,
        },
      }),
    }),
    addCloseComment: build.mutation<AddCloseCommentApiResponse, AddCloseCommentApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/close/reports/comments`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    resolveCloseComment: build.mutation<ResolveCloseCommentApiResponse, ResolveCloseCommentApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/close/reports/comments/${encodeURIComponent(String(queryArg.commentId))}/resolve`,
        method: 'POST',
      }),
    }),
    listCloseRuleSets: build.query<ListCloseRuleSetsApiResponse, ListCloseRuleSetsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/close/reports/rules`,
        params: {
          bookId: queryArg.bookId,
        },
      }),
    }),
    saveCloseRuleSet: build.mutation<SaveCloseRuleSetApiResponse, SaveCloseRuleSetApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/close/reports/rules`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    simulateAnswer: build.query<SimulateAnswerApiResponse, SimulateAnswerApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/clientTest/answer`,
        params: {
          kind: queryArg.kind,
          delayMs: queryArg.delayMs,
        },
      }),
    }),
    listCloseRuns: build.query<ListCloseRunsApiResponse, ListCloseRunsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/close/runs`,
        params: {
          bookId: queryArg.bookId,
          limit: queryArg.limit,
        },
      }),
    }),
    startCloseRun: build.mutation<StartCloseRunApiResponse, StartCloseRunApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/close/runs`,
        method: 'POST',
        body: queryArg.closePlace,
      }),
    }),
    getCloseRun: build.query<GetCloseRunApiResponse, GetCloseRunApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/close/runs/${encodeURIComponent(String(queryArg.runId))}`,
      }),
    }),
    cancelCloseRun: build.mutation<CancelCloseRunApiResponse, CancelCloseRunApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/close/runs/${encodeURIComponent(String(queryArg.runId))}/cancel`,
        method: 'POST',
      }),
    }),
    rerunCloseRun: build.mutation<RerunCloseRunApiResponse, RerunCloseRunApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/close/runs/${encodeURIComponent(String(queryArg.runId))}/rerun`,
        method: 'POST',
        body: queryArg.closeRerun,
      }),
    }),
    getCloseResults: build.query<GetCloseResultsApiResponse, GetCloseResultsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/close/results`,
        params: {
          bookId: queryArg.bookId,
          period: queryArg.period,
          scenarioId: queryArg.scenarioId,
          runId: queryArg.runId,
        },
      }),
    }),
    getCloseFigures: build.query<GetCloseFiguresApiResponse, GetCloseFiguresApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/close/figures`,
        params: {
          runId: queryArg.runId,
          figures: queryArg.figures,
        },
      }),
    }),
    lockClosePeriod: build.mutation<LockClosePeriodApiResponse, LockClosePeriodApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/close/periods/lock`,
        method: 'POST',
        body: queryArg.closeReason,
      }),
    }),
    unlockClosePeriod: build.mutation<UnlockClosePeriodApiResponse, UnlockClosePeriodApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/close/periods/unlock`,
        method: 'POST',
        body: queryArg.closeReason,
      }),
    }),
    listClosePostings: build.query<ListClosePostingsApiResponse, ListClosePostingsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/close/postings`,
        params: {
          bookId: queryArg.bookId,
          period: queryArg.period,
        },
      }),
    }),
    postCloseJournals: build.mutation<PostCloseJournalsApiResponse, PostCloseJournalsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/close/postings`,
        method: 'POST',
        body: queryArg.closePostRequest,
      }),
    }),
    reverseCloseJournals: build.mutation<
      ReverseCloseJournalsApiResponse,
      ReverseCloseJournalsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/close/postings/${encodeURIComponent(String(queryArg.postingId))}/reverse`,
        method: 'POST',
        body: queryArg.closeReversal,
      }),
    }),
    listCloseJournalLines: build.query<
      ListCloseJournalLinesApiResponse,
      ListCloseJournalLinesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/basicbiz/close/journal`,
        params: {
          runId: queryArg.runId,
          postingId: queryArg.postingId,
          group: queryArg.group,
          account: queryArg.account,
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    extractText: build.mutation<ExtractTextApiResponse, ExtractTextApiArg>({
      query: (queryArg) => ({
        url: `/api/v2/ocr/extract`,
        method: 'POST',
        body: queryArg.ocrUpload,
      }),
    }),
    getHealth: build.query<GetHealthApiResponse, GetHealthApiArg>({
      query: () => ({ url: `/api/health` }),
    }),
    getReadiness: build.query<GetReadinessApiResponse, GetReadinessApiArg>({
      query: () => ({ url: `/api/ready` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as siteApi };
export type SignInApiResponse =
  /** status 200 The session, or E1001, E1002, E1201, E1202 */ SessionGrant;
export type SignInApiArg = {
  signInRequest: SignInRequest;
};
export type SignUpApiResponse =
  /** status 200 The session, or E1101 to E1106, E1211 to E1219 */ SessionGrant;
export type SignUpApiArg = {
  signUpRequest: SignUpRequest;
};
export type SignOutApiResponse = /** status 200 The session is over */ null;
export type SignOutApiArg = void;
export type GetSessionApiResponse =
  /** status 200 The session's state; signedIn is false where there is none */ SessionState;
export type GetSessionApiArg = void;
export type SendPasswordResetCodeApiResponse =
  /** status 200 The reference that the mail repeats, or E1106, E1107, E1221, E1222 */ string;
export type SendPasswordResetCodeApiArg = {
  emailOnly: EmailOnly;
};
export type ResetPasswordApiResponse =
  /** status 200 The password is changed, or E1101, E1214 to E1216, E1219, E1221, E1222 */ null;
export type ResetPasswordApiArg = {
  passwordResetRequest: PasswordResetRequest;
};
export type SendEmailCodeApiResponse =
  /** status 200 The verification reference that the mail repeats, or E1106, E1107, E1221, E1222 */ string;
export type SendEmailCodeApiArg = {
  emailCodeRequest: EmailCodeRequest;
};
export type ListCommonCodeDetailsApiResponse =
  /** status 200 The entries, or E1301 */ CommonCodeDetail[];
export type ListCommonCodeDetailsApiArg = {
  mstCode: string;
};
export type RequestCounselingApiResponse = /** status 200 Accepted, or E1106, E1231, E1232 */ null;
export type RequestCounselingApiArg = {
  counselingRequest: CounselingRequest;
};
export type AskChatApiResponse =
  | /** status 200 The answer, a refusal that says what is not known, or A1401, E1106 */ string
  | ChatAnswer;
export type AskChatApiArg = {
  /** The question */
  args: string;
  form?: 'text' | 'full';
  /** The question before, which this one may follow up */
  previous?: string;
};
export type RateChatAnswerApiResponse = /** status 200 Stored, or A1401, E1106 */ null;
export type RateChatAnswerApiArg = {
  answerId: string;
  chatRating: ChatRating;
};
export type ListEditorQuestionsApiResponse =
  /** status 200 The questions, or A1401, E1502, E1503 */ {
    questions: EditorQuestion[];
  };
export type ListEditorQuestionsApiArg = void;
export type SettleEditorQuestionApiResponse = /** status 200 Erased, or A1401, E1502, E1503 */ null;
export type SettleEditorQuestionApiArg = {
  questionId: string;
};
export type GetSiteSettingsApiResponse =
  /** status 200 The settings that a page may know */ SiteSettings;
export type GetSiteSettingsApiArg = void;
export type ListMenusApiResponse = /** status 200 The menus, or A1401, E1503, E1505 */ MenuItem[];
export type ListMenusApiArg = {
  email?: string;
};
export type AskDataApiResponse = /** status 200 The answer, or A1401, E1702, E1703 */ DataAnswer;
export type AskDataApiArg = {
  askDataRequest: AskDataRequest;
};
export type ListDataValuesApiResponse =
  /** status 200 The values, or A1401, E1702, E1703 */ DataValues;
export type ListDataValuesApiArg = {
  dimension: string;
  /** Only values of this book, where they differ from book to book */
  book?: string;
  text?: string;
};
export type WriteSqlApiResponse = /** status 200 The SQL, or A1401 */ WrittenSql;
export type WriteSqlApiArg = {
  writeSqlRequest: WriteSqlRequest;
};
export type RunSqlApiResponse =
  /** status 200 The rows, why there are none, or A1401, E1702, E1703 */ SqlAnswer;
export type RunSqlApiArg = {
  runSqlRequest: RunSqlRequest;
};
export type ListAdminRowsApiResponse =
  /** status 200 The page and the number of all rows that match, or A1401, E1502, E1503 */ {
    total: number;
    rows: AdminRow[];
  };
export type ListAdminRowsApiArg = {
  resource: AdminResourceName;
  /** Rows to pass over, 0 unless given */
  offset?: number;
  /** Rows at most, 100 unless given */
  limit?: number;
  /** Up to three fields with commas between them, each with a minus sign for descending order */
  sort?: string;
  /** A text that one of the row's names, codes or numbers contains, in capitals or not */
  search?: string;
  /** Conditions that all must hold, as JSON */
  filters?: string;
};
export type SaveAdminRowsApiResponse =
  /** status 200 What became of each line, or A1401, E1502, E1503, E1504, E1508 */ AdminSaveResult;
export type SaveAdminRowsApiArg = {
  resource: AdminResourceName;
  adminSaveRequest: AdminSaveRequest;
};
export type ListAdminAuditApiResponse = /** status 200 The changes, or A1401, E1502, E1503 */ {
  total: number;
  entries: AdminAuditEntry[];
};
export type ListAdminAuditApiArg = {
  resource: AdminResourceName;
  /** Rows to pass over, 0 unless given */
  offset?: number;
  /** Rows at most, 100 unless given */
  limit?: number;
  /** The changes of this row only */
  key?: string;
  /** The changes of the rows whose key begins with this and a slash, as the rights of one role */
  under?: string;
};
export type ExportAdminRowsApiResponse =
  /** status 200 The file, or an envelope with A1401, E1502, E1503, E1507 */ {
    name: string;
    address: string;
  };
export type ExportAdminRowsApiArg = {
  resource: AdminResourceName;
  /** Up to three fields with commas between them, each with a minus sign for descending order */
  sort?: string;
  /** A text that one of the row's names, codes or numbers contains, in capitals or not */
  search?: string;
  /** Conditions that all must hold, as JSON */
  filters?: string;
  format: 'csv' | 'xlsx';
  /** The fields to export in their order, each with its heading; all fields under their names where it is missing
   */
  columns?: string;
};
export type ListUserRightsApiResponse =
  /** status 200 The rights, or A1401, E1502, E1503, E1506 */ UserRights;
export type ListUserRightsApiArg = {
  username: string;
};
export type ListCloseBooksApiResponse = /** status 200 The books, or A1401, E1502, E1503 */ {
  books: CloseBookSummary[];
};
export type ListCloseBooksApiArg = void;
export type GetCloseBookApiResponse = /** status 200 The book, or A1401, E1502, E1503, E1601 */ {
  bookId: string;
  modelPoints: number;
  isOwn: boolean;
  /** Assumptions and scenarios can be added */
  mayEdit: boolean;
  /** A `BookDefinition` of `src/domain/close`, with its scenarios */
  definition: {
    [key: string]: any;
  };
};
export type GetCloseBookApiArg = {
  bookId: string;
};
export type GetCloseAssumptionsApiResponse =
  /** status 200 The versions and curves, or A1401, E1502, E1503, E1601, E1611 */ {
    versions: CloseAssumptionVersion[];
    curves: CloseCurve[];
  };
export type GetCloseAssumptionsApiArg = {
  bookId: string;
  /** As they stood when this run of the book began, its curves with the rates that versions state for them */
  runId?: string;
};
export type SaveCloseAssumptionsApiResponse =
  /** status 200 The version as it is now, or A1401, E1502, E1503, E1601 to E1604 */ CloseAssumptionVersion;
export type SaveCloseAssumptionsApiArg = {
  bookId: string;
  version: string;
  closeAssumptionDraft: CloseAssumptionDraft;
};
export type MoveCloseAssumptionsApiResponse =
  /** status 200 The version as it is now, or A1401, E1502, E1503, E1601, E1603, E1604, E1605 */ CloseAssumptionVersion;
export type MoveCloseAssumptionsApiArg = {
  bookId: string;
  version: string;
  body: {
    revision: number;
    state: 'draft' | 'submitted' | 'approved';
  };
};
export type ImportCloseBookApiResponse =
  /** status 200 What was found and whether it was saved, or A1401, E1502, E1503, E1608, E1609 */ {
    saved: boolean;
    bookId: string | null;
    /** Rows by table */
    counts: {
      [key: string]: number;
    };
    /** Of all errors; the first 500 are listed */
    errorCount: number;
    errors: {
      table: string;
      /** The heading is line 1; 0 where the table is meant */
      line: number;
      column: string;
      reason:
        | 'missingTable'
        | 'missingColumn'
        | 'unknownColumn'
        | 'tooManyCells'
        | 'missing'
        | 'number'
        | 'range'
        | 'choice'
        | 'month'
        | 'flag'
        | 'tooLong'
        | 'tooMany'
        | 'encoding'
        | 'control'
        | 'duplicate'
        | 'reference'
        | 'otherModel'
        | 'missingCurve'
        | 'invalid';
      /** What would be right, in figures and names */
      expected: string;
      /** What stands there, cut short */
      found: string;
    }[];
  };
export type ImportCloseBookApiArg = {
  dryRun?: 'true' | 'false';
  body: {
    file: Blob;
  };
};
export type GetCloseBookSharingApiResponse =
  /** status 200 Every role in use, or A1401, E1502, E1503, E1601, E1602 */ {
    roles: {
      roleId: string;
      name: CloseText;
      /** Whoever holds the role sees the book */
      isGiven: boolean;
    }[];
  };
export type GetCloseBookSharingApiArg = {
  bookId: string;
};
export type ShareCloseBookApiResponse =
  /** status 200 Done, or A1401, E1502, E1503, E1601, E1602 */ null;
export type ShareCloseBookApiArg = {
  bookId: string;
  body: {
    roles: string[];
  };
};
export type RemoveCloseBookApiResponse =
  /** status 200 Done, or A1401, E1502, E1503, E1601, E1602 */ null;
export type RemoveCloseBookApiArg = {
  bookId: string;
};
export type SaveCloseScenarioApiResponse =
  /** status 200 All scenarios of the book, or A1401, E1502, E1503, E1601, E1602, E1606 */ {
    scenarios: CloseScenario[];
  };
export type SaveCloseScenarioApiArg = {
  bookId: string;
  closeScenario: CloseScenario;
};
export type GetCloseGroupInputApiResponse =
  /** status 200 The input, or A1401, E1502, E1503, E1611, E1631 */ {
    /** `BookGroup`s */
    groups: {
      [key: string]: any;
    }[];
    /** `BookTreaty`s */
    treaties: {
      [key: string]: any;
    }[];
    /** Of the contracts that join at the start of the quarter; a `ProjectionInput` */
    atStart?: {
      [key: string]: any;
    };
    /** Of the contracts in force at its end; a `ProjectionInput` */
    atEnd?: {
      [key: string]: any;
    };
  };
export type GetCloseGroupInputApiArg = {
  runId: string;
  groupId: string;
};
export type ListCloseCommentsApiResponse =
  /** status 200 The comments, the oldest first, or A1401, E1502, E1503, E1601 */ {
    comments: CloseComment[];
  };
export type ListCloseCommentsApiArg = {
  bookId: string;
  /** The closing month of a quarter */
  period: string;
};
export type AddCloseCommentApiResponse =
  /** status 200 The comment, or A1401, E1502, E1503, E1601 */ CloseComment;
export type AddCloseCommentApiArg = {
  body: {
    bookId: string;
    period: string;
    /** Table, row and column, as `reconciliation101.issued.closing.csm` */
    cell: string;
    text: string;
  };
};
export type ResolveCloseCommentApiResponse =
  /** status 200 The comment, or A1401, E1502, E1503, E1632 */ CloseComment;
export type ResolveCloseCommentApiArg = {
  commentId: string;
};
export type ListCloseRuleSetsApiResponse =
  /** status 200 The versions, or A1401, E1502, E1503, E1601 */ {
    versions: CloseRuleSet[];
  };
export type ListCloseRuleSetsApiArg = {
  bookId: string;
};
export type SaveCloseRuleSetApiResponse =
  /** status 200 The version, or A1401, E1502, E1503, E1601, E1602, E1633, E1634 */ CloseRuleSet;
export type SaveCloseRuleSetApiArg = {
  body: {
    bookId: string;
    /** The version that was read; 0 where there is none */
    basedOn: number;
    rules: CloseLedgerRules;
    reason: string;
  };
};
export type SimulateAnswerApiResponse = /** status 200 The chosen answer */ null;
export type SimulateAnswerApiArg = {
  /** success; otherCode (an envelope with E1900); sessionGone (an envelope with A1401); unauthorized (HTTP 401); serverError (HTTP 500); dropped (the connection is cut); slow (success after delayMs)
   */
  kind:
    | 'success'
    | 'otherCode'
    | 'sessionGone'
    | 'unauthorized'
    | 'serverError'
    | 'dropped'
    | 'slow';
  delayMs?: number;
};
export type ListCloseRunsApiResponse =
  /** status 200 The runs, or A1401, E1502, E1503, E1601 */ CloseRuns;
export type ListCloseRunsApiArg = {
  bookId: CloseBookId;
  /** Runs at most, 100 unless given */
  limit?: number;
};
export type StartCloseRunApiResponse =
  /** status 200 The run, or A1401, E1502, E1503, E1601, E1612, E1613 */ CloseRun;
export type StartCloseRunApiArg = {
  closePlace: ClosePlace;
};
export type GetCloseRunApiResponse =
  /** status 200 The run, or A1401, E1502, E1503, E1611 */ CloseRunDetail;
export type GetCloseRunApiArg = {
  runId: string;
};
export type CancelCloseRunApiResponse =
  /** status 200 The run, or A1401, E1502, E1503, E1611 */ CloseRun;
export type CancelCloseRunApiArg = {
  runId: string;
};
export type RerunCloseRunApiResponse =
  /** status 200 The new run, or A1401, E1502, E1503, E1611 to E1614 */ CloseRun;
export type RerunCloseRunApiArg = {
  runId: string;
  closeRerun: CloseRerun;
};
export type GetCloseResultsApiResponse =
  /** status 200 The groups, or A1401, E1502, E1503, E1601, E1611, E1617 */ CloseResults;
export type GetCloseResultsApiArg = {
  bookId: CloseBookId;
  period: ClosePeriodId;
  /** base unless given */
  scenarioId?: CloseScenarioId;
  /** A run of this period; the current one unless given */
  runId?: string;
};
export type GetCloseFiguresApiResponse =
  /** status 200 The groups, or A1401, E1502, E1503, E1611 */ {
    groups: ClosedGroup[];
  };
export type GetCloseFiguresApiArg = {
  runId: string;
  /** Names of figures with commas between them */
  figures: string;
};
export type LockClosePeriodApiResponse =
  /** status 200 The period, or A1401, E1502, E1503, E1601, E1612, E1616 to E1618, E1620, E1622 */ ClosePeriod;
export type LockClosePeriodApiArg = {
  closeReason: CloseReason;
};
export type UnlockClosePeriodApiResponse =
  /** status 200 The period, or A1401, E1502, E1503, E1601, E1616 */ ClosePeriod;
export type UnlockClosePeriodApiArg = {
  closeReason: CloseReason;
};
export type ListClosePostingsApiResponse =
  /** status 200 The postings, the latest first, or A1401, E1502, E1503, E1601 */ ClosePostings;
export type ListClosePostingsApiArg = {
  bookId: CloseBookId;
  period?: ClosePeriodId;
};
export type PostCloseJournalsApiResponse =
  /** status 200 The posting, or A1401, E1502, E1503, E1611, E1612, E1614, E1618, E1619, E1621, E1622 */ ClosePosting;
export type PostCloseJournalsApiArg = {
  closePostRequest: ClosePostRequest;
};
export type ReverseCloseJournalsApiResponse =
  /** status 200 The reversal, or A1401, E1502, E1503, E1611, E1612, E1615 */ ClosePosting;
export type ReverseCloseJournalsApiArg = {
  postingId: string;
  closeReversal: CloseReversal;
};
export type ListCloseJournalLinesApiResponse =
  /** status 200 The lines and the sums of all that match, or A1401, E1502, E1503, E1611 */ CloseJournal;
export type ListCloseJournalLinesApiArg = {
  runId: string;
  /** A posting of the run, whose lines are wanted instead of those that were computed */
  postingId?: string;
  group?: string;
  /** The code of an account */
  account?: string;
  /** Lines to pass over, 0 unless given */
  offset?: number;
  /** Lines at most, 1000 unless given */
  limit?: number;
};
export type ExtractTextApiResponse =
  /** status 200 The text; empty where the file has none, and then the message says why */ OcrResult;
export type ExtractTextApiArg = {
  ocrUpload: OcrUpload;
};
export type GetHealthApiResponse = /** status 200 Alive */ Status;
export type GetHealthApiArg = void;
export type GetReadinessApiResponse = /** status 200 Ready */ Status;
export type GetReadinessApiArg = void;
export type DemoAuth = 'TRUE' | 'FALSE';
export type SessionGrant = {
  token: string;
  demoAuth: DemoAuth;
};
export type Code = string;
export type FailureEnvelope = {
  code: Code;
  message: string;
  data?: null;
};
export type SignInRequest = {
  id: string;
  pwd1: string;
};
export type SignUpRequest = {
  id: string;
  name: string;
  email: string;
  pwd1: string;
  pwd2: string;
  /** ISO 3166-1 alpha-2 */
  country?: string;
  termOfService?: boolean;
  /** The mailed code */
  auth?: string;
};
export type SessionState = {
  signedIn: boolean;
  id?: string;
  name?: string;
  email?: string;
  demoAuth: DemoAuth;
  expiresAt?: string;
};
export type EmailOnly = {
  email: string;
};
export type PasswordResetRequest = {
  email: string;
  auth: string;
  pwd1: string;
  pwd2: string;
};
export type EmailCodeRequest = {
  id?: string;
  name?: string;
  email: string;
  pwd1?: string;
  pwd2?: string;
  country?: string;
  termOfService?: boolean;
  auth?: string;
};
export type CommonCodeDetail = {
  code: string;
  codeName: string;
};
export type CounselingRequest = {
  name: string;
  email: string;
  message: string;
};
export type ChatSource = {
  /** The page below the site */
  path: string;
  /** The section, without `#`; empty for the page as a whole */
  anchor: string;
  title: string;
  /** The words of the page that are to be marked */
  passage: string;
};
export type ChatPart = {
  type: 'say' | 'quote' | 'table' | 'formula' | 'image';
  text?: string;
  source?: ChatSource;
  columns?: string[];
  rows?: string[][];
  src?: string;
  /** Of an image */
  width?: number;
  height?: number;
  caption?: string;
};
export type ChatAnswer = {
  id: string;
  kind: 'answer' | 'image' | 'refusal';
  /** The whole as plain text */
  text: string;
  parts: ChatPart[];
  /** Questions that lead on */
  suggestions: string[];
  /** Nearest pages of a refusal */
  pages: {
    path: string;
    title: string;
  }[];
  /** Whether to offer the consultation form */
  consultation: boolean;
  /** Phrased by a language model and checked against the passages */
  byModel: boolean;
};
export type ChatRating = {
  useful: boolean;
  reason?: string;
  /** Only where who rates has agreed that it is sent to the editors */
  question?: string;
  /** With the question, the address of the page that answered or came nearest */
  page?: string;
};
export type CloseText = {
  en: string;
  ko: string;
  'zh-tw': string;
};
export type EditorQuestion = {
  questionId: string;
  question: string;
  /** The page that answered or came nearest */
  page: string | null;
  /** The heading of this page; null where the assistant knows no such page */
  pageTitle: CloseText | null;
  /** What was missing; may be empty */
  reason: string;
  sentAt: string;
};
export type SiteSettings = {
  /** Client id of the social sign-in provider */
  socialClientId: string | null;
};
export type Rights = {
  read: boolean;
  write: boolean;
  delete: boolean;
  export: boolean;
};
export type MenuItem = {
  menuId: string;
  /** In the reader's language */
  menuName: string;
  /** Where the menu leads; null where it only holds others */
  path: string | null;
  parentId: string | null;
  rights?: Rights;
};
export type DataFilter = {
  dimension: string;
  values: string[];
  isNegated: boolean;
};
export type DataThreshold = {
  measure: string;
  operator: '>' | '>=' | '<' | '<=';
  value: number;
  /** What was computed of the figure is limited, not the figure */
  of?: 'change' | 'changePercent' | 'share' | 'difference' | 'ratio' | 'average';
  /** ... in each of so many quarters, one after the other */
  inARow?: number;
};
export type ClosingMonth = string;
export type DataPeriod = {
  from: ClosingMonth;
  to: ClosingMonth;
};
export type DataOrder = {
  by: string;
  direction: 'ascending' | 'descending';
  /** How it moved */
  of?: 'change' | 'changePercent';
};
export type DataSelection = {
  dimension: string;
  measures: string[];
  filters: DataFilter[];
  thresholds: DataThreshold[];
  period?: DataPeriod;
  comparison?: 'previous' | 'yearBefore';
  calculation?: 'share' | 'change' | 'ratio' | 'multiple' | 'difference';
  order?: DataOrder;
  limit?: number;
  offset?: number;
};
export type DataQuery = {
  entity?: string;
  measures: string[];
  dimensions: string[];
  filters: DataFilter[];
  thresholds: DataThreshold[];
  period?: DataPeriod;
  comparison?: 'previous' | 'yearBefore' | 'given';
  /** What a given comparison is with, a time or other values */
  against?: {
    period?: DataPeriod;
    filter?: DataFilter;
  };
  calculation?: 'share' | 'running' | 'change' | 'ratio' | 'multiple' | 'difference';
  /** The figures of each of these are averaged, a dimension */
  averageOver?: string;
  /** What stands in the middle of them, not their average */
  isMedian?: boolean;
  /** How many of these there are is asked for, a dimension */
  countOf?: string;
  order?: DataOrder;
  limit?: number;
  /** So many rows come before these */
  offset?: number;
  /** So many rows of each of these, a dimension */
  limitWithin?: string;
  within?: DataSelection;
  /** Words that were left out; what goes on from it leaves them out, too */
  unread?: string[];
};
export type SqlResult = {
  columns: {
    name: string;
    type: 'text' | 'number' | 'boolean' | 'date' | 'timestamp';
  }[];
  rows: (string | number | boolean | null)[][];
  /** There are more rows than are given */
  isTruncated: boolean;
};
export type SqlRefusal = {
  reason:
    | 'syntax'
    | 'tooLong'
    | 'tooComplex'
    | 'notOneStatement'
    | 'notAQuery'
    | 'construct'
    | 'relation'
    | 'column'
    | 'function'
    | 'operator'
    | 'type'
    | 'argument'
    | 'tooExpensive'
    | 'tooSlow'
    | 'tooLarge'
    | 'database';
  /** The name that it is about; what PostgreSQL says of syntax and meaning */
  detail: string;
  /** In UTF-16 units from the start of the text */
  position?: number;
};
export type DataAnswer = {
  kind: 'understood' | 'ambiguous' | 'impossible' | 'nothing';
  /** A model wrote the SQL, which passed the same gates; there is no `query` then */
  byModel?: boolean;
  /** A model was asked and gave no SQL in time; the answer was found without it */
  modelFailed?: boolean;
  query?: DataQuery;
  sql?: string;
  /** What each column of the result answers */
  columns?: {
    name: string;
    role:
      | 'dimension'
      | 'measure'
      | 'average'
      | 'median'
      | 'averageOfAll'
      | 'count'
      | 'before'
      | 'change'
      | 'changePercent'
      | 'share'
      | 'running'
      | 'ratio'
      | 'quotient'
      | 'multiple'
      | 'difference'
      | 'listed';
    /** A dimension, a measure, two measures (`csm/bel`) or a column of the view */
    of: string;
  }[];
  result?: SqlResult;
  refused?: SqlRefusal;
  /** Words that mean nothing here */
  unknown: string[];
  /** What was taken for something that is written otherwise */
  approximations?: {
    text: string;
    meaning: string;
  }[];
  /** The word that has several meanings */
  text?: string;
  options?: string[];
  /** What cannot be split by `dimension` */
  measure?: string;
  dimension?: string;
  /** Names of the values that the answer speaks of, in the reader's language */
  names: {
    dimension: string;
    value: string;
    name: string;
  }[];
};
export type AskDataRequest = {
  question?: string;
  query?: DataQuery;
  previous?: DataQuery;
  /** What words mean, by the words */
  choices?: {
    [key: string]: string;
  };
};
export type DataValues = {
  values: {
    value: string;
    /** In the reader's language */
    name: string;
  }[];
  /** How many there are, of which these are the first */
  total: number;
};
export type WrittenSql = DataAnswer & {
  assumptions?: {
    kind: 'date' | 'join' | 'value';
    /** As it stands in the SQL */
    text: string;
  }[];
  /** Why the definitions cannot be asked */
  ddlProblem?: 'tooLong' | 'noTables' | 'tooManyTables';
};
export type WriteSqlRequest = {
  ddl: string;
  question?: string;
  query?: DataQuery;
  previous?: DataQuery;
  /** What words mean, by the words */
  choices?: {
    [key: string]: string;
  };
  sql?: string;
};
export type SqlAnswer = {
  result?: SqlResult;
  refused?: SqlRefusal;
};
export type RunSqlRequest = {
  sql: string;
};
export type AdminValues = {
  [key: string]: string | number | boolean | null | string[];
};
export type AdminRow = {
  key: string;
  /** Goes up with each change */
  version: number;
  values: AdminValues;
};
export type AdminResourceName =
  | 'menus'
  | 'codeMasters'
  | 'codeDetails'
  | 'companies'
  | 'roles'
  | 'roleMenus'
  | 'users';
export type AdminFieldError = {
  field: string;
  /** A key of `x-field-rules` */
  rule: string;
  /** In the reader's language */
  message: string;
};
export type AdminCurrentRow = {
  key: string;
  version: number;
  values: AdminValues;
  /** Who saved it last; given with a conflict */
  savedBy?: string;
  savedAt?: string;
};
export type AdminUse = {
  kind: AdminResourceName;
  key: string;
  /** In the reader's language */
  name: string;
};
export type AdminLine = {
  index: number;
  /** What the line did, or would have done where nothing was saved (created, updated, deleted, unchanged), or why it cannot be saved: invalid (see errors), conflict (the row has another version than the one that was read, or the new key is taken), inUse (see usedBy), missing (the row is gone)
   */
  outcome:
    | 'created'
    | 'updated'
    | 'deleted'
    | 'unchanged'
    | 'invalid'
    | 'conflict'
    | 'inUse'
    | 'missing';
  errors: AdminFieldError[];
  current?: AdminCurrentRow;
  /** The first twenty of what uses the row */
  usedBy?: AdminUse[];
  usedByTotal?: number;
};
export type AdminSaveResult = {
  saved: boolean;
  /** One a change, in the order of the changes */
  lines: AdminLine[];
};
export type AdminChange = {
  op: 'create' | 'update' | 'put' | 'delete';
  /** Of the row that is updated or deleted */
  key?: string;
  /** The version that was read */
  version?: number;
  values?: AdminValues;
};
export type AdminSaveRequest = {
  dryRun?: boolean;
  changes: AdminChange[];
};
export type AdminAuditEntry = {
  id: number;
  at: string;
  username: string;
  name: string;
  action: 'create' | 'update' | 'delete' | 'export';
  /** null for an export */
  key: string | null;
  /** The values before; of an update only those that changed; null for a new row and an export */
  before: AdminValues | null;
  /** The values after; of an update only those that changed; of an export what was asked for; null for a deleted row */
  after: AdminValues | null;
};
export type UserRights = {
  username: string;
  demoAuth: boolean;
  /** The ids of the user's roles */
  held: string[];
  /** All roles, in their order */
  roles: {
    roleId: string;
    /** In the reader's language */
    roleName: string;
    /** A role that is not in use gives nothing */
    inUse: boolean;
  }[];
  /** What each role gives */
  roleMenus: {
    roleId: string;
    menuId: string;
    read: boolean;
    write: boolean;
    delete: boolean;
    export: boolean;
  }[];
  /** All menus, parents before children and siblings in their order */
  menus: {
    menuId: string;
    /** In the reader's language */
    menuName: string;
    parentId: string | null;
    path: string | null;
    /** The menu and those above it are in use */
    inUse: boolean;
    /** For each right the roles that give it to this user at this moment */
    sources: {
      read: string[];
      write: string[];
      delete: string[];
      export: string[];
    };
  }[];
};
export type CloseBookSummary = {
  bookId: string;
  kind: 'demo' | 'small' | 'example' | 'own';
  name: CloseText;
  /** Functional currency */
  currency: string;
  firstPeriod: string;
  lastPeriod: string;
  groups: number;
  modelPoints: number;
  /** The caller has loaded it */
  isOwn: boolean;
};
export type CloseCurveRates = {
  /** Of the curve */
  id: string;
  rates: number[];
}[];
export type CloseAssumptionVersion = {
  version: string;
  revision: number;
  name: CloseText;
  state: 'draft' | 'submitted' | 'approved';
  /** Who made it */
  createdBy: string;
  createdAt: string;
  approvedBy?: string;
  approvedAt?: string;
  set: {
    [key: string]: any;
  };
  curves?: CloseCurveRates;
};
export type CloseCurve = {
  id: string;
  /** The month at whose end it stood, as 2025-12 */
  date: string;
  currency: string;
  kind: 'riskFree' | 'illiquidityPremium';
  source: string;
  /** Years */
  terms: number[];
  /** Effective annual spot rates, 0.03 is 3 %; of a premium the one rate that is added at every term */
  rates: number[];
};
export type CloseAssumptionDraft = {
  /** The one that was read; 0 for a new version */
  revision: number;
  name: CloseText;
  /** An `AssumptionSet` of `src/domain/ifrs17/projection`; `version` is that of the address */
  set: {
    [key: string]: any;
  };
  curves?: CloseCurveRates;
};
export type CloseScenario = {
  id: string;
  name: CloseText;
  /** A `Shock` of `src/domain/ifrs17/projection`; factors multiply, additions add to annual rates */
  shock?: {
    mortality?: number;
    morbidity?: number;
    lapse?: number;
    expenses?: number;
    commissions?: number;
    volatility?: number;
    inflation?: number;
    crediting?: number;
  };
  /** Added to every rate */
  curveShift?: number;
  illiquidityShift?: number;
};
export type CloseComment = {
  commentId: string;
  cell: string;
  text: string;
  /** The name of who wrote it */
  author: string;
  writtenAt: string;
  resolvedBy: string | null;
  resolvedAt: string | null;
};
export type CloseLedgerRules = {
  [key: string]: {
    event: string;
    paragraph: string;
    debit: string;
    credit: string;
    amount: string;
  }[];
};
export type CloseRuleSet = {
  version: number;
  rules: CloseLedgerRules;
  reason: string;
  savedBy: string;
  savedAt: string;
};
export type ClosePeriodId = string;
export type CloseScenarioId = string;
export type ClosePerson = {
  username: string;
  name: string;
};
export type ClosePeriod = {
  period: ClosePeriodId;
  scenarioId: CloseScenarioId;
  state: 'open' | 'closed' | 'locked';
  /** The current run */
  runId: string | null;
  /** The current run rests on an opening or on assumptions that others have taken the place of */
  isStale: boolean;
  /** Versions of assumptions that the period would rest on now, approved after the current run began; none of a locked period */
  approvedSince: string[];
  /** The run whose journals stand in the ledger */
  postedRunId: string | null;
  /** Who locked or unlocked it last */
  changedBy: ClosePerson | null;
  changedAt: string | null;
  reason: string | null;
};
export type CloseBookId = string;
export type CloseRunState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
export type CloseControlCounts = {
  holds: number;
  fails: number;
  notRun: number;
};
export type CloseStepName =
  | 'contracts'
  | 'grouping'
  | 'assumptions'
  | 'curves'
  | 'cashFlows'
  | 'riskAdjustment'
  | 'measurement'
  | 'journals'
  | 'statements';
export type CloseRunStep = {
  step: CloseStepName;
  /** reused: taken over from the run on which this one is based */
  state: 'waiting' | 'running' | 'done' | 'failed' | 'reused' | 'cancelled';
  /** What it takes */
  in: number;
  out: number;
  /** What could not be done */
  failed: number;
  /** Time that the workers spent on it */
  workSeconds: number;
  startedAt: string | null;
  endedAt: string | null;
};
export type CloseRun = {
  runId: string;
  bookId: CloseBookId;
  period: ClosePeriodId;
  scenarioId: CloseScenarioId;
  state: CloseRunState;
  /** Its results are those of the period */
  isCurrent: boolean;
  /** The first step that it did itself */
  fromStep: number;
  /** The run whose steps before fromStep it took over */
  basedOn: string | null;
  /** null where the system did */
  startedBy: ClosePerson | null;
  createdAt: string;
  startedAt: string | null;
  endedAt: string | null;
  /** Groups and treaties that it closes */
  groups: number;
  failedGroups: number;
  controls: CloseControlCounts;
  /** All nine, in their order */
  steps: CloseRunStep[];
};
export type CloseRuns = {
  /** The periods that have been closed, the latest first */
  periods: ClosePeriod[];
  runs: CloseRun[];
  /** Of the periods that the system closes by itself, how many are closed; none of one's own book */
  history: {
    closed: number;
    total: number;
  };
};
export type ClosePlace = {
  bookId: CloseBookId;
  period: ClosePeriodId;
  scenarioId?: CloseScenarioId;
};
export type CloseControl = {
  id: string;
  paragraph: string;
  /** Key of its words */
  message: string;
  tolerance: number;
  state: 'holds' | 'fails' | 'notRun';
  checked: number;
  failures: {
    group: string;
    figure: string;
    expected: number;
    found: number;
  }[];
};
export type CloseFailedGroup = {
  id: string;
  step: CloseStepName;
  errors: {
    path: string;
    expected: string;
    found: string;
  }[];
};
export type CloseRunDetail = {
  run: CloseRun;
  controls: CloseControl[];
  failedGroups: CloseFailedGroup[];
};
export type CloseRerun = {
  fromStep: number;
};
export type ClosedGroup = {
  id: string;
  company: string;
  portfolio: string;
  currency: string;
  transition: 'modifiedRetrospective' | 'fairValue' | 'other';
  isAcquired: boolean;
  period: string;
  side: 'issued' | 'held';
  family: 'general' | 'allocation' | 'acquisitionAsset';
  model: 'GMM' | 'VFA' | 'PAA';
  figures: {
    [key: string]: number;
  };
  periodsPerYear: 1 | 2 | 4 | 12;
  isOnerousAtRecognition: boolean;
  holdsBoth: boolean;
  recoveryCap?: number;
};
export type CloseResults = {
  runId: string;
  bookId: CloseBookId;
  period: ClosePeriodId;
  scenarioId: CloseScenarioId;
  groups: ClosedGroup[];
};
export type CloseReason = {
  bookId: CloseBookId;
  period: ClosePeriodId;
  reason: string;
};
export type ClosePosting = {
  postingId: string;
  bookId: CloseBookId;
  period: ClosePeriodId;
  runId: string;
  kind: 'posting' | 'restatement' | 'reversal';
  /** The posting that it takes back or changes */
  corrects: string | null;
  /** Of the entries */
  date: string;
  reason: string | null;
  /** null where the system did */
  postedBy: ClosePerson | null;
  postedAt: string;
  lines: number;
  /** Sum of all debits */
  debit: number;
  credit: number;
};
export type ClosePostings = ClosePosting[];
export type ClosePostRequest = {
  runId: string;
  /** Why a posted period is restated */
  reason?: string;
};
export type CloseReversal = {
  reason: string;
};
export type CloseJournalLine = {
  entry: string;
  company: string;
  group: string;
  period: string;
  date: string;
  event: string;
  paragraph: string;
  role: string;
  account: {
    code: string;
    name: {
      en: string;
      ko: string;
      'zh-tw': string;
    };
  };
  currency: string;
  debit: number;
  credit: number;
  corrects?: string;
};
export type CloseJournal = {
  total: number;
  debit: number;
  credit: number;
  lines: CloseJournalLine[];
};
export type OcrDoubtfulWord = {
  /** Where the word begins in the text of its page, in UTF-16 units */
  start: number;
  /** Where it ends; exclusive */
  end: number;
  confidence: number;
};
export type OcrPage = {
  text: string;
  source?: 'textLayer' | 'recognised';
  /** How sure the engine is of the page; null for a text layer and for a page without text */
  confidence?: number | null;
  /** The words of which the engine is not sure, in the order of the text */
  doubtful?: OcrDoubtfulWord[];
  /** Given where a picture on the page is broken, so that words may be missing */
  damaged?: boolean;
  /** Given where the page is written in a script that is not read: its code in ISO 15924; Zzzz where there are letters, and nobody can tell of which */
  unsupportedScript?: string;
};
export type OcrResult = {
  /** The text of all pages with an empty line between them */
  text: string;
  pages?: OcrPage[];
};
export type FailureDetail = {
  /** What went wrong, in the reader's language */
  detail: string;
};
export type OcrUpload = {
  /** PDF, PNG or JPEG, at most 2 MiB */
  file: Blob;
};
export type Status = {
  status: 'ok' | 'unavailable';
};
export const {
  useSignInMutation,
  useSignUpMutation,
  useSignOutMutation,
  useGetSessionQuery,
  useLazyGetSessionQuery,
  useSendPasswordResetCodeMutation,
  useResetPasswordMutation,
  useSendEmailCodeMutation,
  useListCommonCodeDetailsQuery,
  useLazyListCommonCodeDetailsQuery,
  useRequestCounselingMutation,
  useAskChatQuery,
  useLazyAskChatQuery,
  useRateChatAnswerMutation,
  useListEditorQuestionsQuery,
  useLazyListEditorQuestionsQuery,
  useSettleEditorQuestionMutation,
  useGetSiteSettingsQuery,
  useLazyGetSiteSettingsQuery,
  useListMenusQuery,
  useLazyListMenusQuery,
  useAskDataMutation,
  useListDataValuesQuery,
  useLazyListDataValuesQuery,
  useWriteSqlMutation,
  useRunSqlMutation,
  useListAdminRowsQuery,
  useLazyListAdminRowsQuery,
  useSaveAdminRowsMutation,
  useListAdminAuditQuery,
  useLazyListAdminAuditQuery,
  useExportAdminRowsMutation,
  useListUserRightsQuery,
  useLazyListUserRightsQuery,
  useListCloseBooksQuery,
  useLazyListCloseBooksQuery,
  useGetCloseBookQuery,
  useLazyGetCloseBookQuery,
  useGetCloseAssumptionsQuery,
  useLazyGetCloseAssumptionsQuery,
  useSaveCloseAssumptionsMutation,
  useMoveCloseAssumptionsMutation,
  useImportCloseBookMutation,
  useGetCloseBookSharingQuery,
  useLazyGetCloseBookSharingQuery,
  useShareCloseBookMutation,
  useRemoveCloseBookMutation,
  useSaveCloseScenarioMutation,
  useGetCloseGroupInputQuery,
  useLazyGetCloseGroupInputQuery,
  useListCloseCommentsQuery,
  useLazyListCloseCommentsQuery,
  useAddCloseCommentMutation,
  useResolveCloseCommentMutation,
  useListCloseRuleSetsQuery,
  useLazyListCloseRuleSetsQuery,
  useSaveCloseRuleSetMutation,
  useSimulateAnswerQuery,
  useLazySimulateAnswerQuery,
  useListCloseRunsQuery,
  useLazyListCloseRunsQuery,
  useStartCloseRunMutation,
  useGetCloseRunQuery,
  useLazyGetCloseRunQuery,
  useCancelCloseRunMutation,
  useRerunCloseRunMutation,
  useGetCloseResultsQuery,
  useLazyGetCloseResultsQuery,
  useGetCloseFiguresQuery,
  useLazyGetCloseFiguresQuery,
  useLockClosePeriodMutation,
  useUnlockClosePeriodMutation,
  useListClosePostingsQuery,
  useLazyListClosePostingsQuery,
  usePostCloseJournalsMutation,
  useReverseCloseJournalsMutation,
  useListCloseJournalLinesQuery,
  useLazyListCloseJournalLinesQuery,
  useExtractTextMutation,
  useGetHealthQuery,
  useLazyGetHealthQuery,
  useGetReadinessQuery,
  useLazyGetReadinessQuery,
} = injectedRtkApi;
