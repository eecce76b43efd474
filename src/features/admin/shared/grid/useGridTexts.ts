import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { GridTexts } from '@/ui/grid';

/** The grid's own words in the reader's language. */
export function useGridTexts(): GridTexts {
  const { formatMessage } = useIntl();
  return useMemo(
    () => ({
      instructions: formatMessage({ id: 'grid.keys' }),
      mark: formatMessage({ id: 'grid.mark' }),
      checkAll: formatMessage({ id: 'grid.checkAll' }),
      checkRow: (row) => formatMessage({ id: 'grid.checkRow' }, { row }),
      sortBy: (label) => formatMessage({ id: 'grid.sortBy' }, { label }),
      filterBy: (label) => formatMessage({ id: 'grid.filterBy' }, { label }),
      all: formatMessage({ id: 'grid.all' }),
      yes: formatMessage({ id: 'grid.yes' }),
      no: formatMessage({ id: 'grid.no' }),
      pending: formatMessage({ id: 'grid.pending' }),
      noMatch: formatMessage({ id: 'grid.find.nothing' }),
      before: (value) =>
        formatMessage(
          { id: 'grid.before' },
          { value: value || formatMessage({ id: 'grid.empty' }) },
        ),
      states: {
        created: formatMessage({ id: 'grid.state.created' }),
        changed: formatMessage({ id: 'grid.state.changed' }),
        deleted: formatMessage({ id: 'grid.state.deleted' }),
        same: '',
      },
    }),
    [formatMessage],
  );
}
