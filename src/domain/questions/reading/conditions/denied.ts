import type { Operator } from '../../query';
import { isMarked } from '../grouping/marked';
import { type Tokens, isNoun, isOperator, meaningsOf } from '../tokens';

/** What is left where a limit is denied. */
export const DENIED: Readonly<Record<Operator, Operator>> = {
  '>': '<=',
  '>=': '<',
  '<': '>=',
  '<=': '>',
};

/** "Leave out those below 5bn", "50억 미만인 집합은 제외", 低於 50 億的請剔除: the word that denies a limit, by its index. */
export function denialOf(tokens: Tokens, from: number, to: number): number | undefined {
  const isOfLimit = (at: number) =>
    meaningsOf(tokens.at(at), 'measure').length > 0 ||
    (isNoun(tokens.at(at)) && !isMarked(tokens, at)) ||
    tokens.at(at)?.text === 'with';
  let ahead = from - 1;
  while (isOfLimit(ahead)) ahead -= 1;
  let behind = to + 1;
  while (isOfLimit(behind)) behind += 1;
  return isOperator(tokens.at(ahead), 'notBefore')
    ? ahead
    : isOperator(tokens.at(behind), 'notAfter')
      ? behind
      : undefined;
}
