/** What things of the data are called, written and said. */
import { addPhrase, type DraftLexicon, type KnownValue, type Meaning } from './lexicon';
import phrases from './phrases.json';
import { normalise } from './text';

const INSURANCE = new RegExp(phrases.names.insurance);
/** Kinds of insurance that a name ends with: what stands before, and the kind, each may stand for it. */
const KIND = new RegExp(phrases.names.kind);
const KIND_END = new RegExp(phrases.names.kindEnd);

const isFixed = (fixed: DraftLexicon, name: string): boolean =>
  (fixed.get(normalise(name).trim()) ?? []).some(({ kind }) => kind !== 'stop' && kind !== 'value');

const bareOf = (name: string): string => name.replace(/ *[(（][^)）]*[)）] *$/, '');

/** A name as it is also said and written: 健康險 for 健康保險, without what stands in brackets after it, HLT 2024 and HLT2024 for HLT-2024. */
function spoken(name: string): string[] {
  const bare = bareOf(name);
  const short = bare.length > 3 ? bare.replace(INSURANCE, '險') : bare;
  const isCode = /^[A-Za-z]+(?:[-_][A-Za-z0-9]+)+$/.test(name) && /[0-9]/.test(name);
  const codes = isCode ? [' ', ''].map((between) => name.replaceAll(/[-_]/g, between)) : [];
  return [...new Set([name, bare, short, ...codes])].filter((each) => each !== '');
}

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
export function partsOf(values: readonly KnownValue[], kind: string): ReadonlyMap<string, Meaning> {
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
export function synonymsOf(values: readonly KnownValue[], lexicon: DraftLexicon): void {
  const own = values.filter(({ dimension }) => dimension === 'portfolio');
  for (const words of phrases.names.synonyms) {
    const called = own.filter(({ names }) =>
      names.slice(1).some((name) => words.includes(normalise(bareOf(name)).trim())),
    );
    const [only, ...others] = called;
    if (only && others.length === 0)
      for (const word of words)
        if (!lexicon.has(word))
          addPhrase(lexicon, word, {
            kind: 'value',
            dimension: only.dimension,
            value: only.value,
            ...(only.books && { books: only.books }),
          });
  }
}

export function addNames(
  lexicon: DraftLexicon,
  values: readonly KnownValue[],
  fixed: DraftLexicon,
): void {
  for (const { dimension, value, names, books } of values)
    for (const name of names.flatMap(spoken))
      if (name.length > 1)
        addPhrase(lexicon, name, {
          kind: 'value',
          dimension,
          value,
          ...(isFixed(fixed, name) && { isNamesake: true as const }),
          ...(books && { books }),
        });
}
