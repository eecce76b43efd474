import type { SemanticModel } from '../../model/SemanticModel';
import type { Query } from '../../query';
import { Tokens, isNoun, isOperator, meaningsOf } from '../tokens';
import type { Span } from '../words/spans';

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

const NOT_BUT = /^(?:(?:and |but )?not|rather than|instead of|不是|而不是|而非|並非)$/;
const BUT = /^(?:말고|아니라|아닌|대신)/;
const KINDS = ['dimension', 'entity', 'measure'] as const;

/** "By portfolio, not by cohort", 라인 말고 전표, 傳票而不是分錄: what stands beside another of its kind and is not meant. */
function contrastedAt(tokens: Tokens, index: number): number[] {
  const by = isOperator(tokens.at(index - 1), 'byBefore') ? [index - 1] : [];
  const at = index - by.length - 1;
  const isDenied =
    isOperator(tokens.at(at), 'notBefore', 'insteadOf') && NOT_BUT.test(tokens.at(at)?.text ?? '');
  const next = tokens.at(index + 1);
  const isDeniedBehind = isOperator(next, 'notAfter', 'insteadOf') && BUT.test(next?.text ?? '');
  if (!isDenied && !isDeniedBehind) return [];
  const isAlike = KINDS.some((kind) => {
    const own = JSON.stringify(meaningsOf(tokens.at(index), kind));
    const others = tokens.list.filter((_, other) => other !== index);
    return (
      own !== '[]' &&
      others.some(
        (other) =>
          meaningsOf(other, kind).length > 0 && JSON.stringify(meaningsOf(other, kind)) !== own,
      )
    );
  });
  if (!isAlike) return [];
  return isDenied ? [at, ...by, index] : [index, index + 1];
}

/** A question without the words that only say what is not meant, or what is given up of the one before. */
export function withoutReplaced(
  spans: readonly Span[],
  previous: Query | undefined,
  model: SemanticModel,
): readonly Span[] {
  const tokens = new Tokens(spans, model);
  const given = new Set(
    tokens.list
      .flatMap((_, index) =>
        previous ? replacedAt(tokens, index, previous) : contrastedAt(tokens, index),
      )
      .map((index) => tokens.at(index)),
  );
  const left = spans.filter((span) => !given.has(span));
  // "Without portfolios" says nothing else.
  return left.some((span) => isNoun(span) || meaningsOf(span, 'measure').length > 0) ? left : spans;
}
