/** What a cell may hold. Text that cannot be read as its column's kind stays text, so that nothing typed is lost. */
export type GridValue = string | number | boolean | null;
export type GridValues = Readonly<Record<string, GridValue>>;

/** A row as the server holds it; `version` counts its saves. */
export interface SavedRow {
  readonly key: string;
  readonly version: number;
  readonly values: GridValues;
}

export type CellKind = 'text' | 'number' | 'boolean' | 'choice';
export interface Choice {
  readonly value: string;
  readonly label: string;
}
export interface CellType {
  readonly kind: CellKind;
  readonly choices?: readonly Choice[];
}

/** The text of a value as it is edited and copied. */
export function cellText(value: GridValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Y' : 'N';
  return String(value);
}

/** Empty and absent are the same. */
export function sameValue(a: GridValue | undefined, b: GridValue | undefined): boolean {
  const bare = (value: GridValue | undefined) =>
    value === '' || value === undefined ? null : value;
  return bare(a) === bare(b);
}
