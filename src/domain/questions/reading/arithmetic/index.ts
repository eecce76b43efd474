import type { SemanticModel } from '../../model/SemanticModel';
import {
  type Arithmetic,
  type Figure,
  LIMITS,
  type Pair,
  beyondOf,
  comparedOf,
  excessOf,
} from './difference';
import { isOfPercents } from '../grouping';
import { type Tokens, isOperator, meaningsOf } from '../tokens';

const RATIO = /ratio|rate|divided|÷|비율|比率|比例|除以|的比$|對比/;
/** What says which is divided by which, whatever stands around it: "비용 대비 수익 비율(비용÷수익)". */
const DIVIDED_BY = /÷|^ ?\/ ?$|나누기|除以|\bdivided by\b/;
const RELATIVE = /^(?:relative to|in relation to|in proportion to)$/;
const DIVIDES = /\bdivid(?:ed|e|es|ing)\b.*\bby\b|÷|나누|나눈|나눠|除以/;

/** Two figures of a question side by side, each where it stands: of "premiums by contracts: the premium per contract" three pairs. None where there are more than two. */
function pairsIn(tokens: Tokens, said: readonly string[]): Pair[] {
  const figures = tokens.list.flatMap((span, index) => {
    const named = meaningsOf(span, 'measure').find(({ id }) => said.includes(id));
    return named ? [{ id: named.id, index }] : [];
  });
  if (new Set(figures.map(({ id }) => id)).size !== 2) return [];
  // "계약 건당", "每件保單": one figure, said twice.
  const once = figures.flatMap(({ id, index }, at): Figure[] => {
    if (figures[at + 1]?.id === id) return [];
    const other = figures.slice(0, at).findLastIndex((before) => before.id !== id);
    return [{ id, index, places: figures.slice(other + 1, at + 1).map((each) => each.index) }];
  });
  return once.flatMap((second, at) => {
    const first = once[at - 1];
    return first ? [[first, second] as const] : [];
  });
}

/** What is divided by stands in a place of its own: "per policy", "BEL 대비", "每件保單"; "per contract in force" says it in two words. */
const dividesByPlace = (tokens: Tokens, { places }: Figure): boolean =>
  places.some((index) => isDivisorAt(tokens, index));

function isDivisorAt(tokens: Tokens, index: number): boolean {
  const own = tokens.at(index);
  const ahead = tokens.at(index - 1);
  const behind = tokens.at(index + 1)?.number ? index + 2 : index + 1;
  return (
    isOperator(own, 'eachAfter', 'eachBefore') ||
    (isOperator(ahead, 'eachBefore') && meaningsOf(ahead, 'measure').length === 0) ||
    (isOperator(tokens.at(behind), 'eachAfter') && tokens.at(behind)?.text !== '각각') ||
    isOperator(tokens.at(index + 1), 'compareAfter') ||
    // "Expenses relative to revenue"
    (isOperator(ahead, 'compareBefore') && RELATIVE.test(ahead?.text ?? ''))
  );
}

/** Whether the first figure is what the second is held against. */
function isSecondOfFirst(tokens: Tokens, text: string, [first, second]: Pair): boolean {
  const [one, other] = [tokens.at(first.index), tokens.at(second.index)];
  const between = text.slice(one?.end, other?.start);
  const [share] = tokens.operators('share');
  if (/^ ?(?:에서|중에서|중|가운데|中|當中|裡)/.test(between)) return true;
  const isEnglish = share !== undefined && /[a-z%]/.test(tokens.at(share)?.text ?? '');
  return (
    isEnglish &&
    share < first.index &&
    !RATIO.test(tokens.at(share)?.text ?? '') &&
    !/ (?:(?<!\b(?:relat(?:es?|ing)|belongs?|attributable|due|down|goes) )to|over|against|versus|vs|in|within) /.test(
      between,
    )
  );
}

const isDividedBy = (tokens: Tokens, [first, second]: Pair): boolean =>
  DIVIDED_BY.test(tokens.text.slice(tokens.at(first.index)?.end, tokens.at(second.index)?.start));

function ratioOf(tokens: Tokens, text: string, figures: Pair): Arithmetic | undefined {
  const [first, second] = figures;
  const shares = tokens.operators('share');
  const by = figures.filter((figure) => dividesByPlace(tokens, figure));
  // "CSM 대비 위험조정", not "전분기 대비"
  const isPer = by.length === 1;
  const isShare = shares.length > 0 || DIVIDES.test(text);
  const isJoined = tokens
    .operators('add')
    .some((index) => index > first.index && index < second.index);
  const isRatio = shares.some((index) => RATIO.test(tokens.at(index)?.text ?? ''));
  // "The share of revenue and of CSM": of each.
  if (by.length > 1 || (!isPer && (!isShare || (isJoined && !isRatio)))) return undefined;
  const isReversed =
    !isDividedBy(tokens, figures) &&
    (by[0] ? by[0] === first : isSecondOfFirst(tokens, text, figures));
  const [over, under] = isReversed ? [second, first] : [first, second];
  // "계약 1건당"
  const number = [under.index + 1, ...tokens.operators('eachAfter').map((at) => at - 1)].find(
    (at) => tokens.at(at)?.number?.value === 1,
  );
  return { calculation: 'ratio', measures: [over.id, under.id], number };
}

function differenceOf(tokens: Tokens, figures: Pair): Arithmetic | undefined {
  const [first, second] = figures;
  const isTaken =
    isOperator(tokens.at(second.index - 1), 'minus', 'notBefore') ||
    isOperator(tokens.at(second.index + 1), 'notAfter') ||
    tokens.operators('difference').length > 0;
  return isTaken ? { calculation: 'difference', measures: [first.id, second.id] } : undefined;
}

/** "Inflows more than twice the outflows", "a risk adjustment over 5 % of BEL": a limit on one in relation to the other. */
function relatedOf(tokens: Tokens, [first, second]: Pair): Arithmetic | undefined {
  const number = tokens.list.findIndex(
    (span) => span.number?.isMultiple === true || span.number?.isPercent === true,
  );
  const said = tokens.at(number)?.number;
  const at = tokens.operators(...LIMITS)[0];
  const operator = LIMITS.find((each) => isOperator(tokens.at(at ?? -1), each));
  if (!said || !operator || number < first.index) return undefined;
  return {
    calculation: said.isMultiple ? 'multiple' : 'ratio',
    measures: [first.id, second.id],
    number,
    threshold: { measure: first.id, operator, value: said.value, of: 'ratio' },
  };
}

/** "How many times the CSM is the liability?" */
function multipleOf(tokens: Tokens, [first, second]: Pair): Arithmetic | undefined {
  const [at] = tokens.operators('multiple');
  if (at === undefined) return undefined;
  const isReversed = /[a-z]/.test(tokens.at(at)?.text ?? '') && at === first.index - 1;
  const measures = isReversed ? [second.id, first.id] : [first.id, second.id];
  return { calculation: 'multiple', measures: [measures[0] ?? '', measures[1] ?? ''] };
}

const columnsIn = (expressions: readonly string[]): string =>
  [
    ...new Set(
      expressions
        .join(' ')
        .replaceAll(/\w+\(/g, '')
        .match(/[a-z_]+/g),
    ),
  ]
    .sort()
    .join();

/** Whether a figure is what the difference of two others is: net cash of cash received and paid. */
export function isMadeOf(model: SemanticModel, id: string, parts: readonly string[]): boolean {
  const expressionOf = (each: string) => model.measureOf(each)?.expression ?? '';
  return (
    parts.length === 2 &&
    !parts.includes(id) &&
    columnsIn([expressionOf(id)]) === columnsIn(parts.map(expressionOf))
  );
}

/** "Net cash flow, cash received less cash paid", "현금유입에서 현금유출을 뺀 순현금흐름": what is made of the other two is named twice. */
const withoutMade = ({ model }: Tokens, said: readonly string[]): readonly string[] =>
  said.filter(
    (id) =>
      !isMadeOf(
        model,
        id,
        said.filter((other) => other !== id),
      ),
  );

/** "CSM per policy", "RA as a percentage of BEL", "현금유입에서 현금유출을 뺀 금액". */
export function arithmeticOf(
  tokens: Tokens,
  text: string,
  said: readonly string[],
): Arithmetic | undefined {
  if (isOfPercents(tokens.model, said)) return undefined;
  const pairs = pairsIn(tokens, withoutMade(tokens, said));
  const told = pairs.filter((pair) => isDividedBy(tokens, pair));
  for (const figures of told.length > 0 ? told : pairs) {
    const found =
      relatedOf(tokens, figures) ??
      multipleOf(tokens, figures) ??
      excessOf(tokens, figures) ??
      comparedOf(tokens, figures) ??
      beyondOf(tokens, figures) ??
      ratioOf(tokens, text, figures) ??
      differenceOf(tokens, figures);
    if (found) return found;
  }
  return undefined;
}
