import type { Query } from '../../query';
import { doneBy } from '../draft/listed';
import { type Tokens, isOperator, meaningsOf } from '../tokens';

/** Whether rows are asked for that have a day and belong to no quarter: changes of administration. Their months are months. */
export function isOfDays(tokens: Tokens, previous: Query | undefined): boolean {
  const { list, model } = tokens;
  const haveDays = (views: readonly string[]) =>
    views.length > 0 && views.every((view) => model.conventions.days?.[view] !== undefined);
  const entities = list.flatMap((span) => meaningsOf(span, 'entity').map(({ id }) => id));
  const viewsOf = (id: string) => model.entityOf(id)?.views ?? [];
  if (list.some((span) => meaningsOf(span, 'measure').length > 0)) return false;
  const values = list.flatMap((span) => meaningsOf(span, 'value').map((each) => each.dimension));
  const done = entities.length === 0 ? doneBy(values, tokens) : undefined;
  if (done !== undefined && haveDays(viewsOf(done))) return true;
  // "Changes in November"
  const { called = [] } = model.entityOf('changes') ?? {};
  if (list.some((span) => isOperator(span, 'change') && called.includes(span.text))) return true;
  return entities.length > 0
    ? entities.some((id) => haveDays(viewsOf(id)))
    : previous !== undefined && haveDays(model.viewsOf(previous).flat());
}
