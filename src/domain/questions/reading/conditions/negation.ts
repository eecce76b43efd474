/** Whether what is named is left out. */
import { type Tokens, isOperator, meaningsOf } from '../tokens';

/** "Take motor out", "leaving the 2023 cohort aside": a verb in two parts around what it leaves out. */
const TWO_PARTS =
  /\b(?:tak(?:e|es|ing|en)|took|leav(?:e|es|ing)|left|strip(?:s|ped|ping)?|cut(?:s|ting)?|carv(?:e|es|ed|ing)|keep(?:s|ing)?|filter(?:s|ed|ing)?|screen(?:s|ed|ing)?|throw(?:s|ing)?|put(?:s|ting)?|set(?:s|ting)?|pull(?:s|ed|ing)?|back(?:s|ed|ing)?|net(?:s|ted|ting)?) [^,]{1,60}? (?:out|aside|off|away)\b/g;

const isTakenOut = (tokens: Tokens, index: number): boolean => {
  const span = tokens.at(index);
  return [...tokens.text.matchAll(TWO_PARTS)].some(
    ({ 0: said, index: from }) =>
      span !== undefined && span.start > from && span.end < from + said.length,
  );
};

const CLAUSE_END = /^(?:計算|在內|在外|統計|考慮|進去|的話|了|喔|哦|唷)* *(?:$|[,，、])/;

/** 保險控股不算: what Chinese says before what is left out stands behind it where nothing follows. */
const isAtEnd = (tokens: Tokens, index: number): boolean => {
  const span = tokens.at(index);
  return (
    span !== undefined &&
    isOperator(span, 'notBefore') &&
    /\p{Script=Han}/u.test(span.text) &&
    CLAUSE_END.test(tokens.text.slice(span.end))
  );
};

const isAllOf = (tokens: Tokens, index: number): boolean =>
  isOperator(tokens.at(index), 'total') &&
  /^(?:everything|anything|all|全部|所有)/.test(tokens.at(index)?.text ?? '');

const ALONE = /\b(?:just|only|solely|keep)\b|^만|만 |[只僅]/;

/** 只看A: in a part of its own. */
const isAlone = (tokens: Tokens, index: number): boolean => {
  const [before = '', behind = ''] = [
    tokens.text.slice(0, tokens.at(index)?.start),
    tokens.text.slice(tokens.at(index)?.end),
  ];
  return (
    /[只僅](?:要|看|算|留|列|含|計|取)?(?:看|算)? ?$/.test(before) && /^[^,，、]*[,，]/.test(behind)
  );
};

/** "not A", "A 제외", "除了A以外". */
export function isNegated(tokens: Tokens, index: number): boolean {
  const values = meaningsOf(tokens.at(index), 'value');
  // "No right and no role": what is not there is denied by itself.
  if (values.length > 0 && values.every(({ value }) => value === ''))
    return (
      isOperator(tokens.at(index - 1), 'notBefore') || isOperator(tokens.at(index + 1), 'notAfter')
    );
  const own = values.map(({ dimension }) => dimension);
  // "Taiwanese companies that do not close in December": only what stands in a row with it.
  const isAlike = (at: number) =>
    [at - 1, at + 1].some((side) => isOperator(tokens.at(side), 'add')) ||
    meaningsOf(tokens.at(at), 'value').some(({ dimension }) => own.includes(dimension));
  const passes = (at: number) =>
    (meaningsOf(tokens.at(at), 'value').length > 0 && isAlike(at)) ||
    tokens.at(at)?.period !== undefined ||
    meaningsOf(tokens.at(at), 'dimension').length > 0 ||
    isOperator(tokens.at(at), 'add') ||
    // "Leave out everything measured under the PAA"
    isAllOf(tokens, at);
  // 排除持有的，只看簽發的, "원수만 보고 출재는 제외": what is left alone is not what is left out.
  const isApart = (one: number, other: number) =>
    ALONE.test(tokens.text.slice(tokens.at(one)?.end, tokens.at(other)?.start));
  if (isTakenOut(tokens, index)) return true;
  for (let at = index - 1; at >= 0 && !isApart(at, index); at -= 1) {
    if (isOperator(tokens.at(at), 'notBefore') && !isAtEnd(tokens, at)) return true;
    if (!passes(at)) break;
  }
  // 只看簽發的，持有的不要算: what stands behind is not of this one.
  if (isAlone(tokens, index)) return false;
  for (let at = index + 1; at < tokens.list.length && !isApart(index, at); at += 1) {
    if (isOperator(tokens.at(at), 'notAfter') || isAtEnd(tokens, at)) return true;
    if (!passes(at)) break;
  }
  return false;
}
