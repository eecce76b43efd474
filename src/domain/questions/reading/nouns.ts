import { countedNoun, timeCounted } from './counted';
import { isMarked } from './grouping/marked';
import { type Tokens, isNoun, meaningsOf } from './tokens';

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

const LISTED = /[:：,，、]|包含|包括|including/;
const OF_EACH = /[,，、] ?(?:(?:in|of|from|with|under|at) |各|分別)/;

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
  /** Whether it may go on from the question before. */
  readonly goesOn: boolean;
}

/**
 * @param isMeasured a figure is asked for, so that all nouns are what it is split by.
 * @param isWhole it is one figure, not one for each of what is chosen.
 */
export function nounsOf(
  tokens: Tokens,
  isMeasured: boolean,
  isWhole: boolean,
  { valueAt, isKind, goesOn }: NounReading,
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
  const at = tokens.at(times[0] ?? beside ?? -1);
  const asked =
    meaningsOf(at, 'dimension')[0] ??
    // 有失敗群組的執行有幾次
    meaningsOf(at, 'entity').flatMap(
      ({ id }) => model.dimensions.find(({ column }) => column === model.entityOf(id)?.key) ?? [],
    )[0];
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
      isListed(index) &&
      !isMarked(tokens, index) &&
      !((nouns.length > 1 || goesOn) && namesValue(index)),
  );
  // "PAA groups and their portfolio": a column of what stands before it.
  const [one = -1, other = -1] = listed;
  const columnsOf = (id = '') => model.entityOf(id)?.columns ?? [];
  const columns = meaningsOf(tokens.at(one), 'entity').flatMap(({ id }) => columnsOf(id));
  const isColumn =
    tokens.operators('add').some((index) => index > one && index < other) &&
    meaningsOf(tokens.at(other), 'dimension').some(({ id }) =>
      columns.includes(model.dimensionOf(id)?.name ?? model.dimensionOf(id)?.column ?? ''),
    );
  // "The portfolios that have onerous groups", "有虧損性群組的組合"
  const plain = isMeasured
    ? undefined
    : isColumn
      ? one
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
    // "Which books do we have, and in which currency": a column of what is listed.
    const isBeside =
      chosen !== undefined &&
      chosen < index &&
      (tokens.operators('add').some((at) => at > chosen && at < index) ||
        OF_EACH.test(tokens.text.slice(tokens.at(chosen)?.end, tokens.at(index)?.start)) ||
        // "The changes of November: what action, which kind of record"
        (columnsOf(entity?.id).includes(model.dimensionOf(dimension.id)?.column ?? '') &&
          LISTED.test(tokens.text.slice(tokens.at(chosen)?.end, tokens.at(index)?.start))));
    const isSplit = isMarked(tokens, index) || (!isMeasured && !isBeside && isKind(index));
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
