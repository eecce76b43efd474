import {
  evaluateWorksheet,
  figure,
  valuesOf,
  type Figure,
  type Worksheet,
} from '../formula/worksheet';
import type { FinanceAllocationInput } from './financeAllocationInput';

const at = <T>(values: readonly T[] | undefined, date: number): T | undefined =>
  values?.[Math.min(date, values.length - 1)];

/** A list holds one entry a date; the last one stays. */
const entry = (name: string, values: readonly unknown[], date: number) =>
  `${name}[${Math.min(date, values.length - 1)}]`;
const paymentAt = ({ expectedPayments }: FinanceAllocationInput, date: number) =>
  entry('expectedPayments', expectedPayments, date);
const marketAt = ({ marketRates }: FinanceAllocationInput, date: number) =>
  entry('marketRates', marketRates, date);
const rateAtInception = (input: FinanceAllocationInput) =>
  input.rateAtInception === undefined ? 'marketRates[0]' : 'rateAtInception';

/** Facts under their places in the input. */
function factsOf(input: FinanceAllocationInput): Worksheet['facts'] {
  const { pvAtInception, expectedPayments, marketRates, creditingRates = [] } = input;
  const listed = (name: string, values: readonly number[]) =>
    values.map((value, index) => [`${name}[${index}]`, value] as const);
  return {
    ...valuesOf({ pvAtInception, rateAtInception: input.rateAtInception }),
    ...Object.fromEntries([
      ...listed('expectedPayments', expectedPayments),
      ...listed('marketRates', marketRates),
      ...creditingRates.flatMap((rates, date) => listed(`creditingRates[${date}]`, rates)),
    ]),
  };
}

/** The rate that allocates period `date` rests on the estimates of its start, those of inception for the first. */
function allocationRate(input: FinanceAllocationInput, date: number): Figure[] {
  const left = input.periods - date;
  const id = `allocationRate[${date - 1}]`;
  const [balance, payment] = [`pvAtAllocationRate[${date - 1}]`, paymentAt(input, date - 1)];
  if (input.method === 'lockedIn' || (input.method === 'effectiveYield' && date === 1))
    return [figure(id, 'B131, B132(a)(i)', rateAtInception(input))];
  if (input.method === 'effectiveYield')
    return [figure(id, 'B132(a)(i)', `(${payment} ÷ ${balance}) ^ (1 ÷ ${left + 1}) - 1`)];
  const credited = (at(input.creditingRates, date - 1) ?? []).slice(date - 1, input.periods);
  const rates = entry('creditingRates', input.creditingRates ?? [], date - 1);
  const names = credited.map((_, index) => `${rates}[${date - 1 + index}]`);
  const factor = `creditingFactor[${date - 1}]`;
  return [
    figure(
      factor,
      'B132(a)(ii)',
      `(${payment} ÷ (${[balance, ...names.map((name) => `(1 + ${name})`)].join(' × ')})) ^ (1 ÷ ${names.length})`,
    ),
    figure(id, 'B132(a)(ii)', `${factor} × (1 + ${names[0] ?? 0}) - 1`),
  ];
}

function figuresOf(input: FinanceAllocationInput): readonly Figure[] {
  const figures: Figure[] = [
    figure('pvCurrent[0]', '33', 'pvAtInception'),
    figure('pvAtAllocationRate[0]', '33', 'pvAtInception'),
    figure('accumulatedOci[0]', 'B130(b)', 'pvCurrent[0] - pvAtAllocationRate[0]'),
  ];
  for (let date = 1; date <= input.periods; date++) {
    const left = input.periods - date;
    const [current, allocated] = [`pvCurrent[${date}]`, `pvAtAllocationRate[${date}]`];
    figures.push(
      figure(current, '36', `${paymentAt(input, date)} ÷ (1 + ${marketAt(input, date)}) ^ ${left}`),
      ...allocationRate(input, date),
      input.method === 'lockedIn'
        ? figure(
            allocated,
            'B131',
            `${paymentAt(input, date)} ÷ (1 + ${rateAtInception(input)}) ^ ${left}`,
          )
        : figure(
            allocated,
            'B132',
            `pvAtAllocationRate[${date - 1}] × (1 + allocationRate[${date - 1}])`,
          ),
      figure(`accumulatedOci[${date}]`, 'B130(b)', `${current} - ${allocated}`),
      figure(
        `profitOrLoss[${date - 1}]`,
        '88(b)',
        `pvAtAllocationRate[${date - 1}] - ${allocated}`,
      ),
      figure(`totalComprehensive[${date - 1}]`, '87', `pvCurrent[${date - 1}] - ${current}`),
      figure(
        `oci[${date - 1}]`,
        '90',
        `totalComprehensive[${date - 1}] - profitOrLoss[${date - 1}]`,
      ),
    );
  }
  const last = input.periods - 1;
  for (let period = 0; period <= last; period++)
    figures.push(figure(`allocationRates[${period}]`, 'B131-B132', `allocationRate[${period}]`));
  if (input.method === 'projectedCreditingRate')
    for (let period = 0; period <= last; period++)
      figures.push(
        figure(`creditingFactors[${period}]`, 'B132(a)(ii)', `creditingFactor[${period}]`),
      );
  return [
    ...figures,
    figure('revisedConstantRate', 'B132(a)(i)', `allocationRate[${last}]`),
    figure('payout', '33', paymentAt(input, input.periods)),
  ];
}

export const financeAllocationSheet = (input: FinanceAllocationInput): Worksheet => ({
  figures: figuresOf(input),
  facts: factsOf(input),
});

/**
 * Balances at the current rate and at the rate that allocates, by date; what profit or loss and OCI take in each period (income positive);
 * the accumulated OCI is the gap between the balances and ends at nothing (B130(b)).
 */
export function measureFinanceAllocation(input: FinanceAllocationInput) {
  const values = evaluateWorksheet(financeAllocationSheet(input));
  const listed = (name: string, length: number) =>
    Array.from({ length }, (_, index) => values[`${name}[${index}]`] ?? 0);
  const { periods } = input;
  const rates = listed('allocationRate', periods);
  return {
    payout: values['payout'] ?? 0,
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
