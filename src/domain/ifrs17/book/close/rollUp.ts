import { exactly } from '../sums/exactSum';
import type { ClosedGroup, Figures } from '../types';

type Kind = 'opening' | 'closing' | 'share' | 'movement';

/** What opens or closes is that of the first or the last period; movements add up; shares of one period are none of several. */
export function kindOf(figure: string): Kind {
  if (figure.endsWith('Opening')) return 'opening';
  if (figure.endsWith('ReleaseShare') || figure === 'csmBeforeRelease') return 'share';
  return figure.endsWith('Closing') ||
    figure.endsWith(']') ||
    /^(liability|ociAccumulated|acquisitionUnamortised|coverageFuture|unitsProvided)$/.test(figure)
    ? 'closing'
    : 'movement';
}

/**
 * Consecutive periods of one group as one: months to a quarter, quarters to a year. Each period keeps its own close; nothing is measured again.
 * @throws RangeError where the periods are of several groups, or a period does not open with what closed the one before
 */
export function rolledUp(periods: readonly ClosedGroup[], name: string): ClosedGroup {
  const [first, last] = [periods[0], periods.at(-1)];
  if (!first || !last) throw new RangeError('nothing to roll up');
  if (periods.some(({ id }) => id !== first.id))
    throw new RangeError(`periods of several groups: ${periods.map(({ id }) => id).join(', ')}`);
  const names = new Set(periods.flatMap(({ figures }) => Object.keys(figures)));
  const figures: Record<string, number> = {};
  for (const figure of names) {
    const kind = kindOf(figure);
    if (kind === 'share') continue;
    const of = ({ figures: all }: { readonly figures: Figures }) => all[figure] ?? 0;
    const value =
      kind === 'opening' ? of(first) : kind === 'closing' ? of(last) : exactly(periods.map(of));
    if (value !== 0) figures[figure] = value;
  }
  return {
    ...last,
    period: name,
    rolledFrom: periods.flatMap(({ period, rolledFrom }) => rolledFrom ?? [period]),
    figures,
    isOnerousAtRecognition: periods.some((each) => each.isOnerousAtRecognition),
    holdsBoth: periods.some(({ holdsBoth }) => holdsBoth),
  };
}
