import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ResourceName } from '@/domain/admin';
import {
  columnResized,
  columnsHidden,
  columnsReset,
  selectGridView,
  useAppDispatch,
  useAppSelector,
  useGridId,
} from '@/store';
import { columnsOf, type FieldChoices } from '../rows/columns';

/** The columns of a grid, as the reader wants them. */
export function useColumns(
  resource: ResourceName,
  choices: FieldChoices,
  fixed: readonly string[],
  hiddenFirst: readonly string[],
) {
  const intl = useIntl();
  const id = useGridId(resource);
  const dispatch = useAppDispatch();
  const { hiddenColumns, widths } = useAppSelector((state) => selectGridView(state, id));
  const hidden = hiddenColumns ?? hiddenFirst;
  const all = useMemo(
    () => columnsOf(resource, intl, choices).filter(({ id }) => !fixed.includes(id)),
    [resource, intl, choices, fixed],
  );
  const shown = useMemo(
    () =>
      all
        .filter(({ id }) => !hidden.includes(id))
        .map((column) => ({ ...column, width: widths[column.id] ?? column.width })),
    [all, hidden, widths],
  );
  return {
    all,
    shown,
    hidden,
    setHidden: (columns: string[]) => void dispatch(columnsHidden({ ...id, columns })),
    setWidth: (column: string, width: number) =>
      void dispatch(columnResized({ ...id, column, width })),
    reset: () => void dispatch(columnsReset(id)),
  };
}
