import { LOCALES, type Locale } from '../locale';
import { citing, type Term, tokensOf } from '../wiki';

/** Words of one meaning, under a name, in all languages. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/** What a question wants to know. */
export type Kind =
  'why' | 'when' | 'who' | 'where' | 'much' | 'show' | 'entry' | 'differ' | 'define';

const kinds: Readonly<Record<Kind, RegExp>> = {
  why: /\bwhy\b|\breasons?\b|왜|이유|까닭|為什麼|為何|為甚麼|怎麼會|理由|原因/i,
  when: /\bwhen\b|\bwhat date\b|\bwhich date\b|언제|시점은|며칠|何時|什麼時候|甚麼時候|哪一年|幾時/i,
  who: /\bwho\b|누구|누가|誰|哪些公司/i,
  where: /\bwhere\b|어디|哪裡|何處|哪里/i,
  much: /\bhow (?:much|many|large|high|big|long)\b|얼마|몇|多少|幾個|多大/i,
  show: /\b(?:show|draw|diagram|chart|drawing|picture|figure of|flowchart|visuali[sz]e|graph)\b|그림|도표|보여|흐름도|그려|차트|다이어그램|結構圖|圖示|畫出|流程圖|決策樹|示意圖|圖表|給我看|的圖|圖[。.]?$/i,
  entry: /journal|postings?\b|debit|분개|차변|分錄|借方/i,
  differ: /differ|compar|\bvs\b|versus|차이|비교|다른|差異|差別|不同|比較|區別/i,
  define:
    /^(?:what(?:'s| is| are| does)|define|explain|meaning)\b|mean\b|definition|란\s*\??$|이란|무엇|뭐|뭔가|뜻|정의|什麼是|是什麼|甚麼是|何謂|定義|意思/i,
};

export function kindsOf(question: string): Set<Kind> {
  return new Set(
    (Object.keys(kinds) as Kind[]).filter((kind) => kinds[kind].test(question.trim())),
  );
}

const isCjk = (text: string) => /[\u3400-\u9fff\uac00-\ud7af]/.test(text);
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A form in running text: Latin words whole, with a plural; others wherever they stand, whatever their spaces. */
function patternOf(form: string): string {
  return isCjk(form)
    ? [...form.replace(/\s+/g, '')].map(escaped).join('\\s*')
    : `(?<![a-z])${form
        .trim()
        .split(/[\s-]+/)
        .map(escaped)
        .join('[\\s-]+')}(?:e?s)?(?![a-z])`;
}

/** The forms of a name, by the letters that they are written in: a text needs only those of its own. */
interface Pattern {
  name: string;
  latin: RegExp | undefined;
  cjk: RegExp | undefined;
}

function without(text: string, { latin, cjk }: Pattern): string {
  const rest = latin && /[a-z]/i.test(text) ? text.replace(latin, ' ') : text;
  return cjk && isCjk(rest) ? rest.replace(cjk, ' ') : rest;
}

/** Puts names in the place of words: what is said in other words, or in another language, becomes the same. */
export class Vocabulary {
  readonly #terms: ReadonlyMap<string, Pattern>;
  readonly #synonyms: readonly Pattern[];
  readonly #fillers: ReadonlySet<string>;

  /** @param fillers what questions are made of whatever they ask, as terms of the search. */
  constructor(glossary: readonly Term[], synonyms: Synonyms, fillers: readonly string[]) {
    this.#fillers = new Set(fillers);
    const anyOf = (forms: readonly string[]) =>
      forms.length === 0
        ? undefined
        : new RegExp(
            [...new Set(forms)]
              .sort((a, b) => b.length - a.length)
              .map(patternOf)
              .join('|'),
            'gi',
          );
    const pattern = (name: string, forms: readonly string[]): Pattern => ({
      name,
      latin: anyOf(forms.filter((form) => !isCjk(form))),
      cjk: anyOf(forms.filter(isCjk)),
    });
    this.#terms = new Map(
      glossary.map(({ id, terms, short, also, not, asked = [] }) => [
        id,
        pattern(`@${id}`, [
          ...LOCALES.flatMap((locale) => [
            terms[locale],
            ...(also?.[locale] ?? []),
            ...(not?.[locale] ?? []),
          ]),
          ...(short ? [short] : []),
          ...asked,
        ]),
      ]),
    );
    this.#synonyms = Object.entries(synonyms).map(([name, forms]) =>
      pattern(name.startsWith('@') ? name : `~${name}`, forms),
    );
  }

  /** The words of a text that holds these terms: names of terms and of synonyms, and the rest as terms of the search. */
  wordsOf(text: string, terms: Iterable<string>): string[] {
    const names: string[] = [];
    let rest = citing(text.replace(/['’](?:s|re|ve|ll|m|d)\b/gi, ''));
    for (const id of terms) {
      const pattern = this.#terms.get(id);
      if (!pattern) continue;
      names.push(pattern.name);
      rest = without(rest, pattern);
    }
    for (const pattern of this.#synonyms) {
      const next = without(rest, pattern);
      if (next !== rest) names.push(pattern.name);
      rest = next;
    }
    return [
      ...new Set([
        ...names,
        ...tokensOf(rest.replace(ASKING, ' ').replace(ENDINGS, ' ')).map(({ term }) => term),
      ]),
    ].filter((word) => !this.#fillers.has(word) && !/^[\uac00-\ud7af]$/.test(word));
  }
}

/** Words that only make a question of it; what they ask for is its kind. */
const ASKING =
  /(?:什|甚)[麼么](?:時[候间間]|意思|樣|是)?|是什[麼么]|為(?:什[麼么]|何|甚麼)|怎[麼么樣]?(?:做|辦|處理)?|如何|何(?:時|處|謂|者|種)|為何|哪(?:一|些|裡|裏|個|幾)?(?:年|段|項|種)?|多少|是否|有(?:哪些|什麼|沒有|何)|能否|請(?:問|給我|說明)?|給我看?|可以|我們?|你們?|應該|應如何|須|為(?!準)|的|了|在(?=什|哪|何)|嗎|呢|吧|會|要(?!素)|是|算(?=什|哪)|언제|왜|어디(?:로|에|서)?|누구|무엇(?:을|이|인가)?|어떻게|어떤|어느|얼마나?|뭐(?:예요|죠|지|야)?|뭔(?:가|지)?|몇|무슨|알려\s*줘?|보여\s*줘?|그려\s*줘?/g;

/** What Korean questions end with. */
const ENDINGS =
  /(?:되었|됐|하였|했|되어|하여)?(?:(?:이|한|인)?(?:가요|나요|까요|예요|에요|어요|아요|돼요|되요|해요|하죠|죠|습니까|입니까|합니까|됩니까|는지요|는지|을까|나|줘|줘요|주세요)|하나요|되나요|해야|하면|되면|에서는요|에서는|는요|은요|이니까|니까|는데|인데|되는데)(?=[\s?.,!]|$)/g;

/** The language of a question by its letters: Hangul is Korean, Chinese characters alone are Chinese. */
export function languageOf(question: string, fallback: Locale): Locale {
  if (/[\uac00-\ud7af\u3131-\u318e]/.test(question)) return 'ko';
  if (/[\u3400-\u9fff]/.test(question)) return 'zh-tw';
  // A bare abbreviation or number says nothing of its reader.
  return /[a-z]{2,}\s+[a-z]{2,}/i.test(question) ? 'en' : fallback;
}
