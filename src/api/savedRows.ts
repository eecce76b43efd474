import type { AdminChange, AdminLine, AdminRow } from './enhancedApi';
import { wholeListApi } from './wholeLists';

/** Makes rows what a save has made of them. */
function follow(
  rows: AdminRow[],
  changes: readonly AdminChange[],
  lines: readonly AdminLine[],
): AdminRow[] {
  const current = new Map(
    lines.flatMap((line) => (line.current ? [[line.current.key, line.current] as const] : [])),
  );
  const gone = new Set(
    lines.flatMap(({ index, outcome }) =>
      outcome === 'deleted' ? (changes[index]?.key ?? []) : [],
    ),
  );
  return rows
    .filter(({ key }) => !gone.has(key))
    .map((row) => {
      const { version, values } = current.get(row.key) ?? row;
      return version === row.version ? row : { ...row, version, values };
    });
}

/**
 * The lists that are here show what was saved at once, so that nothing looks as it did before while they are asked for again. Rows that are new come
 * with the answer: only the server knows their place.
 */
export const rowApi = wholeListApi.enhanceEndpoints({
  endpoints: {
    saveAdminRows: {
      onQueryStarted: async (
        { resource, adminSaveRequest: { changes } },
        { dispatch, getState, queryFulfilled },
      ) => {
        const answer = await queryFulfilled.catch(() => undefined);
        const result = answer?.data;
        if (!result?.saved) return;
        const { selectInvalidatedBy, updateQueryData } = wholeListApi.util;
        const lists = selectInvalidatedBy(getState(), [{ type: 'AdminRows', id: resource }]);
        for (const { endpointName, originalArgs } of lists) {
          if (endpointName === 'listAllAdminRows') {
            dispatch(
              updateQueryData(endpointName, originalArgs, (rows) =>
                follow(rows, changes, result.lines),
              ),
            );
          } else if (endpointName === 'listAdminRows') {
            dispatch(
              updateQueryData(endpointName, originalArgs, (page) => {
                const rows = follow(page.rows, changes, result.lines);
                page.total -= page.rows.length - rows.length;
                page.rows = rows;
              }),
            );
          }
        }
      },
    },
  },
});
