/** Words of holding one thing against another, where the query holds none. */
import type { Query } from '../../query';
import type { Tokens } from '../tokens';

/** "The difference of cohorts 2021 and 2025": of values, which the query holds side by side or as one. */
export const differencesOfValues = (
  tokens: Tokens,
  { filters, comparison, against }: Query,
): number[] =>
  comparison !== undefined &&
  against?.filter === undefined &&
  filters.some(({ values, isNegated }) => !isNegated && values.length > 1) &&
  tokens.list.every(({ period }) => period?.relative === undefined)
    ? tokens.operators('difference')
    : [];

const AGAINST =
  /^(?:compared (?:with|to)|versus|vs\.?|v\.?|relative to|since|up from|down from|對比|相較|相較於|相比|較之|相對於|比起|比起來|相比起來|.*대비.*|에 비해.*|에 비하여)$/;

/** "Profit versus target": one figure that is held against nothing. */
export const heldAgainstNothing = (
  tokens: Tokens,
  { measures, filters, comparison, calculation, thresholds }: Query,
): number[] => {
  const isHeld =
    comparison !== undefined ||
    calculation !== undefined ||
    measures.length > 1 ||
    thresholds.some(({ of }) => of !== undefined) ||
    filters.some(({ values }) => values.length > 1);
  return isHeld
    ? []
    : tokens
        .operators('compareBefore', 'compareAfter')
        .filter((index) => AGAINST.test(tokens.at(index)?.text ?? ''));
};
