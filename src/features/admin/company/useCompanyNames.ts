import { useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { writeFilters } from '@/domain/admin';
import type { Draft } from '@/domain/grid';
import { useAppSelector, useLocale } from '@/store';
import { useListAdminRowsQuery } from '@/api';
import { localName } from '../shared/rows/localName';
import type { FoundChoices } from '../shared/rows/columns';
import { selectRowPages } from '../shared/rows/rowPages';

/** Codes that are asked for in one call. */
const MAX_CODES = 100;

/**
 * The names of the companies that others name as their parents. Those that are in the cache are read from there; the others are asked for, and so come
 * into it. What the server does not know then is missing, unless the draft makes it.
 */
export function useCompanyNames({
  created,
  changed,
}: Draft): Pick<FoundChoices, 'names' | 'missing'> {
  const locale = useLocale();
  const pages = useAppSelector((state) => selectRowPages(state, 'companies'), shallowEqual);
  const { names, unknown } = useMemo(() => {
    const rows = pages.flatMap((page) => page.rows);
    const known = new Map(rows.map(({ key, values }) => [key, localName(values, locale)]));
    const parents = [...rows, ...created, ...Object.values(changed)].flatMap(
      ({ values: { parentCode } }) => parentCode ?? [],
    );
    const made = new Set(created.map(({ values }) => values.companyCode));
    return {
      names: known,
      unknown: [...new Set(parents.map(String))].filter(
        (code) => !known.has(code) && !made.has(code),
      ),
    };
  }, [pages, created, changed, locale]);

  const asked = unknown.slice(0, MAX_CODES).sort();
  const filters = writeFilters([{ field: 'companyCode', is: 'oneOf', value: asked }]);
  const { isSuccess, isFetching } = useListAdminRowsQuery(
    { resource: 'companies', filters, limit: MAX_CODES },
    { skip: asked.length === 0 },
  );
  const answered = isSuccess && !isFetching ? asked.join(' ') : '';
  const missing = useMemo(() => new Set(answered === '' ? [] : answered.split(' ')), [answered]);
  return { names, missing };
}
