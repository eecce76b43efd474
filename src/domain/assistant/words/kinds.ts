import type { Locale } from '../../locale';

/** What a question wants to know. */
export type Kind =
  | 'why'
  | 'when'
  | 'who'
  | 'where'
  | 'much'
  | 'show'
  | 'drawing'
  | 'example'
  | 'entry'
  | 'differ'
  | 'define';

const kinds: Readonly<Record<Kind, RegExp>> = {
  why: /\bwhy\b|\breasons?\b|왜|이유|까닭|為什麼|為何|為甚麼|怎麼會|理由|原因/i,
  when: /^when\b|[,;] when\b|\bwhen (?:do|does|is|are|may|must|should|can|was|were|did|will|have)\b|\b(?:what|which|from what) (?:date|year|day)\b|\bsince what\b|언제|시점은|며칠|몇\s?년부터|몇\s?년도|何時|什麼時候|甚麼時候|哪一?年|幾時|幾年開始|何年/i,
  who: /\bwho\b|누구|누가|誰|哪些公司/i,
  where: /\bwhere\b|어디|哪裡|何處|哪里/i,
  much: /\bhow (?:much|many|large|high|big|long)\b|얼마|몇|多少|幾個|多大/i,
  show: /\b(?:show|draw|sketch|diagram|chart|drawing|picture|figure of|flowchart|visuali[sz]e|graph|timeline)\b|타임라인|도식|時間軸|그림|도표|보여|흐름도|그려|차트|다이어그램|結構圖|圖示|畫出|流程圖|決策樹|示意圖|圖表|畫[出張一個]|決策圖|給我看|的圖|圖[。.]?$/i,
  // Nothing else than a drawing is shown where one is named.
  drawing:
    /\b(?:draw|sketch|diagram|drawing|picture|flowchart|decision tree|visuali[sz]e)\b|그림|도표|도식|흐름도|그려|다이어그램|畫[出張一個]|流程圖|決策[樹圖]|示意圖|結構圖|的圖/i,
  example:
    /\bexamples?\b|\bworked\b|\billustrat|\bnumerical\b|\b(?:in|with|some|worked|show|the) (?:numbers|figures)\b|^(?:numbers|figures)\b|예제|예시|사례|숫자|例子|釋例|範例|舉例|數字|示範/i,
  entry: /journal|postings?\b|bookings\b|debit|\bdr\b|分錄|借方|借貸|[作做記]帳|분개|차변|전표/i,
  differ:
    /differ|compar|\bvs\b|versus|차이|비교|다른|다르|달라(?!지|졌|진)|差異|差別|不同|不一樣|差在|差哪|比較|區別|差很多/i,
  define:
    /^(?:what(?:'s| is| are| does)|define|explain|meaning)\b|mean\b|definition|란\s*\??$|이란|무엇|뭐|뭔가|뜻|정의|什麼是|是什麼|甚麼是|[什甚]麼叫|何謂|定義|意思/i,
};

export function kindsOf(question: string): Set<Kind> {
  return new Set(
    (Object.keys(kinds) as Kind[]).filter((kind) => kinds[kind].test(question.trim())),
  );
}

/** The language of a question by its letters: Hangul is Korean, Chinese characters alone are Chinese. */
export function languageOf(question: string, fallback: Locale): Locale {
  if (/[\uac00-\ud7af\u3131-\u318e]/.test(question)) return 'ko';
  if (/[\u3400-\u9fff]/.test(question)) return 'zh-tw';
  // A bare abbreviation or number says nothing of its reader.
  return /[a-z]{2,}\s+[a-z]{2,}/i.test(question) ? 'en' : fallback;
}
