import { checked, inconsistent } from '../schema/checked';
import { currencyCode } from '../schema/currency';
import {
  choice,
  flag,
  found,
  list,
  number,
  object,
  text,
  type Infer,
  type Shape,
} from '../schema/shape';
import type { BookAsset, BookGroup, BookTreaty } from './types';

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
const whose = { company: facts.company, portfolio: facts.portfolio };
const amount = (doc: string) => number(`${doc} Income or an asset is positive.`);

const asset = object(
  'An asset for acquisition cash flows paid before their group is recognised (28B).',
  {
    id,
    periods: list(
      'The asset period by period.',
      object(
        'A period.',
        {
          label: text('Label of the period.'),
          input: laterChecked<BookAsset['periods'][number]['input']>(
            'an input of kind acquisitionAsset',
          ),
        },
        {
          expectedDerecognition: list(
            'Shares of the closing asset by the period to come in which they are expected to be derecognised (109A); together 1.',
            number('Share.', { min: 0, max: 1 }),
          ),
        },
      ),
      1,
    ),
  },
  {
    ...facts,
    model: choice('Model of the group that it is paid for.', ['GMM', 'VFA', 'PAA']),
    periodsPerYear: choice('Periods a year; default 1.', [1, 2, 4, 12]),
  },
);

/** What the notes say beside the engine's figures. */
const notes = {
  returns: list(
    'Return on the assets that back contracts (110).',
    object(
      'A return.',
      { profitOrLoss: amount('In profit or loss.') },
      { ...whose, oci: amount('In OCI.') },
    ),
  ),
  underlyingItems: list(
    'Underlying items of contracts with direct participation features (111).',
    object(
      'A class of items.',
      { item: text('What it is.'), fairValue: amount('Fair value.') },
      whose,
    ),
  ),
  basisChanges: list(
    'Changes in the basis of disaggregation of finance income or expenses (113).',
    object(
      'A change.',
      {
        group: text('Group.'),
        reason: text('Why (113(a)).'),
        profitOrLoss: amount('Effect on profit or loss (113(b)).'),
        oci: amount('Effect on OCI (113(b)).'),
        carryingAmount: number(
          'Carrying amount of the group at that date (113(c)), liability positive.',
        ),
      },
      {},
    ),
  ),
  methods: list(
    'Methods, inputs and judgements in words (117).',
    object(
      'A method.',
      { paragraph: text('Paragraph, as 117(c)(iii).'), text: text('What is done.') },
      {},
    ),
  ),
  confidenceLevels: list(
    'Confidence levels of the risk adjustment (119).',
    object(
      'A level.',
      {
        technique: choice('How the risk adjustment is determined.', [
          'confidenceLevel',
          'costOfCapital',
          'other',
        ]),
        level: number('Confidence level, or the one to which the result corresponds; a share.', {
          min: 0,
          max: 1,
        }),
      },
      whose,
    ),
  ),
};

const fields = object(
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
    assets: list('Assets for acquisition cash flows.', asset),
    ...notes,
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

/** A book as a file states it. Results are told apart by the names of groups, treaties and assets: each has one of its own. */
export const book = checked(fields, (given) => {
  const known = new Set<string>();
  return (['groups', 'treaties', 'assets'] as const).flatMap((of) =>
    (given[of] ?? []).flatMap(({ id: name }, index) => {
      if (known.has(name))
        return [
          inconsistent(`${of}[${index}].id`, 'a name that nothing else in the book has', name),
        ];
      known.add(name);
      return [];
    }),
  );
});
export type Book = Infer<typeof book>;
