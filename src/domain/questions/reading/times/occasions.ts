import { type Order, isTime } from '../../query';
import type { Tokens } from '../tokens';

/** At which of several times something was so: "when was it highest", "the first quarter in which it exceeded ...". */
export interface Occasion {
  readonly splitBy: 'period' | 'year';
  readonly order?: Order | undefined;
  readonly limit?: number | undefined;
}

/**
 * @param isRanked the most or the least is asked for.
 * @param isLimited a figure is above or below something.
 * @param split what the figures are split by.
 */
export function occasionOf(
  tokens: Tokens,
  isRanked: boolean,
  isLimited: boolean,
  split: readonly string[],
): Occasion | undefined {
  const time = split.find((id) => id === 'period' || id === 'year') ?? 'period';
  const splitBy = time === 'year' ? 'year' : 'period';
  const isFirst = tokens.modified('firstTime');
  const isLast = tokens.modified('lastTime');
  if (isLimited && isFirst !== isLast)
    return {
      splitBy,
      order: { by: splitBy, direction: isFirst ? 'ascending' : 'descending' },
      limit: 1,
    };
  const isAsked = tokens.modified('when') && !split.some(isTime);
  return isAsked && (isRanked || isLimited) ? { splitBy } : undefined;
}
