import { useCallback, useMemo, useRef, useState } from 'react';
import { writeFilters } from '@/domain/admin';
import type { GridValues, SavedRow } from '@/domain/grid';
import { selectLocale, useAppSelector } from '@/store';
import { useLazyListAdminRowsQuery } from '@/store/server';
import { localName } from '../list/localName';
import { savedRow } from '../shared/useRowPages';

/** Codes that are asked for in one call. */
const MOST = 100;

interface SeenRow {
  readonly key?: string;
  readonly version?: number;
  readonly values: GridValues;
}

/** The names of the companies that others name as their parents, fetched once a code; a row that is seen later in a newer version brings its own. */
export function useCompanyNames() {
  const [ask] = useLazyListAdminRowsQuery();
  const locale = useAppSelector(selectLocale);
  const [known, setKnown] = useState<ReadonlyMap<string, SavedRow>>(new Map());
  const asked = useRef(new Set<string>());

  const fetchNames = useCallback(
    async (codes: readonly string[]) => {
      const filters = writeFilters([{ field: 'companyCode', is: 'oneOf', value: [...codes] }]);
      const { data } = await ask({ resource: 'companies', filters, limit: MOST });
      const rows = data?.data?.rows.map(savedRow);
      if (rows) setKnown((before) => new Map([...before, ...rows.map((row) => [row.key, row] as const)]));
      // Asked again when the next rows come.
      else for (const code of codes) asked.current.delete(code);
    },
    [ask],
  );
  const learn = useCallback(
    (rows: readonly SeenRow[]) => {
      const codes = new Set(rows.flatMap(({ values: { parentCode } }) => (parentCode ? [String(parentCode)] : [])));
      const missing = [...codes].filter((code) => !asked.current.has(code));
      for (let first = 0; first < missing.length; first += MOST) {
        const some = missing.slice(first, first + MOST);
        for (const code of some) asked.current.add(code);
        void fetchNames(some);
      }
      setKnown((before) => {
        const newer = rows.flatMap(({ key = '', version = 0, values }) =>
          version > (before.get(key)?.version ?? Infinity) ? [[key, { key, version, values }] as const] : [],
        );
        return newer.length > 0 ? new Map([...before, ...newer]) : before;
      });
    },
    [fetchNames],
  );
  const names = useMemo(
    () => new Map([...known].map(([code, { values }]) => [code, localName(values, locale)] as const)),
    [known, locale],
  );
  return { names, learn };
}
