/** How a page must write: paragraphs of the standard, terms of the glossary, the words that its language has taken, in Chinese those of Taiwan. */
import type { Locale } from '../../../src/domain/locale';
import { type Term, tokensOf } from '../../../src/domain/wiki';
import { REFERENCE } from '../citations';
import { mainlandWords } from '../words';

/** What a page must not say, with what it says instead: words of elsewhere, and quotation marks of another language. */
const wrong: Partial<Record<Locale, readonly string[][]>> = {
  ko: [
    ['“', '‘'],
    ['「', '‘'],
  ],
  'zh-tw': [
    ...mainlandWords(),
    ['釋放', '釋出'],
    ['超額損失', '超額賠款'],
    ['宣告利率型', '利率變動型'],
    ['“', '「'],
  ],
};
/** Chinese beside marks of half width, other than before the next field of a diagram. */
const HALF_WIDTH = /\p{Script=Han}[,;:!?(](?! \w+:)|[,;!?)]\p{Script=Han}/gu;

export function wrongWords(text: string, locale: Locale, glossary: Map<string, Term>): string[] {
  const taken = [...glossary.values()].flatMap(({ not, terms }) =>
    (not?.[locale] ?? []).map((word) => [word, terms[locale]]),
  );
  const half = locale === 'zh-tw' ? [...text.matchAll(HALF_WIDTH)].map(([mark]) => mark) : [];
  return [...taken, ...(wrong[locale] ?? [])]
    .filter(([word = '']) => text.includes(word))
    .map(([word, ours]) => `says ‘${word}’: the pages say ${ours}`)
    .concat(half.map((mark) => `has a mark of half width at ‘${mark}’`));
}

/** References that are not of the form `IFRS 17.44(c)`, `IFRS 17.B96-B100` or `IFRS 17.32, 38`. */
export function malformedReferences(text: string): string[] {
  const bad = [...text.matchAll(/IFRS ?17[.．]([\p{L}\d]\S{0,20}(?: A\b)?)/gu)].filter(
    (match) => !REFERENCE.test(match[1] ?? ''),
  );
  const spaced = [
    ...text.matchAll(/IFRS17[.\s]?\d\S*|IFRS 17\.\s\d\S*|IFRS 17 (?:para|paragraph)\S*/g),
  ];
  return [...bad, ...spaced].map((match) => `the reference ‘${match[0]}’ is not well formed`);
}

const letters = (text: string) => text.replace(/[\s·/()（）]/g, '').toLowerCase();

/** Whether words are a term as the glossary has it, with an ending or particle of their own. */
export function isTerm(words: string, { terms, also, short }: Term, locale: Locale): boolean {
  if (!words) return true;
  const forms = [terms[locale], ...(also?.[locale] ?? []), ...(short ? [short] : [])];
  if (locale !== 'en')
    return forms.some(
      (form) => letters(words).includes(letters(form)) || letters(form).includes(letters(words)),
    );
  const said = tokensOf(words).map(({ term }) => term);
  return forms.some((form) => {
    const wanted = tokensOf(form).map(({ term }) => term);
    return (
      wanted.every((term) => said.includes(term)) || said.every((term) => wanted.includes(term))
    );
  });
}
