import { columns, type Derivation } from '../ifrs17';
import type { ClosedGroup } from '../ifrs17/book';
import { explainFigure, figureAt } from './figure';
import { workbookExplainer, type GroupSource } from './groupSource';
import { measurementReport } from './measurement/measurementReport';

/** A group that states every figure, nothing or not: what it has none of may become something. */
function withNothings(group: ClosedGroup): ClosedGroup {
  const toCome = Object.keys(group.figures).flatMap((name) => {
    const [, period] = /^maturity(\[\d+\])$/.exec(name) ?? [];
    return period !== undefined && group.family === 'general' ? [`release${period}`] : [];
  });
  const nothing = Object.fromEntries([...columns, ...toCome].map((name) => [name, 0]));
  return { ...group, figures: { ...nothing, ...group.figures } };
}

/**
 * Every figure of the tables of a measurement with everything behind it, for a workbook. Nothing is left out for being nothing: where somebody changes what is
 * stated there, a profitable group may become onerous, or the other way round.
 */
export function workbookFigures(
  groups: readonly ClosedGroup[],
  sources: readonly GroupSource[],
): readonly Derivation[] {
  const whole = groups.map(withNothings);
  const explain = workbookExplainer(sources);
  return measurementReport(whole).tables.flatMap((table) =>
    table.rows.flatMap((row) =>
      row.cells.flatMap((_, column) => {
        const figure = figureAt(table, row, column);
        return figure && figure.cell.terms.length > 0
          ? [explainFigure(figure, whole, explain)]
          : [];
      }),
    ),
  );
}
