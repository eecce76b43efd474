/** How a language cites paragraphs of the Standard. Sources write `IFRS 17.44(c)` in all three; Korean readers know it as 문단 44⑶. */
import type { Locale } from '../../src/domain/locale';

const NUMBER = String.raw`(?:(?:IE|BC|[ABC])?\d+[A-Z]{0,2}(?:\([a-z]+\))*)`;
const LIST = String.raw`${NUMBER}(?:-(?:${NUMBER}|[A-Z]|\([a-z]+\)))?(?:, ${NUMBER}(?:-(?:${NUMBER}|\([a-z]+\)))?)*`;
/** What may follow `IFRS 17.` */
export const REFERENCE = new RegExp(String.raw`^App\. [A-C]|^${LIST}`);
const CITATION = new RegExp(
  String.raw`IFRS 17\.(App\. [A-C]|${LIST})([은는이가을를과와](?![가-힣]))?`,
  'g',
);

const APPENDIX = /(?<!\w)App\. [A-C](?!\w)/g;

const NO_BREAK = '\u00a0';
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi'];
/** Numbers whose Korean reading ends in a consonant: 일, 삼, 육, 칠, 팔, 십. */
const CLOSED = [1, 3, 6, 7, 8, 10];
/** Particles after a consonant and after a vowel. */
const PARTICLES = ['은는', '이가', '을를', '과와'];

/** `(a)` is ⑴; below it `(i)` is ㈎. Points that were inserted, as `(ba)`, keep their letters. */
function koreanPoint(letters: string, level: number): string {
  const roman = ROMAN.indexOf(letters);
  if (level > 0) return roman < 0 ? `(${letters})` : String.fromCodePoint(0x320e + roman);
  return letters.length > 1
    ? `(${letters})`
    : String.fromCodePoint(0x2474 + letters.charCodeAt(0) - 'a'.charCodeAt(0));
}

/** Paragraphs without the name of the Standard, as `B96(c)-(d)`. */
export function paragraphsIn(locale: Locale, paragraphs: string): string {
  if (locale === 'en') return paragraphs;
  const appendix = /^App\. ([A-C])$/.exec(paragraphs)?.[1];
  if (appendix) return locale === 'ko' ? `부록 ${appendix}` : `附錄${appendix}`;
  if (locale === 'zh-tw') return paragraphs;
  return paragraphs
    .replace(/(?:\([a-z]+\))+/g, (points) =>
      [...points.matchAll(/\(([a-z]+)\)/g)]
        .map(([, letters = ''], level) => koreanPoint(letters, level))
        .join(''),
    )
    .replaceAll('-', '~');
}

/** A particle as the last number of a citation is read. */
function particleAfter(cited: string, particle: string): string {
  const last = cited.codePointAt(cited.length - 1) ?? 0;
  const pair = PARTICLES.find((both) => both.includes(particle)) ?? '';
  const point = last - 0x2474 + 1;
  if (point >= 1 && point <= 20) return pair[CLOSED.includes(point) ? 0 : 1] ?? particle;
  return last >= 0x320e && last <= 0x321b ? (pair[1] ?? particle) : particle;
}

/** The citations of a text in the form of its language. */
export function withCitations(text: string, locale: Locale): string {
  if (locale === 'en') return text;
  const cited = text.replace(CITATION, (whole, paragraphs: string, particle = '') => {
    const form = paragraphsIn(locale, paragraphs);
    if (locale === 'zh-tw') return form === paragraphs ? whole : `IFRS 17 ${form}`;
    // A cell that is nothing else stands in a column of paragraphs.
    const bare = (!particle && whole === text.trim()) || paragraphs.startsWith('App.');
    const name = bare ? '' : `문단${NO_BREAK}`;
    return name + form + (particle && particleAfter(form, particle as string));
  });
  return cited.replace(APPENDIX, (appendix) => paragraphsIn(locale, appendix));
}
