import { isTime } from '../query';
import { type Tokens, isAfter, isNoun, isOperator, meaningsOf } from './tokens';

/** Which nouns of a question are what is counted or listed, and which are what it is split by. */
export interface Nouns {
  readonly entity?: { readonly index: number; readonly id: string } | undefined;
  /** What is counted beside a figure: "how many groups have a CSM over ...". */
  readonly countedDimension?: string | undefined;
  /** Whether it is counted: "how many", "most", "more than two". */
  readonly isCounted: boolean;
  readonly grouping: readonly {
    readonly index: number;
    readonly id: string;
    readonly isMarked: boolean;
  }[];
}

const SAYS_EACH =
  /^(?:each |every |每次)|^(?:每|各|逐|歷|매) ?(?:一?個?季|期|年|분기|년|해)|(?:분기|연도)별$/;

/** "Per onerous group", "for each issued GMM group" */
function isEachOfChosen(tokens: Tokens, index: number): boolean {
  let at = index - 1;
  while (meaningsOf(tokens.at(at), 'value').length > 0 && !isNoun(tokens.at(at))) at -= 1;
  return at < index - 1 && isOperator(tokens.at(at), 'byBefore', 'eachBefore');
}

/** "by portfolio", "포트폴리오별", "各合約組合" */
export const isMarked = (tokens: Tokens, index: number): boolean =>
  // "每一季", "매 분기"
  SAYS_EACH.test(tokens.at(index)?.text ?? '') ||
  isOperator(tokens.at(index - 1), 'byBefore') ||
  isOperator(tokens.at(index + 1), 'byAfter') ||
  isEachOfChosen(tokens, index) ||
  // "계약집합 각각의 CSM"
  /^각각/.test(tokens.at(index + 1)?.text ?? '') ||
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
    !/[을를]/.test(tokens.text.slice(tokens.at(index)?.end, tokens.at(index + 1)?.start)));

const isOperatorBefore = (tokens: Tokens, index: number): boolean => {
  const span = tokens.at(index);
  return span !== undefined && isAfter(span);
};

/** 群組有哪些？件數也請列出: which they are, and a number of something else. */
const isAskedWhich = (tokens: Tokens, noun: number, count: number): boolean =>
  noun < count &&
  /哪些|哪幾|어느|어떤|뭐|누구/.test(
    tokens.text.slice(tokens.at(noun)?.end, tokens.at(count)?.start),
  );

/** The noun that a counting operator stands beside. */
function countedNoun(tokens: Tokens): number | undefined {
  for (const index of tokens.operators('count')) {
    const isLeading =
      isOperatorBefore(tokens, index) || /多少|幾/.test(tokens.at(index)?.text ?? '');
    for (const side of isLeading ? [index + 1, index - 1] : [index - 1, index + 1])
      if (
        meaningsOf(tokens.at(side), 'entity').length > 0 &&
        !isMarked(tokens, side) &&
        !isAskedWhich(tokens, side, index)
      )
        return side;
  }
  for (const index of tokens.operators('top', 'bottom', '>', '>=', '<', '<=', 'exactly')) {
    const operator = tokens.at(index);
    if (!operator) continue;
    const step = isAfter(operator) ? 1 : -1;
    for (let side = index + step; Math.abs(side - index) <= 2; side += step) {
      const span = tokens.at(side);
      // "the top 5 portfolios" are what is ranked, not what is counted.
      if (span?.number && !isOperator(operator, '>', '>=', '<', '<=', 'exactly')) break;
      if (meaningsOf(span, 'entity').length > 0 && !isMarked(tokens, side)) return side;
      if (!span?.number) break;
    }
  }
  return undefined;
}

/** "In how many quarters", "분기는 몇 개", 有幾季: times that are counted. */
function timeCounted(tokens: Tokens, index: number): number | undefined {
  const isCountable = (at: number) =>
    meaningsOf(tokens.at(at), 'dimension').some(({ id }) => isTime(id)) && !isMarked(tokens, at);
  return [index, index + 1, index - 1].find(isCountable);
}

/** The noun that a word of counting counts, by its index: "the number of groups", "계약집합 수", "幾個合約群組". */
export function countedAt(tokens: Tokens, index: number): number | undefined {
  const span = tokens.at(index);
  const isAhead = span !== undefined && (isAfter(span) || /多少|幾/.test(span.text));
  const at = isAhead ? index + 1 : index - 1;
  return meaningsOf(tokens.at(at), 'entity').length > 0 && !isMarked(tokens, at) ? at : undefined;
}

/** "Groups issued in 2024", "2024년에 발행된 계약집합": what the year of issue is one of. */
export const isOfIssue = (tokens: Tokens, index: number): boolean =>
  [index - 1, index + 1, index + 2].some((at) => tokens.at(at)?.period?.isOfIssue === true) ||
  // "The groups of the 2024 cohort", "2023년 이후 코호트 집합"
  (isCohort(tokens, index - 1) && tokens.at(index - 2)?.period !== undefined) ||
  (isCohort(tokens, index - 2) && tokens.at(index - 1)?.period !== undefined);

const isCohort = (tokens: Tokens, index: number): boolean =>
  meaningsOf(tokens.at(index), 'dimension').some(({ id }) => id === 'cohort');

/** "The model of each portfolio": of a noun that stands with a word of splitting, another is told. */
function describedNoun(tokens: Tokens, nouns: readonly number[]): number | undefined {
  const isTold = nouns.some(
    (index) => meaningsOf(tokens.at(index), 'entity').length === 0 && !isMarked(tokens, index),
  );
  return isTold
    ? nouns.find((index) => meaningsOf(tokens.at(index), 'entity').length > 0)
    : undefined;
}

/** Whether a noun behind a value is what the value is one of, and no other thing of it: "VFA groups", but "the currency of Garam Life". */
export const namesRows = (tokens: Tokens, index: number, dimension: string): boolean =>
  meaningsOf(tokens.at(index), 'entity').some(({ id }) =>
    tokens.model.entityOf(id)?.views.some((view) => tokens.model.hasDimension(view, dimension)),
  ) || meaningsOf(tokens.at(index), 'dimension').some(({ id }) => id === dimension);

const COUNTS = ['count', 'tally', 'top', 'bottom', '>', '>=', '<', '<=', 'share'] as const;

/** "The role of each user", "사용자별 역할": of what is told apart a thing is told that each of them has, not a number of things. */
function ownerOf(tokens: Tokens, at: number): number | undefined {
  const { model } = tokens;
  const keys = meaningsOf(tokens.at(at), 'dimension').flatMap(({ id }) => {
    const { column, name = '' } = model.dimensionOf(id) ?? {};
    return column === undefined ? [] : [column, name];
  });
  const owner = tokens.list.findIndex(
    (_, index) =>
      index !== at &&
      isMarked(tokens, index) &&
      meaningsOf(tokens.at(index), 'entity').some(({ id }) =>
        model.entityOf(id)?.columns.some((column) => keys.includes(column)),
      ),
  );
  return owner < 0 || tokens.operators(...COUNTS, 'average').length > 0 ? undefined : owner;
}

interface NounReading {
  readonly valueAt: (
    index: number,
  ) => { dimension: string; isNamesake?: true | undefined } | undefined;
  /** Whether the kinds of a noun are asked for. */
  readonly isKind: (index: number) => boolean;
}

/**
 * @param isMeasured a figure is asked for, so that all nouns are what it is split by.
 * @param isWhole it is one figure, not one for each of what is chosen.
 */
export function nounsOf(
  tokens: Tokens,
  isMeasured: boolean,
  isWhole: boolean,
  { valueAt, isKind }: NounReading,
): Nouns {
  const { model } = tokens;
  // "the role Auditor" names a value, it does not ask for roles.
  const namesValue = (index: number) =>
    meaningsOf(tokens.at(index), 'dimension').some(({ id }) =>
      [index - 1, index + 1].some((side) => valueAt(side)?.dimension === id),
    );
  const nouns = tokens.list.flatMap((span, index) => (isNoun(span) ? [index] : []));
  const beside = tokens.operators('count').length > 0 ? countedNoun(tokens) : undefined;
  const times = tokens.operators('count').flatMap((index) => timeCounted(tokens, index) ?? []);
  const [asked] = meaningsOf(tokens.at(times[0] ?? beside ?? -1), 'dimension');
  const counted = isMeasured ? undefined : countedNoun(tokens);
  const isListed = (index: number) => meaningsOf(tokens.at(index), 'entity').length > 0;
  // "VFA groups": what the value is one of, not what figures are split by.
  const isKindOf = (index: number) => {
    const value = valueAt(index - 1);
    return (
      value !== undefined &&
      model.dimensionOf(value.dimension)?.lists !== undefined &&
      namesRows(tokens, index, value.dimension)
    );
  };
  const isHead = (index: number) =>
    (isKindOf(index) || isOfIssue(tokens, index)) && !isMarked(tokens, index);
  const isListedBy = (index: number) =>
    isHead(index) &&
    meaningsOf(tokens.at(index), 'entity').some(
      ({ id }) => model.dimensionOf(valueAt(index - 1)?.dimension ?? '')?.lists === id,
    );
  const listed = nouns.filter(
    (index) =>
      isListed(index) && !isMarked(tokens, index) && !(nouns.length > 1 && namesValue(index)),
  );
  // "The portfolios that have onerous groups", "有虧損性群組的組合"
  const plain = isMeasured
    ? undefined
    : ((listed.length > 1 ? listed.find((index) => !isListedBy(index)) : undefined) ?? listed[0]);
  const said = plain ?? (isMeasured ? undefined : describedNoun(tokens, nouns));
  const chosen = counted ?? (said === undefined ? undefined : (ownerOf(tokens, said) ?? said));
  const [entity] = meaningsOf(tokens.at(chosen ?? -1), 'entity');
  const grouping = nouns.flatMap((index) => {
    const [dimension] = meaningsOf(tokens.at(index), 'dimension');
    if (index === chosen || !dimension || valueAt(index)?.isNamesake) return [];
    if (isHead(index) && (entity || isWhole)) return [];
    // "The savings book" is what the value is, "year-end CSM" is a time.
    const isOfValue = dimension.id === 'book' && valueAt(index - 1) !== undefined;
    const isTimed = dimension.id === 'closingMonth' && isMeasured;
    if ((isOfValue || isTimed) && !isMarked(tokens, index)) return [];
    // "發行年度是哪一年": the year that is asked for is one of issue.
    const isYearOfIssue = dimension.id === 'year' && nouns.some((at) => isCohort(tokens, at));
    if (isYearOfIssue && !isMarked(tokens, index)) return [];
    const isSplit = isMarked(tokens, index) || (!isMeasured && isKind(index));
    // "Of the users, how many people": the same, said twice.
    const isSame =
      entity && model.dimensionOf(dimension.id)?.column === model.entityOf(entity.id)?.key;
    // "List the companies" asks for no list of codes.
    const isSaidOnly = entity && tokens.at(index)?.meanings.some(({ kind }) => kind === 'stop');
    return (isSame || isSaidOnly) && !isSplit
      ? []
      : [{ index, id: dimension.id, isMarked: isSplit }];
  });
  return {
    entity: entity && chosen !== undefined ? { index: chosen, id: entity.id } : undefined,
    countedDimension: asked?.id,
    isCounted: counted !== undefined || tokens.operators('count', 'tally').length > 0,
    grouping,
  };
}
