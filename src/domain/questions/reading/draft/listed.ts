import type { Filter, PeriodRange } from '../../query';
import type { Nouns } from '../nouns';
import { type Tokens, isNoun, isOperator, meaningsOf } from '../tokens';
import phrases from '../words/phrases.json';

/** Words beside which a noun is counted and not listed. */
export const COUNTING = [
  'top',
  'bottom',
  '>',
  '>=',
  '<',
  '<=',
  'exactly',
  'share',
  'average',
] as const;

/** A whole year, beside something that has a year of issue and no quarters. */
export function yearListed(
  period: PeriodRange | undefined,
  entity: string | undefined,
  { model }: Tokens,
): string | undefined {
  const [view = ''] = model.entityOf(entity ?? '')?.views ?? [];
  const isDated = model.hasDimension(view, 'cohort') && !model.hasDimension(view, 'period');
  const year = period?.from.slice(0, 4);
  const isYear = period?.from === `${year}-03` && period.to === `${year}-12`;
  return isDated && isYear ? year : undefined;
}

const ASKS_WHICH = new RegExp(phrases.asks.which);
const ABOUT = new RegExp(phrases.asks.about);
const DOES = new RegExp(phrases.asks.does);
const KIND_BEFORE = new RegExp(phrases.asks.kindBefore);
const KIND_BEHIND = new RegExp(phrases.asks.kindBehind);

/** "Which models are used", "코호트 종류": the kinds that there are, not what is of them. */
export const isKindAsked = (tokens: Tokens, text: string, index: number): boolean => {
  const span = tokens.at(index);
  return (
    span !== undefined &&
    meaningsOf(span, 'dimension').some(({ id }) => tokens.model.dimensionOf(id)?.isKind === true) &&
    (KIND_BEFORE.test(text.slice(0, span.start)) || KIND_BEHIND.test(text.slice(span.end)))
  );
};

/** "Onerous groups and their loss component": them, each with its figure. */
const isListedBeside = (tokens: Tokens, index: number): boolean =>
  isNoun(tokens.at(index)) &&
  isOperator(tokens.at(index + 1), 'add') &&
  meaningsOf(tokens.at(index + 2), 'measure').length > 0 &&
  tokens.operators('count').length === 0 &&
  tokens.list.slice(0, index).every((span) => meaningsOf(span, 'measure').length === 0);

/** Whether "the CSM of VFA groups" is that of all of them together. */
export const isOneFigure = (tokens: Tokens, text: string): boolean =>
  !ASKS_WHICH.test(text) &&
  !tokens.list.some((_, index) => isListedBeside(tokens, index)) &&
  tokens.modifiers.every(({ operator }) => operator !== 'having' && operator !== 'lacking') &&
  tokens.operators(
    ...([
      'top',
      'bottom',
      '>',
      '>=',
      '<',
      '<=',
      'exactly',
      'negative',
      'positive',
      'rose',
      'fell',
    ] as const),
    ...(['ascending', 'descending', 'sort', 'average', 'between'] as const),
  ).length === 0;

/** "What can the auditor do?", adminuser가 한 일: the rights of a role, the changes of a user. */
export function doneBy(dimensions: readonly string[], { model, text }: Tokens): string | undefined {
  const [only = '', ...others] = dimensions;
  const done = model.entityOf(model.dimensionOf(only)?.lists ?? '')?.does;
  return others.length === 0 && DOES.test(text) ? done : undefined;
}

/** What a value that stands alone lists: "reinsurers", "the menus" of "what can the auditor read". */
export function entityOf(
  filters: readonly Filter[],
  { grouping }: Nouns,
  tokens: Tokens,
  text: string,
): string | undefined {
  const { model } = tokens;
  const named = [...grouping.map(({ id }) => id), ...filters.map(({ dimension }) => dimension)];
  const isFlag = named.every((id) => model.dimensionOf(id)?.type === 'boolean');
  // "HLT-2024" alone asks for nothing, "about HLT-2024" for all of it.
  const isKey = (id: string) => {
    const { lists = '', column } = model.dimensionOf(id) ?? {};
    return model.entityOf(lists)?.key === column;
  };
  const done = doneBy(named, tokens);
  if (done !== undefined) return done;
  if (isFlag || (named.every(isKey) && !ABOUT.test(text))) return undefined;
  return [...named.filter((id) => !isKey(id)), ...named.filter(isKey)]
    .flatMap((id) => model.dimensionOf(id)?.lists ?? [])
    .find((listed) =>
      model
        .entityOf(listed)
        ?.views.some((view) => named.every((id) => model.hasDimension(view, id))),
    );
}

/** "The closing cycle code list": what one that is chosen by its name holds. */
export function heldBy(
  entity: string | undefined,
  filters: readonly Filter[],
  { model }: Tokens,
): string | undefined {
  const { holds, key } = model.entityOf(entity ?? '') ?? {};
  const isChosen = filters.some(
    ({ dimension, isNegated }) => !isNegated && model.dimensionOf(dimension)?.column === key,
  );
  return holds !== undefined && isChosen ? holds : entity;
}
