import type { StatedNotes } from '../types';
import type { Row } from './columns';

type Cells = Readonly<Record<string, unknown>>;
type NoteRow = Row<'notes'>;
type Kind = NoteRow['values']['kind'];

/** What each kind of note has to say (110, 111, 113). */
export const noteColumns = {
  return: ['profitOrLoss'],
  underlyingItem: ['item', 'fairValue'],
  basisChange: ['group', 'reason', 'profitOrLoss', 'oci', 'carryingAmount'],
} as const satisfies Readonly<Record<Kind, readonly (keyof NoteRow['values'])[]>>;

/** The columns that a row of its kind leaves empty. */
export const missingOf = ({ values }: NoteRow): readonly string[] =>
  noteColumns[values.kind].filter((column) => values[column] === undefined);

/** What the notes of each quarter say that no measurement gives. A row that leaves out what it needs (`missingOf`) counts as empty there. */
export function notesOf(rows: readonly NoteRow[]): readonly StatedNotes[] {
  const periods = [...new Set(rows.map(({ values }) => values.period))].sort();
  return periods.map((period): StatedNotes => {
    const of = (kind: Kind) =>
      rows.flatMap(({ values }) =>
        values.period === period && values.kind === kind ? [values] : [],
      );
    return {
      period,
      returns: of('return').map(({ portfolio, profitOrLoss = 0, oci }) => ({
        ...(portfolio !== undefined && { portfolio }),
        profitOrLoss,
        ...(oci !== undefined && { oci }),
      })),
      underlyingItems: of('underlyingItem').map(({ portfolio, item = '', fairValue = 0 }) => ({
        ...(portfolio !== undefined && { portfolio }),
        item,
        fairValue,
      })),
      basisChanges: of('basisChange').map(
        ({ group = '', reason = '', profitOrLoss = 0, oci = 0, carryingAmount = 0 }) => ({
          group,
          reason,
          profitOrLoss,
          oci,
          carryingAmount,
        }),
      ),
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
