import { type PeriodRange, isTime } from '../../query';
import { isOrderedFirst } from '../ranking';
import { type Modifier, type Tokens, meaningsOf } from '../tokens';
import { idleOperators } from './operators';
import { isOfSeveral } from './unmet';
import { type Use, isHead, isTaken, isVagueAt } from './use';

export { isChosenByChange } from './doubts';
export { isSplit } from './splits';

/** 剩餘的 CSM, "나머지 CSM": what is still there of a balance. */
const isBalanceBehind = (tokens: Tokens, { before }: Modifier): boolean =>
  meaningsOf(tokens.at(before), 'measure').some(
    ({ id }) => tokens.model.measureOf(id)?.kind === 'stock',
  );

/** Words beside a figure that it does not bear out: what is still there of something that was paid. */
function idleModifiers(
  tokens: Tokens,
  { query, modifiers, isOpening, hasPrevious }: Use,
): Modifier[] {
  const measures = query.measures.flatMap((id) => tokens.model.measureOf(id) ?? []);
  return tokens.modifiers.filter((modifier) => {
    const said = modifier.span.text;
    if (modifiers.has(modifier)) return false;
    if (measures.some(({ hints = [] }) => hints.includes(said))) return false;
    // "Did it make or lose money?"
    if (
      modifier.operator === 'earning' &&
      query.measures.includes(tokens.model.conventions.profit ?? '')
    )
      return false;
    if (modifier.operator === 'when')
      return query.measures.length > 0 && !query.dimensions.some(isTime);
    if (modifier.operator === 'firstTime' || modifier.operator === 'lastTime')
      return !(
        (query.order !== undefined && query.limit === undefined && isOrderedFirst(tokens)) ||
        (isTime(query.order?.by ?? '') && query.limit === 1) ||
        (query.entity !== undefined && query.order !== undefined)
      );
    if (modifier.operator === 'only' || modifier.operator === 'both')
      return !hasPrevious && isOfSeveral(modifier, query, tokens);
    if (modifier.operator === 'netOfHeld')
      return (
        measures.length === 0 ||
        measures.some(({ isNet }) => isNet !== true) ||
        query.filters.some(({ dimension }) => dimension === 'side')
      );
    if (modifier.operator === 'rest' && isBalanceBehind(tokens, modifier)) return false;
    if (modifier.operator === 'rest')
      return query.against?.filter === undefined && query.filters.every((each) => !each.isNegated);
    if (modifier.operator === 'inARow')
      return query.thresholds.every(({ inARow }) => inARow === undefined);
    if (modifier.operator === 'atStart')
      return !isOpening && measures.every((measure) => measure.isOpening !== true);
    if (modifier.operator === 'atClose') return false;
    if (modifier.operator === 'atEnd') return !measures.some(({ kind }) => kind === 'stock');
    return modifier.operator !== 'having';
  });
}

const quartersOf = ({ from, to }: PeriodRange): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 4 +
  (Number(to.slice(5)) - Number(from.slice(5))) / 3 +
  1;

/** "The four portfolios", 三種衡量模型, "the four quarters of 2025": as many as there are. */
function isAllOf(tokens: Tokens, index: number, { query, sizes }: Use): boolean {
  const value = tokens.at(index)?.number?.value;
  const named = [index - 1, index + 1].flatMap((at) => meaningsOf(tokens.at(at), 'dimension'));
  return named.some(
    ({ id }) =>
      query.dimensions.includes(id) &&
      value ===
        (id === 'period' && query.period
          ? quartersOf(query.period)
          : (sizes?.[id] ?? tokens.model.dimensionOf(id)?.values.length)),
  );
}

/** Words that are known and have not changed what was understood: each is a reason to doubt it. */
export function unexplainedIn(tokens: Tokens, use: Use): readonly string[] {
  const idle = tokens.list.flatMap(({ number, period, meanings }, index) => {
    const isUsed =
      (period !== undefined && !use.hasMixedTimes) ||
      (number !== undefined &&
        (use.numbers.has(index) ||
          isAllOf(tokens, index, use) ||
          // "Three figures: opening, released and closing CSM"
          (use.query.measures.length > 1 && use.query.measures.length === number.value) ||
          // "Whole life, term and cancer, all three"
          use.query.filters.some(
            ({ values }) => values.length > 1 && values.length === number.value,
          )));
    if ((number ?? period) && !isUsed) return [index];
    const isExplained =
      meanings.some((meaning) => isTaken(meaning, use, tokens)) ||
      isHead(tokens, index, use) ||
      isVagueAt(tokens, index);
    return isUsed || isExplained ? [] : [index];
  });
  const spans = [...idle, ...idleOperators(tokens, use)].flatMap((index) => tokens.at(index) ?? []);
  return [...spans, ...idleModifiers(tokens, use).map(({ span }) => span)]
    .toSorted((a, b) => a.start - b.start)
    .map((span) => span.text.trim());
}
