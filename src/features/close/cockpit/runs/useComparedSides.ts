import { figureAt, type ReportTable } from '@/domain/closeReports';
import type { ClosedGroup } from '@/domain/ifrs17/book';
import { askOfClose, useEngine } from '../../engine';
import type { Asked } from '../../explain';
import type { CloseView } from '../../shared/filters/useCloseView';
import { useText } from '../../shared/useText';
import { useLoadedClose } from '../../tables/useLoadedClose';

/** A run with what it gave. */
export interface RunResults {
  readonly runId: string;
  readonly groups: readonly ClosedGroup[];
}
export interface ComparedResults {
  readonly view: CloseView;
  readonly before: RunResults;
  readonly after: RunResults;
}

/** Where a number of two runs stands in the measurement of either. */
interface Place {
  readonly table: 'balances' | 'groups';
  readonly row: string;
  readonly column: string;
}

/** How the numbers of two runs, and their differences, are asked for. */
export function useComparedSides({ view, before, after }: ComparedResults) {
  const text = useText();
  const closes = {
    before: useLoadedClose(view, before.runId, before.groups),
    after: useLoadedClose(view, after.runId, after.groups),
  };
  const reports = {
    before: useEngine(closes.before.key, () => askOfClose(closes.before, 'measurement')).data,
    after: useEngine(closes.after.key, () => askOfClose(closes.after, 'measurement')).data,
  };
  const cellOf = (side: keyof typeof closes, { table, row, column }: Place) => {
    const found: ReportTable | undefined = reports[side]?.[table];
    const own = found?.rows.find(({ id }) => id === row);
    return found && own && figureAt(found, own, found.columns.indexOf(column));
  };
  /** What is nothing has nothing behind it. */
  const askedOf = (side: keyof typeof closes, place: Place): Asked | undefined => {
    const figure = cellOf(side, place);
    if (!figure || figure.cell.value === 0) return undefined;
    const asked = { close: closes[side], of: { figure } };
    return side === 'before' ? { ...asked, from: before.runId } : asked;
  };
  const sideOf = (side: keyof typeof closes, place: Place) => ({
    title: text(`close.compare.${side}`),
    value: cellOf(side, place)?.cell.value ?? 0,
    asked: askedOf(side, place),
  });
  return {
    askedOf,
    /** Undefined while either run is on its way to the engine. */
    differenceOf: (place: Place) =>
      reports.before && reports.after
        ? ([sideOf('after', place), sideOf('before', place)] as const)
        : undefined,
  };
}
