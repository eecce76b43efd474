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

const BRINGS =
  /\b(?:c[ao]m(?:e|es|ing)|stem(?:s|med)?|deriv(?:es|ed)|earned|contributed|generated|made up|accounted for) (?:from|by|in) (?:the )?$/;

/** "Of the CSM of issued contracts, what share came from whole life?": of several values that which the word of a share stands by; what is issued or held is the whole. */
function partAmong(tokens: Tokens, filters: readonly Filter[]): Filter | undefined {
  const all = filters.filter(({ dimension }) => !['book', 'scenario'].includes(dimension));
  const others = all.filter(({ dimension }) => dimension !== 'side');
  const chosen = others.length > 0 ? others : all;
  const [share] = tokens.operators('share');
  if (chosen.length < 2 || share === undefined) return chosen[0];
  const word = tokens.at(share);
  const isEnglish = word !== undefined && isAfter(word);
  const placesOf = ({ dimension, values }: Filter) =>
    tokens.list.flatMap((span, index) =>
      meaningsOf(span, 'value').some(
        (each) => each.dimension === dimension && values.includes(each.value),
      ) ||
      (dimension === 'cohort' && span.period !== undefined)
        ? [index]
        : [],
    );
  const isBringing = (index: number) => BRINGS.test(tokens.text.slice(0, tokens.at(index)?.start));
  // English says behind the word what the part is, Korean and Chinese before it.
  const farOf = (filter: Filter) =>
    Math.min(
      ...placesOf(filter).map((index) =>
        isBringing(index)
          ? -1
          : isEnglish === index > share
            ? Math.abs(index - share)
            : Math.abs(index - share) + tokens.list.length,
      ),
    );
  return chosen.toSorted((a, b) => farOf(a) - farOf(b))[0];
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
  const part = partAmong(tokens, filters);
  if (dimensions.length > 0 && (part === undefined || !dimensions.every(isTime))) return [];
  if (dimensions.length > 0 && isShareOfTimes(tokens)) return [];
  const isOne =
    dimensions.length === 0 &&
    (part?.values.length ?? 0) > 1 &&
    tokens.operators('together').length > 0;
  return isOne ? [] : [part?.dimension ?? share].flatMap((id) => id ?? []);
}
