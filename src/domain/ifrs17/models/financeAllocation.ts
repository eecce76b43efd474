import { evaluateWorksheet, figure, type Figure, type Values } from '../explain/worksheet';
import type { FinanceAllocationInput } from './financeAllocationInput';

const at = <T>(values: readonly T[] | undefined, date: number): T | undefined =>
  values?.[Math.min(date, values.length - 1)];

/** Facts by date and period, under the names that the figures use. */
export function financeAllocationFacts(input: FinanceAllocationInput): Values {
  const facts: Record<string, number> = { pvAtInception: input.pvAtInception };
  const first = at(input.marketRates, 0) ?? 0;
  facts['rateAtInception'] = input.rateAtInception ?? first;
  for (let date = 0; date <= input.periods; date++) {
    facts[`expectedPayment[${date}]`] = at(input.expectedPayments, date) ?? 0;
    facts[`marketRate[${date}]`] = at(input.marketRates, date) ?? 0;
    at(input.creditingRates, date)?.forEach(
      (rate, period) => (facts[`creditingRate[${date}][${period}]`] = rate),
    );
  }
  return facts;
}

/** The rate that allocates period `date` rests on the estimates of its start, those of inception for the first. */
function allocationRate(input: FinanceAllocationInput, date: number): Figure[] {
  const left = input.periods - date;
  const id = `allocationRate[${date - 1}]`;
  const [balance, payment] = [`pvAtAllocationRate[${date - 1}]`, `expectedPayment[${date - 1}]`];
  if (input.method === 'lockedIn' || (input.method === 'effectiveYield' && date === 1))
    return [
      figure(id, 'B131, B132(a)(i)', 'rateAtInception', ['rateAtInception'], (rate = 0) => rate),
    ];
  if (input.method === 'effectiveYield')
    return [
      figure(
        id,
        'B132(a)(i)',
        `(${payment} ÷ ${balance}) ^ (1 ÷ ${left + 1}) - 1`,
        [payment, balance],
        (due = 0, held = 1) => (due / held) ** (1 / (left + 1)) - 1,
      ),
    ];
  const credited = (at(input.creditingRates, date - 1) ?? []).slice(date - 1, input.periods);
  const names = credited.map((_, index) => `creditingRate[${date - 1}][${date - 1 + index}]`);
  const factor = `creditingFactor[${date - 1}]`;
  return [
    figure(
      factor,
      'B132(a)(ii)',
      `(${payment} ÷ (${[balance, ...names.map((name) => `(1 + ${name})`)].join(' × ')})) ^ (1 ÷ ${names.length})`,
      [balance, payment, ...names],
      (held = 0, due = 0, ...rates) =>
        (due / rates.reduce((grown, rate) => grown * (1 + rate), held)) ** (1 / names.length),
    ),
    figure(
      id,
      'B132(a)(ii)',
      `${factor} × (1 + ${names[0] ?? 0}) - 1`,
      names[0] ? [factor, names[0]] : [factor],
      (k = 0, rate = 0) => k * (1 + rate) - 1,
    ),
  ];
}

export function financeAllocationFigures(input: FinanceAllocationInput): readonly Figure[] {
  const figures: Figure[] = [
    figure('pvCurrent[0]', '33', 'pvAtInception', ['pvAtInception'], (value = 0) => value),
    figure('pvAtAllocationRate[0]', '33', 'pvAtInception', ['pvAtInception'], (value = 0) => value),
    figure(
      'accumulatedOci[0]',
      'B130(b)',
      'pvCurrent[0] - pvAtAllocationRate[0]',
      ['pvCurrent[0]', 'pvAtAllocationRate[0]'],
      (now = 0, then = 0) => now - then,
    ),
  ];
  for (let date = 1; date <= input.periods; date++) {
    const left = input.periods - date;
    const [current, allocated] = [`pvCurrent[${date}]`, `pvAtAllocationRate[${date}]`];
    figures.push(
      figure(
        current,
        '36',
        `expectedPayment[${date}] ÷ (1 + marketRate[${date}]) ^ ${left}`,
        [`expectedPayment[${date}]`, `marketRate[${date}]`],
        (due = 0, rate = 0) => due / (1 + rate) ** left,
      ),
      ...allocationRate(input, date),
      input.method === 'lockedIn'
        ? figure(
            allocated,
            'B131',
            `expectedPayment[${date}] ÷ (1 + rateAtInception) ^ ${left}`,
            [`expectedPayment[${date}]`, 'rateAtInception'],
            (due = 0, rate = 0) => due / (1 + rate) ** left,
          )
        : figure(
            allocated,
            'B132',
            `pvAtAllocationRate[${date - 1}] × (1 + allocationRate[${date - 1}])`,
            [`pvAtAllocationRate[${date - 1}]`, `allocationRate[${date - 1}]`],
            (held = 0, rate = 0) => held * (1 + rate),
          ),
      figure(
        `accumulatedOci[${date}]`,
        'B130(b)',
        `${current} - ${allocated}`,
        [current, allocated],
        (now = 0, then = 0) => now - then,
      ),
      figure(
        `profitOrLoss[${date - 1}]`,
        '88(b)',
        `pvAtAllocationRate[${date - 1}] - ${allocated}`,
        [`pvAtAllocationRate[${date - 1}]`, allocated],
        (before = 0, after = 0) => before - after,
      ),
      figure(
        `totalComprehensive[${date - 1}]`,
        '87',
        `pvCurrent[${date - 1}] - ${current}`,
        [`pvCurrent[${date - 1}]`, current],
        (before = 0, after = 0) => before - after,
      ),
      figure(
        `oci[${date - 1}]`,
        '90',
        `totalComprehensive[${date - 1}] - profitOrLoss[${date - 1}]`,
        [`totalComprehensive[${date - 1}]`, `profitOrLoss[${date - 1}]`],
        (all = 0, profit = 0) => all - profit,
      ),
    );
  }
  const last = input.periods - 1;
  for (let period = 0; period <= last; period++)
    figures.push(
      figure(
        `allocationRates[${period}]`,
        'B131-B132',
        `allocationRate[${period}]`,
        [`allocationRate[${period}]`],
        (rate = 0) => rate,
      ),
    );
  if (input.method === 'projectedCreditingRate')
    for (let period = 0; period <= last; period++)
      figures.push(
        figure(
          `creditingFactors[${period}]`,
          'B132(a)(ii)',
          `creditingFactor[${period}]`,
          [`creditingFactor[${period}]`],
          (factor = 0) => factor,
        ),
      );
  return [
    ...figures,
    figure(
      'revisedConstantRate',
      'B132(a)(i)',
      `allocationRate[${last}]`,
      [`allocationRate[${last}]`],
      (rate = 0) => rate,
    ),
    figure(
      'payout',
      '33',
      `expectedPayment[${input.periods}]`,
      [`expectedPayment[${input.periods}]`],
      (payment = 0) => payment,
    ),
  ];
}

/**
 * Balances at the current rate and at the rate that allocates, by date; what profit or loss and OCI take in each period (income positive);
 * the accumulated OCI is the gap between the balances and ends at nothing (B130(b)).
 */
export function measureFinanceAllocation(input: FinanceAllocationInput) {
  const values = evaluateWorksheet(financeAllocationFigures(input), financeAllocationFacts(input));
  const listed = (name: string, length: number) =>
    Array.from({ length }, (_, index) => values[`${name}[${index}]`] ?? 0);
  const { periods } = input;
  const rates = listed('allocationRate', periods);
  return {
    payout: values[`expectedPayment[${periods}]`] ?? 0,
    pvCurrent: listed('pvCurrent', periods + 1),
    pvAtAllocationRate: listed('pvAtAllocationRate', periods + 1),
    allocationRates: rates,
    revisedConstantRate: rates.at(-1) ?? 0,
    creditingFactors:
      input.method === 'projectedCreditingRate' ? listed('creditingFactor', periods) : [],
    accumulatedOci: listed('accumulatedOci', periods + 1),
    profitOrLoss: listed('profitOrLoss', periods),
    oci: listed('oci', periods),
    totalComprehensive: listed('totalComprehensive', periods),
  };
}
