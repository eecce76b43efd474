import {
  type AdminResourceName,
  type AdminRow,
  type ListAdminRowsApiResponse,
  siteApi,
} from './enhancedApi';

interface WholeList {
  resource: AdminResourceName;
  sort?: string;
  filters?: string;
}

/** The most rows that one answer of `listAdminRows` holds. */
const PAGE = 500;

/** Lists that are shown as a whole, however many answers they take. A row that moves between two of them while they are read is there once. */
export const wholeListApi = siteApi.injectEndpoints({
  endpoints: (build) => ({
    listAllAdminRows: build.query<AdminRow[], WholeList>({
      queryFn: async ({ resource, ...query }, _api, _extra, ask) => {
        const rows = new Map<string, AdminRow>();
        for (let offset = 0; ; offset += PAGE) {
          const params = { ...query, offset, limit: PAGE };
          const { data, error } = await ask({ url: `/api/v1/basicbiz/admin/${resource}`, params });
          if (error) return { error };
          const page = data as ListAdminRowsApiResponse;
          for (const row of page.rows) rows.set(row.key, row);
          if (page.rows.length === 0 || offset + PAGE >= page.total)
            return { data: [...rows.values()] };
        }
      },
      keepUnusedDataFor: 0,
      providesTags: (_result, _error, { resource }) => [{ type: 'AdminRows', id: resource }],
    }),
  }),
});
