/** Endpoints that the contract does not have as such: its socket, and answers that are put together from several calls. */
import type { SerializedError } from '@reduxjs/toolkit';
import { isUnderWay, patchRun, progressOf } from '../closeProgress';
import type { CallError } from '../envelopeBaseQuery';
import { socketPaths } from '../generated/sockets';
import {
  type AdminRow,
  type CloseRun,
  type GetCloseGroupInputApiResponse,
  type ListAdminRowsApiArg,
  siteApi as generated,
} from '../generated/siteApi';
import { openSocket } from '../socket';

/** The most rows that one answer of `listAdminRows` holds. */
const MAX_ROWS = 500;

/** Calls of `listCloseGroupInputs` that are on their way together. */
const GROUPS_AT_A_TIME = 4;
interface CloseGroupInputsArg {
  runId: string;
  groupIds: readonly string[];
}

const isRightsChanged = (message: unknown) =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  message.type === 'rightsChanged';

/** What a call has failed of, as the base query says it. */
const callError = (error: CallError | SerializedError | undefined): CallError =>
  error && 'status' in error ? error : { status: 'CUSTOM_ERROR', error: String(error?.message) };

export const withOwnEndpoints = generated.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The workspace's socket (ST-WS), open while somebody is subscribed. Its events are no data of their own: they say what is to be read again. So does
     * each opening, for nobody knows what happened while there was no connection; its data is whether there is none now.
     */
    openWorkspaceEvents: build.query<{ isLost: boolean }, void>({
      queryFn: () => ({ data: { isLost: false } }),
      keepUnusedDataFor: 0,
      onCacheEntryAdded: async (
        _arg,
        { cacheEntryRemoved, dispatch, getState, updateCachedData },
      ) => {
        const readAgain = () =>
          dispatch(generated.util.invalidateTags(['Session', 'Menu', 'CloseRun', 'ClosePosting']));
        const setLost = (isLost: boolean) => updateCachedData(() => ({ isLost }));
        /** A run that moves is shown where it stands; what followed from it is read again when it has ended. */
        const showProgress = (run: CloseRun) => {
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
          // A book that has come since the list was read: the demo insurer, in the first seconds of an installation.
          const { data: listed } = generated.endpoints.listCloseBooks.select()(getState());
          if (listed?.books.every(({ bookId }) => bookId !== run.bookId))
            dispatch(invalidateTags(['CloseBook']));
          if (!isUnderWay(run))
            dispatch(invalidateTags(['CloseRun', 'CloseResults', 'ClosePosting']));
        };
        let isRemoved = false;
        const open = () =>
          openSocket(socketPaths.openWorkspaceEvents, {
            onOpen: () => {
              setLost(false);
              readAgain();
            },
            onLost: () => setLost(true),
            onMessage: (message) => {
              if (isRightsChanged(message)) readAgain();
              const run = progressOf(message);
              if (run) showProgress(run);
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
            else return { error: callError(error) };
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
          if (!data) return { error: callError(error) };
          for (const row of data.rows) rows.set(row.key, row);
          if (data.rows.length === 0 || offset + MAX_ROWS >= data.total)
            return { data: [...rows.values()] };
        }
      },
    }),
  }),
});
