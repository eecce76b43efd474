import { type Filter, isTime } from '../../query';
import { type Tokens, isAfter, isOperator, meaningsOf } from '../tokens';

/** "The share of each quarter", "분기별 비중": of times, where these stand right beside the word. */
export const isShareOfTimes = (tokens: Tokens): boolean =>
  tokens.operators('share').some((index) => {
    const span = tokens.at(index);
    const step = span && isAfter(span) ? 1 : -1;
    let at = index + step;
    while (isOperator(tokens.at(at), 'byBefore', 'byAfter', 'eachBefore', 'eachAfter')) at += step;
    return meaningsOf(tokens.at(at), 'dimension').some(({ id }) => isTime(id));
  });

/**
 * What the parts are of which a share is asked for: what is chosen by a value, of one time or of each. Of "motor and health together" it is one share of all.
 * @param share what everything is made of, where nothing is named.
 */
export function partsOf(
  tokens: Tokens,
  dimensions: readonly string[],
  filters: readonly Filter[],
  share: string | undefined,
): string[] {
  const part = filters.find(({ dimension }) => !['book', 'scenario'].includes(dimension));
  if (dimensions.length > 0 && (part === undefined || !dimensions.every(isTime))) return [];
  if (dimensions.length > 0 && isShareOfTimes(tokens)) return [];
  const isOne =
    dimensions.length === 0 &&
    (part?.values.length ?? 0) > 1 &&
    tokens.operators('together').length > 0;
  return isOne ? [] : [part?.dimension ?? share].flatMap((id) => id ?? []);
}
