/** The names of the figures of a period, and their places in a row. */
import { operands } from './operands';
import { reported } from './reported';

/** What is reported of a period. */
export type Row = typeof reported;
export type ReportedColumn = keyof Row;
/** The same with what its figures rest on. */
export type WholeRow = Row & typeof operands;
export type Column = keyof WholeRow;
export const columns = Object.keys(reported) as readonly ReportedColumn[];
/** Other columns are operands of formulas. */
export const isReported = (column: Column): column is ReportedColumn => column in reported;
export const allColumns = [...columns, ...Object.keys(operands)] as readonly Column[];
/** Reported columns come first: a table may hold them alone. */
export const reportedWidth = columns.length;
export const width = allColumns.length;

const places = new Map(allColumns.map((column, index) => [column, index]));
export const place = (column: Column): number => places.get(column) ?? Number.NaN;

/** `csmBeforeRelease` is the figure `beforeRelease` of the section `csm`. */
export function sectionOf(column: Column): { readonly section: string; readonly figure: string } {
  const [, section = column, figure = ''] = /^([a-z]+)(.*)$/.exec(column) ?? [];
  return {
    section,
    figure: figure === '' ? 'total' : figure.charAt(0).toLowerCase() + figure.slice(1),
  };
}

/** As formulas name it: `csm.beforeRelease`. */
export const shortName = (column: Column): string => {
  const { section, figure } = sectionOf(column);
  return `${section}.${figure}`;
};

const named = new Map(allColumns.map((column) => [shortName(column), column]));

/** @throws RangeError for a name that is no figure of a period */
export function columnNamed(name: string): Column {
  const column = named.get(name);
  if (!column) throw new RangeError(`${name} is no figure of a period`);
  return column;
}
