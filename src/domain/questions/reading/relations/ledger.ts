import type { Entity, SemanticModel } from '../../model/SemanticModel';
import type { Query } from '../../query';
import { meaningsOf } from '../tokens';
import type { KnownValue, Meaning } from '../words/lexicon';
import { type Span, saysSomething } from '../words/spans';

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

const isAccount = (span: Span | undefined, model: SemanticModel): boolean =>
  meaningsOf(span, 'measure').some(({ id }) => model.measureOf(id)?.by === 'account') ||
  meaningsOf(span, 'dimension').some(({ id }) => id === 'account') ||
  meaningsOf(span, 'value').some(({ dimension }) => dimension === 'account');

/** "Entries" and "lines" where the ledger is asked, "account 1000", 1000번 계정. */
export function withLedger(
  spans: readonly Span[],
  model: SemanticModel,
  {
    ledger = [],
    previous,
  }: { ledger?: readonly KnownValue[] | undefined; previous?: Query | undefined },
): Span[] {
  const before = previous ? model.viewsOf(previous).flat() : [];
  const codes = new Set(
    ledger.filter(({ dimension }) => dimension === 'account').map(({ value }) => value),
  );
  const said = spans.filter((span) => saysSomething(span));
  return spans.map((span): Span => {
    const place = said.indexOf(span);
    const code = /^\d+/.exec(span.text)?.[0] ?? '';
    const beside = [said[place - 1], said[place + 1]];
    const isNamed = beside.some((each) =>
      meaningsOf(each, 'value').some(({ value }) => value === code),
    );
    // "The cash account (1000)"
    if (span.number && isNamed) return { ...span, number: undefined, meanings: [{ kind: 'stop' }] };
    if (span.number && codes.has(code) && beside.some((each) => isAccount(each, model)))
      return {
        ...span,
        number: undefined,
        meanings: [{ kind: 'value', dimension: 'account', value: code }],
      };
    const entity = model.entities.find(({ shortNames }) => shortNames?.includes(span.text));
    const others = spans.filter((other) => other !== span);
    // "How many entries are there per quarter?": nothing else is asked.
    const isAlone = ({ views }: Entity) =>
      !previous &&
      others.every(
        (other) =>
          isOf(other, views, model) ||
          (['measure', 'entity', 'value'] as const).every(
            (kind) => meaningsOf(other, kind).length === 0,
          ),
      );
    const isAsked = (asked: Entity) =>
      isAlone(asked) ||
      others.some((other) => isOf(other, asked.views, model)) ||
      asked.views.some((view) => before.includes(view));
    if (!entity || !isAsked(entity)) return span;
    const dimension = model.dimensions.find(({ column }) => column === entity.key);
    const meanings: Meaning[] = [{ kind: 'entity', id: entity.id }];
    if (dimension) meanings.push({ kind: 'dimension', id: dimension.id });
    return { ...span, meanings };
  });
}
