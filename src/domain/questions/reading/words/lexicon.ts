import type { SemanticModel } from '../../model/SemanticModel';
import idle from './idle.json';
import { formsOf } from './idle';
import phrases from './phrases.json';
import { normalise } from './text';

export type OperatorName = keyof typeof phrases.operators;

/** What a part of a question can mean. */
export type Meaning =
  | { readonly kind: 'measure'; readonly id: string }
  | { readonly kind: 'dimension'; readonly id: string }
  | { readonly kind: 'entity'; readonly id: string }
  | {
      readonly kind: 'value';
      readonly dimension: string;
      readonly value: string;
      /** It is called as a dimension or a figure is: that is meant, where it can be. */
      readonly isNamesake?: true | undefined;
      /** Books that it is in, where it is not the same in all. */
      readonly books?: readonly string[] | undefined;
    }
  | { readonly kind: 'operator'; readonly operator: OperatorName }
  | { readonly kind: 'stop' };

/** A value of a dimension as the data have it, under each of its names. */
export interface KnownValue {
  readonly dimension: string;
  readonly value: string;
  readonly names: readonly string[];
  /** Books that it is in, where it is not the same in all. */
  readonly books?: readonly string[] | undefined;
}

/** Phrases with what they can mean, the words of all languages together: nobody has to say in which language a question is. */
export type Lexicon = ReadonlyMap<string, readonly Meaning[]>;

type Draft = Map<string, Meaning[]>;

/** Nobody is asked back about more. */
const MAX_MEANINGS = 40;

function add(lexicon: Draft, phrase: string, meaning: Meaning): void {
  const normal = normalise(phrase).trim().replaceAll(/ +/g, ' ');
  // Korean and Chinese are written with and without spaces.
  const variants = /[^ -ɏ] /.test(normal)
    ? [normal, normal.replaceAll(' ', '')]
    : [normal, normal.replaceAll(' and ', ' & ')];
  for (const variant of new Set(variants)) {
    if (variant === '') continue;
    const meanings = lexicon.get(variant) ?? [];
    if (meanings.length >= MAX_MEANINGS) continue;
    if (!meanings.some((each) => JSON.stringify(each) === JSON.stringify(meaning)))
      lexicon.set(variant, [...meanings, meaning]);
  }
}

/** The words of grammar, the same whatever is asked about. */
const grammar: Draft = new Map();
for (const [operator, said] of Object.entries(phrases.operators))
  for (const phrase of said)
    add(grammar, phrase, { kind: 'operator', operator: operator as OperatorName });
const stops = [...phrases.stop, ...idle.words, ...idle.verbs.flatMap(formsOf)].map((phrase) =>
  normalise(phrase).trim(),
);

/** "May not delete" of "may delete", "삭제할 수 없는", "不能刪除". */
const deniedOf = (term: string): string[] =>
  phrases.denials.flatMap(([pattern = '', ...replacements]) =>
    new RegExp(pattern).test(term)
      ? replacements.map((replacement) => term.replace(new RegExp(pattern), replacement))
      : [],
  );

function lexiconFor({ measures, entities, dimensions }: SemanticModel): Draft {
  const lexicon: Draft = new Map(grammar);
  for (const { id, terms } of measures)
    for (const term of terms) add(lexicon, term, { kind: 'measure', id });
  const hints = measures.flatMap((measure) => measure.hints ?? []);
  for (const { id, terms, children = [] } of entities)
    for (const term of [...terms, ...children]) add(lexicon, term, { kind: 'entity', id });
  for (const { id, type, terms, values } of dimensions) {
    for (const term of terms) add(lexicon, term, { kind: 'dimension', id });
    for (const { value, terms: said } of values)
      for (const term of said) {
        add(lexicon, term, { kind: 'value', dimension: id, value });
        if (type === 'boolean' && value === 'true')
          for (const denied of deniedOf(normalise(term)))
            add(lexicon, denied, { kind: 'value', dimension: id, value: 'false' });
      }
  }
  for (const phrase of stops) if (!lexicon.has(phrase)) add(lexicon, phrase, { kind: 'stop' });
  for (const phrase of idle.beside) add(lexicon, phrase, { kind: 'stop' });
  for (const hint of hints)
    if (!lexicon.has(normalise(hint).trim()))
      add(lexicon, hint, { kind: 'operator', operator: 'hint' });
  return lexicon;
}

const lexicons = new WeakMap<SemanticModel, Draft>();

/** Made once for a model. */
function lexiconOf(model: SemanticModel): Draft {
  const made = lexicons.get(model) ?? lexiconFor(model);
  lexicons.set(model, made);
  return made;
}

const isFixed = (fixed: Draft, name: string): boolean =>
  (fixed.get(normalise(name).trim()) ?? []).some(({ kind }) => kind !== 'stop' && kind !== 'value');

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

const bareOf = (name: string): string => name.replace(/ *[(（][^)）]*[)）] *$/, '');

/** A name as it is also said and written: 健康險 for 健康保險, without what stands in brackets after it, HLT 2024 and HLT2024 for HLT-2024. */
function spoken(name: string): string[] {
  const bare = bareOf(name);
  const short = bare.length > 3 ? bare.replace(INSURANCE, '險') : bare;
  const isCode = /^[A-Za-z]+(?:[-_][A-Za-z0-9]+)+$/.test(name) && /[0-9]/.test(name);
  const codes = isCode ? [' ', ''].map((between) => name.replaceAll(/[-_]/g, between)) : [];
  return [...new Set([name, bare, short, ...codes])].filter((each) => each !== '');
}

const INSURANCE = new RegExp(phrases.names.insurance);
/** Kinds of insurance that a name ends with: what stands before, and the kind, each may stand for it. */
const KIND = new RegExp(phrases.names.kind);
const KIND_END = new RegExp(phrases.names.kindEnd);

/** "Dollar annuity" of "US dollar annuity", 實支實付 and 醫療險 of 實支實付醫療險. */
function piecesOf(name: string): string[] {
  const normal = normalise(name).trim();
  if (!/^[ -ɏ]+$/.test(normal)) {
    const whole = normal.replaceAll(' ', '');
    const [, own = '', kind = ''] = KIND.exec(whole) ?? [];
    const short = whole.replace(KIND_END, '');
    return [own, short, kind].filter((piece) => piece.length > 1 && piece !== whole);
  }
  const words = normal.split(/ +/);
  return words.flatMap((_, start) =>
    words
      .slice(start + 1)
      .map((_end, index) => words.slice(start, start + index + 2).join(' '))
      .filter((piece) => piece !== normal),
  );
}

/** Parts of the names of portfolios of the first book, or of companies, that only one of them has. */
function partsOf(values: readonly KnownValue[], kind: string): ReadonlyMap<string, Meaning> {
  const owners = new Map<string, KnownValue | undefined>();
  const book = values.find(({ dimension }) => dimension === 'book')?.value ?? '';
  const own = values.filter(
    ({ dimension, books }) => dimension === kind && (books?.includes(book) ?? true),
  );
  for (const value of own)
    for (const piece of new Set(value.names.slice(1).flatMap((name) => piecesOf(bareOf(name)))))
      owners.set(piece, owners.has(piece) && owners.get(piece) !== value ? undefined : value);
  return new Map(
    [...owners].flatMap(([piece, owner]): [string, Meaning][] =>
      piece === '' || !owner
        ? []
        : [
            [
              piece,
              {
                kind: 'value',
                dimension: owner.dimension,
                value: owner.value,
                ...(owner.books && { books: owner.books }),
              },
            ],
          ],
    ),
  );
}

/** "Car" for what is called "Motor", where only one is called so. */
function synonymsOf(values: readonly KnownValue[], lexicon: Draft): void {
  const own = values.filter(({ dimension }) => dimension === 'portfolio');
  for (const words of phrases.names.synonyms) {
    const called = own.filter(({ names }) =>
      names.slice(1).some((name) => words.includes(normalise(bareOf(name)).trim())),
    );
    const [only, ...others] = called;
    if (only && others.length === 0)
      for (const word of words)
        if (!lexicon.has(word))
          add(lexicon, word, {
            kind: 'value',
            dimension: only.dimension,
            value: only.value,
            ...(only.books && { books: only.books }),
          });
  }
}

function addNames(lexicon: Draft, values: readonly KnownValue[], fixed: Draft): void {
  for (const { dimension, value, names, books } of values)
    for (const name of names.flatMap(spoken))
      if (name.length > 1)
        add(lexicon, name, {
          kind: 'value',
          dimension,
          value,
          ...(isFixed(fixed, name) && { isNamesake: true as const }),
          ...(books && { books }),
        });
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
  const lexicon: Draft = new Map([...base.lexicon].map(([phrase, found]) => [phrase, [...found]]));
  addNames(lexicon, others, lexiconOf(model));
  const made = { ...base, lexicon };
  withOthers.set(base, made);
  return made;
}

/** What the product knows, with the names that are in the data; made once for the same data. */
export function prepare(values: readonly KnownValue[], model: SemanticModel): Prepared {
  const before = prepared.get(values);
  if (before) return before;
  const fixed = lexiconOf(model);
  const lexicon: Draft = new Map(fixed);
  addNames(lexicon, values, fixed);
  for (const kind of ['portfolio', 'company'])
    for (const [part, value] of partsOf(values, kind))
      if (!lexicon.has(part)) add(lexicon, part, value);
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
