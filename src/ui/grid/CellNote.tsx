import { classes } from '../classes';
import { shown } from './display';
import styles from './Grid.module.css';
import type { GridColumn, GridRow, GridTexts } from './types';

interface CellNoteProps {
  row: GridRow | undefined;
  column: GridColumn | undefined;
  texts: GridTexts;
}

/** The line below the cells: what is wrong with the active one, or with its row, and what it held before. */
export function CellNote({ row, column, texts }: CellNoteProps) {
  const error = column && row?.errors?.[column.id];
  const before =
    column && row?.before && column.id in row.before
      ? texts.before(shown(column, row.before[column.id], texts))
      : undefined;
  const [other] = Object.entries(row?.errors ?? {});
  const wrong = error ?? row?.problem ?? other?.[1];
  return (
    <p className={classes(styles.cellNote, wrong && styles.cellNoteWrong)} role="status">
      {[error && `${column.label}: ${error}`, !error && wrong, before].filter(Boolean).join(' · ')}
    </p>
  );
}
