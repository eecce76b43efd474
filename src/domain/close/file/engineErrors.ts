import {
  InputError,
  parse,
  projectionInput,
  type AssumptionSet,
  type Product,
} from '@/domain/ifrs17';
import { partOf } from '../batches';
import { closeQuarter } from '../quarter/closeQuarter';
import type { Book } from '../types';
import type { RowError } from './parseRow';
import { errorAt } from './tableErrors';

/** Groups whose first close tells whether a book closes. */
const SAMPLE_GROUPS = 200;

/** Products and assumptions are what the projection takes. */
export function projectionErrors(
  products: readonly Product[],
  sets: readonly AssumptionSet[],
): readonly RowError[] {
  return sets.flatMap((set) => {
    try {
      parse(projectionInput, {
        firstMonth: set.effectiveFrom,
        products,
        assumptions: [set],
        modelPoints: [],
        groups: [{ id: 'all', lockedIn: 0 }],
      });
      return [];
    } catch (problem) {
      if (!(problem instanceof InputError)) throw problem;
      return problem.problems.map(({ path, expected, found }) =>
        errorAt(path.startsWith('products') ? 'products' : 'assumptions', 0, path, [
          'invalid',
          expected,
          found,
        ]),
      );
    }
  });
}

/** A first close of some groups, those of the model points among them, tells whether curves and assumptions reach where the book begins. */
export function firstCloseErrors(book: Book): readonly RowError[] {
  const { groups, firstPeriod } = book.definition;
  const some = groups.slice(0, SAMPLE_GROUPS).map(({ id }) => id);
  try {
    closeQuarter(partOf(book, [...some, ...book.points.map(({ group }) => group)]), firstPeriod);
    return [];
  } catch (problem) {
    if (!(problem instanceof RangeError)) throw problem;
    const table = problem.message.includes('assumptions') ? 'assumptions' : 'curves';
    return [errorAt(table, 0, '', ['invalid', problem.message, ''])];
  }
}
