import { isMarked } from '../grouping/marked';
import { type Tokens, changesIn, isOperator, meaningsOf } from '../tokens';
import { type PeriodRange, type Threshold, isTime } from '../../query';
import type { PeriodMention } from '../words/periods';
import { monthsBetween } from '../words/shifts';

const MAX_QUARTERS = 12;

/** Whether something but a time is named that is not what figures are split by. */
const isChosen = (tokens: Tokens, except = -1): boolean =>
  tokens.list.some(
    (span, at) =>
      at !== except &&
      !isMarked(tokens, at) &&
      meaningsOf(span, 'dimension').some(({ id }) => !isTime(id)),
  );

/** "Grew in each of the last 3 quarters", "過去三季每季都增加", "3분기 동안 계속 줄어든": how many changes there are, one after the other. */
export function streakIn(tokens: Tokens, mentions: readonly PeriodMention[]): number | undefined {
  const said = mentions.find(({ inARow }) => inARow !== undefined)?.inARow;
  const series = tokens.list.findIndex(({ period }) => period?.count !== undefined);
  if (said !== undefined || series < 0 || changesIn(tokens).length === 0) return said;
  const isOfEach =
    tokens.modified('inARow') ||
    isOperator(tokens.at(series - 1), 'byBefore', 'eachBefore') ||
    // "How it moved over the last four quarters, by quarter" chooses nothing.
    (isChosen(tokens) &&
      tokens.list.some(
        (span, index) =>
          meaningsOf(span, 'dimension').some(({ id }) => id === 'period') &&
          isMarked(tokens, index),
      ));
  return isOfEach ? tokens.at(series)?.period?.count : undefined;
}

const EACH_QUARTER = /^(?:every |each |매 ?|每|各)/;
const EACH =
  /(?:\b(?:each|every|all)(?: of)?(?: the| four| 4)*|모든|매|전체|네|각|每一?個?|所有|各) ?$/;

/** "Every quarter of 2025", "2025년 모든 분기에", 2025 年每一季: the word, where things are chosen by what holds in all of them. */
function everyQuarter(tokens: Tokens): boolean {
  const index = tokens.list.findIndex(
    (span) =>
      meaningsOf(span, 'dimension').some(({ id }) => id === 'period') &&
      (EACH_QUARTER.test(span.text) || EACH.test(tokens.text.slice(0, span.start))),
  );
  return index >= 0 && isChosen(tokens, index);
}

/** A limit on a figure that holds in each quarter of a time: how many quarters these are. */
export function heldInEach(
  tokens: Tokens,
  thresholds: readonly Threshold[],
  period: PeriodRange | undefined,
  all: number | undefined,
): number | undefined {
  const isLimited = thresholds.some(({ of }) => of === undefined);
  if (!isLimited || !everyQuarter(tokens)) return undefined;
  const quarters = period ? monthsBetween(period.from, period.to) / 3 + 1 : all;
  return quarters !== undefined && quarters > 1 && quarters <= MAX_QUARTERS ? quarters : undefined;
}
