import { useCallback } from 'react';
import { useLocale } from '@/store';
import { useLazyListAdminRowsQuery } from '@/api';
import type { FindSuggestions } from '@/ui/combobox';
import { localName } from '../shared/rows/localName';
import { plainValues } from '../shared/rows/lists';

/** As many as somebody looks through. */
const MAX_MATCHES = 20;

/** Finds companies by code, name, representative or registration number; their codes are what is taken. */
export function useFindCompany(): FindSuggestions {
  const [ask] = useLazyListAdminRowsQuery();
  const locale = useLocale();
  return useCallback(
    async (text) => {
      const { data } = await ask({
        resource: 'companies',
        search: text.trim() || undefined,
        limit: MAX_MATCHES,
      });
      return (
        data?.rows.map(({ key, values }) => ({
          value: key,
          label: localName(plainValues(values), locale),
        })) ?? []
      );
    },
    [ask, locale],
  );
}
