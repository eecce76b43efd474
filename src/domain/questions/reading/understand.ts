import { booksModel } from '../model/books';
import type { SemanticModel } from '../model/SemanticModel';
import type { Query } from '../query';
import { withoutBackground } from './background';
import { withAbsence } from './relations/absence';
import { type Conflict, conflictIn, latestOf, withDefaults } from './defaults';
import { draftOf } from './draft';
import { isOfRecent } from './draft/recent';
import { nestedOf } from './nested';
import { withoutReplaced } from './followUp/replaced';
import { placeOfRank, rankOfNothing, rankedBy } from './draft/unranked';
import { periodsOf, sizesOf } from './books';
import { beforeThat, joinedTo } from './followUp';
import { readingOf, sketchOf } from './inBook';
import { unheldIn } from './followUp/unheld';
import { goingOnFrom, lostIn, resolvedBy } from './followUp/pronouns';
import type { Known } from './known';
import { linkedBy } from './linked';
import { isComposed } from './words/idle/composed';
import { withoutSituation } from './words/idle/situation';
import type { Meaning } from './words/lexicon';
import { doubtOf } from './measures';
import { withAverages } from './relations/averages';
import { withQuantities } from './relations/quantities';
import { withLedger } from './relations/ledger';
import { asSaid } from './words/leaving';
import { isOfDays } from './times/days';
import { withEnds } from './times/opening';
import { withRelations } from './relations';
import { Scope } from './scope';
import type { Span } from './words/spans';
import { normalise } from './words/text';
import { Tokens } from './tokens';
import { isSplit } from './unexplained';

export interface Asked {
  readonly question: string;
  /** What the question before was understood as: a question may go on from it. */
  readonly previous?: Query | undefined;
  /** What words were said to mean when they were ambiguous. */
  readonly choices?: Readonly<Record<string, string>> | undefined;
}

/** What was taken for something that is written otherwise. */
export interface Approximation {
  readonly text: string;
  readonly meaning: Meaning;
}

export type Understanding =
  | {
      readonly kind: 'understood';
      readonly query: Query;
      readonly approximations: readonly Approximation[];
      /** Words that mean nothing to us, or nothing here; the query leaves them out. */
      readonly unknown: readonly string[];
    }
  | { readonly kind: 'ambiguous'; readonly text: string; readonly options: readonly Meaning[] }
  | ({ readonly kind: 'impossible' } & Conflict)
  | { readonly kind: 'nothing'; readonly unknown: readonly string[] };

/** As many as the contract takes. */
const MAX_UNREAD = 20;
const shortened = (word: string): string => word.slice(0, 200);

/** How a meaning is named in `choices`. */
export const choiceOf = (meaning: Meaning): string =>
  meaning.kind === 'value'
    ? `${meaning.dimension}=${meaning.value}`
    : 'id' in meaning
      ? `${meaning.kind}:${meaning.id}`
      : meaning.kind;

/**
 * Reads a question in any of the three languages.
 * @param model what it can be about.
 */
export function understand(
  asked: Asked,
  known: Known,
  model: SemanticModel = booksModel,
): Understanding {
  const reworded = (question: string) => {
    const other = { ...asked, question };
    return ofOneBefore(other, known, model) ?? read(other, known, model);
  };
  const whole = reworded(asked.question);
  return withoutBackground(asked.question, whole, reworded, (said) => sketchOf(said, known, model));
}

/** "How much CSM does it have?": read anew, with what the question before named or chose. */
function ofOneBefore(
  { question, previous, choices }: Asked,
  known: Known,
  model: SemanticModel,
): Understanding | undefined {
  const spans = previous && sketchOf(question, known, model);
  const resolved = spans && resolvedBy(question, previous, spans, known, model);
  if (!resolved) return undefined;
  const reading = read({ question: resolved.question, choices }, known, model);
  if (reading.kind !== 'understood') return undefined;
  const query = goingOnFrom(previous, reading.query, {
    within: resolved.within,
    isTimed: spans.some(({ period }) => period !== undefined),
  });
  const isHeld = (views: readonly string[]) =>
    resolved.within === undefined || model.hasDimension(views[0] ?? '', resolved.within.dimension);
  if ((resolved.within && reading.query.within) || !model.viewsOf(query).every(isHeld))
    return undefined;
  const unread = [...new Set([...(previous.unread ?? []), ...reading.unknown])];
  return {
    ...reading,
    query: { ...query, ...(unread.length > 0 && { unread: unread.slice(0, MAX_UNREAD) }) },
    unknown: unread,
  };
}

function read(
  { question, previous, choices = {} }: Asked,
  known: Known,
  model: SemanticModel,
): Understanding {
  const said = withoutSituation(question, sketchOf(question, known, model));
  const text = normalise(said);
  const { spans, unknown, book } = readingOf(said, text, known, previous, model);
  const named = withLedger(spans, model, { ledger: known.ledger, previous });
  const chosen = withoutReplaced(named, previous, model).map((span): Span => {
    const choice = choices[span.text];
    const said = asSaid(span, spans, text);
    if (said) return said;
    const figure = rankedBy(span, model).filter((meaning) => choiceOf(meaning) === choice);
    if (figure.length > 0) return { ...span, meanings: [...span.meanings, ...figure] };
    const meanings = span.meanings.filter((meaning) => choiceOf(meaning) === choice);
    return meanings.length > 0 ? { ...span, meanings } : span;
  });
  const denied = withRelations(
    withAbsence(withEnds(withAverages(withQuantities(chosen)), model), model, previous),
    text,
    model,
    {
      values: known.values,
      isAlone: previous === undefined,
    },
  );
  const views = new Scope(new Tokens(denied, model), previous, book);
  const told = denied.map((span) => views.asValue(views.nearest(span)));
  const tokens = new Tokens(told, model, text);
  const scope = new Scope(tokens, previous, book);
  const doubt = doubtOf(tokens, scope, text);
  if (doubt) return { kind: 'ambiguous', ...doubt };
  const calendar = {
    latest: latestOf(periodsOf(known, book)),
    cohorts: known.cohortsByBook?.[book ?? ''] ?? [],
    sizes: sizesOf(known, book),
    hasDays: isOfDays(tokens, previous),
  };
  const nested = nestedOf(told, tokens, {
    book,
    previous,
    known: calendar,
    completed: (chosen) => withDefaults(chosen, known, book, model),
  });
  const { query: own, unexplained } = nested ?? draftOf(tokens, scope, text, previous, calendar);
  const merged = joinedTo(previous, own, tokens, model);
  const goesOn = previous !== undefined && merged !== own;
  const query = linkedBy(goesOn ? beforeThat(merged, previous, tokens) : merged, model);
  // "By region" is named once.
  const left = [
    ...(goesOn ? (previous.unread ?? []) : []),
    // "Whose role has not been assigned": that nothing is held is known only now.
    ...unknown
      .filter((part) => !isComposed(part, text, told) && !isOfRecent(part.text, query, model))
      .map((part) => part.text),
    ...unexplained.filter((word) => unknown.length === 0 || !isSplit(word)),
  ];
  if (model.viewsOf(query).length === 0) return { kind: 'nothing', unknown: left };
  const ranked = rankOfNothing(nested?.tokens ?? tokens, query, model);
  if (ranked) return { kind: 'ambiguous', ...ranked };
  if (previous) left.push(...lostIn(text, previous, spans, goesOn, model));
  if (goesOn) left.push(...unheldIn(tokens, own, query));
  left.push(...neverComputed(chosen, query, known));
  const somewhere = placeOfRank(chosen, query);
  if (somewhere) left.push(somewhere);
  const conflict = conflictIn(query, model);
  if (conflict) return { kind: 'impossible', ...conflict };
  const unread = [...new Set(left)];
  return {
    kind: 'understood',
    query: {
      ...withDefaults(query, known, book, model),
      ...(unread.length > 0 && { unread: unread.slice(0, MAX_UNREAD).map(shortened) }),
    },
    approximations: told.flatMap((span) => {
      const [meaning] = span.meanings;
      return span.isApproximate && meaning ? [{ text: span.text, meaning }] : [];
    }),
    unknown: unread,
  };
}

/** A scenario that is known by name and that no run has. */
function neverComputed(spans: readonly Span[], { filters }: Query, known: Known): string[] {
  const isKnown = (said: string) =>
    known.values.some(({ dimension, value }) => dimension === 'scenario' && value === said);
  const missing = filters.flatMap(({ dimension, values }) =>
    dimension === 'scenario' ? values.filter((value) => !isKnown(value)) : [],
  );
  return spans.flatMap(({ text, meanings }) =>
    meanings.some((each) => each.kind === 'value' && missing.includes(each.value)) ? [text] : [],
  );
}
