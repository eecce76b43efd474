import type { SemanticModel } from '../../model/SemanticModel';
import { meaningsOf } from '../tokens';
import type { Meaning } from '../words/lexicon';
import type { Span } from '../words/spans';
import { type Replaced, entitiesOf } from './children';

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
  return new Map(
    said.flatMap((span): [Span, readonly Meaning[]][] => {
      const values = meaningsOf(span, 'value');
      const [right] = values.flatMap(({ dimension, value }) =>
        dimension === 'action' ? (RIGHT_TO[value] ?? []) : [],
      );
      if (right !== undefined && isOfRights)
        return [[span, [{ kind: 'value', dimension: right, value: 'true' }]]];
      const rights = values.filter(isFlag);
      const isOther = meaningsOf(span, 'operator').length > 0;
      const others = said.filter((other) => other !== span);
      const isOfRole = others.some((other) =>
        meaningsOf(other, 'value').some(({ dimension }) => ['role', 'user'].includes(dimension)),
      );
      return rights.length > 0 && isOther && isOfRole ? [[span, rights]] : [];
    }),
  );
}
