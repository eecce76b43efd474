/** The only place that touches generated code, and the owner of the cache tags. */
import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import { type AdminResourceName, siteApi as generated } from './generated/siteApi';
import { JSON_LINES } from './jsonLines';

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

export const siteApi = generated.enhanceEndpoints({
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
    saveAdminRows: {
      invalidatesTags: (result, _error, { resource }) =>
        result?.saved
          ? [
              { type: 'AdminRows', id: resource },
              { type: 'AdminAudit', id: resource },
              ...(alsoTouched[resource] ?? []),
            ]
          : [],
    },
    simulateAnswer: { keepUnusedDataFor: 0 },
    /** Asks for lines, so that the pages are counted while they are read. */
    extractText: (endpoint) => {
      const { query } = endpoint;
      endpoint.query = (arg) => ({
        ...(query?.(arg) as FetchArgs),
        headers: { Accept: JSON_LINES },
      });
    },
  },
});

export { operations } from './generated/operations';
export type * from './generated/siteApi';
