import { LOCALES } from '../../locale';
import { citing, type Term, tokensOf } from '../../wiki';

/** Words of one meaning, under a name, in all languages. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

const isCjk = (text: string) => /[\u3400-\u9fff\uac00-\ud7af]/.test(text);
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A form in running text, but for its ends. */
function patternOf(form: string): string {
  return isCjk(form)
    ? [...form.replace(/\s+/g, '')].map(escaped).join('\\s*')
    : form
        .trim()
        .split(/[\s-]+/)
        .map(escaped)
        .join('[\\s-]+')
        // ‘Coverage units’ is met by one of them too.
        .replace(/(?<=[a-z]{2}[^su\W])s$/, '');
}

/** A form whatever its case, spaces and plural. */
const keyOf = (form: string): string =>
  isCjk(form)
    ? form.replace(/\s+/g, '')
    : form
        .trim()
        .toLowerCase()
        .replace(/[\s-]+/g, ' ')
        .replace(/e?s$/, '');

/** Forms of one kind of letters: Latin words whole, with a plural; others wherever they stand, whatever their spaces. */
function anyOf(forms: readonly string[]): RegExp | undefined {
  const [first] = forms;
  if (first === undefined) return undefined;
  const any = [...new Set(forms)]
    .sort((a, b) => b.length - a.length)
    .map(patternOf)
    .join('|');
  // The ends are asked once for all: asked for each of five hundred forms, they take ten times as long.
  return new RegExp(isCjk(first) ? any : `(?<![a-z])(?:${any})(?:e?s)?(?![a-z])`, 'gi');
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
  /** Names of synonyms by their forms, as `keyOf` writes them. */
  readonly #names = new Map<string, string>();
  readonly #latin: RegExp | undefined;
  readonly #cjk: RegExp | undefined;
  readonly #fillers: ReadonlySet<string>;

  /** @param fillers what questions are made of whatever they ask, as terms of the search. */
  constructor(glossary: readonly Term[], synonyms: Synonyms, fillers: readonly string[]) {
    this.#fillers = new Set(fillers);
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
    for (const [name, forms] of Object.entries(synonyms))
      for (const form of forms)
        this.#names.set(keyOf(form), name.startsWith('@') ? name : `~${name}`);
    const forms = Object.values(synonyms).flat();
    this.#latin = anyOf(forms.filter((form) => !isCjk(form)));
    this.#cjk = anyOf(forms.filter(isCjk));
  }

  /** Takes synonyms out of a text, the longest that begins at a place; their names are added to `names`. */
  #withoutSynonyms(text: string, names: string[]): string {
    const take = (form: string) => {
      const name = this.#names.get(keyOf(form));
      if (name === undefined) return form;
      names.push(name);
      return ' ';
    };
    const rest = this.#latin ? text.replace(this.#latin, take) : text;
    return this.#cjk ? rest.replace(this.#cjk, take) : rest;
  }

  /** The words of a text that holds these terms: names of terms and of synonyms, and the rest as terms of the search. */
  wordsOf(text: string, terms: Iterable<string>): string[] {
    const names: string[] = [];
    let rest = citing(
      withoutExamples(withoutStandards(text, names), names).replace(
        /['’](?:s|re|ve|ll|m|d)\b/gi,
        '',
      ),
    );
    for (const id of terms) {
      const pattern = this.#terms.get(id);
      if (!pattern) continue;
      names.push(pattern.name);
      rest = without(rest, pattern);
    }
    rest = this.#withoutSynonyms(rest, names);
    return [
      ...new Set([
        ...names,
        ...tokensOf(rest.replace(ASKING, ' ').replace(ENDINGS, ' ').replace(PARTICLES, ' ')).map(
          ({ term }) => term,
        ),
      ]),
    ].filter((word) => !this.#fillers.has(word) && !/^[\uac00-\ud7af]$/.test(word));
  }
}

const STANDARD =
  /(?<![a-z])(?:k-?)?(ifrs|ias|ifric)[\s-]*(?:第|제)?\s*(\d{1,2}|1[01]\d{2})(?![\d.])|第\s*(\d{1,2})\s*號(?:公報|準則)|제?\s*(1[01]\d{2})\s*호/gi;

/** Takes the names of other standards out of a text and adds them to `names`: IFRS 9 and K-IFRS 1109 are `~ifrs9`. */
const withoutStandards = (text: string, names: string[]): string =>
  text.replace(STANDARD, (named: string, family?: string, ...numbers: (string | undefined)[]) => {
    const number = Number(numbers.slice(0, 3).find(Boolean));
    const name = standardOf(family?.toLowerCase() ?? 'ifrs', number);
    if (name === 'ifrs17') return named;
    names.push(`~${name}`);
    return ' ';
  });

/** K-IFRS counts from 1101 on for the IFRSs, and from 1001 on for the IASs. */
function standardOf(family: string, number: number): string {
  if (number > 1100) return `ifrs${number - 1100}`;
  return number > 1000 ? `ias${number - 1000}` : `${family}${number}`;
}

/** By its number, before or behind: Ex. 9, 釋例 9, `15A那個例子`. */
const EXAMPLES =
  /(?:\bex(?:amples?|\.)?|사례|예제|예시|[釋範]例|(?<![\u3400-\u9fff])例)\s*(?:第|제)?\s*(\d{1,2}[a-d]?)(?![\d.,])|(?<![\d.])(\d{1,2}[a-d])\s*(?:번|號)?\s*(?:那個|那)?\s*(?:[釋範]例|例子|사례|예제|예시)/gi;

/** And the names of the Standard's examples: Example 13A is `~example13a`. */
const withoutExamples = (text: string, names: string[]): string =>
  text.replace(EXAMPLES, (_named, behind?: string, before?: string) => {
    names.push('~example', `~example${(behind ?? before ?? '').toLowerCase()}`);
    return ' ';
  });

/** Words that only make a question of it; what they ask for is its kind. */
const ASKING =
  /(?:什|甚)[麼么](?:時[候间間]|意思|樣|是)?|是什[麼么]|為(?:什[麼么]|何|甚麼)|怎[麼么樣]?(?:做|辦|處理)?|如何|何(?:時|處|謂|者|種)|為何|哪(?:一|些|裡|裏|個|幾)?(?:年|段|項|種)?|多少|是否|有(?:哪些|什麼|沒有|何)|能否|請(?:問|給我|說明)?|給我看?|可以|我們?|你們?|應該|應如何|須|為(?!準)|的|了|在(?=什|哪|何)|嗎|呢|吧|會|要(?!素)|是|算(?=什|哪)|언제|왜|어디(?:로|에|서)?|누구|무엇(?:을|이|인가)?|어떻게|어떤|어느|얼마나?|뭐(?:예요|죠|지|야)?|뭔(?:가|지)?|몇|무슨|알려\s*줘?|보여\s*줘?|그려\s*줘?|그림(?:으로)?|도식(?:으로)?|도표|차트|다이어그램|示意圖|圖[示表解]|(?<![計企規動])畫(?:出|一?[張個])?|圖(?=[\s。.？?！!，,]|$)/g;

/** What Korean questions end with. */
const ENDINGS =
  /(?:되었|됐|하였|했|되어|하여)?(?:(?:이|한|인)?(?:가요|나요|까요|예요|에요|어요|아요|돼요|되요|해요|하죠|죠|습니까|입니까|합니까|됩니까|는지요|는지|을까|나|줘|줘요|주세요)|하나요|되나요|해야|하면|되면|에서는요|에서는|는요|은요|이니까|니까|는데|인데|되는데)(?=[\s?.,!]|$)/g;

/** Korean particles that the search does not know, and what is left of an ending. */
const PARTICLES =
  /(?<=[가-힣]{2})(?:이랑|랑|까지|부터|에서|한테|마다|밖에|처럼|보다|때|여야|이어야|어야|아야|이면|거나|든지|요)(?=[\s?.,!]|$)/g;
