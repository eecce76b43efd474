// Generated from openapi.yaml by `npm run generate`. Do not edit.
export interface paths {
  '/api/v1/basicbiz/auth/signIn': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Start a session (AP-1)
     * @description The token is new at each sign-in and valid for one day. Tries are throttled by account and by source.
     */
    post: operations['signIn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/auth/signUp': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create an account and start its session (AP-2)
     * @description The values are judged in the order of rows VA-UP-1 to 9, then the verification code, the country and the terms. A code is used up only by success. The demo right is never granted here.
     */
    post: operations['signUp'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/auth/signOut': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * End the session on the server
     * @description Revokes the token of the cookie. Succeeds as well where there is no session.
     */
    post: operations['signOut'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/auth/session': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What the server knows of this session
     * @description The demo right here is the server's own; the cookie's flag is only a hint for the screen.
     */
    get: operations['getSession'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/auth/passwordReset/code': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Mail a code for a new password
     * @description The answer is the same whether or not the address has an account; an address without one gets a mail that says so.
     */
    post: operations['sendPasswordResetCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/auth/passwordReset': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set a new password with a mailed code
     * @description Ends every session of the account.
     */
    post: operations['resetPassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/email/auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Mail a verification code for sign-up (AP-3)
     * @description Takes the sign-up payload and uses its e-mail address. Six digits, ten minutes, single use, five tries. The answer is the same whether or not the address has an account; an owner gets a mail that says so.
     */
    post: operations['sendEmailCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/commonCode/dtl/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The entries of a common code (AP-4)
     * @description The entries in use in their order, then in that of the reader's language. Master code COUNTRY_CD holds every country of ISO 3166-1; it is the only list for readers without a session.
     */
    get: operations['listCommonCodeDetails'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/counseling/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask for a consultation (AP-7)
     * @description Stored first, then mailed to the firm; a request whose mail fails is mailed again later.
     */
    post: operations['requestCounseling'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/chat/ask': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Ask the assistant (AP-5)
     * @description Answers from the handbook, the site and our data, in the language of the request. With `form=text` the data is text, or text that holds a JSON object of type, src and caption (an image); with `form=full` it is the same answer in its parts, each with the passage that it stands on.
     *     With `form=full` and `Accept: application/x-ndjson` the answer comes as lines of JSON: first what was found, part by part, as `{"part": ChatPart}`, then one line that is the envelope. Its answer counts: a language model may have phrased it anew meanwhile.
     */
    get: operations['askChat'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/chat/{answerId}/rating': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Say whether an answer helped, and why not
     * @description Kept without the question, unless who rates sends it to the editors: then it is kept for 90 days with the page that answered. Rated again, the later rating counts.
     */
    post: operations['rateChatAnswer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/chat/questions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Questions that people sent to the editors because the answer did not help
     * @description The latest first, at most 500. They do not say who asked, and are gone after 90 days.
     */
    get: operations['listEditorQuestions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/chat/questions/{questionId}/settle': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take a question off the editors' list
     * @description The question and its page are erased, the rating stays. Doing it twice does no harm.
     */
    post: operations['settleEditorQuestion'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/site/settings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What this installation offers */
    get: operations['getSiteSettings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/menu/list/email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The menus of the signed-in user (AP-6)
     * @description A flat list, parents before children and siblings in their order: the menus that the user may read and the menus above them. The session decides; an address in the query must be the user's own.
     */
    get: operations['listMenus'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/textToSql/ask': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Understand a question and answer it
     * @description A question in English, Korean or Chinese, or one that was understood before with a part changed (`query`). Without a model: the words are those of the semantic model in
     *     `src/domain/questions` and of the data that the user may see. What is understood comes back as parts that can be changed, with the SQL and its rows. A word with several meanings is
     *     asked back (`ambiguous`; answered by `choices`), a figure that cannot be split so is named (`impossible`), and words that mean nothing are listed (`unknown`).
     */
    post: operations['askData'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/textToSql/values': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Values that rows can be chosen by
     * @description Those of a dimension in the data that the user may see, the first of them that contain `text` in one of their names. Dimensions whose values the semantic model lists
     *     have none here.
     */
    get: operations['listDataValues'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/textToSql/write': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Write SQL for tables that somebody has defined
     * @description Reads CREATE TABLE statements (columns, types, comments, keys) as a semantic model, and writes SQL in PostgreSQL's dialect for a question in English, Korean or Chinese, for what was
     *     understood before with a part changed (`query`), or checks SQL that somebody wrote (`sql`). What is written is held against the definitions and never run; nothing of it is kept.
     *     What was taken for granted is listed (`assumptions`): the date that times are of, a join that no key declares, a value that nobody has looked up.
     */
    post: operations['writeSql'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/textToSql/run': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Run a query on the views that may be asked
     * @description Needs a session (SE-6), not the demo right: the views show to each user the rows that the rights allow. One query in PostgreSQL's dialect, read by PostgreSQL's own parser
     *     and held against lists of what is allowed, weighed, run by a role that reads these views and nothing else. What does not run comes back as `refused` with its place in the text.
     *     The query ends when the client goes away.
     */
    post: operations['runSql'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/admin/{resource}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A page of the rows of a resource
     * @description Rows come in the order of `sort`, then of their keys, so that pages neither repeat nor miss a row. The fields of each resource, their
     *     rules and their keys stand in `src/domain/admin`; a key of two fields is written `COUNTRY_CD/KR`. `roleMenus` has one row a role and menu,
     *     with version 0 where no right is given.
     */
    get: operations['listAdminRows'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/admin/{resource}/save': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Save a batch of changes, all or nothing
     * @description Every line is judged; if one of them cannot be saved, none is. `dryRun` judges in the same way and saves nothing.
     *
     *     `create` needs a new key. `update` takes the fields that change (others stay) and needs the version that was read, as `delete` does; another
     *     version is a conflict. `put` is for imports: it creates the row or changes it, whatever its version. Rows of `users` and `roleMenus` can only
     *     be updated. Every saved line is written to the audit log in the same transaction.
     *     A role or a menu takes the rights that hang on it with it when it is deleted.
     *
     *     Creating and changing need the right `write`, deleting needs `delete`, both checked again at the moment of saving.
     */
    post: operations['saveAdminRows'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/admin/{resource}/audit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Who changed the rows of a resource, the latest change first */
    get: operations['listAdminAudit'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/admin/{resource}/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * All rows that match, as a file
     * @description At most 100,000 rows (E1507 beyond). CSV is UTF-8 with a byte order mark; a text that a spreadsheet would take for a formula begins with an apostrophe. A failure is an envelope of type application/json. The export is written to the audit log. Two run at a time and fifty wait; the next is answered with 503 (E5003).
     */
    get: operations['exportAdminRows'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/admin/users/rights': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What a user may do, and through which roles
     * @description The effective rights by menu with the roles that give them, and everything that is needed to see what other roles would give: all roles in use and what each gives. A menu that is not in use, or stands below one that is not, gives nothing.
     */
    get: operations['listUserRights'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/close/books': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The books that the caller may see
     * @description The demo insurer, the small company for learning, the published examples, and one's own books: those that the caller has loaded, or that a role of the caller is given.
     */
    get: operations['listCloseBooks'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/close/books/{bookId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What a book is
     * @description Portfolios, products, groups, treaties, periods, scenarios and events: the `BookDefinition` of `src/domain/close`, where each field is documented. Contracts and what happened to them stay on the server.
     */
    get: operations['getCloseBook'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/close/books/{bookId}/assumptions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Assumptions of a book with their versions, and market curves with their sources
     * @description Drafts are among them; a close takes the last approved version that is effective.
     */
    get: operations['getCloseAssumptions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/close/books/{bookId}/assumptions/{version}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Save a draft of a version
     * @description Creates the draft, or changes it where `revision` is the one that was read. Only a draft can be changed, and only in a book that is one's own or the demo insurer's.
     */
    post: operations['saveCloseAssumptions'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/close/books/{bookId}/assumptions/{version}/state': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Submit a draft, approve what was submitted, or give it back
     * @description Four eyes: nobody approves what they made (E1605). What is approved never changes; the next close of a period that it reaches takes it.
     */
    post: operations['moveCloseAssumptions'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/close/imports': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Load a book of one's own from a file
     * @description A ZIP archive of CSV tables (UTF-8): `book`, `portfolios`, `products`, `groups`, `assumptions`, `curves`, `modelPoints`, and where there are any
     *     `treaties`, `openings`, `actuals`, `notes`. Their columns stand in `src/domain/close/file`; the template is the small company in this form. The file is read
     *     as it comes, in constant memory; every row is judged, and where one is wrong nothing is saved. `dryRun` judges in the same way and saves nothing.
     *     Two archives are read at a time and ten wait; the next is answered with 503 (E5003).
     */
    post: operations['importCloseBook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/close/books/{bookId}/sharing': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * With which roles a book of one's own is shared, among all that there are
     * @description Only the owner may ask.
     */
    get: operations['getCloseBookSharing'];
    put?: never;
    /**
     * Share a book of one's own with roles, or take it back
     * @description The list replaces the one before; a role that is not there is given nothing. Only the owner may.
     */
    post: operations['shareCloseBook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/close/books/{bookId}/removal': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Remove a book of one's own with its runs and their results
     * @description Only the owner may. What was posted stays in the ledger.
     */
    post: operations['removeCloseBook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/close/books/{bookId}/scenarios': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Save what was tried as a scenario
     * @description A scenario of the same name is replaced, but for those that came with the book (E1606).
     */
    post: operations['saveCloseScenario'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/close/reports/groupInput': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What a group was measured from in a run
     * @description The input of the engine from which its figures follow: a `BookGroup` of `src/domain/ifrs17/book`, or for a treaty a `BookTreaty` with the groups that it covers. Behind the estimates of a group stand its contracts at the start and the end of the quarter as inputs of the projection (`ProjectionInput` of `src/domain/ifrs17/projection`), with the assumptions and the curve of each date as they stood when the run began. For explanations and what-ifs.
     */
    get: operations['getCloseGroupInput'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/close/reports/comments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What was written about the cells of the statements of a period */
    get: operations['listCloseComments'];
    put?: never;
    /**
     * Write a comment on a cell
     * @description Whoever may read the statements may ask about them, an auditor first of all. A period that the book does not have is not there (E1601).
     */
    post: operations['addCloseComment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/close/reports/comments/{commentId}/resolve': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Mark a comment as answered
     * @description It stays where it is, with who resolved it first.
     */
    post: operations['resolveCloseComment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/close/reports/rules': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Versions of the rules from event to account, the latest first
     * @description None where the book posts by the rules of the engine.
     */
    get: operations['listCloseRuleSets'];
    put?: never;
    /**
     * Save changed rules as a new version
     * @description Versions are never changed, and those of a published example not made (E1602). What was made on a version that is no longer the latest is refused (E1633), and so are rules that name an account or a figure that does not exist (E1634).
     */
    post: operations['saveCloseRuleSet'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/workspace/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A WebSocket that tells an open workspace what has changed
     * @description Text frames of JSON from the server; what the client sends is ignored. `{"type":"rightsChanged"}`: menus or rights of this user may have
     *     changed, so session and menus are to be read again. `{"type":"closeProgress","run":...}`: how far the run of a book that this user may see has come, as
     *     `getCloseRun` gives it; between two of them some may be left out, the last one never. The session is checked when the socket opens and again before each message. The server
     *     closes with 4401 when the session is gone, with 1012 when it restarts, with 1013 beyond fifty sockets of a user. A request without a session, from another site or that asks for no upgrade is
     *     answered with an envelope.
     */
    get: operations['openWorkspaceEvents'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/clientTest/answer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * An answer of a chosen kind, to see what the site does with it
     * @description Changes nothing and knows nothing of the caller.
     */
    get: operations['simulateAnswer'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/close/runs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The periods of a book as they stand, and its runs, the latest first
     * @description A period is stale when the period before it has been closed anew since it was closed itself. `history` says how far the first closing of the periods of the past has come, which the system does in the background.
     */
    get: operations['listCloseRuns'];
    put?: never;
    /**
     * Close a period
     * @description Puts the nine steps into the queue of the workers. While a run of the same book, period and scenario is under way there is no second one: whoever starts it then gets the one that is. The period before must be closed. A locked period is not closed again (E1612).
     */
    post: operations['startCloseRun'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/close/runs/{runId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A run with its controls and the groups that could not be measured */
    get: operations['getCloseRun'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/close/runs/{runId}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Stop a run that is under way
     * @description What it has computed so far is given up; the results of the run before stay the current ones. A run that has ended stays as it is.
     */
    post: operations['cancelCloseRun'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/close/runs/{runId}/rerun': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Close again from a step on
     * @description A new run that takes over what the steps before have given, and does the others anew. Steps 1 to 4 and 5 to 7 are done together: from one of them is from the first of them.
     */
    post: operations['rerunCloseRun'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/close/results': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The groups of a closed period with all their figures
     * @description Of the current run, or of the run that is named. Sums, statements, notes, controls and journals follow from these figures by the functions of `src/domain/ifrs17/book`. Figures that are zero are left out. The answer of a run never changes.
     */
    get: operations['getCloseResults'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/close/figures': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Some figures of the groups of a run
     * @description The groups of `getCloseResults` with the named figures alone: what a note needs that holds several closes beside each other (128). The answer never changes.
     */
    get: operations['getCloseFigures'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/close/periods/lock': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Lock a period that is closed
     * @description Its run stays the current one, and its journals can no longer be reversed. The period before must be locked, every control hold and the journals be posted (E1618, E1620). A stale period is closed again first (E1622).
     */
    post: operations['lockClosePeriod'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/close/periods/unlock': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Unlock the latest locked period, with a reason
     * @description What is posted stays posted: a run that follows is posted as the difference (restatement). Periods after it must not be locked (E1616).
     */
    post: operations['unlockClosePeriod'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/close/postings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What has been posted, reversed and restated, by whom and why */
    get: operations['listClosePostings'];
    put?: never;
    /**
     * Post the journals of the current run
     * @description All lines in one transaction, once: posting a run again answers with the posting that there is. Where an earlier run of the period is posted, what is posted now is the difference of each group, event and account (a restatement), which needs a reason. Only the base scenario is posted.
     */
    post: operations['postCloseJournals'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/close/postings/{postingId}/reverse': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take a posting back by entries with debit and credit turned round
     * @description The lines that were posted stay. The period must not be locked.
     */
    post: operations['reverseCloseJournals'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/basicbiz/close/journal': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Journal lines of a run as it computed them, or as they were posted
     * @description In the order of their entries. Lines of a run are there as soon as its journals are; posted lines are never changed.
     */
    get: operations['listCloseJournalLines'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/ocr/extract': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Read the text of a picture or a PDF (AP-8)
     * @description One PDF, PNG or JPEG of at most 2 MiB, judged by its content. A PDF page with a text layer gives that text; other pages are recognised.
     *     Nothing is kept. A client that goes away cancels the work.
     *     Where too many files wait already, or four of the same address, the answer is 503 with Retry-After.
     *
     *     With `Accept: application/x-ndjson` the same answer comes as lines of JSON: first any number of `{"done": 1, "total": 10}` (pages read, pages
     *     in all), then one line that is either the envelope or, since the status has been sent by then, `{"status": 422, "detail": "..."}`.
     *     What fails before the first page is read is answered with its own status in both cases.
     */
    post: operations['extractText'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/health': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The process is alive */
    get: operations['getHealth'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ready': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The server can answer, its database included */
    get: operations['getReadiness'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description `200` or a code of `x-error-codes` */
    Code: string;
    FailureEnvelope: {
      code: components['schemas']['Code'];
      message: string;
      data?: null;
    };
    EmptyEnvelope: {
      code: components['schemas']['Code'];
      message: string;
      data?: null;
    };
    /** @description A question, or what was understood with a part changed */
    AskDataRequest: {
      question?: string;
      query?: components['schemas']['DataQuery'];
      previous?: components['schemas']['DataQuery'];
      /** @description What words mean, by the words */
      choices?: {
        [key: string]: string;
      };
    };
    /** @description Definitions of tables, and a question on them, what was understood with a part changed, or SQL to be checked */
    WriteSqlRequest: {
      ddl: string;
      question?: string;
      query?: components['schemas']['DataQuery'];
      previous?: components['schemas']['DataQuery'];
      /** @description What words mean, by the words */
      choices?: {
        [key: string]: string;
      };
      sql?: string;
    };
    WrittenSqlEnvelope: {
      code: components['schemas']['Code'];
      message: string;
      data?: components['schemas']['WrittenSql'];
    };
    /** @description SQL that was written and not run */
    WrittenSql: components['schemas']['DataAnswer'] & {
      assumptions?: {
        /** @enum {string} */
        kind: 'date' | 'join' | 'value';
        /** @description As it stands in the SQL */
        text: string;
      }[];
      /**
       * @description Why the definitions cannot be asked
       * @enum {string}
       */
      ddlProblem?: 'tooLong' | 'noTables' | 'tooManyTables';
    };
    /** @description A question as it was understood */
    DataQuery: {
      entity?: string;
      measures: string[];
      dimensions: string[];
      filters: components['schemas']['DataFilter'][];
      thresholds: components['schemas']['DataThreshold'][];
      period?: components['schemas']['DataPeriod'];
      /** @enum {string} */
      comparison?: 'previous' | 'yearBefore' | 'given';
      /** @description What a given comparison is with, a time or other values */
      against?: {
        period?: components['schemas']['DataPeriod'];
        filter?: components['schemas']['DataFilter'];
      };
      /** @enum {string} */
      calculation?: 'share' | 'running' | 'change' | 'ratio' | 'multiple' | 'difference';
      /** @description The figures of each of these are averaged, a dimension */
      averageOver?: string;
      /** @description What stands in the middle of them, not their average */
      isMedian?: boolean;
      /** @description How many of these there are is asked for, a dimension */
      countOf?: string;
      order?: components['schemas']['DataOrder'];
      limit?: number;
      /** @description So many rows come before these */
      offset?: number;
      /** @description So many rows of each of these, a dimension */
      limitWithin?: string;
      within?: components['schemas']['DataSelection'];
      /** @description Words that were left out; what goes on from it leaves them out, too */
      unread?: string[];
    };
    /** @description A limit on a figure, or on what was computed of it */
    DataThreshold: {
      measure: string;
      /** @enum {string} */
      operator: '>' | '>=' | '<' | '<=';
      value: number;
      /**
       * @description What was computed of the figure is limited, not the figure
       * @enum {string}
       */
      of?: 'change' | 'changePercent' | 'share' | 'difference' | 'ratio' | 'average';
      /** @description ... in each of so many quarters, one after the other */
      inARow?: number;
    };
    /** @description By what rows are ordered */
    DataOrder: {
      by: string;
      /** @enum {string} */
      direction: 'ascending' | 'descending';
      /**
       * @description How it moved
       * @enum {string}
       */
      of?: 'change' | 'changePercent';
    };
    /** @description Those of a dimension that a query of their own chooses */
    DataSelection: {
      dimension: string;
      measures: string[];
      filters: components['schemas']['DataFilter'][];
      thresholds: components['schemas']['DataThreshold'][];
      period?: components['schemas']['DataPeriod'];
      /** @enum {string} */
      comparison?: 'previous' | 'yearBefore';
      /** @enum {string} */
      calculation?: 'share' | 'change' | 'ratio' | 'multiple' | 'difference';
      order?: components['schemas']['DataOrder'];
      limit?: number;
      offset?: number;
    };
    /** @description Rows that have one of these values, or none of them */
    DataFilter: {
      dimension: string;
      values: string[];
      isNegated: boolean;
    };
    /** @description Quarters, each by its last month, both included */
    DataPeriod: {
      from: components['schemas']['ClosingMonth'];
      to: components['schemas']['ClosingMonth'];
    };
    /** @description The last month of a quarter */
    ClosingMonth: string;
    DataAnswerEnvelope: {
      code: components['schemas']['Code'];
      message: string;
      data?: components['schemas']['DataAnswer'];
    };
    DataAnswer: {
      /** @enum {string} */
      kind: 'understood' | 'ambiguous' | 'impossible' | 'nothing';
      /** @description A model wrote the SQL, which passed the same gates; there is no `query` then */
      byModel?: boolean;
      /** @description A model was asked and gave no SQL in time; the answer was found without it */
      modelFailed?: boolean;
      query?: components['schemas']['DataQuery'];
      sql?: string;
      /** @description What each column of the result answers */
      columns?: {
        name: string;
        /** @enum {string} */
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
        /** @description A dimension, a measure, two measures (`csm/bel`) or a column of the view */
        of: string;
      }[];
      result?: components['schemas']['SqlResult'];
      refused?: components['schemas']['SqlRefusal'];
      /** @description Words that mean nothing here */
      unknown: string[];
      /** @description What was taken for something that is written otherwise */
      approximations?: {
        text: string;
        meaning: string;
      }[];
      /** @description The word that has several meanings */
      text?: string;
      options?: string[];
      /** @description What cannot be split by `dimension` */
      measure?: string;
      dimension?: string;
      /** @description Names of the values that the answer speaks of, in the reader's language */
      names: {
        dimension: string;
        value: string;
        name: string;
      }[];
    };
    DataValuesEnvelope: {
      code: components['schemas']['Code'];
      message: string;
      data?: components['schemas']['DataValues'];
    };
    DataValues: {
      values: {
        value: string;
        /** @description In the reader's language */
        name: string;
      }[];
      /** @description How many there are, of which these are the first */
      total: number;
    };
    RunSqlRequest: {
      sql: string;
    };
    SqlAnswerEnvelope: {
      code: components['schemas']['Code'];
      message: string;
      data?: components['schemas']['SqlAnswer'];
    };
    /** @description A result, or why there is none */
    SqlAnswer: {
      result?: components['schemas']['SqlResult'];
      refused?: components['schemas']['SqlRefusal'];
    };
    SqlResult: {
      columns: {
        name: string;
        /** @enum {string} */
        type: 'text' | 'number' | 'boolean' | 'date' | 'timestamp';
      }[];
      rows: (string | number | boolean | null)[][];
      /** @description There are more rows than are given */
      isTruncated: boolean;
    };
    SqlRefusal: {
      /** @enum {string} */
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
      /** @description The name that it is about; what PostgreSQL says of syntax and meaning */
      detail: string;
      /** @description In UTF-16 units from the start of the text */
      position?: number;
    };
    SignInRequest: {
      id: string;
      pwd1: string;
    };
    SignUpRequest: {
      id: string;
      name: string;
      email: string;
      pwd1: string;
      pwd2: string;
      /** @description ISO 3166-1 alpha-2 */
      country?: string;
      /** @default true */
      termOfService: boolean;
      /** @description The mailed code */
      auth?: string;
    };
    /** @description The sign-up payload; only the address is used */
    EmailCodeRequest: {
      id?: string;
      name?: string;
      email: string;
      pwd1?: string;
      pwd2?: string;
      country?: string;
      /** @default true */
      termOfService: boolean;
      auth?: string;
    };
    EmailOnly: {
      email: string;
    };
    PasswordResetRequest: {
      email: string;
      auth: string;
      pwd1: string;
      pwd2: string;
    };
    /** @enum {string} */
    DemoAuth: 'TRUE' | 'FALSE';
    SessionGrant: {
      token: string;
      demoAuth: components['schemas']['DemoAuth'];
    };
    SessionGrantEnvelope: {
      code: components['schemas']['Code'];
      message: string;
      data?: components['schemas']['SessionGrant'];
    };
    SessionState: {
      signedIn: boolean;
      id?: string;
      name?: string;
      email?: string;
      demoAuth: components['schemas']['DemoAuth'];
      /** Format: date-time */
      expiresAt?: string;
    };
    SessionStateEnvelope: {
      code: components['schemas']['Code'];
      message: string;
      data?: components['schemas']['SessionState'];
    };
    CodeReferenceEnvelope: {
      code: components['schemas']['Code'];
      message: string;
      /** @description The verification reference */
      data?: string;
    };
    CommonCodeDetail: {
      code: string;
      codeName: string;
    };
    CommonCodeListEnvelope: {
      code: components['schemas']['Code'];
      message: string;
      data?: components['schemas']['CommonCodeDetail'][];
    };
    CounselingRequest: {
      name: string;
      email: string;
      message: string;
    };
    ChatSource: {
      /** @description The page below the site */
      path: string;
      /** @description The section, without `#`; empty for the page as a whole */
      anchor: string;
      title: string;
      /** @description The words of the page that are to be marked */
      passage: string;
    };
    /** @description `say` are words that connect; `quote` is word for word from its source; tables, formulas and images stand on their source too */
    ChatPart: {
      /** @enum {string} */
      type: 'say' | 'quote' | 'table' | 'formula' | 'image';
      text?: string;
      source?: components['schemas']['ChatSource'];
      columns?: string[];
      rows?: string[][];
      src?: string;
      /** @description Of an image */
      width?: number;
      height?: number;
      caption?: string;
    };
    ChatAnswer: {
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      kind: 'answer' | 'image' | 'refusal';
      /** @description The whole as plain text */
      text: string;
      parts: components['schemas']['ChatPart'][];
      /** @description Questions that lead on */
      suggestions: string[];
      /** @description Nearest pages of a refusal */
      pages: {
        path: string;
        title: string;
      }[];
      /** @description Whether to offer the consultation form */
      consultation: boolean;
      /** @description Phrased by a language model and checked against the passages */
      byModel: boolean;
    };
    ChatEnvelope: {
      code: components['schemas']['Code'];
      message: string;
      data?: string | components['schemas']['ChatAnswer'];
    };
    ChatRating: {
      useful: boolean;
      reason?: string;
      /** @description Only where who rates has agreed that it is sent to the editors */
      question?: string;
      /** @description With the question, the address of the page that answered or came nearest */
      page?: string;
    };
    EditorQuestion: {
      /** Format: uuid */
      questionId: string;
      question: string;
      /** @description The page that answered or came nearest */
      page: string | null;
      /** @description The heading of this page; null where the assistant knows no such page */
      pageTitle: components['schemas']['CloseText'] | null;
      /** @description What was missing; may be empty */
      reason: string;
      /** Format: date-time */
      sentAt: string;
    };
    EditorQuestionListEnvelope: {
      code: components['schemas']['Code'];
      message: string;
      data?: {
        questions: components['schemas']['EditorQuestion'][];
      };
    };
    SiteSettings: {
      /** @description Client id of the social sign-in provider */
      socialClientId: string | null;
    };
    SiteSettingsEnvelope: {
      code: components['schemas']['Code'];
      message: string;
      data?: components['schemas']['SiteSettings'];
    };
    Status: {
      /** @enum {string} */
      status: 'ok' | 'unavailable';
    };
    StatusEnvelope: {
      code: components['schemas']['Code'];
      message: string;
      data?: components['schemas']['Status'];
    };
    FailureDetail: {
      /** @description What went wrong, in the reader's language */
      detail: string;
    };
    OcrUpload: {
      /**
       * Format: binary
       * @description PDF, PNG or JPEG, at most 2 MiB
       */
      file: string;
    };
    OcrResult: {
      /** @description The text of all pages with an empty line between them */
      text: string;
      pages?: components['schemas']['OcrPage'][];
    };
    OcrPage: {
      text: string;
      /** @enum {string} */
      source?: 'textLayer' | 'recognised';
      /** @description How sure the engine is of the page; null for a text layer and for a page without text */
      confidence?: number | null;
      /** @description The words of which the engine is not sure, in the order of the text */
      doubtful?: components['schemas']['OcrDoubtfulWord'][];
      /** @description Given where a picture on the page is broken, so that words may be missing */
      damaged?: boolean;
      /** @description Given where the page is written in a script that is not read: its code in ISO 15924; Zzzz where there are letters, and nobody can tell of which */
      unsupportedScript?: string;
    };
    OcrDoubtfulWord: {
      /** @description Where the word begins in the text of its page, in UTF-16 units */
      start: number;
      /** @description Where it ends; exclusive */
      end: number;
      confidence: number;
    };
    OcrResultEnvelope: {
      code: components['schemas']['Code'];
      message: string;
      data?: components['schemas']['OcrResult'];
    };
    Rights: {
      read: boolean;
      write: boolean;
      delete: boolean;
      export: boolean;
    };
    MenuItem: {
      menuId: string;
      /** @description In the reader's language */
      menuName: string;
      /** @description Where the menu leads; null where it only holds others */
      path: string | null;
      parentId: string | null;
      rights?: components['schemas']['Rights'];
    };
    MenuListEnvelope: {
      code: components['schemas']['Code'];
      message: string;
      data?: components['schemas']['MenuItem'][];
    };
    /** @enum {string} */
    AdminResourceName:
      | 'menus'
      | 'codeMasters'
      | 'codeDetails'
      | 'companies'
      | 'roles'
      | 'roleMenus'
      | 'users';
    /** @description A row's values by field, see `src/domain/admin` */
    AdminValues: {
      [key: string]: string | number | boolean | null | string[];
    };
    AdminRow: {
      key: string;
      /** @description Goes up with each change */
      version: number;
      values: components['schemas']['AdminValues'];
    };
    AdminPageEnvelope: {
      code: components['schemas']['Code'];
      message: string;
      data?: {
        total: number;
        rows: components['schemas']['AdminRow'][];
      };
    };
    AdminChange: {
      /** @enum {string} */
      op: 'create' | 'update' | 'put' | 'delete';
      /** @description Of the row that is updated or deleted */
      key?: string;
      /** @description The version that was read */
      version?: number;
      values?: components['schemas']['AdminValues'];
    };
    AdminSaveRequest: {
      /** @default false */
      dryRun: boolean;
      changes: components['schemas']['AdminChange'][];
    };
    AdminSaveEnvelope: {
      code: components['schemas']['Code'];
      message: string;
      data?: components['schemas']['AdminSaveResult'];
    };
    AdminSaveResult: {
      saved: boolean;
      /** @description One a change, in the order of the changes */
      lines: components['schemas']['AdminLine'][];
    };
    AdminLine: {
      index: number;
      /**
       * @description What the line did, or would have done where nothing was saved (created, updated, deleted, unchanged), or why it cannot be saved: invalid (see errors), conflict (the row has another version than the one that was read, or the new key is taken), inUse (see usedBy), missing (the row is gone)
       * @enum {string}
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
      errors: components['schemas']['AdminFieldError'][];
      current?: components['schemas']['AdminCurrentRow'];
      /** @description The first twenty of what uses the row */
      usedBy?: components['schemas']['AdminUse'][];
      usedByTotal?: number;
    };
    AdminFieldError: {
      field: string;
      /** @description A key of `x-field-rules` */
      rule: string;
      /** @description In the reader's language */
      message: string;
    };
    /** @description The row as it stands in the database after this call; absent where there is none */
    AdminCurrentRow: {
      key: string;
      version: number;
      values: components['schemas']['AdminValues'];
      /** @description Who saved it last; given with a conflict */
      savedBy?: string;
      /** Format: date-time */
      savedAt?: string;
    };
    AdminUse: {
      kind: components['schemas']['AdminResourceName'];
      key: string;
      /** @description In the reader's language */
      name: string;
    };
    AdminAuditEnvelope: {
      code: components['schemas']['Code'];
      message: string;
      data?: {
        total: number;
        entries: components['schemas']['AdminAuditEntry'][];
      };
    };
    AdminAuditEntry: {
      id: number;
      /** Format: date-time */
      at: string;
      username: string;
      name: string;
      /** @enum {string} */
      action: 'create' | 'update' | 'delete' | 'export';
      /** @description null for an export */
      key: string | null;
      /** @description The values before; of an update only those that changed; null for a new row and an export */
      before: components['schemas']['AdminValues'] | null;
      /** @description The values after; of an update only those that changed; of an export what was asked for; null for a deleted row */
      after: components['schemas']['AdminValues'] | null;
    };
    /** @description The same words in the three languages */
    CloseText: {
      en: string;
      ko: string;
      'zh-tw': string;
    };
    CloseBookSummary: {
      bookId: string;
      /** @enum {string} */
      kind: 'demo' | 'small' | 'example' | 'own';
      name: components['schemas']['CloseText'];
      /** @description Functional currency */
      currency: string;
      firstPeriod: string;
      lastPeriod: string;
      groups: number;
      modelPoints: number;
      /** @description The caller has loaded it */
      isOwn: boolean;
    };
    CloseBookListEnvelope: {
      code: components['schemas']['Code'];
      message: string;
      data?: {
        books: components['schemas']['CloseBookSummary'][];
      };
    };
    CloseBookSharingEnvelope: {
      code: components['schemas']['Code'];
      message: string;
      data?: {
        roles: {
          roleId: string;
          name: components['schemas']['CloseText'];
          /** @description Whoever holds the role sees the book */
          isGiven: boolean;
        }[];
      };
    };
    CloseBookEnvelope: {
      code: components['schemas']['Code'];
      message: string;
      data?: {
        bookId: string;
        modelPoints: number;
        isOwn: boolean;
        /** @description Assumptions and scenarios can be added */
        mayEdit: boolean;
        /** @description A `BookDefinition` of `src/domain/close`, with its scenarios */
        definition: {
          [key: string]: unknown;
        };
      };
    };
    CloseAssumptionDraft: {
      /** @description The one that was read; 0 for a new version */
      revision: number;
      name: components['schemas']['CloseText'];
      /** @description An `AssumptionSet` of `src/domain/ifrs17/projection`; `version` is that of the address */
      set: {
        [key: string]: unknown;
      };
      curves?: components['schemas']['CloseCurveRates'];
    };
    CloseAssumptionVersion: {
      version: string;
      revision: number;
      name: components['schemas']['CloseText'];
      /** @enum {string} */
      state: 'draft' | 'submitted' | 'approved';
      /** @description Who made it */
      createdBy: string;
      createdAt: string;
      approvedBy?: string;
      approvedAt?: string;
      set: {
        [key: string]: unknown;
      };
      curves?: components['schemas']['CloseCurveRates'];
    };
    CloseAssumptionVersionEnvelope: {
      code: components['schemas']['Code'];
      message: string;
      data?: components['schemas']['CloseAssumptionVersion'];
    };
    /** @description Other rates for market curves of the book, one a term of each; in force once the version is approved */
    CloseCurveRates: {
      /** @description Of the curve */
      id: string;
      rates: number[];
    }[];
    CloseCurve: {
      id: string;
      /** @description The month at whose end it stood, as 2025-12 */
      date: string;
      currency: string;
      /** @enum {string} */
      kind: 'riskFree' | 'illiquidityPremium';
      source: string;
      /** @description Years */
      terms: number[];
      /** @description Effective annual spot rates, 0.03 is 3 %; of a premium the one rate that is added at every term */
      rates: number[];
    };
    CloseAssumptionsEnvelope: {
      code: components['schemas']['Code'];
      message: string;
      data?: {
        versions: components['schemas']['CloseAssumptionVersion'][];
        curves: components['schemas']['CloseCurve'][];
      };
    };
    CloseScenario: {
      id: string;
      name: components['schemas']['CloseText'];
      /** @description A `Shock` of `src/domain/ifrs17/projection`; factors multiply, additions add to annual rates */
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
      /** @description Added to every rate */
      curveShift?: number;
      illiquidityShift?: number;
    };
    CloseScenarioListEnvelope: {
      code: components['schemas']['Code'];
      message: string;
      data?: {
        scenarios: components['schemas']['CloseScenario'][];
      };
    };
    CloseGroupInputEnvelope: {
      code: components['schemas']['Code'];
      message: string;
      data?: {
        /** @description `BookGroup`s */
        groups: {
          [key: string]: unknown;
        }[];
        /** @description `BookTreaty`s */
        treaties: {
          [key: string]: unknown;
        }[];
        /** @description Of the contracts that join at the start of the quarter; a `ProjectionInput` */
        atStart?: {
          [key: string]: unknown;
        };
        /** @description Of the contracts in force at its end; a `ProjectionInput` */
        atEnd?: {
          [key: string]: unknown;
        };
      };
    };
    CloseComment: {
      /** Format: uuid */
      commentId: string;
      cell: string;
      text: string;
      /** @description The name of who wrote it */
      author: string;
      /** Format: date-time */
      writtenAt: string;
      resolvedBy: string | null;
      /** Format: date-time */
      resolvedAt: string | null;
    };
    CloseCommentEnvelope: {
      code: components['schemas']['Code'];
      message: string;
      data?: components['schemas']['CloseComment'];
    };
    CloseCommentListEnvelope: {
      code: components['schemas']['Code'];
      message: string;
      data?: {
        comments: components['schemas']['CloseComment'][];
      };
    };
    /** @description Rules by side and model, as `issued.GMM`; those that are left out are the engine's. `amount` is a signed sum of figures of a period (`LedgerRule` of `src/domain/ifrs17/book`). */
    CloseLedgerRules: {
      [key: string]: {
        event: string;
        paragraph: string;
        debit: string;
        credit: string;
        amount: string;
      }[];
    };
    CloseRuleSet: {
      version: number;
      rules: components['schemas']['CloseLedgerRules'];
      reason: string;
      savedBy: string;
      /** Format: date-time */
      savedAt: string;
    };
    CloseRuleSetEnvelope: {
      code: components['schemas']['Code'];
      message: string;
      data?: components['schemas']['CloseRuleSet'];
    };
    CloseRuleSetListEnvelope: {
      code: components['schemas']['Code'];
      message: string;
      data?: {
        versions: components['schemas']['CloseRuleSet'][];
      };
    };
    CloseImportEnvelope: {
      code: components['schemas']['Code'];
      message: string;
      data?: {
        saved: boolean;
        bookId: string | null;
        /** @description Rows by table */
        counts: {
          [key: string]: number;
        };
        /** @description Of all errors; the first 500 are listed */
        errorCount: number;
        errors: {
          table: string;
          /** @description The heading is line 1; 0 where the table is meant */
          line: number;
          column: string;
          /** @enum {string} */
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
          /** @description What would be right, in figures and names */
          expected: string;
          /** @description What stands there, cut short */
          found: string;
        }[];
      };
    };
    UserRightsEnvelope: {
      code: components['schemas']['Code'];
      message: string;
      data?: components['schemas']['UserRights'];
    };
    UserRights: {
      username: string;
      demoAuth: boolean;
      /** @description The ids of the user's roles */
      held: string[];
      /** @description All roles, in their order */
      roles: {
        roleId: string;
        /** @description In the reader's language */
        roleName: string;
        /** @description A role that is not in use gives nothing */
        inUse: boolean;
      }[];
      /** @description What each role gives */
      roleMenus: {
        roleId: string;
        menuId: string;
        read: boolean;
        write: boolean;
        delete: boolean;
        export: boolean;
      }[];
      /** @description All menus, parents before children and siblings in their order */
      menus: {
        menuId: string;
        /** @description In the reader's language */
        menuName: string;
        parentId: string | null;
        path: string | null;
        /** @description The menu and those above it are in use */
        inUse: boolean;
        /** @description For each right the roles that give it to this user at this moment */
        sources: {
          read: string[];
          write: string[];
          delete: string[];
          export: string[];
        };
      }[];
    };
    /** @description A book: `hanbit`, `small`, an example or a uuid */
    CloseBookId: string;
    /** @description The month with which a period closes */
    ClosePeriodId: string;
    CloseScenarioId: string;
    ClosePlace: {
      bookId: components['schemas']['CloseBookId'];
      period: components['schemas']['ClosePeriodId'];
      scenarioId?: components['schemas']['CloseScenarioId'];
    };
    CloseReason: {
      bookId: components['schemas']['CloseBookId'];
      period: components['schemas']['ClosePeriodId'];
      reason: string;
    };
    CloseRerun: {
      fromStep: number;
    };
    ClosePostRequest: {
      /** Format: uuid */
      runId: string;
      /** @description Why a posted period is restated */
      reason?: string;
    };
    CloseReversal: {
      reason: string;
    };
    ClosePerson: {
      username: string;
      name: string;
    };
    /** @enum {string} */
    CloseStepName:
      | 'contracts'
      | 'grouping'
      | 'assumptions'
      | 'curves'
      | 'cashFlows'
      | 'riskAdjustment'
      | 'measurement'
      | 'journals'
      | 'statements';
    /** @enum {string} */
    CloseRunState: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
    CloseRunStep: {
      step: components['schemas']['CloseStepName'];
      /**
       * @description reused: taken over from the run on which this one is based
       * @enum {string}
       */
      state: 'waiting' | 'running' | 'done' | 'failed' | 'reused' | 'cancelled';
      /** @description What it takes */
      in: number;
      out: number;
      /** @description What could not be done */
      failed: number;
      /** @description Time that the workers spent on it */
      workSeconds: number;
      /** Format: date-time */
      startedAt: string | null;
      /** Format: date-time */
      endedAt: string | null;
    };
    CloseControlCounts: {
      holds: number;
      fails: number;
      notRun: number;
    };
    CloseRun: {
      /** Format: uuid */
      runId: string;
      bookId: components['schemas']['CloseBookId'];
      period: components['schemas']['ClosePeriodId'];
      scenarioId: components['schemas']['CloseScenarioId'];
      state: components['schemas']['CloseRunState'];
      /** @description Its results are those of the period */
      isCurrent: boolean;
      /** @description The first step that it did itself */
      fromStep: number;
      /**
       * Format: uuid
       * @description The run whose steps before fromStep it took over
       */
      basedOn: string | null;
      /** @description null where the system did */
      startedBy: components['schemas']['ClosePerson'] | null;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      startedAt: string | null;
      /** Format: date-time */
      endedAt: string | null;
      /** @description Groups and treaties that it closes */
      groups: number;
      failedGroups: number;
      controls: components['schemas']['CloseControlCounts'];
      /** @description All nine, in their order */
      steps: components['schemas']['CloseRunStep'][];
    };
    CloseControl: {
      id: string;
      paragraph: string;
      /** @description Key of its words */
      message: string;
      tolerance: number;
      /** @enum {string} */
      state: 'holds' | 'fails' | 'notRun';
      checked: number;
      failures: {
        group: string;
        figure: string;
        expected: number;
        found: number;
      }[];
    };
    CloseFailedGroup: {
      id: string;
      step: components['schemas']['CloseStepName'];
      errors: {
        path: string;
        expected: string;
        found: string;
      }[];
    };
    CloseRunDetail: {
      run: components['schemas']['CloseRun'];
      controls: components['schemas']['CloseControl'][];
      failedGroups: components['schemas']['CloseFailedGroup'][];
    };
    ClosePeriod: {
      period: components['schemas']['ClosePeriodId'];
      scenarioId: components['schemas']['CloseScenarioId'];
      /** @enum {string} */
      state: 'open' | 'closed' | 'locked';
      /**
       * Format: uuid
       * @description The current run
       */
      runId: string | null;
      /** @description The current run rests on an opening or on assumptions that others have taken the place of */
      isStale: boolean;
      /** @description Versions of assumptions that the period would rest on now, approved after the current run began; none of a locked period */
      approvedSince: string[];
      /**
       * Format: uuid
       * @description The run whose journals stand in the ledger
       */
      postedRunId: string | null;
      /** @description Who locked or unlocked it last */
      changedBy: components['schemas']['ClosePerson'] | null;
      /** Format: date-time */
      changedAt: string | null;
      reason: string | null;
    };
    CloseRuns: {
      /** @description The periods that have been closed, the latest first */
      periods: components['schemas']['ClosePeriod'][];
      runs: components['schemas']['CloseRun'][];
      /** @description Of the periods that the system closes by itself, how many are closed; none of one's own book */
      history: {
        closed: number;
        total: number;
      };
    };
    /** @description The result of one group (`ClosedGroup` of src/domain/ifrs17/book) */
    ClosedGroup: {
      id: string;
      company: string;
      portfolio: string;
      currency: string;
      /** @enum {string} */
      transition: 'modifiedRetrospective' | 'fairValue' | 'other';
      isAcquired: boolean;
      period: string;
      /** @enum {string} */
      side: 'issued' | 'held';
      /** @enum {string} */
      family: 'general' | 'allocation' | 'acquisitionAsset';
      /** @enum {string} */
      model: 'GMM' | 'VFA' | 'PAA';
      figures: {
        [key: string]: number;
      };
      /** @enum {integer} */
      periodsPerYear: 1 | 2 | 4 | 12;
      isOnerousAtRecognition: boolean;
      holdsBoth: boolean;
      recoveryCap?: number;
    };
    CloseResults: {
      /** Format: uuid */
      runId: string;
      bookId: components['schemas']['CloseBookId'];
      period: components['schemas']['ClosePeriodId'];
      scenarioId: components['schemas']['CloseScenarioId'];
      groups: components['schemas']['ClosedGroup'][];
    };
    ClosePosting: {
      /** Format: uuid */
      postingId: string;
      bookId: components['schemas']['CloseBookId'];
      period: components['schemas']['ClosePeriodId'];
      /** Format: uuid */
      runId: string;
      /** @enum {string} */
      kind: 'posting' | 'restatement' | 'reversal';
      /**
       * Format: uuid
       * @description The posting that it takes back or changes
       */
      corrects: string | null;
      /**
       * Format: date
       * @description Of the entries
       */
      date: string;
      reason: string | null;
      /** @description null where the system did */
      postedBy: components['schemas']['ClosePerson'] | null;
      /** Format: date-time */
      postedAt: string;
      lines: number;
      /** @description Sum of all debits */
      debit: number;
      credit: number;
    };
    ClosePostings: components['schemas']['ClosePosting'][];
    /** @description One side of an entry (`JournalLine` of src/domain/ifrs17/book) */
    CloseJournalLine: {
      entry: string;
      company: string;
      group: string;
      period: string;
      /** Format: date */
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
    CloseJournal: {
      total: number;
      debit: number;
      credit: number;
      lines: components['schemas']['CloseJournalLine'][];
    };
    CloseRunEnvelope: {
      code: components['schemas']['Code'];
      message: string;
      data?: components['schemas']['CloseRun'];
    };
    CloseRunDetailEnvelope: {
      code: components['schemas']['Code'];
      message: string;
      data?: components['schemas']['CloseRunDetail'];
    };
    CloseRunsEnvelope: {
      code: components['schemas']['Code'];
      message: string;
      data?: components['schemas']['CloseRuns'];
    };
    ClosePeriodEnvelope: {
      code: components['schemas']['Code'];
      message: string;
      data?: components['schemas']['ClosePeriod'];
    };
    CloseResultsEnvelope: {
      code: components['schemas']['Code'];
      message: string;
      data?: components['schemas']['CloseResults'];
    };
    CloseFiguresEnvelope: {
      code: components['schemas']['Code'];
      message: string;
      data?: {
        groups: components['schemas']['ClosedGroup'][];
      };
    };
    ClosePostingEnvelope: {
      code: components['schemas']['Code'];
      message: string;
      data?: components['schemas']['ClosePosting'];
    };
    ClosePostingsEnvelope: {
      code: components['schemas']['Code'];
      message: string;
      data?: components['schemas']['ClosePostings'];
    };
    CloseJournalEnvelope: {
      code: components['schemas']['Code'];
      message: string;
      data?: components['schemas']['CloseJournal'];
    };
  };
  responses: {
    /** @description What the reader holds (If-None-Match) still holds; there is no body */
    NotModified: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description The request was malformed (400, 404, 413, 415), refused (401, 403) or the server failed (500, 503) */
    Refused: {
      headers: {
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['FailureEnvelope'];
      };
    };
    /** @description No file or not one of the three types (400), too large (413), damaged, locked or beyond what is read (422), a failure of the server (500), too many files in work (503, with Retry-After) */
    RefusedFile: {
      headers: {
        /** @description Seconds; with 503 only */
        'Retry-After'?: number;
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['FailureDetail'];
      };
    };
  };
  parameters: {
    /** @example companies */
    AdminResource: components['schemas']['AdminResourceName'];
    /**
     * @description Rows to pass over, 0 unless given
     * @example 0
     */
    AdminOffset: number;
    /**
     * @description Rows at most, 100 unless given
     * @example 100
     */
    AdminLimit: number;
    /**
     * @description Up to three fields with commas between them, each with a minus sign for descending order
     * @example -country,nameEn
     */
    AdminSort: string;
    /**
     * @description A text that one of the row's names, codes or numbers contains, in capitals or not
     * @example life
     */
    AdminSearch: string;
    /**
     * @description Conditions that all must hold, as JSON
     * @example [{"field":"country","is":"oneOf","value":["KR","TW"]}]
     */
    AdminFilters: string;
    /** @example small */
    CloseBookId: string;
    /** @example 2026-1 */
    CloseVersion: string;
    /**
     * @description The closing month of a quarter
     * @example 2025-12
     */
    ClosePeriod: string;
    /** @example small */
    CloseBookInQuery: components['schemas']['CloseBookId'];
    /** @example 2025-12 */
    ClosePeriodId: components['schemas']['ClosePeriodId'];
    /** @example 2025-12 */
    ClosePeriodFilter: components['schemas']['ClosePeriodId'];
    /**
     * @description base unless given
     * @example base
     */
    CloseScenarioId: components['schemas']['CloseScenarioId'];
    /** @description A run of this period; the current one unless given */
    CloseRunIdQuery: string;
    /**
     * @description Runs at most, 100 unless given
     * @example 100
     */
    CloseRunLimit: number;
    /** @example 0b9df0a8-53b1-4a34-9d33-5a1f6a6a9c11 */
    CloseRunId: string;
    /** @example 0b9df0a8-53b1-4a34-9d33-5a1f6a6a9c11 */
    ClosePostingId: string;
    /** @example 0b9df0a8-53b1-4a34-9d33-5a1f6a6a9c11 */
    CloseJournalRunId: string;
    /** @description A posting of the run, whose lines are wanted instead of those that were computed */
    CloseJournalPostingId: string;
    CloseJournalGroup: string;
    /** @description The code of an account */
    CloseJournalAccount: string;
    /** @description Lines to pass over, 0 unless given */
    CloseJournalOffset: number;
    /**
     * @description Lines at most, 1000 unless given
     * @example 1000
     */
    CloseJournalLimit: number;
  };
  requestBodies: never;
  headers: {
    /** @description In how many seconds the same request may succeed; only where asking too often or a server that is not ready (503) is the reason */
    RetryAfter: number;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  signIn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SignInRequest'];
      };
    };
    responses: {
      /** @description The session, or E1001, E1002, E1201, E1202 */
      200: {
        headers: {
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SessionGrantEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  signUp: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SignUpRequest'];
      };
    };
    responses: {
      /** @description The session, or E1101 to E1106, E1211 to E1219 */
      200: {
        headers: {
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SessionGrantEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  signOut: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The session is over */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmptyEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  getSession: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The session's state; signedIn is false where there is none */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SessionStateEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  sendPasswordResetCode: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EmailOnly'];
      };
    };
    responses: {
      /** @description The reference that the mail repeats, or E1106, E1107, E1221, E1222 */
      200: {
        headers: {
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CodeReferenceEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  resetPassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasswordResetRequest'];
      };
    };
    responses: {
      /** @description The password is changed, or E1101, E1214 to E1216, E1219, E1221, E1222 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmptyEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  sendEmailCode: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EmailCodeRequest'];
      };
    };
    responses: {
      /** @description The verification reference that the mail repeats, or E1106, E1107, E1221, E1222 */
      200: {
        headers: {
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CodeReferenceEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  listCommonCodeDetails: {
    parameters: {
      query: {
        /** @example COUNTRY_CD */
        mstCode: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The entries, or E1301 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CommonCodeListEnvelope'];
        };
      };
      304: components['responses']['NotModified'];
      default: components['responses']['Refused'];
    };
  };
  requestCounseling: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CounselingRequest'];
      };
    };
    responses: {
      /** @description Accepted, or E1106, E1231, E1232 */
      200: {
        headers: {
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmptyEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  askChat: {
    parameters: {
      query: {
        /**
         * @description The question
         * @example What happens to the CSM when lapses rise?
         */
        args: string;
        /** @example full */
        form?: 'text' | 'full';
        /** @description The question before, which this one may follow up */
        previous?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer, a refusal that says what is not known, or A1401, E1106 */
      200: {
        headers: {
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChatEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  rateChatAnswer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 7d7f0e0e-5f0b-4f0c-9a3c-0d6a3c1d8f4b */
        answerId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChatRating'];
      };
    };
    responses: {
      /** @description Stored, or A1401, E1106 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmptyEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  listEditorQuestions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The questions, or A1401, E1502, E1503 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EditorQuestionListEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  settleEditorQuestion: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 7d7f0e0e-5f0b-4f0c-9a3c-0d6a3c1d8f4b */
        questionId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Erased, or A1401, E1502, E1503 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmptyEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  getSiteSettings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The settings that a page may know */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SiteSettingsEnvelope'];
        };
      };
      304: components['responses']['NotModified'];
      default: components['responses']['Refused'];
    };
  };
  listMenus: {
    parameters: {
      query?: {
        /** @example demo@gof.example */
        email?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The menus, or A1401, E1503, E1505 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MenuListEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  askData: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AskDataRequest'];
      };
    };
    responses: {
      /** @description The answer, or A1401, E1702, E1703 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DataAnswerEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  listDataValues: {
    parameters: {
      query: {
        /** @example portfolio */
        dimension: string;
        /**
         * @description Only values of this book, where they differ from book to book
         * @example demo
         */
        book?: string;
        /** @example life */
        text?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The values, or A1401, E1702, E1703 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DataValuesEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  writeSql: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WriteSqlRequest'];
      };
    };
    responses: {
      /** @description The SQL, or A1401 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WrittenSqlEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  runSql: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RunSqlRequest'];
      };
    };
    responses: {
      /** @description The rows, why there are none, or A1401, E1702, E1703 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SqlAnswerEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  listAdminRows: {
    parameters: {
      query?: {
        /**
         * @description Rows to pass over, 0 unless given
         * @example 0
         */
        offset?: components['parameters']['AdminOffset'];
        /**
         * @description Rows at most, 100 unless given
         * @example 100
         */
        limit?: components['parameters']['AdminLimit'];
        /**
         * @description Up to three fields with commas between them, each with a minus sign for descending order
         * @example -country,nameEn
         */
        sort?: components['parameters']['AdminSort'];
        /**
         * @description A text that one of the row's names, codes or numbers contains, in capitals or not
         * @example life
         */
        search?: components['parameters']['AdminSearch'];
        /**
         * @description Conditions that all must hold, as JSON
         * @example [{"field":"country","is":"oneOf","value":["KR","TW"]}]
         */
        filters?: components['parameters']['AdminFilters'];
      };
      header?: never;
      path: {
        /** @example companies */
        resource: components['parameters']['AdminResource'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The page and the number of all rows that match, or A1401, E1502, E1503 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminPageEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  saveAdminRows: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example companies */
        resource: components['parameters']['AdminResource'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AdminSaveRequest'];
      };
    };
    responses: {
      /** @description What became of each line, or A1401, E1502, E1503, E1504, E1508 */
      200: {
        headers: {
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminSaveEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  listAdminAudit: {
    parameters: {
      query?: {
        /**
         * @description Rows to pass over, 0 unless given
         * @example 0
         */
        offset?: components['parameters']['AdminOffset'];
        /**
         * @description Rows at most, 100 unless given
         * @example 100
         */
        limit?: components['parameters']['AdminLimit'];
        /**
         * @description The changes of this row only
         * @example AUDITOR
         */
        key?: string;
        /** @description The changes of the rows whose key begins with this and a slash, as the rights of one role */
        under?: string;
      };
      header?: never;
      path: {
        /** @example companies */
        resource: components['parameters']['AdminResource'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The changes, or A1401, E1502, E1503 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminAuditEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  exportAdminRows: {
    parameters: {
      query: {
        /**
         * @description Up to three fields with commas between them, each with a minus sign for descending order
         * @example -country,nameEn
         */
        sort?: components['parameters']['AdminSort'];
        /**
         * @description A text that one of the row's names, codes or numbers contains, in capitals or not
         * @example life
         */
        search?: components['parameters']['AdminSearch'];
        /**
         * @description Conditions that all must hold, as JSON
         * @example [{"field":"country","is":"oneOf","value":["KR","TW"]}]
         */
        filters?: components['parameters']['AdminFilters'];
        /** @example csv */
        format: 'csv' | 'xlsx';
        /**
         * @description The fields to export in their order, each with its heading; all fields under their names where it is missing
         * @example [{"field":"nameEn","heading":"Name"}]
         */
        columns?: string;
      };
      header?: never;
      path: {
        /** @example companies */
        resource: components['parameters']['AdminResource'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file, or an envelope with A1401, E1502, E1503, E1507 */
      200: {
        headers: {
          /** @description The file's name */
          'Content-Disposition'?: string;
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
          'application/json': components['schemas']['FailureEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  listUserRights: {
    parameters: {
      query: {
        /** @example auditoruser */
        username: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The rights, or A1401, E1502, E1503, E1506 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserRightsEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  listCloseBooks: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The books, or A1401, E1502, E1503 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CloseBookListEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  getCloseBook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example small */
        bookId: components['parameters']['CloseBookId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The book, or A1401, E1502, E1503, E1601 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CloseBookEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  getCloseAssumptions: {
    parameters: {
      query?: {
        /**
         * @description As they stood when this run of the book began, its curves with the rates that versions state for them
         * @example 0b9df0a8-53b1-4a34-9d33-5a1f6a6a9c11
         */
        runId?: string;
      };
      header?: never;
      path: {
        /** @example small */
        bookId: components['parameters']['CloseBookId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The versions and curves, or A1401, E1502, E1503, E1601, E1611 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CloseAssumptionsEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  saveCloseAssumptions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example small */
        bookId: components['parameters']['CloseBookId'];
        /** @example 2026-1 */
        version: components['parameters']['CloseVersion'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CloseAssumptionDraft'];
      };
    };
    responses: {
      /** @description The version as it is now, or A1401, E1502, E1503, E1601 to E1604 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CloseAssumptionVersionEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  moveCloseAssumptions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example small */
        bookId: components['parameters']['CloseBookId'];
        /** @example 2026-1 */
        version: components['parameters']['CloseVersion'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          revision: number;
          /** @enum {string} */
          state: 'draft' | 'submitted' | 'approved';
        };
      };
    };
    responses: {
      /** @description The version as it is now, or A1401, E1502, E1503, E1601, E1603, E1604, E1605 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CloseAssumptionVersionEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  importCloseBook: {
    parameters: {
      query?: {
        /** @example true */
        dryRun?: 'true' | 'false';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** Format: binary */
          file: string;
        };
      };
    };
    responses: {
      /** @description What was found and whether it was saved, or A1401, E1502, E1503, E1608, E1609 */
      200: {
        headers: {
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CloseImportEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  getCloseBookSharing: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example small */
        bookId: components['parameters']['CloseBookId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Every role in use, or A1401, E1502, E1503, E1601, E1602 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CloseBookSharingEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  shareCloseBook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example small */
        bookId: components['parameters']['CloseBookId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          roles: string[];
        };
      };
    };
    responses: {
      /** @description Done, or A1401, E1502, E1503, E1601, E1602 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmptyEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  removeCloseBook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example small */
        bookId: components['parameters']['CloseBookId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done, or A1401, E1502, E1503, E1601, E1602 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmptyEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  saveCloseScenario: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example small */
        bookId: components['parameters']['CloseBookId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CloseScenario'];
      };
    };
    responses: {
      /** @description All scenarios of the book, or A1401, E1502, E1503, E1601, E1602, E1606 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CloseScenarioListEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  getCloseGroupInput: {
    parameters: {
      query: {
        /** @example 0b9df0a8-53b1-4a34-9d33-5a1f6a6a9c11 */
        runId: string;
        /** @example term-2025 */
        groupId: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The input, or A1401, E1502, E1503, E1611, E1631 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CloseGroupInputEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  listCloseComments: {
    parameters: {
      query: {
        /** @example small */
        bookId: string;
        /**
         * @description The closing month of a quarter
         * @example 2025-12
         */
        period: components['parameters']['ClosePeriod'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The comments, the oldest first, or A1401, E1502, E1503, E1601 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CloseCommentListEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  addCloseComment: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          bookId: string;
          period: string;
          /** @description Table, row and column, as `reconciliation101.issued.closing.csm` */
          cell: string;
          text: string;
        };
      };
    };
    responses: {
      /** @description The comment, or A1401, E1502, E1503, E1601 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CloseCommentEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  resolveCloseComment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 5d0d5a34-8ac5-4a50-93d5-2a54f0d3b4cf */
        commentId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The comment, or A1401, E1502, E1503, E1632 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CloseCommentEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  listCloseRuleSets: {
    parameters: {
      query: {
        /** @example small */
        bookId: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The versions, or A1401, E1502, E1503, E1601 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CloseRuleSetListEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  saveCloseRuleSet: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          bookId: string;
          /** @description The version that was read; 0 where there is none */
          basedOn: number;
          rules: components['schemas']['CloseLedgerRules'];
          reason: string;
        };
      };
    };
    responses: {
      /** @description The version, or A1401, E1502, E1503, E1601, E1602, E1633, E1634 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CloseRuleSetEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  openWorkspaceEvents: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The socket is open */
      101: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      default: components['responses']['Refused'];
    };
  };
  simulateAnswer: {
    parameters: {
      query: {
        /**
         * @description success; otherCode (an envelope with E1900); sessionGone (an envelope with A1401); unauthorized (HTTP 401); serverError (HTTP 500); dropped (the connection is cut); slow (success after delayMs)
         * @example otherCode
         */
        kind:
          | 'success'
          | 'otherCode'
          | 'sessionGone'
          | 'unauthorized'
          | 'serverError'
          | 'dropped'
          | 'slow';
        /** @example 3000 */
        delayMs?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The chosen answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmptyEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  listCloseRuns: {
    parameters: {
      query: {
        /** @example small */
        bookId: components['parameters']['CloseBookInQuery'];
        /**
         * @description Runs at most, 100 unless given
         * @example 100
         */
        limit?: components['parameters']['CloseRunLimit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The runs, or A1401, E1502, E1503, E1601 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CloseRunsEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  startCloseRun: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ClosePlace'];
      };
    };
    responses: {
      /** @description The run, or A1401, E1502, E1503, E1601, E1612, E1613 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CloseRunEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  getCloseRun: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 0b9df0a8-53b1-4a34-9d33-5a1f6a6a9c11 */
        runId: components['parameters']['CloseRunId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The run, or A1401, E1502, E1503, E1611 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CloseRunDetailEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  cancelCloseRun: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 0b9df0a8-53b1-4a34-9d33-5a1f6a6a9c11 */
        runId: components['parameters']['CloseRunId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The run, or A1401, E1502, E1503, E1611 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CloseRunEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  rerunCloseRun: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 0b9df0a8-53b1-4a34-9d33-5a1f6a6a9c11 */
        runId: components['parameters']['CloseRunId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CloseRerun'];
      };
    };
    responses: {
      /** @description The new run, or A1401, E1502, E1503, E1611 to E1614 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CloseRunEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  getCloseResults: {
    parameters: {
      query: {
        /** @example small */
        bookId: components['parameters']['CloseBookInQuery'];
        /** @example 2025-12 */
        period: components['parameters']['ClosePeriodId'];
        /**
         * @description base unless given
         * @example base
         */
        scenarioId?: components['parameters']['CloseScenarioId'];
        /** @description A run of this period; the current one unless given */
        runId?: components['parameters']['CloseRunIdQuery'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The groups, or A1401, E1502, E1503, E1601, E1611, E1617 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CloseResultsEnvelope'];
        };
      };
      304: components['responses']['NotModified'];
      default: components['responses']['Refused'];
    };
  };
  getCloseFigures: {
    parameters: {
      query: {
        /** @example 0b9df0a8-53b1-4a34-9d33-5a1f6a6a9c11 */
        runId: string;
        /**
         * @description Names of figures with commas between them
         * @example csmClosing,profit
         */
        figures: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The groups, or A1401, E1502, E1503, E1611 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CloseFiguresEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  lockClosePeriod: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CloseReason'];
      };
    };
    responses: {
      /** @description The period, or A1401, E1502, E1503, E1601, E1612, E1616 to E1618, E1620, E1622 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClosePeriodEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  unlockClosePeriod: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CloseReason'];
      };
    };
    responses: {
      /** @description The period, or A1401, E1502, E1503, E1601, E1616 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClosePeriodEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  listClosePostings: {
    parameters: {
      query: {
        /** @example small */
        bookId: components['parameters']['CloseBookInQuery'];
        /** @example 2025-12 */
        period?: components['parameters']['ClosePeriodFilter'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The postings, the latest first, or A1401, E1502, E1503, E1601 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClosePostingsEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  postCloseJournals: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ClosePostRequest'];
      };
    };
    responses: {
      /** @description The posting, or A1401, E1502, E1503, E1611, E1612, E1614, E1618, E1619, E1621, E1622 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClosePostingEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  reverseCloseJournals: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 0b9df0a8-53b1-4a34-9d33-5a1f6a6a9c11 */
        postingId: components['parameters']['ClosePostingId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CloseReversal'];
      };
    };
    responses: {
      /** @description The reversal, or A1401, E1502, E1503, E1611, E1612, E1615 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClosePostingEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  listCloseJournalLines: {
    parameters: {
      query: {
        /** @example 0b9df0a8-53b1-4a34-9d33-5a1f6a6a9c11 */
        runId: components['parameters']['CloseJournalRunId'];
        /** @description A posting of the run, whose lines are wanted instead of those that were computed */
        postingId?: components['parameters']['CloseJournalPostingId'];
        group?: components['parameters']['CloseJournalGroup'];
        /** @description The code of an account */
        account?: components['parameters']['CloseJournalAccount'];
        /** @description Lines to pass over, 0 unless given */
        offset?: components['parameters']['CloseJournalOffset'];
        /**
         * @description Lines at most, 1000 unless given
         * @example 1000
         */
        limit?: components['parameters']['CloseJournalLimit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The lines and the sums of all that match, or A1401, E1502, E1503, E1611 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CloseJournalEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  extractText: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['OcrUpload'];
      };
    };
    responses: {
      /** @description The text; empty where the file has none, and then the message says why */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OcrResultEnvelope'];
        };
      };
      400: components['responses']['RefusedFile'];
      413: components['responses']['RefusedFile'];
      422: components['responses']['RefusedFile'];
      500: components['responses']['RefusedFile'];
      503: components['responses']['RefusedFile'];
    };
  };
  getHealth: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Alive */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StatusEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
  getReadiness: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ready */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StatusEnvelope'];
        };
      };
      default: components['responses']['Refused'];
    };
  };
}

export type ErrorCode =
  | 'A1401'
  | 'E1000'
  | 'E1003'
  | 'E1004'
  | 'E1013'
  | 'E1015'
  | 'E1001'
  | 'E1002'
  | 'E1101'
  | 'E1102'
  | 'E1104'
  | 'E1105'
  | 'E1106'
  | 'E1107'
  | 'E1201'
  | 'E1202'
  | 'E1211'
  | 'E1212'
  | 'E1214'
  | 'E1215'
  | 'E1216'
  | 'E1217'
  | 'E1219'
  | 'E1221'
  | 'E1222'
  | 'E1231'
  | 'E1232'
  | 'E1301'
  | 'E1410'
  | 'E1411'
  | 'E1412'
  | 'E1413'
  | 'E1414'
  | 'E1421'
  | 'E1422'
  | 'E1423'
  | 'E1424'
  | 'E1425'
  | 'E1426'
  | 'E1427'
  | 'E1502'
  | 'E1503'
  | 'E1504'
  | 'E1505'
  | 'E1506'
  | 'E1507'
  | 'E1508'
  | 'E1702'
  | 'E1703'
  | 'E1611'
  | 'E1612'
  | 'E1613'
  | 'E1614'
  | 'E1615'
  | 'E1616'
  | 'E1617'
  | 'E1618'
  | 'E1619'
  | 'E1620'
  | 'E1621'
  | 'E1622'
  | 'E1900'
  | 'E1601'
  | 'E1602'
  | 'E1603'
  | 'E1604'
  | 'E1605'
  | 'E1606'
  | 'E1631'
  | 'E1632'
  | 'E1633'
  | 'E1634'
  | 'E1608'
  | 'E1609'
  | 'E5000'
  | 'E5003'
  | 'E5004';
/** The operations that need a session (`x-permission`). */
export type GuardedOperation =
  | 'listEditorQuestions'
  | 'settleEditorQuestion'
  | 'listMenus'
  | 'listAdminRows'
  | 'saveAdminRows'
  | 'listAdminAudit'
  | 'exportAdminRows'
  | 'listUserRights'
  | 'listCloseBooks'
  | 'getCloseBook'
  | 'getCloseAssumptions'
  | 'saveCloseAssumptions'
  | 'moveCloseAssumptions'
  | 'importCloseBook'
  | 'getCloseBookSharing'
  | 'shareCloseBook'
  | 'removeCloseBook'
  | 'saveCloseScenario'
  | 'getCloseGroupInput'
  | 'listCloseComments'
  | 'addCloseComment'
  | 'resolveCloseComment'
  | 'listCloseRuleSets'
  | 'saveCloseRuleSet'
  | 'listCloseRuns'
  | 'startCloseRun'
  | 'getCloseRun'
  | 'cancelCloseRun'
  | 'rerunCloseRun'
  | 'getCloseResults'
  | 'getCloseFigures'
  | 'lockClosePeriod'
  | 'unlockClosePeriod'
  | 'listClosePostings'
  | 'postCloseJournals'
  | 'reverseCloseJournals'
  | 'listCloseJournalLines';
export type RequestFault =
  | 'missing'
  | 'unknown'
  | 'type'
  | 'tooLong'
  | 'notAllowed'
  | 'form'
  | 'range'
  | 'unstorable'
  | 'noBody'
  | 'json'
  | 'multipart'
  | 'unreadable';
