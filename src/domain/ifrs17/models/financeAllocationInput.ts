import { checked, inconsistent } from '../schema/checked';
import { choice, list, number, object, text, type Infer } from '../schema/shape';

const id = text('Name of this calculation.');
const money = (doc: string) => number(`${doc} In units of currency.`);

const fields = object(
  'Systematic allocation of finance income or expenses between profit or loss and OCI (88(b), B130-B133).',
  {
    kind: choice('What this input is.', ['financeAllocation']),
    method: choice(
      'Rate that allocates: a constant rate (B132(a)(i)), one in proportion to credited rates (B132(a)(ii)), or the locked-in rates (B131).',
      ['effectiveYield', 'projectedCreditingRate', 'lockedIn'],
    ),
    pvAtInception: number('Present value after initial cash flows, in units of currency.', {
      above: 0,
    }),
    periods: number('Periods until the payment.', { integer: true, min: 1, max: 2400 }),
    expectedPayments: list(
      'Expected payment at the end, as estimated at inception and at the end of each later period; the last one stays.',
      money('Positive.'),
      1,
    ),
    marketRates: list(
      'Current flat rate at inception and at the end of each later period; the last one stays.',
      number('Rate.', { above: -1 }),
      1,
    ),
  },
  {
    id,
    rateAtInception: number('Rate at inception; default: the first market rate.', { above: -1 }),
    creditingRates: list(
      'Projected credited rates by period, as estimated at inception and at the end of each later period; the last one stays.',
      list('By period from period 1; past periods as credited.', number('Rate.', { above: -1 })),
    ),
  },
);

/** Credited rates are needed where they allocate, for every period. */
export const financeAllocation = checked(fields, ({ method, creditingRates, periods }) => {
  if (method !== 'projectedCreditingRate') return [];
  if (!creditingRates?.length)
    return [
      {
        path: 'creditingRates',
        code: 'missing',
        expected: 'credited rates (B132(a)(ii))',
        found: 'nothing',
      },
    ];
  return creditingRates.flatMap((rates, index) =>
    rates.length < periods
      ? [
          inconsistent(
            `creditingRates[${index}]`,
            `${periods} rates, one a period`,
            `${rates.length} rates`,
          ),
        ]
      : [],
  );
});

export type FinanceAllocationInput = Infer<typeof financeAllocation>;
