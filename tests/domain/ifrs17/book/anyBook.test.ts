import fc from 'fast-check';
import * as engine from '@/domain/ifrs17/book';
import { breachesOfBook } from '../support/bookInvariants';
import { anyBook } from '../support/generatedBooks';

test('controls, sums, statements and journals hold of any book', () => {
  fc.assert(
    fc.property(anyBook, (book) => {
      expect(breachesOfBook(engine, book)).toEqual([]);
    }),
    { numRuns: 6, seed: 17, endOnFailure: true },
  );
});
