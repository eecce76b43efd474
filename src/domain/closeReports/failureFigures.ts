import { cellOf, cubeOf, failedSides, type ClosedGroup } from '../ifrs17/book';
import type { Figure } from './figure';

/** A control of a run that does not hold of a group, as the run has stored it. */
interface StoredFailure {
  readonly figure: string;
  readonly expected: number;
  readonly found: number;
}

/**
 * Both sides of a failed control as numbers that explain themselves, as far as they are made of figures of the group; what comes from a source system or
 * a ledger is not.
 * @param control its id and paragraph
 */
export function failureFigures(
  { id, paragraph }: { readonly id: string; readonly paragraph: string },
  failure: StoredFailure,
  group: ClosedGroup,
): { readonly expected?: Figure; readonly found?: Figure } {
  const cube = cubeOf([group]);
  const sides = Object.entries(failedSides(id, failure, group)).flatMap(([side, terms]) => {
    const cell = cellOf(
      cube,
      paragraph,
      terms.map((term) => ({ ...term, scope: {} })),
    );
    const name = ['control', id, failure.figure, side].join('.');
    return cell.value === 0 ? [] : [[side, { name, cell, groups: [group.id] }] as const];
  });
  return Object.fromEntries(sides);
}
