import { choice, list, number, object, text, type Infer } from '../schema/shape';

const id = text('Name of this calculation.');
const money = (doc: string) => number(`${doc} In units of currency.`);

export const financeAllocation = object(
  'Systematic allocation of finance income or expenses between profit or loss and OCI (88(b), B130-B133).',
  {
    kind: choice('What this input is.', ['financeAllocation']),
    method: choice(
      'Rate that allocates: a constant rate (B132(a)(i)), one in proportion to credited rates (B132(a)(ii)), or the locked-in rates (B131).',
      ['effectiveYield', 'projectedCreditingRate', 'lockedIn'],
    ),
    pvAtInception: money('Present value after initial cash flows.'),
    periods: number('Periods until the payment.', { integer: true, min: 1 }),
    expectedPayments: list(
      'Expected payment at the end, as estimated at inception and at the end of each later period; the last one stays.',
      money('Positive.'),
    ),
    marketRates: list(
      'Current flat rate at inception and at the end of each later period; the last one stays.',
      number('Rate.', { above: -1 }),
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

export type FinanceAllocationInput = Infer<typeof financeAllocation>;

const at = <T>(values: readonly T[] | undefined, date: number): T | undefined => values?.[Math.min(date, values.length - 1)];

/** The constant K for which the balance, growing by K times each credited rate, meets the payment (B132(a)(ii)). Bisection: growth rises with K. */
export function creditingFactor(balance: number, payment: number, rates: readonly number[]): number {
  const grown = (factor: number) => rates.reduce((value, rate) => value * (1 + factor * rate), balance);
  let [low, high] = [0, 1];
  while (grown(high) < payment && high < 1e6) high *= 2;
  if (grown(low) > payment) low = -high;
  for (let step = 0; step < 200; step++) {
    const middle = (low + high) / 2;
    if (grown(middle) < payment) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * Balances at the current rate and at the rate that allocates, by date; what profit or loss and OCI take in each period (income positive);
 * the accumulated OCI is the gap between the balances and ends at nothing (B130(b)).
 */
export function measureFinanceAllocation(input: FinanceAllocationInput) {
  const { periods, method } = input;
  const rateAtInception = input.rateAtInception ?? at(input.marketRates, 0) ?? 0;
  const paymentAt = (date: number) => at(input.expectedPayments, date) ?? 0;
  const pvCurrent = [input.pvAtInception];
  const pvAllocated = [input.pvAtInception];
  const rates: number[] = [];
  const factors: number[] = [];
  for (let date = 1; date <= periods; date++) {
    const left = periods - date;
    pvCurrent.push(paymentAt(date) / (1 + (at(input.marketRates, date) ?? 0)) ** left);
    const balance = pvAllocated[date - 1] ?? 0;
    // The allocating rate of a period rests on the estimates of its start; those of inception for the first.
    const payment = paymentAt(date - 1);
    let rate = rateAtInception;
    if (method === 'effectiveYield') rate = date === 1 ? rateAtInception : (payment / balance) ** (1 / (left + 1)) - 1;
    if (method === 'projectedCreditingRate') {
      const credited = at(input.creditingRates, date - 1) ?? [];
      const factor = creditingFactor(balance, payment, credited.slice(date - 1, periods));
      factors.push(factor);
      rate = factor * (credited[date - 1] ?? 0);
    }
    rates.push(rate);
    pvAllocated.push(method === 'lockedIn' ? paymentAt(date) / (1 + rateAtInception) ** left : balance * (1 + rate));
  }
  const change = (values: readonly number[]) => values.slice(1).map((value, index) => (values[index] ?? 0) - value);
  const profitOrLoss = change(pvAllocated);
  const totalComprehensive = change(pvCurrent);
  return {
    payout: paymentAt(periods),
    pvCurrent,
    pvAtAllocationRate: pvAllocated,
    allocationRates: rates,
    revisedConstantRate: rates.at(-1) ?? rateAtInception,
    creditingFactors: factors,
    accumulatedOci: pvCurrent.map((value, date) => value - (pvAllocated[date] ?? 0)),
    profitOrLoss,
    oci: totalComprehensive.map((total, index) => total - (profitOrLoss[index] ?? 0)),
    totalComprehensive,
  };
}
