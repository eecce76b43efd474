import type { SemanticModel } from '../../model/SemanticModel';
import { isNoun, isOperator, meaningsOf } from '../tokens';
import { attributesIn } from './attributes';
import { withBalances } from './balances';
import { type Replaced, childrenIn, entitiesOf, isOneOf } from './children';
import { contributionsIn } from './contributions';
import { rightsIn } from './rights';
import { occasionsIn } from './moments';
import { whetherIn } from './whether';
import { rolesBetween } from './through';
import type { KnownValue, Meaning } from '../words/lexicon';
import { type Span, saysSomething } from '../words/spans';
import { normalise } from '../words/text';

/** Whether a view holds something of each word. */
const holds = (view: string, spans: readonly Span[], model: SemanticModel): boolean =>
  spans.every((span) => {
    const named = [
      ...meaningsOf(span, 'value').map(({ dimension }) => dimension),
      ...meaningsOf(span, 'dimension').map(({ id }) => id),
    ];
    return (
      named.length === 0 ||
      named.some((id) => model.hasDimension(view, id)) ||
      entitiesOf(span, model).some(({ views }) => views.includes(view))
    );
  });

/** "Who may delete menus", "대표자가 누구야": not users, where those have nothing of what is said. */
function whoIn(said: readonly Span[], model: SemanticModel): Replaced {
  const replaced: Replaced = new Map();
  const isMeasured = said.some((span) => meaningsOf(span, 'measure').length > 0);
  for (const span of isMeasured ? [] : said) {
    const asked = entitiesOf(span, model).find(({ askedBy }) => isOneOf(span, askedBy));
    const others = said.filter((other) => other !== span);
    if (!asked || asked.views.some((view) => holds(view, others, model))) continue;
    const other = (asked.standsFor ?? []).find((id) =>
      model.entityOf(id)?.views.some((view) => holds(view, others, model)),
    );
    const isListed = others.some((each) =>
      meaningsOf(each, 'dimension').some(({ id }) => model.dimensionOf(id)?.lists !== undefined),
    );
    if (other !== undefined) replaced.set(span, [{ kind: 'entity', id: other }]);
    else if (isListed) replaced.set(span, [{ kind: 'stop' }]);
  }
  return replaced;
}

const SAID: readonly Meaning[] = [{ kind: 'stop' }];

/** "Changes of menus", "who deleted companies": kinds of record, where changes are asked for. */
function recordsIn(said: readonly Span[], model: SemanticModel): Replaced {
  const replaced: Replaced = new Map();
  const isMeasured = said.some((span) => meaningsOf(span, 'measure').length > 0);
  const changes = model.entityOf('changes');
  if (isMeasured || !changes) return replaced;
  const isNamed = (span: Span) => entitiesOf(span, model).includes(changes);
  for (const span of said)
    // "변경 이력에 남은 변경": the same, said twice.
    if (isOperator(span, 'change') && isOneOf(span, changes.called) && !isNamed(span))
      replaced.set(span, said.some(isNamed) ? SAID : [{ kind: 'entity', id: changes.id }]);
  const isOfChanges =
    replaced.size > 0 ||
    said.some(
      (span) =>
        isNamed(span) || meaningsOf(span, 'value').some(({ dimension }) => dimension === 'action'),
    );
  // "The account adminuser", adminuser 계정: what the value beside it is, no kind of record.
  const isOfValue = (index: number, { key }: { key: string }) =>
    [index - 1, index + 1].some((at) =>
      meaningsOf(said[at], 'value').some(
        ({ dimension }) => model.dimensionOf(dimension)?.column === key,
      ),
    );
  for (const [index, span] of isOfChanges ? said.entries() : []) {
    const resource = entitiesOf(span, model).find(
      (each) => each.resource !== undefined && !isOfValue(index, each),
    );
    const isWho = entitiesOf(span, model).some(({ askedBy }) => isOneOf(span, askedBy));
    const isSplit = meaningsOf(span, 'dimension').some(({ id }) =>
      model.hasDimension('changes', id),
    );
    if (resource?.resource !== undefined && !isWho && !isSplit)
      replaced.set(span, [{ kind: 'value', dimension: 'resource', value: resource.resource }]);
  }
  return replaced;
}

const ASKED = /(?:\b(?:which|what)|어느|어떤|哪些|哪個|哪幾個) ?$/;

/** "Roles that may delete companies": the screen that keeps them, where one alone is called so. */
function screensIn(
  said: readonly Span[],
  model: SemanticModel,
  values: readonly KnownValue[],
  text: string,
): Replaced {
  const isRight = ({ dimension }: { dimension: string }) =>
    model.dimensionOf(dimension)?.type === 'boolean' &&
    model.hasDimension('role_rights', dimension);
  const isOfRights = said.some((span) => meaningsOf(span, 'value').some(isRight));
  const isOfRoles = said.some((span) => entitiesOf(span, model).some(({ id }) => id === 'roles'));
  // "Users may delete on the close cockpit": the screen is named.
  const isScreenNamed = said.some((span) =>
    meaningsOf(span, 'value').some(
      ({ dimension, isNamesake }) => dimension === 'menu' && isNamesake !== true && !isNoun(span),
    ),
  );
  const isScreen = (span: Span | undefined) =>
    meaningsOf(span, 'dimension').some(({ id }) => id === 'menu');
  const replaced: Replaced = new Map();
  for (const [index, span] of isOfRights && isOfRoles ? said.entries() : []) {
    // "On the journals screen"
    const isNamed = isScreen(said[index + 1]);
    // "Who may edit roles": not who, but what.
    const isAskedBesides = said.some(
      (other) => other !== span && isOneOf(other, model.entityOf('users')?.askedBy),
    );
    const isBeside = [index - 1, index + 1].some((at) => isOperator(said[at], 'add', 'or'));
    // "Which users" are asked for.
    const isAsked = ASKED.test(text.slice(0, span.start)) || (isScreenNamed && !isBeside);
    const kept = entitiesOf(span, model).find(
      ({ id, views, resource }) =>
        !isAsked &&
        (resource !== undefined || isNamed || id === 'rights') &&
        (!views.includes('role_rights') || id === 'rights' || (id === 'roles' && isAskedBesides)),
    );
    const called = (words: readonly string[]) =>
      values.filter(
        ({ dimension, names }) =>
          dimension === 'menu' &&
          names.some((name) => words.some((word) => normalise(name).startsWith(normalise(word)))),
      );
    const own = kept ? called([span.text]) : [];
    const [only, ...others] = own.length > 0 ? own : called(kept?.terms ?? []);
    if (only && others.length === 0)
      replaced.set(span, [{ kind: 'value', dimension: 'menu', value: only.value }]);
  }
  return replaced;
}

/** "How many groups did the last close run?": a figure of what is named, not a number of rows. */
function figuresOf(said: readonly Span[], model: SemanticModel): Replaced {
  const isCounted = said.some((span) => isOperator(span, 'count'));
  const isMeasured = said.some((span) => meaningsOf(span, 'measure').length > 0);
  const replaced: Replaced = new Map();
  for (const { id, view, counts } of isCounted && !isMeasured ? model.measures : []) {
    const counted = said.find((span) => entitiesOf(span, model).some((each) => each.id === counts));
    const isNamed = said.some(
      (span) => span !== counted && entitiesOf(span, model).some(({ views }) => views[0] === view),
    );
    if (counted && isNamed) replaced.set(counted, [{ kind: 'measure', id }]);
  }
  return replaced;
}

/** Words that stand for others by what stands around them. `isAlone`: nothing was asked before. */
export function withRelations(
  spans: readonly Span[],
  text: string,
  model: SemanticModel,
  { values, isAlone }: { values: readonly KnownValue[]; isAlone: boolean },
): Span[] {
  const steps = [
    (said: readonly Span[]) => attributesIn(said, text, model, values),
    (said: readonly Span[]) => rightsIn(said, model),
    (said: readonly Span[]) => rolesBetween(said, text, model),
    (said: readonly Span[]) => figuresOf(said, model),
    (said: readonly Span[]) => contributionsIn(said, model),
    (said: readonly Span[]) => childrenIn(said, text, model),
    ...(isAlone
      ? [
          (said: readonly Span[]) => recordsIn(said, model),
          (said: readonly Span[]) => whetherIn(said, text),
        ]
      : []),
    (said: readonly Span[]) => whoIn(said, model),
    (said: readonly Span[]) => screensIn(said, model, values, text),
    (said: readonly Span[]) => occasionsIn(said, model),
  ];
  return steps.reduce<Span[]>(
    (before, step) => {
      const replaced = step(before.filter((span) => saysSomething(span)));
      return before.map((span) => {
        const meanings = replaced.get(span);
        return meanings ? { ...span, meanings, period: undefined, number: undefined } : span;
      });
    },
    withBalances(spans, model),
  );
}
