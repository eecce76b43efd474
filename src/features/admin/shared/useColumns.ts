import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ResourceName } from '@/domain/admin';
import { useScreenState } from '@/store/workspace';
import { columnsOf, type FieldChoices } from './columns';

interface ColumnLook {
  hidden: readonly string[];
  widths: Readonly<Record<string, number>>;
}

/** The columns of a grid, as the reader wants them. */
export function useColumns(
  resource: ResourceName,
  choices: FieldChoices,
  fixed: readonly string[],
  hiddenFirst: readonly string[],
) {
  const intl = useIntl();
  const [look, setLook] = useScreenState<ColumnLook>(`columns.${resource}`, { hidden: hiddenFirst, widths: {} });
  const all = useMemo(
    () => columnsOf(resource, intl, choices).filter(({ id }) => !fixed.includes(id)),
    [resource, intl, choices, fixed],
  );
  const shown = useMemo(
    () =>
      all
        .filter(({ id }) => !look.hidden.includes(id))
        .map((column) => ({ ...column, width: look.widths[column.id] ?? column.width })),
    [all, look],
  );
  return {
    all,
    shown,
    hidden: look.hidden,
    setHidden: (hidden: string[]) => setLook((before) => ({ ...before, hidden })),
    setWidth: (id: string, width: number) => setLook((before) => ({ ...before, widths: { ...before.widths, [id]: width } })),
    reset: () => setLook({ hidden: hiddenFirst, widths: {} }),
  };
}
