import type { CompiledGroup } from '../core/compile';
import type { Row } from '../core/row';

/** The name of an accident period; those before an opening are `before1`, `before2`, ..., counted back from it. */
export const accidentName = (labels: readonly string[], from: number): string =>
  labels[from] ?? `before${-from}`;

/**
 * Claims development (130): by accident period the estimates of the ultimate cost at the end of it and of each later period, what was paid, and at the
 * last date how the liability for incurred claims is made up. Amounts undiscounted but for the last two lines, positive; reinsurance held: recoveries.
 * @returns undefined where claims are not stated by accident period
 */
export function claimsDevelopment(
  { runOff, labels, sign, input, periods }: CompiledGroup,
  rows: readonly Row[],
) {
  if (!runOff) return undefined;
  // Amounts of the past are translated at the last closing rate, so that what changes is the estimate and not the rate.
  const rate = input.exchangeRates?.closing[periods] ?? 1;
  const last = (values: readonly number[]) => (values.at(-1) ?? 0) * rate;
  const accidents = runOff.accidents.map(({ from, ultimate, paid, outstanding, liability }) => {
    const paidToDate = paid.reduce((sum, each) => sum + each, 0) * rate;
    return [
      accidentName(labels, from),
      {
        estimates: ultimate.map((each) => each * rate),
        paid: paid.map((each) => each * rate),
        paidToDate,
        outstanding: last(outstanding),
        discounting: last(liability) - last(outstanding),
        liability: last(liability),
      },
    ] as const;
  });
  const total = (pick: (each: (typeof accidents)[number][1]) => number) =>
    accidents.reduce((sum, [, each]) => sum + pick(each), 0);
  const riskAdjustment = sign * (rows.at(-1)?.licRaClosing ?? 0);
  const liability = total((each) => each.liability);
  return {
    ...Object.fromEntries(accidents),
    outstanding: total((each) => each.outstanding),
    discounting: total((each) => each.discounting),
    riskAdjustment,
    liability: liability + riskAdjustment,
  };
}
