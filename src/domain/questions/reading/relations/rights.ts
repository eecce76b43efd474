import type { SemanticModel } from '../../model/SemanticModel';
import { meaningsOf } from '../tokens';
import type { Meaning } from '../words/lexicon';
import type { Span } from '../words/spans';
import { type Replaced, entitiesOf, isOneOf } from './children';

const RIGHT_TO: Readonly<Record<string, string>> = {
  update: 'canWrite',
  delete: 'canDelete',
  export: 'canExport',
};

/** "What can the auditor write": a right, beside a role or a user; "may be read but not exported": what may be done, and nothing that was. */
export function rightsIn(said: readonly Span[], model: SemanticModel): Replaced {
  const isFlag = ({ dimension }: { dimension: string }) =>
    model.dimensionOf(dimension)?.type === 'boolean';
  const isOfRights =
    said.some((span) => meaningsOf(span, 'value').some(isFlag)) &&
    said.some((span) => entitiesOf(span, model).some(({ views }) => views.includes('role_rights')));
  // "관리자 권한을 가진 사람", 誰有系統管理員權限: a role, and who has it.
  const { askedBy } = model.entityOf('users') ?? {};
  const isWho = said.some((span) => isOneOf(span, askedBy));
  const isOfRole = (index: number) =>
    meaningsOf(said[index - 1], 'value').some(({ dimension }) => dimension === 'role');
  return new Map(
    said.flatMap((span, index): [Span, readonly Meaning[]][] => {
      const isRights = entitiesOf(span, model).some(({ id }) => id === 'rights');
      if (isWho && !isOfRights && isRights && isOfRole(index)) return [[span, [{ kind: 'stop' }]]];
      const values = meaningsOf(span, 'value');
      const [right] = values.flatMap(({ dimension, value }) =>
        dimension === 'action' ? (RIGHT_TO[value] ?? []) : [],
      );
      if (right !== undefined && isOfRights)
        return [[span, [{ kind: 'value', dimension: right, value: 'true' }]]];
      const rights = values.filter(isFlag);
      const isOther = meaningsOf(span, 'operator').length > 0;
      const others = said.filter((other) => other !== span);
      const isOfSomebody = others.some((other) =>
        meaningsOf(other, 'value').some(({ dimension }) => ['role', 'user'].includes(dimension)),
      );
      return rights.length > 0 && isOther && isOfSomebody ? [[span, rights]] : [];
    }),
  );
}
