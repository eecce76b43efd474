/** Times that are named together and are one: "how many runs for the 2025 quarters, altogether?" */
import { isTime } from '../../query';
import { countedAt } from '../counted';
import { isMarked } from '../grouping/marked';
import { type Tokens, isOperator, meaningsOf } from '../tokens';

const ALTOGETHER =
  /^(?:altogether|adding (?:up|together)|all together|all told|in total|all in all|in sum|in aggregate|總共|一共|共|總計|合計|총|총계|합계|모두.*|전부.*)$/;

/** 各季的結帳總共執行了幾次: the closes of the quarters, and what is said of all of them; 各季總共 is told of each. */
const isOfAll = (tokens: Tokens, index: number, tally: number): boolean =>
  tokens.at(index - 1)?.text === '各' &&
  tally > index + 1 &&
  /^的/.test(tokens.text.slice(tokens.at(index)?.end));

/** Whether figures are asked for all of the quarters that a noun names, not for each. */
export function isTakenTogether(tokens: Tokens, index: number): boolean {
  const isTimeNoun = meaningsOf(tokens.at(index), 'dimension').some(({ id }) => isTime(id));
  if (!isTimeNoun) return false;
  const tallies = tokens
    .operators('tally', 'total')
    .filter((at) => ALTOGETHER.test(tokens.at(at)?.text ?? ''));
  if (isMarked(tokens, index)) return tallies.some((at) => isOfAll(tokens, index, at));
  // What happened is counted over all of a time.
  const isOfEvents = tokens
    .operators('count')
    .flatMap((at) => countedAt(tokens, at) ?? [])
    .some((at) =>
      meaningsOf(tokens.at(at), 'entity').some(
        ({ id }) => tokens.model.entityOf(id)?.isEvent === true,
      ),
    );
  const isTrend = tokens.operators('trend', 'change', 'average').length > 0;
  // 당기손익 합계가 10억 미만이었던 분기: the sum of each is limited, or ranked.
  const isChosen =
    tokens.operators('>', '>=', '<', '<=', 'exactly', 'negative', 'positive').length > 0;
  if (isChosen && !isOfEvents) return false;
  return (
    !isTrend && (isOfEvents || tallies.some((at) => !isOperator(tokens.at(at + 1), 'byBefore')))
  );
}
