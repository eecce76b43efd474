import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ResourceName } from '@/domain/admin';
import { useScreenState } from '@/store';
import { columnsOf, type FieldChoices } from './columns';

interface ColumnLook {
  /** Null until the reader chooses. */
  hidden: readonly string[] | null;
  widths: Readonly<Record<string, number>>;
}

const usual: ColumnLook = { hidden: null, widths: {} };

/** The columns of a grid, as the reader wants them. */
export function useColumns(
  resource: ResourceName,
  choices: FieldChoices,
  fixed: readonly string[],
  hiddenFirst: readonly string[],
) {
  const intl = useIntl();
  const [look, setLook] = useScreenState<ColumnLook>(`columns.${resource}`, usual);
  const hidden = look.hidden ?? hiddenFirst;
  const all = useMemo(
    () => columnsOf(resource, intl, choices).filter(({ id }) => !fixed.includes(id)),
    [resource, intl, choices, fixed],
  );
  const shown = useMemo(
    () =>
      all
        .filter(({ id }) => !hidden.includes(id))
        .map((column) => ({ ...column, width: look.widths[column.id] ?? column.width })),
    [all, hidden, look.widths],
  );
  return {
    all,
    shown,
    hidden,
    setHidden: (next: string[]) => setLook((before) => ({ ...before, hidden: next })),
    setWidth: (id: string, width: number) =>
      setLook((before) => ({ ...before, widths: { ...before.widths, [id]: width } })),
    reset: () => setLook(usual),
  };
}
