import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import type { ResourceName } from '@/domain/admin';
import type { SavedRow } from '@/domain/grid';
import { type AdminRow, type ListAdminRowsApiArg, siteApi } from '@/api';
import type { RootState } from '@/store';
import { plainValues } from './lists';

/** A row of the server as a draft has it. */
export function savedRow({ key, version, values }: AdminRow): SavedRow {
  return { key, version, values: plainValues(values) };
}

/** A page of a list that has been fetched: what was asked, and the rows that came. */
export interface RowPage {
  readonly asked: ListAdminRowsApiArg;
  readonly rows: readonly SavedRow[];
}

/** The same page for the same answer, so that those who select it are told of news only. */
const pageOf = weakMapMemoize((asked: ListAdminRowsApiArg, rows: readonly AdminRow[]): RowPage => ({
  asked,
  rows: rows.map(savedRow),
}));

const none: RowPage[] = [];
type ServerState = ReturnType<typeof siteApi.reducer>;

/** Looked through again only when the cache has changed, and not at every letter that is typed. */
const pagesIn = createSelector(
  [(server: ServerState) => server, (_server: ServerState, resource: ResourceName) => resource],
  (server, resource): RowPage[] => {
    const state = { [siteApi.reducerPath]: server };
    return siteApi.util.selectCachedArgsForQuery(state, 'listAdminRows').flatMap((asked) => {
      const rows =
        asked.resource === resource &&
        siteApi.endpoints.listAdminRows.select(asked)(state).data?.rows;
      return rows ? pageOf(asked, rows) : [];
    });
  },
);

/** The pages of a resource's lists that are in the cache, in sight or not. The array is another with each answer, its pages are not: compare shallowly. */
export const selectRowPages = (state: RootState, resource: ResourceName) =>
  state.api ? pagesIn(state.api, resource) : none;
