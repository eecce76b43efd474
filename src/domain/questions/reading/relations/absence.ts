import type { SemanticModel } from '../../model/SemanticModel';
import type { Query } from '../../query';
import { isNoun, isOperator, meaningsOf } from '../tokens';
import type { Meaning } from '../words/lexicon';
import { type Span, saysSomething } from '../words/spans';
import { isHangul } from '../words/text';

/** What a row has where a column of it is empty. */
export const NONE = '';

/** Of what stands behind it, never of what stands before. */
const HAVING_NONE = /^(?:(?:that )?(?:have|has|having|with) no|without|no)$|^(?:沒有|無)$/;

const not = (operator: 'notBefore' | 'notAfter'): Meaning => ({ kind: 'operator', operator });

/** "Portfolios" that lack "onerous groups": rows that a value chooses, of something that has several of them. */
const isPartOfSeveral = (said: readonly Span[], head: number, model: SemanticModel): boolean => {
  const values = meaningsOf(said[head - 1], 'value');
  return (
    isNoun(said[head]) &&
    said.some(
      (other, at) =>
        at !== head &&
        meaningsOf(other, 'entity').some(({ id }) =>
          model
            .entityOf(id)
            ?.severalIn?.some((view) =>
              values.some(({ dimension }) => model.hasDimension(view, dimension)),
            ),
        ),
    )
  );
};

/**
 * "Users without a role", "모회사가 없는 회사": of what need not be there, its absence is a value like others; "no right to delete" is that right, denied.
 * "How many of them have no path?" goes on from what was listed before.
 * Korean says it behind, English and Chinese before it.
 */
export function withAbsence(
  spans: readonly Span[],
  model: SemanticModel,
  previous?: Query,
): Span[] {
  const before = previous ? model.viewsOf(previous).flat() : [];
  // 역할도 없는: no second thing.
  const said = spans.filter((span) => saysSomething(span) && span.text !== '도');
  const replaced = new Map<Span, readonly Meaning[]>();
  for (const [index, span] of said.entries()) {
    // "Do not have a role"
    const denial = isOperator(span, 'having') ? said[index - 1] : undefined;
    const isDenied = isOperator(denial, 'notBefore');
    // 내보내기는 안 되는: a right, and no amount that something falls short of.
    const isDeniedRight =
      /^안 ?되/.test(span.text) &&
      meaningsOf(said[index - 1], 'value').some(
        ({ dimension }) => model.dimensionOf(dimension)?.type === 'boolean',
      );
    if (isDeniedRight) replaced.set(span, [not('notAfter')]);
    // 안 쓰는 메뉴: a value by itself, behind another one a denial of that.
    const [flag] = meaningsOf(span, 'value');
    if (flag && isOperator(span, 'notAfter') && meaningsOf(said[index - 1], 'value').length === 0) {
      replaced.set(span, [flag]);
      continue;
    }
    const isLacking = isDenied || isOperator(span, 'lacking', 'notBefore', 'notAfter');
    if (!isLacking && !isOperator(span, 'having')) continue;
    const isOptionalAt = (place: number) =>
      meaningsOf(said[place], 'dimension').some(
        ({ id }) => model.dimensionOf(id)?.isOptional === true,
      );
    // 角色尚未指派的使用者; not "which roles have no users"
    const isTurned =
      isLacking &&
      !HAVING_NONE.test(span.text) &&
      !isOptionalAt(index + 1) &&
      isOptionalAt(index - 1) &&
      meaningsOf(said[index + 1], 'value').length === 0;
    const isBehind = isHangul(span.text) || isTurned;
    const at = isBehind ? index - 1 : index + 1;
    const noun = said[at];
    const own = meaningsOf(noun, 'dimension').find(
      ({ id }) => model.dimensionOf(id)?.isOptional === true,
    );
    const isOfBefore = own !== undefined && before.some((view) => model.hasDimension(view, own.id));
    const isOfRows =
      isOfBefore ||
      said.some(
        (other) =>
          other !== noun &&
          meaningsOf(other, 'entity').some(({ id }) =>
            model
              .entityOf(id)
              ?.views.some(
                (view) =>
                  own !== undefined &&
                  model.hasDimension(view, own.id) &&
                  model.entityOf(id)?.key !== model.dimensionOf(own.id)?.column,
              ),
          ),
      );
    const isNone = (other: Span) =>
      meaningsOf(other, 'value').some(
        ({ dimension, value }) => dimension === own?.id && value === NONE,
      );
    // "The top-level menus, those without a parent menu": said twice.
    if (isLacking && noun && own && said.some(isNone)) {
      for (const each of [noun, span]) replaced.set(each, [{ kind: 'stop' }]);
      continue;
    }
    const isNamed = [at - 1, at + 1].some((side) =>
      meaningsOf(said[side], 'value').some(({ dimension }) => dimension === own?.id),
    );
    // 손실부담 집합이 없는 포트폴리오, 沒有虧損性群組的組合
    const head = isBehind ? index - 1 : index + 2;
    if (
      isLacking &&
      !isOperator(span, 'notBefore', 'notAfter') &&
      isPartOfSeveral(said, head, model) &&
      span.text !== 'no'
    ) {
      replaced.set(span, [not(isBehind ? 'notAfter' : 'notBefore')]);
      continue;
    }
    if (noun && own && isOfRows && !isNamed) {
      if (denial && isDenied) replaced.set(denial, [{ kind: 'stop' }]);
      replaced.set(noun, [{ kind: 'value', dimension: own.id, value: NONE }]);
      replaced.set(
        span,
        isLacking ? [{ kind: 'stop' }] : [not(isBehind ? 'notAfter' : 'notBefore')],
      );
    } else if (
      isOperator(span, 'lacking') &&
      meaningsOf(noun, 'value').some(
        ({ dimension }) => model.dimensionOf(dimension)?.type === 'boolean',
      )
    )
      replaced.set(span, [not(isBehind ? 'notAfter' : 'notBefore')]);
    // "No reinsurance held", not "portfolios with no VFA groups"
    else if (
      span.text === 'no' &&
      meaningsOf(noun, 'value').length > 0 &&
      !isNoun(noun) &&
      !isNoun(said[index + 2])
    )
      replaced.set(span, [not('notBefore')]);
  }
  return spans.map((span) => {
    const meanings = replaced.get(span);
    return meanings ? { ...span, meanings } : span;
  });
}
