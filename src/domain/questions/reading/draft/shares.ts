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

const OWN =
  /\b(?:its|that|their|the same|the respective)(?: own)? $|(?:該|所屬的?|各自的?|同一?個?|해당|소속|같은) ?$/;

/** "The share of each group within its portfolio": what each part is held against, by its index. */
export const ownWhole = (tokens: Tokens): number | undefined => {
  const { list, text, model } = tokens;
  if (tokens.operators('share').length === 0) return undefined;
  const at = list.findIndex(
    (span) =>
      meaningsOf(span, 'dimension').some(({ id }) => !isTime(id) && model.dimensionOf(id)) &&
      OWN.test(text.slice(0, span.start)),
  );
  return at < 0 ? undefined : at;
};

/** What is chosen is the whole that its parts are held against, and splits nothing. */
export function withoutWhole(
  tokens: Tokens,
  split: readonly string[],
  filters: readonly Filter[],
): string[] {
  const at = ownWhole(tokens);
  const whole = meaningsOf(tokens.at(at ?? -1), 'dimension').map(({ id }) => id);
  const isChosen = filters.some(
    ({ dimension, values, isNegated }) =>
      whole.includes(dimension) && values.length === 1 && !isNegated,
  );
  const others = split.filter((id) => !whole.includes(id));
  return isChosen && others.length > 0 ? others : [...split];
}

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
