import type { GroupInput } from '../schema/group';

type IncurredClaims = NonNullable<GroupInput['incurredClaims']>;
export type AccidentPeriod = NonNullable<IncurredClaims['accidentPeriods']>[number];

/** Claims of one accident period, one entry a period from the accident period (0-based `from`) to the last measured. Amounts undiscounted but for `liability`. */
export interface AccidentRunOff {
  readonly from: number;
  /** Estimates of the ultimate cost at the end of each period (130). */
  readonly ultimate: readonly number[];
  readonly paid: readonly number[];
  readonly outstanding: readonly number[];
  /** Present value of what is outstanding, at the end of each period. */
  readonly liability: readonly number[];
}

/** What all accident periods do to the liability for incurred claims, one entry a period. */
export interface ClaimsRunOff {
  readonly accidents: readonly AccidentRunOff[];
  readonly incurred: Float64Array;
  readonly finance: Float64Array;
  readonly pastService: Float64Array;
  readonly paid: Float64Array;
}

/** Payments after period `period`, as estimated at its end: the last revision rules. The first of the list falls in the next period. */
function paymentsAfter(
  { period: accident, expectedPayments = [], revisions = [] }: AccidentPeriod,
  period: number,
): readonly number[] {
  const revision = [...revisions].reverse().find(({ atEndOf }) => atEndOf <= period + 1 && atEndOf >= accident);
  return revision
    ? revision.expectedPayments.slice(period + 1 - revision.atEndOf)
    : expectedPayments.slice(period + 2 - accident);
}

function runOffOf(accident: AccidentPeriod, periods: number, growth: number): AccidentRunOff {
  const from = accident.period - 1;
  const paid: number[] = [];
  const outstanding: number[] = [];
  const liability: number[] = [];
  const ultimate: number[] = [];
  let paidToDate = 0;
  for (let period = from; period < periods; period++) {
    const expected = period === from ? (accident.expectedPayments?.[0] ?? 0) : (paymentsAfter(accident, period - 1)[0] ?? 0);
    const now = accident.paid ? (accident.paid[period - from] ?? 0) : expected;
    paidToDate += now;
    const { ultimates } = accident;
    const after = ultimates
      ? [(ultimates[Math.min(period - from, ultimates.length - 1)] ?? 0) - paidToDate]
      : paymentsAfter(accident, period);
    const nominal = after.reduce((sum, payment) => sum + payment, 0);
    paid.push(now);
    outstanding.push(nominal);
    liability.push(ultimates ? nominal : after.reduce((sum, payment, index) => sum + payment / growth ** (index + 1), 0));
    ultimate.push(paidToDate + nominal);
  }
  return { from, ultimate, paid, outstanding, liability };
}

/**
 * Liability for incurred claims by accident period (40(b), 59(b), 130). What a period pays or estimates otherwise than its start expected is a
 * change of past service (B97(b)-(c)), but for claims of the period itself. Payments fall at the ends of periods.
 */
export function claimsRunOff(
  { accidentPeriods = [], interestRate = 0 }: IncurredClaims,
  periods: number,
  periodsPerYear: number,
): ClaimsRunOff {
  const growth = (1 + interestRate) ** (1 / periodsPerYear);
  const accidents = accidentPeriods.map((each) => runOffOf(each, periods, growth));
  const [incurred, finance, pastService, all] = Array.from({ length: 4 }, () => new Float64Array(periods)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const add = (sums: Float64Array, period: number, value: number) => (sums[period] = (sums[period] ?? 0) + value);
  for (const { from, paid, liability } of accidents)
    paid.forEach((now, index) => {
      const period = from + index;
      const [opening, closing] = [liability[index - 1] ?? 0, liability[index] ?? 0];
      add(all, period, now);
      if (index === 0) add(incurred, period, now + closing);
      else {
        add(finance, period, opening * (growth - 1));
        add(pastService, period, closing + now - opening * growth);
      }
    });
  return { accidents, incurred, finance, pastService, paid: all };
}
