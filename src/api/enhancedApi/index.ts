/** The only folder that touches generated code. This file owns the cache tags and all else that is added to the contract's endpoints. */
import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import { fileOrJson } from '../download';
import type { AdminResourceName } from '../generated/siteApi';
import { JSON_LINES } from '../jsonLines';
import { patchRows } from '../patchRows';
import { withOwnEndpoints } from './ownEndpoints';

/** The rights of a role stand on its menus and roles; they show in the workspace around the screen. */
const rightsTouched = [{ type: 'AdminRows', id: 'roleMenus' }, 'UserRights', 'Menu'] as const;
/** What else shows what a save has changed, beside the lists and the history of its resource. */
const alsoTouched: Partial<
  Record<AdminResourceName, typeof rightsTouched | readonly ['CommonCode']>
> = {
  codeMasters: ['CommonCode'],
  codeDetails: ['CommonCode'],
  menus: rightsTouched,
  roles: rightsTouched,
  roleMenus: rightsTouched,
  users: rightsTouched,
};

const withLines = (args: FetchArgs): FetchArgs => ({ ...args, headers: { Accept: JSON_LINES } });

export const siteApi = withOwnEndpoints.enhanceEndpoints({
  endpoints: {
    getSession: { providesTags: ['Session'] },
    signIn: { invalidatesTags: (_result, error) => (error ? [] : ['Session']) },
    signUp: { invalidatesTags: (_result, error) => (error ? [] : ['Session']) },
    signOut: { invalidatesTags: ['Session'] },
    /** Code lists change rarely, so one fetch serves a visit. */
    listCommonCodeDetails: { keepUnusedDataFor: 3600, providesTags: ['CommonCode'] },
    listMenus: { providesTags: ['Menu'] },
    /** Pages of a list that stay a while when they go out of sight or their tab is hidden; who shows them again fetches them again. */
    listAdminRows: {
      keepUnusedDataFor: 300,
      providesTags: (_result, _error, { resource }) => [{ type: 'AdminRows', id: resource }],
    },
    listAdminAudit: {
      keepUnusedDataFor: 0,
      providesTags: (_result, _error, { resource }) => [{ type: 'AdminAudit', id: resource }],
    },
    listUserRights: { keepUnusedDataFor: 0, providesTags: ['UserRights'] },
    listAllAdminRows: {
      keepUnusedDataFor: 0,
      providesTags: (_result, _error, { resource }) => [{ type: 'AdminRows', id: resource }],
    },
    saveAdminRows: {
      /** The lists that are here show what was saved at once, so that nothing looks as it did before while they are asked for again. */
      onQueryStarted: async (
        { resource, adminSaveRequest: { changes } },
        { dispatch, getState, queryFulfilled },
      ) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer?.data.saved) return;
        const { lines } = answer.data;
        const { selectInvalidatedBy, updateQueryData } = withOwnEndpoints.util;
        const lists = selectInvalidatedBy(getState(), [{ type: 'AdminRows', id: resource }]);
        for (const { endpointName, originalArgs } of lists) {
          if (endpointName === 'listAllAdminRows') {
            dispatch(
              updateQueryData(endpointName, originalArgs, (rows) =>
                patchRows(rows, changes, lines),
              ),
            );
          } else if (endpointName === 'listAdminRows') {
            dispatch(
              updateQueryData(endpointName, originalArgs, (page) => {
                const rows = patchRows(page.rows, changes, lines);
                page.total -= page.rows.length - rows.length;
                page.rows = rows;
              }),
            );
          }
        }
      },
      invalidatesTags: (result, _error, { resource }) =>
        result?.saved
          ? [
              { type: 'AdminRows', id: resource },
              { type: 'AdminAudit', id: resource },
              ...(alsoTouched[resource] ?? []),
            ]
          : [],
    },
    exportAdminRows: (endpoint) => {
      const { query } = endpoint;
      endpoint.query = (arg) => ({
        ...(query?.(arg) as FetchArgs),
        responseHandler: fileOrJson,
        // E5003 is an answer in words: too many ask at a time.
        validateStatus: ({ ok, status }) => ok || status === 503,
      });
    },
    /** Asks for lines, so that what is found shows while the rest is on its way. */
    askChat: (endpoint) => {
      const { query } = endpoint;
      endpoint.keepUnusedDataFor = 0;
      endpoint.query = (arg) => withLines(query?.(arg) as FetchArgs);
    },
    listEditorQuestions: { keepUnusedDataFor: 0, providesTags: ['EditorQuestion'] },
    settleEditorQuestion: { invalidatesTags: ['EditorQuestion'] },
    listCloseBooks: { providesTags: ['CloseBook'] },
    getCloseBook: { keepUnusedDataFor: 600, providesTags: ['CloseBook'] },
    // What a run began with never changes.
    getCloseAssumptions: {
      keepUnusedDataFor: 600,
      providesTags: (_result, _error, { runId }) =>
        runId === undefined ? ['CloseAssumptions'] : [],
    },
    saveCloseAssumptions: {
      invalidatesTags: (_result, error) => (error ? [] : ['CloseAssumptions']),
    },
    // What rests on the version before is out of date.
    moveCloseAssumptions: {
      invalidatesTags: (_result, error) => (error ? [] : ['CloseAssumptions', 'CloseRun']),
    },
    saveCloseScenario: { invalidatesTags: (_result, error) => (error ? [] : ['CloseBook']) },
    importCloseBook: { invalidatesTags: (result) => (result?.saved ? ['CloseBook'] : []) },
    getCloseBookSharing: { providesTags: ['CloseBook'] },
    shareCloseBook: { invalidatesTags: ['CloseBook'] },
    removeCloseBook: { invalidatesTags: (_result, error) => (error ? [] : ['CloseBook']) },
    listCloseRuns: { providesTags: ['CloseRun'] },
    getCloseRun: { providesTags: ['CloseRun'] },
    startCloseRun: { invalidatesTags: ['CloseRun'] },
    cancelCloseRun: { invalidatesTags: ['CloseRun'] },
    rerunCloseRun: { invalidatesTags: ['CloseRun'] },
    lockClosePeriod: { invalidatesTags: ['CloseRun'] },
    unlockClosePeriod: { invalidatesTags: ['CloseRun'] },
    /** Of a run that is named nothing ever changes; of a period its current run may. */
    getCloseResults: {
      keepUnusedDataFor: 300,
      providesTags: (_result, _error, { runId }) => (runId === undefined ? ['CloseResults'] : []),
    },
    listClosePostings: { providesTags: ['ClosePosting'] },
    postCloseJournals: { invalidatesTags: ['CloseRun', 'ClosePosting'] },
    reverseCloseJournals: { invalidatesTags: ['CloseRun', 'ClosePosting'] },
    listCloseComments: { providesTags: ['CloseComment'] },
    addCloseComment: { invalidatesTags: ['CloseComment'] },
    resolveCloseComment: { invalidatesTags: ['CloseComment'] },
    listCloseRuleSets: { providesTags: ['CloseRuleSet'] },
    saveCloseRuleSet: { invalidatesTags: ['CloseRuleSet'] },
    simulateAnswer: { keepUnusedDataFor: 0 },
    /** Asks for lines, so that the pages are counted while they are read. */
    extractText: (endpoint) => {
      const { query } = endpoint;
      endpoint.query = (arg) => withLines(query?.(arg) as FetchArgs);
    },
  },
});

export { operations } from '../generated/operations';
export type * from '../generated/siteApi';
