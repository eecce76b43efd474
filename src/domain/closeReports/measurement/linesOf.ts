import { cellOf, termsOf, type Cube, type Scope } from '../../ifrs17/book';
import type { ReportTable } from '../figure';

/** A table of one paragraph: a row an expression over figures, a column a scope of groups. */
export const linesOf = (
  cube: Cube,
  id: string,
  paragraph: string,
  lines: Readonly<Record<string, string>>,
  scopes: Readonly<Record<string, Scope>>,
): ReportTable => ({
  id,
  paragraph,
  columns: Object.keys(scopes),
  rows: Object.entries(lines).map(([row, expression]) => ({
    id: row,
    cells: Object.values(scopes).map((scope) =>
      cellOf(cube, paragraph, termsOf(expression, scope)),
    ),
  })),
});
