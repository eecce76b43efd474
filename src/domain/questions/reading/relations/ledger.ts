import type { SemanticModel } from '../../model/SemanticModel';
import { meaningsOf } from '../tokens';
import type { KnownValue, Meaning } from '../words/lexicon';
import type { Span } from '../words/spans';

/** What is in a view and in no other: its name says that the view is asked. */
function isOf(span: Span, views: readonly string[], model: SemanticModel): boolean {
  const isHeld = (id: string) => {
    const held = model.views.filter(({ name }) => model.hasDimension(name, id));
    return held.length > 0 && held.every(({ name }) => views.includes(name));
  };
  return (
    meaningsOf(span, 'measure').some(({ id }) => views.includes(model.measureOf(id)?.view ?? '')) ||
    meaningsOf(span, 'entity').some(({ id }) =>
      model.entityOf(id)?.views.some((view) => views.includes(view)),
    ) ||
    meaningsOf(span, 'dimension').some(({ id }) => isHeld(id)) ||
    meaningsOf(span, 'value').some(({ dimension }) => isHeld(dimension))
  );
}

const isAccount = (span: Span | undefined): boolean =>
  meaningsOf(span, 'dimension').some(({ id }) => id === 'account') ||
  meaningsOf(span, 'value').some(({ dimension }) => dimension === 'account');

/** "Entries" and "lines" where the ledger is asked, "account 1000", 1000번 계정. */
export function withLedger(
  spans: readonly Span[],
  model: SemanticModel,
  ledger: readonly KnownValue[] = [],
): Span[] {
  const codes = new Set(
    ledger.filter(({ dimension }) => dimension === 'account').map(({ value }) => value),
  );
  return spans.map((span, index): Span => {
    const code = /^\d+/.exec(span.text)?.[0] ?? '';
    if (span.number && codes.has(code) && [index - 1, index + 1].some((at) => isAccount(spans[at])))
      return {
        ...span,
        number: undefined,
        meanings: [{ kind: 'value', dimension: 'account', value: code }],
      };
    const entity = model.entities.find(({ shortNames }) => shortNames?.includes(span.text));
    const others = spans.filter((other) => other !== span);
    if (!entity || !others.some((other) => isOf(other, entity.views, model))) return span;
    const dimension = model.dimensions.find(({ column }) => column === entity.key);
    const meanings: Meaning[] = [{ kind: 'entity', id: entity.id }];
    if (dimension) meanings.push({ kind: 'dimension', id: dimension.id });
    return { ...span, meanings };
  });
}
