import type { CompiledGroup } from '../core/compile';
import {
  developmentTerms,
  worthOfTerms,
  type Accident,
  type DevelopmentFigure,
} from '../core/claims/claimsRunOff';
import type { Row } from '../core/row/columns';

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
  const { accidents } = runOff;
  const at = (each: Accident, figure: DevelopmentFigure, step = 0) =>
    worthOfTerms(developmentTerms(each, figure, step, periods)) * rate;
  const total = (figure: DevelopmentFigure) =>
    accidents.reduce((sum, each) => sum + at(each, figure), 0);
  const riskAdjustment = sign * (rows.at(-1)?.licRaClosing ?? 0);
  return {
    ...Object.fromEntries(
      accidents.map((each) => {
        const steps = Array.from({ length: periods - each.from }, (_, step) => step);
        return [
          accidentName(labels, each.from),
          {
            estimates: steps.map((step) => at(each, 'estimates', step)),
            paid: steps.map((step) => at(each, 'paid', step)),
            paidToDate: at(each, 'paidToDate'),
            outstanding: at(each, 'outstanding'),
            discounting: at(each, 'discounting'),
            liability: at(each, 'liability'),
          },
        ];
      }),
    ),
    outstanding: total('outstanding'),
    discounting: total('discounting'),
    riskAdjustment,
    liability: total('liability') + riskAdjustment,
  };
}
