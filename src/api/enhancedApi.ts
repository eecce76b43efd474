/** The only place that touches generated code: what is added to the contract's endpoints, and the owner of their cache tags. */
import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import { isUnderWay, patchRun, progressOf } from './closeProgress';
import { fileOrJson } from './download';
import { socketPaths } from './generated/sockets';
import {
  type AdminResourceName,
  type AdminRow,
  type GetCloseGroupInputApiResponse,
  type ListAdminRowsApiArg,
  siteApi as generated,
} from './generated/siteApi';
import { JSON_LINES } from './jsonLines';
import { patchRows } from './patchRows';
import { openSocket } from './socket';

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

/** The most rows that one answer of `listAdminRows` holds. */
const MAX_ROWS = 500;

const GROUPS_AT_A_TIME = 4;
interface CloseGroupInputsArg {
  runId: string;
  groupIds: readonly string[];
}

const withLines = (args: FetchArgs): FetchArgs => ({ ...args, headers: { Accept: JSON_LINES } });

const isRightsChanged = (message: unknown) =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  message.type === 'rightsChanged';

const withOwnEndpoints = generated.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The workspace's socket (ST-WS), open while somebody is subscribed. Its events are no data of their own: they say what is to be read again. So does
     * each opening, for nobody knows what happened while there was no connection.
     */
    openWorkspaceEvents: build.query<null, void>({
      queryFn: () => ({ data: null }),
      keepUnusedDataFor: 0,
      onCacheEntryAdded: async (_arg, { cacheEntryRemoved, dispatch, getState }) => {
        const readAgain = () =>
          dispatch(generated.util.invalidateTags(['Session', 'Menu', 'CloseRun', 'ClosePosting']));
        let isRemoved = false;
        const open = () =>
          openSocket(socketPaths.openWorkspaceEvents, {
            onOpen: readAgain,
            onMessage: (message) => {
              if (isRightsChanged(message)) readAgain();
              const run = progressOf(message);
              if (!run) return;
              const { updateQueryData, selectInvalidatedBy, invalidateTags } = generated.util;
              for (const { endpointName, originalArgs } of selectInvalidatedBy(getState(), [
                'CloseRun',
              ])) {
                if (endpointName === 'getCloseRun' && originalArgs.runId === run.runId)
                  dispatch(
                    updateQueryData(endpointName, originalArgs, (detail) => {
                      detail.run = run;
                    }),
                  );
                else if (endpointName === 'listCloseRuns' && originalArgs.bookId === run.bookId)
                  dispatch(
                    updateQueryData(endpointName, originalArgs, ({ runs }) => patchRun(runs, run)),
                  );
              }
              // What followed from it is read again when it has ended.
              if (!isUnderWay(run))
                dispatch(invalidateTags(['CloseRun', 'CloseResults', 'ClosePosting']));
            },
            onSessionGone: async () => {
              const { initiate } = generated.endpoints.getSession;
              const { data } = await dispatch(
                initiate(undefined, { subscribe: false, forceRefetch: true }),
              );
              // Whoever has signed in again in another window has a new one.
              if (data?.signedIn && !isRemoved) socket = open();
            },
          });
        let socket = open();
        await cacheEntryRemoved;
        isRemoved = true;
        socket.close();
      },
    }),
    /** What the figures of some groups of a run rest on: what they were measured from, and their contracts. Fetched a few groups at a time. */
    listCloseGroupInputs: build.query<GetCloseGroupInputApiResponse[], CloseGroupInputsArg>({
      keepUnusedDataFor: 300,
      queryFn: async ({ groupIds, runId }, { dispatch }) => {
        const { getCloseGroupInput } = generated.endpoints;
        const found: GetCloseGroupInputApiResponse[] = [];
        for (let from = 0; from < groupIds.length; from += GROUPS_AT_A_TIME) {
          const answers = await Promise.all(
            groupIds
              .slice(from, from + GROUPS_AT_A_TIME)
              .map((groupId) =>
                dispatch(getCloseGroupInput.initiate({ runId, groupId }, { subscribe: false })),
              ),
          );
          for (const { data, error } of answers) {
            if (data) found.push(data);
            else if (error && 'status' in error) return { error };
            else return { error: { status: 'CUSTOM_ERROR', error: String(error?.message) } };
          }
        }
        return { data: found };
      },
    }),
    /** Lists that are shown as a whole, however many answers they take. A row that moves between two of them while they are read is there once. */
    listAllAdminRows: build.query<AdminRow[], Omit<ListAdminRowsApiArg, 'offset' | 'limit'>>({
      queryFn: async (list, { dispatch }) => {
        const rows = new Map<string, AdminRow>();
        for (let offset = 0; ; offset += MAX_ROWS) {
          const page = { ...list, offset, limit: MAX_ROWS };
          const { data, error } = await dispatch(
            generated.endpoints.listAdminRows.initiate(page, {
              subscribe: false,
              forceRefetch: true,
            }),
          );
          if (!data) {
            const known = error && 'status' in error;
            return {
              error: known ? error : { status: 'CUSTOM_ERROR', error: String(error?.message) },
            };
          }
          for (const row of data.rows) rows.set(row.key, row);
          if (data.rows.length === 0 || offset + MAX_ROWS >= data.total)
            return { data: [...rows.values()] };
        }
      },
    }),
  }),
});

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

export { operations } from './generated/operations';
export type * from './generated/siteApi';
