import { isNoun, isOperator } from '../tokens';
import type { Meaning } from '../words/lexicon';
import phrases from '../words/phrases.json';
import type { Span } from '../words/spans';
import type { Replaced } from './children';

const WHETHER = new RegExp(phrases.asks.whether);
const SAID: readonly Meaning[] = [{ kind: 'stop' }];

/** "Is the CSM of whole life above 5 billion?", 종신보험 CSM이 50억 넘어?: asks for the figure, and chooses nothing by it. */
export function whetherIn(said: readonly Span[], text: string): Replaced {
  const isOfSome = said.some(
    (span) =>
      isNoun(span) || isOperator(span, 'count', 'top', 'bottom', 'average', 'share', 'more'),
  );
  if (isOfSome || !WHETHER.test(text.trim())) return new Map();
  const at = said.findIndex((span) => isOperator(span, '>', '>=', '<', '<='));
  const limit = said[at];
  const number = [said[at - 1], said[at + 1]].find(
    (span) => span?.number && !span.number.isPercent && !span.number.isMultiple,
  );
  const isOne = said.filter((span) => span.number).length === 1;
  return limit && number && isOne
    ? new Map([
        [limit, SAID],
        [number, SAID],
      ])
    : new Map();
}
