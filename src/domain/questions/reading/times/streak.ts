import { isMarked } from '../nouns';
import { type Tokens, changesIn, isOperator, meaningsOf } from '../tokens';
import type { PeriodMention } from '../words/periods';

/** "Grew in each of the last 3 quarters", "過去三季每季都增加", "3분기 동안 계속 줄어든": how many changes there are, one after the other. */
export function streakIn(tokens: Tokens, mentions: readonly PeriodMention[]): number | undefined {
  const said = mentions.find(({ inARow }) => inARow !== undefined)?.inARow;
  const series = tokens.list.findIndex(({ period }) => period?.count !== undefined);
  if (said !== undefined || series < 0 || changesIn(tokens).length === 0) return said;
  const isOfEach =
    tokens.modified('inARow') ||
    isOperator(tokens.at(series - 1), 'byBefore', 'eachBefore') ||
    tokens.list.some(
      (span, index) =>
        meaningsOf(span, 'dimension').some(({ id }) => id === 'period') && isMarked(tokens, index),
    );
  return isOfEach ? tokens.at(series)?.period?.count : undefined;
}
