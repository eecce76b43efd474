import type { Words } from '../questions';
import { titleOf, wordsIn } from './terms';

/** Her own words are what tables and columns are called in every language. */
export const sameWords = (text: string): Words => ({ en: text, ko: text, 'zh-tw': text });

export const labelOf = (name: string, comment: string): Words =>
  sameWords(titleOf(comment) || wordsIn(name).join(' '));

/** `~` in a pattern stands for a term; only words of one script stand together. */
export function joinedTo(pattern: string, term: string): string[] {
  const script = (text: string) =>
    /[가-힣]/.test(text) ? 'ko' : /\p{Script=Han}/u.test(text) ? 'zh' : 'en';
  return script(pattern) === script(term) ? [pattern.replace('~', term)] : [];
}

/** Names for the parts of a query: letters, digits and underscores, each given once. */
export class Ids {
  readonly #given = new Set(['period', 'year', 'month']);

  /** @param parts the shortest name first; each further one tells it apart. */
  give(...parts: readonly string[]): string {
    const slug = (text: string) =>
      text
        .replaceAll('"', '')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
        .slice(0, 50);
    const tries = parts.map((part) => slug(part)).filter((id) => /^[\p{L}_]/u.test(id));
    let id = tries.find((each) => !this.#given.has(each) && !RESERVED.test(each)) ?? '';
    for (let count = 2; id === ''; count += 1) {
      const numbered = `${tries.at(-1) ?? 'column'}_${count}`;
      if (!this.#given.has(numbered)) id = numbered;
    }
    this.#given.add(id);
    return id;
  }
}

/** Names of results stand without quotes. */
const RESERVED =
  /^(all|and|any|as|asc|case|check|column|date|default|desc|do|else|end|for|from|grant|group|having|in|into|limit|not|null|offset|on|only|or|order|primary|select|table|then|time|to|union|user|using|when|where|window|with)$/;
