import type { SemanticModel } from '../model/SemanticModel';
import type { Query } from '../query';
import { Tokens, isNoun, isOperator, meaningsOf } from './tokens';
import type { Span } from './words/spans';

/** "... instead of by portfolio", "포트폴리오 말고", "不要依合約組合": what the question before was split by, and this one shall not be. */
function replacedAt(tokens: Tokens, index: number, { dimensions, measures }: Query): number[] {
  const isSplitBefore = meaningsOf(tokens.at(index), 'dimension').some(({ id }) =>
    dimensions.includes(id),
  );
  // "Entries instead of lines"
  const isCountedBefore = meaningsOf(tokens.at(index), 'entity').some(({ id }) =>
    measures.includes(`${id}.count`),
  );
  // 당기손익 말고 보험서비스결과로: the figure that was asked for, and now another.
  const isFigureBefore =
    measures.length === 1 &&
    meaningsOf(tokens.at(index), 'measure').some(({ id }) => measures.includes(id)) &&
    tokens.list.some((span) =>
      meaningsOf(span, 'measure').some(({ id }) => !measures.includes(id)),
    );
  if (!isSplitBefore && !isCountedBefore && !isFigureBefore) return [];
  const by = isOperator(tokens.at(index - 1), 'byBefore') ? [index - 1] : [];
  const at = index - by.length - 1;
  const ahead = tokens.at(at);
  const behind = tokens.at(index + 1);
  if (isOperator(ahead, 'notBefore', 'insteadOf') || ahead?.text === 'instead')
    return [at, ...by, index];
  return isOperator(behind, 'notAfter') || behind?.text === '대신' ? [index, index + 1] : [];
}

/** What goes on from a question, without the words that only say what is given up of it. */
export function withoutReplaced(
  spans: readonly Span[],
  previous: Query | undefined,
  model: SemanticModel,
): readonly Span[] {
  if (!previous) return spans;
  const tokens = new Tokens(spans, model);
  const given = new Set(
    tokens.list
      .flatMap((_, index) => replacedAt(tokens, index, previous))
      .map((index) => tokens.at(index)),
  );
  const left = spans.filter((span) => !given.has(span));
  // "Without portfolios" says nothing else.
  return left.some((span) => isNoun(span) || meaningsOf(span, 'measure').length > 0) ? left : spans;
}
