import type { StatedNotes } from '../types';
import type { Row, Value } from './parseRow';

type Cells = Readonly<Record<string, unknown>>;
type Kind = 'return' | 'underlyingItem' | 'basisChange';

/** What each kind of note has to say (110, 111, 113). */
export const noteColumns: Readonly<Record<Kind, readonly string[]>> = {
  return: ['profitOrLoss'],
  underlyingItem: ['item', 'fairValue'],
  basisChange: ['group', 'reason', 'profitOrLoss', 'oci', 'carryingAmount'],
};

/** The columns that a row of its kind leaves empty. */
export const missingOf = ({ values }: Row): readonly string[] =>
  (noteColumns[values['kind'] as Kind] ?? []).filter((column) => values[column] === undefined);

const rest = ({ values }: Row): Readonly<Record<string, Value>> =>
  Object.fromEntries(
    Object.entries(values).filter(([column]) => column !== 'kind' && column !== 'period'),
  );

/** What the notes of each quarter say that no measurement gives, from rows that say what they need. */
export function notesOf(rows: readonly Row[]): readonly StatedNotes[] {
  const periods = [...new Set(rows.map(({ values }) => String(values['period'])))].sort();
  return periods.map((period): StatedNotes => {
    const of = (kind: Kind) =>
      rows.filter(({ values }) => values['period'] === period && values['kind'] === kind).map(rest);
    return {
      period,
      returns: of('return') as unknown as NonNullable<StatedNotes['returns']>,
      underlyingItems: of('underlyingItem') as unknown as NonNullable<
        StatedNotes['underlyingItems']
      >,
      basisChanges: of('basisChange') as unknown as NonNullable<StatedNotes['basisChanges']>,
    };
  });
}

/** The same as rows; confidence levels come from the assumptions of a book that is loaded. */
export const noteCells = (notes: readonly StatedNotes[]): readonly Cells[] =>
  notes.flatMap(({ period, returns = [], underlyingItems = [], basisChanges = [] }) => [
    ...returns.map((each) => ({ ...each, period, kind: 'return' })),
    ...underlyingItems.map((each) => ({ ...each, period, kind: 'underlyingItem' })),
    ...basisChanges.map((each) => ({ ...each, period, kind: 'basisChange' })),
  ]);
