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
     * @description Master code COUNTRY_CD holds every country of ISO 3166-1 with its name in the reader's language, in that language's order.
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
      pages: components['schemas']['OcrPage'][];
    };
    OcrPage: {
      text: string;
      /** @enum {string} */
      source: 'textLayer' | 'recognised';
      /** @description How sure the engine is of the page; null for a text layer and for a page without text */
      confidence: number | null;
      /** @description The words of which the engine is not sure, in the order of the text */
      doubtful: components['schemas']['OcrDoubtfulWord'][];
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
  };
  responses: {
    /** @description The request was malformed (400, 404, 413, 415), refused (401, 403) or the server failed (500, 503) */
    Refused: {
      headers: {
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
  parameters: never;
  requestBodies: never;
  headers: never;
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
      /** @description The session, or E1101 to E1105, E1211 to E1219 */
      200: {
        headers: {
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
        kind: 'success' | 'otherCode' | 'sessionGone' | 'unauthorized' | 'serverError' | 'dropped' | 'slow';
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
      /** @description The text; empty where the file has none */
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
  | 'E1900'
  | 'E5000'
  | 'E5003'
  | 'E5004';
export type RequestFault =
  | 'missing'
  | 'unknown'
  | 'type'
  | 'tooLong'
  | 'notAllowed'
  | 'form'
  | 'range'
  | 'nullCharacter'
  | 'noBody'
  | 'json'
  | 'multipart'
  | 'unreadable';
