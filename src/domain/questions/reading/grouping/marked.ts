import { type Tokens, isNoun, isOperator, meaningsOf } from '../tokens';

const SAYS_EACH =
  /^(?:each |every |[各每] ?\p{Script=Han})|^(?:逐|歷|매) ?(?:一?個?季|期|年|분기|년|해)|(?:분기|연도)별$/u;

/** "Per onerous group", "for each issued GMM group" */
function isEachOfChosen(tokens: Tokens, index: number): boolean {
  let at = index - 1;
  while (meaningsOf(tokens.at(at), 'value').length > 0 && !isNoun(tokens.at(at))) at -= 1;
  return at < index - 1 && isOperator(tokens.at(at), 'byBefore', 'eachBefore');
}

/** "회사 명단과 각 결산월", "the companies and each one's closing month": a column of what is listed. */
function isOfEachListed(tokens: Tokens, index: number): boolean {
  const { model, list } = tokens;
  const columns = list
    .slice(0, index)
    .flatMap((span) =>
      meaningsOf(span, 'entity').flatMap(({ id }) => model.entityOf(id)?.columns ?? []),
    );
  const behind = tokens.text.slice(tokens.at(index - 1)?.end);
  return (
    /^[각各]$/.test(tokens.at(index - 1)?.text ?? '') &&
    (isOperator(tokens.at(index - 2), 'add') ||
      // 有哪些公司？各是什麼幣別
      /^ ?[是為屬採在]/.test(behind) ||
      (/[,，、] ?$/.test(tokens.text.slice(0, tokens.at(index - 1)?.start)) &&
        tokens.operators('count').length === 0)) &&
    meaningsOf(tokens.at(index), 'dimension').some(({ id }) => {
      const { column = '', name = '' } = model.dimensionOf(id) ?? {};
      return columns.includes(column) || columns.includes(name);
    })
  );
}

/** "Every entry of the code list": not every list. */
const isOfParts = (tokens: Tokens, index: number): boolean =>
  /^ (?!of\b)[a-z]+ of\b/.test(
    tokens.text.slice(tokens.at(index - 1)?.end, tokens.at(index)?.start),
  );

/** "by portfolio", "포트폴리오별", "各合約組合" */
export const isMarked = (tokens: Tokens, index: number): boolean =>
  // "每一季", "매 분기"
  SAYS_EACH.test(tokens.at(index)?.text ?? '') ||
  (isOperator(tokens.at(index - 1), 'byBefore') &&
    !isOfParts(tokens, index) &&
    !isOfEachListed(tokens, index)) ||
  isOperator(tokens.at(index + 1), 'byAfter') ||
  isEachOfChosen(tokens, index) ||
  // "계약집합 각각의 CSM"
  (/^각각/.test(tokens.at(index + 1)?.text ?? '') && !isOperator(tokens.at(index + 2), 'count')) ||
  // "by portfolio and cohort", "포트폴리오와 코호트별로"
  (isOperator(tokens.at(index - 1), 'add') &&
    isNoun(tokens.at(index - 2)) &&
    isOperator(tokens.at(index - 3), 'byBefore')) ||
  (isOperator(tokens.at(index + 1), 'add') &&
    isNoun(tokens.at(index + 2)) &&
    isOperator(tokens.at(index + 3), 'byAfter')) ||
  // "포트폴리오 코호트별", but 회사들을 유형별로 splits by one
  (isNoun(tokens.at(index + 1)) &&
    isOperator(tokens.at(index + 2), 'byAfter') &&
    !/[은는이가을를의]/.test(
      tokens.text.slice(tokens.at(index)?.end, tokens.at(index + 1)?.start),
    ));
