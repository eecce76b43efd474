import { developmentTerms, worthOfTerms } from '../../core/claims/claimsRunOff';
import type { CompiledGroup } from '../../core/compile';

/**
 * Claims by accident period as they stand at the end of a period (130), liability positive (recoveries of contracts held are negative), undiscounted but for the discounting.
 * `claimsEstimate[a,n]` is the ultimate cost of the accident period a periods back as it was estimated n periods back, once a year; `claimsPaid[a]`,
 * `claimsOutstanding[a]` and `claimsDiscounting[a]` are of this date. Amounts of the past are at the rate of this date, so that what changes is the estimate.
 */
export function claimsOf(
  { runOff, sign, input }: CompiledGroup,
  index: number,
  rate: number,
): readonly (readonly [string, number])[] {
  const { periodsPerYear = 1 } = input;
  const date = index + 1;
  const begun = (runOff?.accidents ?? []).filter(({ from }) => from < date);
  return begun
    .flatMap((each) => {
      const age = index - each.from;
      const worth = (figure: Parameters<typeof developmentTerms>[1], step = 0) =>
        sign * rate * worthOfTerms(developmentTerms(each, figure, step, date));
      const years = Math.floor(age / periodsPerYear);
      const estimates = Array.from({ length: years + 1 }, (_, year) => {
        const ago = year * periodsPerYear;
        return [`claimsEstimate[${age},${ago}]`, worth('estimates', age - ago)] as const;
      });
      return [
        ...estimates,
        [`claimsPaid[${age}]`, worth('paidToDate')] as const,
        [`claimsOutstanding[${age}]`, worth('outstanding')] as const,
        [`claimsDiscounting[${age}]`, worth('discounting')] as const,
      ];
    })
    .filter(([, value]) => value !== 0);
}
