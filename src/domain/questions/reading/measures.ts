import type { SemanticModel } from '../model/SemanticModel';
import { isTime } from '../query';
import { countedAt } from './counted';
import { isOfIssue } from './nouns';
import type { Scope } from './scope';
import { type Tokens, isOperator, meaningsOf } from './tokens';
import type { Meaning } from './words/lexicon';
import type { Span } from './words/spans';
import { normalise } from './words/text';

/** "CSM, 2025년 CSM 상각액" */
const LISTED = /[,，、;；]/;

/** A word that has several meanings, all of them possible here. */
export function doubtOf(
  tokens: Tokens,
  scope: Scope,
  text: string,
): { text: string; options: readonly Meaning[] } | undefined {
  const named = tokens.list.flatMap((span) => measuresMeant(span, text, tokens));
  const implied = impliedBy(
    named.map(({ id }) => id),
    tokens.model,
  );
  for (const span of tokens.list) {
    if (isVague(span, tokens)) continue;
    const ids = measuresMeant(span, text, tokens);
    if (ids.length > 1 && !areHinted(span, ids, text, tokens))
      return { text: span.text, options: ids };
    if (ids.length > 0) continue;
    const isNoun = meaningsOf(span, 'entity').length + meaningsOf(span, 'dimension').length > 0;
    const values = scope
      .values(span)
      .filter((value) => !isNoun || !value.isNamesake)
      .filter(({ dimension, value }) => !implied.has(`${dimension}=${value}`));
    const isWhole =
      !span.isApproximate && new Set(values.map(({ dimension }) => dimension)).size === 1;
    if (values.length > 1 && !isWhole && meaningsOf(span, 'dimension').length === 0)
      return { text: span.text, options: values.slice(0, 12) };
  }
  return undefined;
}

/** "The money recovered from reinsurers": a word for what another word says. */
export const isVague = (span: Span, tokens: Tokens): boolean =>
  /^(money|돈|錢)$/.test(span.text) &&
  (tokens.list.some((other) => other !== span && meaningsOf(other, 'measure').length === 1) ||
    // "Did it make or lose money?"
    tokens.modified('earning'));

type MeasureMeaning = Extract<Meaning, { kind: 'measure' }>;

const isOverTime = ({ list }: Tokens): boolean =>
  list.some((span) => meaningsOf(span, 'dimension').some(({ id }) => isTime(id)));

/** "What part of the incurred claims was recovered": of several, that of the view and the kind of the other figure. */
function besideOf(
  span: Span,
  meanings: readonly MeasureMeaning[],
  tokens: Tokens,
): MeasureMeaning | undefined {
  const { model } = tokens;
  const others = tokens.list.flatMap((other) => {
    const [only, ...more] = other === span ? [] : meaningsOf(other, 'measure');
    return only && more.length === 0 ? [model.measureOf(only.id)] : [];
  });
  const [other] = others;
  const [alike, ...rest] = meanings.filter(({ id }) => {
    const own = model.measureOf(id);
    return other !== undefined && own?.view === other.view && own.kind === other.kind;
  });
  return others.length === 1 && rest.length === 0 ? alike : undefined;
}

/** Those of which other words of the question speak. */
function hintedOf(
  span: Span,
  meanings: readonly MeasureMeaning[],
  text: string,
  { model }: Tokens,
): MeasureMeaning[] {
  const around = `${text.slice(0, span.start)} ${text.slice(span.end)}`;
  return meanings.filter(({ id }) =>
    (model.measureOf(id)?.hints ?? []).some((hint) => around.includes(hint)),
  );
}

/** "How much cash came in and went out": each of the two is asked for. */
const areHinted = (
  span: Span,
  meanings: readonly MeasureMeaning[],
  text: string,
  tokens: Tokens,
): boolean =>
  (tokens.operators('add').length > 0 || LISTED.test(text)) &&
  hintedOf(span, meanings, text, tokens).length === meanings.length;

/** Of several measures with one name, that which other words of the question speak of. */
function measuresMeant(span: Span, text: string, tokens: Tokens): MeasureMeaning[] {
  const { model } = tokens;
  const all = meaningsOf(span, 'measure');
  // "Incurred claims of each quarter" came in it, the liability of that name stands at its end.
  const flows = all.filter(({ id }) => model.measureOf(id)?.kind === 'flow');
  const meanings = flows.length === 1 && isOverTime(tokens) ? flows : all;
  const beside = besideOf(span, meanings, tokens);
  const hinted = hintedOf(span, meanings, text, tokens);
  if (hinted.length !== 1 && beside) return [beside];
  // "비용 대비 수익 (비용÷수익)": what has been named in full.
  const [again, ...others] = meanings.filter(({ id }) =>
    tokens.list.some((other) => {
      const [own, ...more] = other === span ? [] : meaningsOf(other, 'measure');
      return own?.id === id && more.length === 0;
    }),
  );
  if (hinted.length !== 1 && again && others.length === 0) return [again];
  // 已發生理賠 is what the screens call the one, and may be short for the other.
  const labelled = meanings.filter(({ id }) =>
    Object.values(model.measureOf(id)?.label ?? {}).some((name) => normalise(name) === span.text),
  );
  if (hinted.length !== 1 && labelled.length === 1) return labelled;
  return hinted.length === 1 || meanings.length < 2
    ? [...hinted, ...meanings].slice(0, 1)
    : [...meanings];
}

/** The measures that are named; one that another refines is only its beginning, unless both are wanted. */
export function measuresOf(tokens: Tokens, text: string): string[] {
  const { model } = tokens;
  const named = tokens.list.flatMap((span, index) =>
    isVague(span, tokens) ? [] : measuresMeant(span, text, tokens).map(({ id }) => ({ id, index })),
  );
  const isJoined = (one: number, other: number) => {
    const [from, to] = [Math.min(one, other), Math.max(one, other)];
    return (
      tokens.operators('add').some((index) => index > from && index < to) ||
      LISTED.test(text.slice(tokens.at(from)?.end, tokens.at(to)?.start))
    );
  };
  // "The liability of VFA contracts" does not ask for their number.
  const isRows = (id: string, index: number) =>
    tokens.model.measureOf(id)?.namesRows === true &&
    named.some((other) => other.id !== id) &&
    (isOfRows(tokens, index) || ownsFigure(tokens, index));
  // A walk of the CSM speaks of the CSM.
  const walks = named.filter(({ id }) => model.measureOf(id)?.parts !== undefined);
  const [walk] = walks;
  const parts = model.measureOf(walk?.id ?? '')?.parts;
  if (parts && named.every(({ id }) => id === walk?.id || parts.includes(id))) return [...parts];
  return named
    .filter(
      ({ id, index }) =>
        !isRows(id, index) &&
        !named.some(
          (other) =>
            tokens.model.measureOf(other.id)?.refines === id && !isJoined(index, other.index),
        ),
    )
    .map(({ id }) => id);
}

const OF = /^ (?:of|on|for|under) (?:the |our |all )?$/;

/** "보유계약 가입금액", 有效合約的保險金額, "the sum insured of the contracts in force": what another figure is of. */
export const ownsFigure = (tokens: Tokens, index: number): boolean => {
  const isFigure = (at: number) => meaningsOf(tokens.at(at), 'measure').length > 0;
  const between = (from: number) =>
    tokens.text.slice(tokens.at(from)?.end, tokens.at(from + 1)?.start);
  return (
    tokens.operators('count', 'eachBefore', 'eachAfter').length === 0 &&
    ((isFigure(index + 1) && /^ ?[의的之]? ?$/.test(between(index))) ||
      (isFigure(index - 1) && OF.test(between(index - 1))))
  );
};

/** What a value or a year of issue chooses, where nothing says that it is counted. */
export const isOfRows = (tokens: Tokens, index: number): boolean =>
  !isOperator(tokens.at(index), 'eachAfter', 'eachBefore') &&
  (meaningsOf(tokens.at(index - 1), 'value').length > 0 || isOfIssue(tokens, index)) &&
  !isOperator(tokens.at(index + 1), 'add', 'count', 'eachAfter') &&
  tokens.operators('count', 'eachBefore').length === 0;

/** Values that all rows of the figures have. */
export function impliedBy(measures: readonly string[], model: SemanticModel): ReadonlySet<string> {
  const [first, ...others] = measures.map((id) => model.measureOf(id)?.implies ?? []);
  return new Set((first ?? []).filter((value) => others.every((own) => own.includes(value))));
}

export function measureBefore(tokens: Tokens, index: number): string | undefined {
  const before = tokens.list.slice(0, index).toReversed();
  return before.flatMap((span) => measuresMeant(span, tokens.text, tokens))[0]?.id;
}

/** "The number of groups and their CSM". */
export function countBeside(tokens: Tokens, said: readonly string[]) {
  if (said.length === 0) return undefined;
  const [index] = tokens.operators('count').flatMap((at) => countedAt(tokens, at) ?? []);
  const [entity] = meaningsOf(tokens.at(index ?? -1), 'entity');
  return entity && index !== undefined ? { index, measure: `${entity.id}.count` } : undefined;
}
