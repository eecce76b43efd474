/** What was counted in the question before, counted of some or in place of another. */
import type { SemanticModel } from '../../model/SemanticModel';
import type { Query } from '../../query';
import phrases from '../words/phrases.json';

/** "Only ...", "...만", 只要...: some of what was answered. */
export const ONLY = new RegExp(phrases.again.only);

/** "Only onerous groups", 원수 계약집합만, after groups were counted: the same number, of some. */
export const isOfCounted = (
  { measures, dimensions }: Query,
  { entity, filters }: Query,
  text: string,
) =>
  entity !== undefined &&
  measures.includes(`${entity}.count`) &&
  dimensions.length > 0 &&
  filters.length > 0 &&
  ONLY.test(text);

/** 그럼 공통코드 관리 메뉴는, after the roles that may delete on another: what it is one of is not listed now. */
export const isAnother = (previous: Query, own: Query, model: SemanticModel): boolean =>
  own.entity !== undefined &&
  previous.entity !== undefined &&
  own.entity !== previous.entity &&
  own.dimensions.length === 0 &&
  own.filters.length === 1 &&
  own.filters.every(
    ({ dimension }) =>
      model.dimensionOf(dimension)?.lists === own.entity &&
      previous.filters.some((filter) => filter.dimension === dimension),
  );

const INSTEAD = /instead|말고|대신|改成|改為|換成/;

/** "And entries instead of lines?", 改成傳票張數: another thing is counted by the same. */
export function countedInstead(previous: Query, own: Query, text: string): string | undefined {
  const [before = '', ...others] = previous.measures;
  const [counted = own.entity && `${own.entity}.count`, ...more] = own.measures;
  const isOther = others.length + more.length === 0 && before.endsWith('.count');
  return isOther && counted?.endsWith('.count') && counted !== before && INSTEAD.test(text)
    ? counted
    : undefined;
}
