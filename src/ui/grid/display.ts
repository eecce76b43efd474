import type { CellType, GridValue } from '@/domain/grid';
import type { GridColumn, GridRow, GridTexts } from './types';

const numbers = new Intl.NumberFormat('en-US');

/** A value as it is read: the label of a choice, a code with its name, yes or no, numbers with their separators. */
export function shown(
  { kind, choices = [], names }: CellType & Pick<GridColumn, 'names'>,
  value: GridValue | undefined,
  texts: Pick<GridTexts, 'yes' | 'no'>,
): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (kind === 'choice')
    return choices.find((choice) => choice.value === value)?.label ?? String(value);
  if (typeof value === 'number') return numbers.format(value);
  const name = names?.get(value);
  return name ? `${value} · ${name}` : value;
}

export function canEdit(column: GridColumn, row: GridRow | undefined, readOnly: boolean): boolean {
  if (readOnly || !row || row.state === 'deleted') return false;
  return column.editable === 'always' || (column.editable === 'new' && row.state === 'created');
}
