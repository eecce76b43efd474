/** What a word of counting counts. */
import { isTime } from '../query';
import { isMarked } from './grouping/marked';
import { type Tokens, isAfter, isNoun, isOperator, meaningsOf } from './tokens';

const isOperatorBefore = (tokens: Tokens, index: number): boolean => {
  const span = tokens.at(index);
  return span !== undefined && isAfter(span);
};

/** 群組有哪些？件數也請列出: which they are, and a number of something else. */
const isAskedWhich = (tokens: Tokens, noun: number, count: number): boolean =>
  noun < count &&
  /哪些|哪幾|어느|어떤|뭐|누구/.test(
    tokens.text.slice(tokens.at(noun)?.end, tokens.at(count)?.start),
  );

/** The noun that a counting operator stands beside. */
export function countedNoun(tokens: Tokens): number | undefined {
  for (const index of tokens.operators('count')) {
    const isLeading =
      isOperatorBefore(tokens, index) || /多少|幾/.test(tokens.at(index)?.text ?? '');
    for (const side of isLeading ? [index + 1, index - 1] : [index - 1, index + 1])
      if (
        meaningsOf(tokens.at(side), 'entity').length > 0 &&
        !isMarked(tokens, side) &&
        !isAskedWhich(tokens, side, index)
      )
        return side;
  }
  for (const index of tokens.operators('top', 'bottom', '>', '>=', '<', '<=', 'exactly')) {
    const operator = tokens.at(index);
    if (!operator) continue;
    const step = isAfter(operator) ? 1 : -1;
    for (let side = index + step; Math.abs(side - index) <= 2; side += step) {
      const span = tokens.at(side);
      // "the top 5 portfolios" are what is ranked, not what is counted.
      if (span?.number && !isOperator(operator, '>', '>=', '<', '<=', 'exactly')) break;
      if (meaningsOf(span, 'entity').length > 0 && !isMarked(tokens, side)) return side;
      if (!span?.number) break;
    }
  }
  return undefined;
}

/** "In how many quarters", "분기는 몇 개", 有幾季: times that are counted. */
export function timeCounted(tokens: Tokens, index: number): number | undefined {
  const isCountable = (at: number) =>
    meaningsOf(tokens.at(at), 'dimension').some(({ id }) => isTime(id)) && !isMarked(tokens, at);
  return [index, index + 1, index - 1].find(isCountable);
}

/** "How many VFA groups", "실행은 총 몇 번": what may stand between a word of counting and what it counts. */
const isBetween = (tokens: Tokens, index: number): boolean =>
  (meaningsOf(tokens.at(index), 'value').length > 0 && !isNoun(tokens.at(index))) ||
  (isOperator(tokens.at(index), 'total', 'tally') && !isOperator(tokens.at(index), 'count'));

/** The noun that a word of counting counts, by its index: "the number of groups", "계약집합 수", "幾個合約群組", 群組有幾個. */
export function countedAt(tokens: Tokens, index: number): number | undefined {
  const span = tokens.at(index);
  const found = (step: 1 | -1): number | undefined => {
    let at = index + step;
    while (isBetween(tokens, at)) at += step;
    return meaningsOf(tokens.at(at), 'entity').length > 0 && !isMarked(tokens, at) ? at : undefined;
  };
  if (span === undefined) return undefined;
  if (isAfter(span)) return found(1);
  if (!/多少|幾/.test(span.text)) return found(-1);
  // 跑了幾個群組: a figure that is counted.
  const isOfFigure = meaningsOf(tokens.at(index + 1), 'measure').length > 0;
  const isBeside = tokens.at(index + 1)?.start === span.end;
  return found(1) ?? (isOfFigure && isBeside ? undefined : found(-1));
}
