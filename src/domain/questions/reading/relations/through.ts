/** "Users who may delete on it by their role": what leads from the one to the other is not asked for. */
import type { SemanticModel } from '../../model/SemanticModel';
import { isOperator, meaningsOf } from '../tokens';
import type { Span } from '../words/spans';
import { type Replaced, entitiesOf } from './children';

const ASKED =
  /(?:\b(?:which|what|whatever|each|every|per|and|for|of the)|어느|어떤|무슨|각|매|哪些|哪個|哪幾個|什麼|每個?|各個?) ?$/;
const EACH_BEHIND = /^ ?(?:별|마다|이름|명|名稱|名|수\b)/;

/** Words for roles, where users and rights are named and no role is. */
export function rolesBetween(said: readonly Span[], text: string, model: SemanticModel): Replaced {
  const isOf = (span: Span, ...dimensions: readonly string[]) =>
    meaningsOf(span, 'value').some(
      ({ dimension, isNamesake }) => isNamesake !== true && dimensions.includes(dimension),
    );
  const isRight = (span: Span) =>
    meaningsOf(span, 'value').some(
      ({ dimension, isNamesake }) =>
        isNamesake !== true &&
        model.dimensionOf(dimension)?.type === 'boolean' &&
        model.hasDimension('role_rights', dimension),
    );
  const isUser = (span: Span) =>
    isOf(span, 'user') || entitiesOf(span, model).some(({ id }) => id === 'users');
  const isMenu = (span: Span) =>
    isOf(span, 'menu') || entitiesOf(span, model).some(({ id }) => id === 'menus');
  const isOfBoth =
    said.some(isUser) &&
    said.some(isRight) &&
    said.some(isMenu) &&
    !said.some((span) => isOf(span, 'role'));
  const replaced: Replaced = new Map();
  for (const [index, span] of isOfBoth ? said.entries() : []) {
    const isRole = entitiesOf(span, model).some(({ id }) => id === 'roles');
    const before = said[index - 1];
    // 「依其角色」, "by their roles": how, not by what.
    const isHow = /^(?:by|依|依照|按|按照|依據|according to|in terms of)$/.test(before?.text ?? '');
    const isAsked = !isHow && ASKED.test(text.slice(0, span.start));
    const isListed = isOperator(before, 'add') || isOperator(said[index + 1], 'add');
    if (!isRole || isAsked || isListed || EACH_BEHIND.test(text.slice(span.end))) continue;
    replaced.set(span, [{ kind: 'stop' }]);
    if (before && isHow) replaced.set(before, [{ kind: 'stop' }]);
  }
  return replaced;
}
