import { currencyCode } from '../schema/currency';
import { choice, flag, found, list, object, text, type Infer, type Shape } from '../schema/shape';
import type { BookGroup, BookTreaty } from './types';

/** Checked group by group as the book is closed, so that a wrong one stops no other. */
const laterChecked = <T>(description: string): Shape<T> => ({
  schema: { type: 'object', description },
  check(value, path, problems) {
    if (typeof value !== 'object' || value === null)
      problems.push({ path, code: 'type', expected: description, found: found(value) });
  },
});

const facts = {
  company: text('Company; default one for all.'),
  portfolio: text('Portfolio (14).'),
  currency: currencyCode,
  transition: choice('Approach at transition, where 114 keeps it apart.', [
    'modifiedRetrospective',
    'fairValue',
    'other',
  ]),
  isAcquired: flag('Acquired in a transfer or a business combination (107, 108).'),
};
const id = text('Name of its own within the book.');

/** A book as a file states it. */
export const book = object(
  'A book to close: groups and treaties with what sums are taken by.',
  {
    period: text('The period to close: one of the labels of each group.'),
    groups: list(
      'Groups.',
      object(
        'A group.',
        { id, input: laterChecked<BookGroup['input']>('an input of kind group') },
        facts,
      ),
    ),
  },
  {
    before: text('The period before it, for what opens; default: nothing is open.'),
    date: text('ISO date of its journals.'),
    treaties: list(
      'Treaties over groups of the book.',
      object(
        'A treaty.',
        {
          id,
          covers: list('Names of its underlying groups.', text('Name.'), 1),
          input: laterChecked<BookTreaty['input']>(
            'an input of kind reinsuranceHeld without its underlying groups',
          ),
        },
        facts,
      ),
    ),
  },
);
export type Book = Infer<typeof book>;
