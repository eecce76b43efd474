/** Which figures of the engine the columns of the views are made of. */
import columns from './columns.json';
import paragraphs from './paragraphs.json';

/** A column as a signed sum of figures of the closed groups, of both sides or of one. */
export interface FigureColumn {
  readonly sum: string;
  readonly side?: 'issued' | 'held';
  readonly negated?: boolean;
}

const byView = columns as Record<string, Record<string, FigureColumn>>;

/** The columns of a view that are made of figures, by their names; none of a view that holds none. */
export const figureColumns = (view: string): Readonly<Record<string, FigureColumn>> =>
  byView[view] ?? {};

/** The table of a lineage in which every column is a figure of the engine. */
export const ENGINE_FIGURES = 'engine_figures';

/** The paragraphs of IFRS 17 that a figure rests on, and the screen that explains it. */
export function engineFigure(figure: string): { paragraph: string; screen: string } | undefined {
  const [paragraph, screen] = (paragraphs as Record<string, string[]>)[figure] ?? [];
  return paragraph !== undefined && screen !== undefined ? { paragraph, screen } : undefined;
}

/**
 * A view as a lineage is to know it: what is made of figures says of which, what is not has no origin.
 * @param names its columns, in order
 */
export function viewDefinition(view: string, names: readonly string[]): string {
  const made = figureColumns(view);
  if (Object.keys(made).length === 0)
    return `CREATE TABLE ${view} (${names.map((name) => `${name} text`).join(', ')});`;
  const items = names.map((name) => {
    const column = made[name];
    if (!column) return `NULL AS ${name}`;
    const sum = column.sum.replaceAll(/\w+/g, (figure) => `"${figure}"`);
    return `${column.negated ? '- ' : ''}(${sum}) AS ${name}`;
  });
  return `CREATE VIEW ${view} AS SELECT ${items.join(', ')} FROM ${ENGINE_FIGURES};`;
}
