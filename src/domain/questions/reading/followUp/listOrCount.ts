/** Rows after their number, their number after the rows, a figure of each of them: what is asked of "them". */
import type { SemanticModel } from '../../model/SemanticModel';
import { EMPTY_QUERY, type Query } from '../../query';
import type { Tokens } from '../tokens';
import phrases from '../words/phrases.json';

/** "List them", "이름은?", 把名稱列出來: which they are, after how many. */
const WHICH = new RegExp(phrases.again.which);
/** "Of them", 그 그룹들, 它們, 其中: what was answered before. */
const THEM = new RegExp(phrases.again.them);
/** "The loss component too": of each that was listed. */
const TOO = new RegExp(phrases.again.too);

export interface Recast {
  readonly previous: Query;
  readonly own: Query;
}

const isCount = (id: string): boolean => id.endsWith('.count');

/** The dimension that tells the things of an entity apart. */
const keyOf = (entity: string, model: SemanticModel): string | undefined =>
  model.dimensions.find(({ column }) => column === model.entityOf(entity)?.key)?.id;

/** What the question before listed or counted: an entity. */
function entityOf({ entity, measures, dimensions, countOf }: Query, model: SemanticModel) {
  const [counted = '', ...others] = measures;
  const isPlain = others.length + dimensions.length === 0 && isCount(counted);
  const unit = countOf ?? (dimensions.length === 1 ? dimensions[0] : undefined);
  return (
    entity ??
    (isPlain ? counted.replace('.count', '') : undefined) ??
    model.entities.find(({ key }) => key === model.dimensionOf(unit ?? '')?.column)?.id
  );
}

/** What was counted, as rows. */
function rowsOf(previous: Query, entity: string, figures: readonly string[], model: SemanticModel) {
  const { filters, period, countOf, measures } = previous;
  const key = keyOf(entity, model);
  if (countOf !== undefined)
    return {
      ...previous,
      countOf: undefined,
      dimensions: previous.dimensions.length > 0 ? previous.dimensions : [countOf],
      measures: [...new Set([...measures, ...figures])],
    };
  return figures.length > 0 && key !== undefined
    ? { ...EMPTY_QUERY, measures: figures, dimensions: [key], filters, period }
    : { ...EMPTY_QUERY, entity, filters, period };
}

/**
 * A question that goes on from the rows of the one before, or from their number: both as they are to be joined.
 * @param own what the question says by itself.
 */
export function recast(
  previous: Query,
  own: Query,
  tokens: Tokens,
  model: SemanticModel,
): Recast | undefined {
  const entity = entityOf(previous, model);
  if (entity === undefined) return undefined;
  const key = keyOf(entity, model);
  const figures = own.measures.filter((id) => !isCount(id));
  const [named = entity] = [...own.measures.filter(isCount), ...(own.entity ? [own.entity] : [])];
  // "How many of each action?", after they were listed
  const isOfEachKind =
    previous.entity !== undefined &&
    own.entity === undefined &&
    own.measures.length === 0 &&
    own.dimensions.length > 0 &&
    tokens.operators('count').length > 0;
  if (isOfEachKind)
    return {
      previous: { ...previous, entity: undefined, measures: [`${entity}.count`], order: undefined },
      own,
    };
  const isOfThese =
    named.replace('.count', '') === entity && own.dimensions.every((id) => id === key);
  if (!isOfThese) return undefined;
  const isThem = THEM.test(tokens.text);
  const rest: Query = { ...own, entity: undefined, measures: [], dimensions: [] };
  const isNumber = previous.countOf !== undefined || previous.measures.every(isCount);
  const wasCounted = isNumber && previous.measures.length > 0;
  // "What is the total?", after a list
  const isTotal = previous.entity !== undefined && tokens.operators('total').length > 0;
  const isAsked = tokens.operators('count').length > 0 || (isTotal && figures.length === 0);
  if (isAsked && !wasCounted && figures.length === 0 && (isThem || own.measures.length === 0))
    return previous.entity === undefined
      ? { previous: { ...previous, countOf: key }, own: { ...rest, countOf: key } }
      : {
          previous: { ...previous, entity: undefined, measures: [`${entity}.count`] },
          own: rest,
        };
  const isWhich = WHICH.test(tokens.text) && !isAsked;
  const isListed = previous.entity !== undefined;
  const isOfEach =
    figures.length > 0 &&
    ((isThem && (wasCounted || isListed)) || (isListed && TOO.test(tokens.text)));
  return (isWhich && wasCounted) || isOfEach
    ? { previous: rowsOf(previous, entity, figures, model), own: rest }
    : undefined;
}
