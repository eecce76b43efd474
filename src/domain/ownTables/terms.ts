import vocabulary from './vocabulary.json';

/** Words of one meaning, abbreviations and the three languages together. */
const words: readonly (readonly string[])[] = vocabulary.synonyms;
const groupOf = new Map<string, string[]>();
for (const group of words)
  for (const word of group) groupOf.set(word, [...(groupOf.get(word) ?? []), ...group]);

const languages = [/^[a-z]/, /^[가-힣]/, /^\p{Script=Han}/u];
const MAX_PER_WORD = 2;
const MAX_OF_A_LANGUAGE = 8;
const MAX_TERMS = 24;
const MAX_NAME = 100;
/** Korean and Chinese words of the vocabulary are no longer. */
const MAX_WORD = 10;

/** `claim_amt`, `claimAmt`, `보험금 금액`, `保費收入`: the words in it. */
export function wordsIn(name: string): string[] {
  const spaced = name
    .slice(0, MAX_NAME)
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase()
    .trim();
  return spaced.split(' ').flatMap((word) => (/^[a-z]/.test(word) ? [word] : knownPartsOf(word)));
}

/** A word without spaces in the longest words that are known; the whole where a part is none. */
function knownPartsOf(word: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at < word.length;) {
    let end = Math.min(word.length, at + MAX_WORD);
    while (end > at && !groupOf.has(word.slice(at, end))) end -= 1;
    if (end === at) return [word];
    parts.push(word.slice(at, end));
    at = end;
  }
  return parts;
}

const singularOf = (word: string): string =>
  /ies$/.test(word) ? word.replace(/ies$/, 'y') : word.replace(/(?<=[^s])s$/, '');

function alternativesOf(word: string, language: RegExp): readonly string[] {
  const group = groupOf.get(word) ?? groupOf.get(singularOf(word));
  const said = (group ?? []).filter((each) => language.test(each) && each.length > 1);
  const own = language.test(word) || !/\p{L}/u.test(word) ? [word] : [];
  return [...new Set([...own, ...said])].slice(0, MAX_PER_WORD + own.length);
}

/** What a name is called in each language, as far as all of its words are known there. */
function translationsOf(name: string): string[] {
  return languages.flatMap((language) => {
    // Chinese has no spaces between words.
    const joint = language === languages[2] ? '' : ' ';
    let said: string[] = [];
    for (const [index, word] of wordsIn(name).entries()) {
      const next = alternativesOf(word, language);
      said =
        index === 0
          ? [...next]
          : said.flatMap((before) => next.map((each) => `${before}${joint}${each}`));
      said = said.slice(0, MAX_OF_A_LANGUAGE);
    }
    return said;
  });
}

/** What a comment calls it: its first part, for what follows explains. */
export const titleOf = (comment: string): string =>
  (comment.split(/[,;:.(（，；：。、]| - /)[0] ?? '').trim().slice(0, 60);

/** All that a table or a column may be called by, from its name and its comment. */
export function termsOf(name: string, comment: string): string[] {
  const title = titleOf(comment);
  const said = [name, ...(title === '' ? [] : [title])].flatMap(translationsOf);
  const own = [wordsIn(name).join(' '), title.toLowerCase()];
  const all = [...own, ...said].flatMap((term) => [term, ...plural(term)]);
  return [...new Set(all)]
    .filter((term) => term.length > 1 || /\p{Script=Han}/u.test(term))
    .slice(0, MAX_TERMS);
}

/** "policy" of `policies`, and "policies" of `policy`; a plural by `s` is known to the reader of questions. */
function plural(term: string): string[] {
  if (!/^[a-z ]+$/.test(term)) return [];
  const one = singularOf(term);
  return [one, ...(/[^aeiou]y$/.test(one) ? [one.replace(/y$/, 'ies')] : [])];
}

/** Words that say what kind of thing a column holds, and not which. */
const GENERIC =
  /^(amount|amt|date|dt|name|nm|number|no|code|cd|type|status|rate|ratio|count|cnt|total|value|id)$|^(금액|일자|날짜|명|번호|코드|유형|상태|율)$|^(金額|日期|名稱|號碼|代碼|類型|狀態|率)$/;

/** "premium" of `annual_premium`: what the last word says by itself. */
export function shortTermsOf(name: string): string[] {
  const parts = wordsIn(name);
  const last = parts.at(-1) ?? '';
  return parts.length < 2 || GENERIC.test(last) ? [] : termsOf(last, '');
}
