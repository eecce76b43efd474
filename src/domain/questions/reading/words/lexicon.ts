import type { Words } from '../../catalogue/types';
import type { SemanticModel } from '../../model/SemanticModel';
import classes from './idle/classes.json';
import idle from './idle/idle.json';
import { formsOf } from './idle/english';
import { pastAttributeOf, verbFormsOf } from './idle/korean';
import composed from './composed.json';
import phrases from './phrases.json';
import { removals } from './removals';
import { isLatin, normalise } from './text';

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
  /** What each of these books calls it, in the three languages: two books may mean something else by the same code. */
  readonly namesByBook?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** Phrases with what they can mean, the words of all languages together: nobody has to say in which language a question is. */
export type Lexicon = ReadonlyMap<string, readonly Meaning[]>;

export type DraftLexicon = Map<string, Meaning[]>;

/** Nobody is asked back about more. */
const MAX_MEANINGS = 40;

export function addPhrase(lexicon: DraftLexicon, phrase: string, meaning: Meaning): void {
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

/** Words of grammar that are made of two parts: 가장 with an adjective in its forms, 幾 with a measure word. */
const made = Object.entries(composed).flatMap(([operator, kinds]) =>
  kinds.flatMap(({ heads, words, ...others }) => {
    const stems = 'stems' in others ? (others.stems ?? []) : [];
    const tails = [...words, ...stems.flatMap(verbFormsOf), ...stems.map(pastAttributeOf)];
    return heads.flatMap((head) => tails.map((tail) => [operator, `${head}${tail}`] as const));
  }),
);

/** The words of grammar, the same whatever is asked about. */
const grammar: DraftLexicon = new Map();
for (const [operator, phrase] of made)
  addPhrase(grammar, phrase, { kind: 'operator', operator: operator as OperatorName });
for (const [operator, said] of Object.entries(phrases.operators))
  for (const phrase of said)
    addPhrase(grammar, phrase, { kind: 'operator', operator: operator as OperatorName });
for (const phrase of removals)
  addPhrase(grammar, phrase, { kind: 'operator', operator: 'notAfter' });
const stops = [
  ...phrases.stop,
  ...idle.words,
  ...idle.verbs.flatMap(formsOf),
  // Words of several characters, each of which may be one of grammar: 依序, 順帶.
  ...classes.chinese.filter((word) => word.length > 1),
].map((phrase) => normalise(phrase).trim());

const rewritten = (rules: readonly (readonly string[])[], term: string): string[] =>
  rules.flatMap(([pattern = '', ...replacements]) =>
    new RegExp(pattern).test(term)
      ? replacements.map((replacement) => term.replace(new RegExp(pattern), replacement))
      : [],
  );

/** "May not delete" of "may delete", "삭제할 수 없는", "不能刪除". */
const deniedOf = (term: string): string[] => rewritten(phrases.denials, term);

/** "Permitted to delete" of "may delete". */
const permittedOf = (term: string): string[] => [term, ...rewritten(phrases.permissions, term)];

/** A label that is a name, and not how a figure is made. */
function named(lexicon: DraftLexicon, label: Words, meaning: Meaning): void {
  for (const phrase of Object.values(label))
    if (!/[(,%]/.test(phrase) && !lexicon.has(normalise(phrase).trim()))
      addPhrase(lexicon, phrase, meaning);
}

/** "Role code", 選單編號: what the columns of a dimension are called in the views. */
function columnNames({ views, dimensions, entities }: SemanticModel): [string, Meaning][] {
  return dimensions.flatMap(({ id, column, lists }) => {
    const isKey = entities.some((entity) => entity.id === lists && entity.key === column);
    const meanings: Meaning[] = [
      { kind: 'dimension', id },
      ...(isKey && lists !== undefined ? [{ kind: 'entity', id: lists } as const] : []),
    ];
    return views
      .flatMap(({ columns }) => columns.filter(({ name }) => name === column))
      .flatMap(({ label }) => Object.values(label))
      .flatMap((name) => meanings.map((meaning): [string, Meaning] => [name, meaning]));
  });
}

function lexiconFor(model: SemanticModel): DraftLexicon {
  const { measures, entities, dimensions } = model;
  const lexicon: DraftLexicon = new Map(grammar);
  for (const { id, terms } of measures)
    for (const term of terms) addPhrase(lexicon, term, { kind: 'measure', id });
  const hints = measures.flatMap((measure) => measure.hints ?? []);
  for (const { id, terms, children = [] } of entities)
    for (const term of [...terms, ...children]) {
      addPhrase(lexicon, term, { kind: 'entity', id });
      // "The group count": Korean and Chinese say a word of counting behind the noun.
      if (isLatin(term))
        addPhrase(lexicon, `${term} count`, { kind: 'measure', id: `${id}.count` });
    }
  for (const { id, type, terms, values } of dimensions) {
    for (const term of terms) addPhrase(lexicon, term, { kind: 'dimension', id });
    for (const { value, terms: said } of values)
      for (const term of type === 'boolean' ? said.flatMap(permittedOf) : said) {
        addPhrase(lexicon, term, { kind: 'value', dimension: id, value });
        if (type === 'boolean' && value === 'true')
          for (const denied of deniedOf(normalise(term)))
            addPhrase(lexicon, denied, { kind: 'value', dimension: id, value: 'false' });
      }
  }
  // What the screens call them is a word for them, too.
  for (const { id, label } of measures) named(lexicon, label, { kind: 'measure', id });
  for (const phrase of stops)
    if (!lexicon.has(phrase)) addPhrase(lexicon, phrase, { kind: 'stop' });
  for (const phrase of entities.flatMap(({ shortNames = [] }) => shortNames))
    if (!lexicon.has(phrase)) addPhrase(lexicon, phrase, { kind: 'stop' });
  for (const phrase of idle.beside) addPhrase(lexicon, phrase, { kind: 'stop' });
  const isFree = (name: string) => !/[(,]/.test(name) && !lexicon.has(normalise(name).trim());
  for (const [name, meaning] of columnNames(model).filter(([each]) => isFree(each)))
    addPhrase(lexicon, name, meaning);
  // Changes of administration, 변경 이력: rows are called as their view is.
  for (const {
    id,
    views: [own],
  } of entities)
    for (const name of model.views.flatMap((view) =>
      view.name === own ? Object.values(view.label) : [],
    ))
      if (isFree(name)) addPhrase(lexicon, name, { kind: 'entity', id });
  for (const hint of hints)
    if (!lexicon.has(normalise(hint).trim()))
      addPhrase(lexicon, hint, { kind: 'operator', operator: 'hint' });
  return lexicon;
}

const lexicons = new WeakMap<SemanticModel, DraftLexicon>();

/** Made once for a model. */
export function lexiconOf(model: SemanticModel): DraftLexicon {
  const made = lexicons.get(model) ?? lexiconFor(model);
  lexicons.set(model, made);
  return made;
}
