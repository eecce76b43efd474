import type { SemanticModel } from '../../model/SemanticModel';
import { type DraftLexicon, type KnownValue, type Lexicon, lexiconOf, addPhrase } from './lexicon';
import { addNames, partsOf, synonymsOf } from './names';
import { normalise } from './text';

/** A name in the data, ready to be compared. */
export interface ReadyName {
  readonly dimension: string;
  readonly value: string;
  readonly books?: readonly string[] | undefined;
  /** Letters and digits only. */
  readonly compact: string;
  readonly words: readonly string[];
}

export interface Prepared {
  readonly lexicon: Lexicon;
  readonly names: readonly ReadyName[];
}

export const compact = (text: string): string => normalise(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

const prepared = new WeakMap<readonly KnownValue[], Prepared>();

/** What the product knows, with the names that are in the data; made once for the same data. */
export function prepare(values: readonly KnownValue[], model: SemanticModel): Prepared {
  const before = prepared.get(values);
  if (before) return before;
  const fixed = lexiconOf(model);
  const lexicon: DraftLexicon = new Map(fixed);
  addNames(lexicon, values, fixed);
  for (const kind of ['portfolio', 'company'])
    for (const [part, value] of partsOf(values, kind))
      if (!lexicon.has(part)) addPhrase(lexicon, part, value);
  synonymsOf(values, lexicon);
  const names = values.flatMap(({ dimension, value, names: own, books }) =>
    [...new Set(own)].map((name) => ({
      dimension,
      value,
      books,
      compact: compact(name),
      words: normalise(name).split(/[^\p{L}\p{N}]+/u),
    })),
  );
  const made = { lexicon, names };
  prepared.set(values, made);
  return made;
}

const withOthers = new WeakMap<Prepared, Prepared>();

/** ... and with names of what only some figures are split by: they are exact, and never guessed. */
export function prepareWith(
  base: Prepared,
  others: readonly KnownValue[],
  model: SemanticModel,
): Prepared {
  const before = withOthers.get(base);
  if (before) return before;
  const lexicon: DraftLexicon = new Map(
    [...base.lexicon].map(([phrase, found]) => [phrase, [...found]]),
  );
  addNames(lexicon, others, lexiconOf(model));
  const made = { ...base, lexicon };
  withOthers.set(base, made);
  return made;
}
