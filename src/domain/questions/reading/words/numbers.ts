import { SCALES, WORDS } from './scales';
import { spelledIn } from './spelled';

export interface NumberMention {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  readonly isPercent: boolean;
  /** So many times as much: "twice", "두 배", "三倍". */
  readonly isMultiple?: boolean | undefined;
  /** A place in an order: "second largest", "3위", "第二大". */
  readonly isOrdinal?: boolean | undefined;
  /** ... counted from the least: "第二低". */
  readonly isAscending?: boolean | undefined;
  /** So many times the average of all rows. */
  readonly isOfAverage?: boolean | undefined;
  /** The first of two between which something is: "1 to 2bn", "10~20억". */
  readonly isFrom?: boolean | undefined;
}

const PERCENT = /^(?:%|percent|pct|퍼센트|프로|趴)$/;

const scales = Object.keys(SCALES)
  .sort((a, b) => b.length - a.length)
  .join('|');
/** Counters and currencies say nothing more. */
const COUNTER =
  '(?: ?(?:개|명|건|곳|위|초(?![가-힣])|秒|원화|원|個|名|大|家|筆|張|項|韓元|韓圜|元|位|won\\b|krw\\b))?';
const FIGURES = new RegExp(
  `(-?\\d+(?:,\\d{3})*(?:\\.\\d+)?)(?: ?(${scales}))?(?![a-z\\d])${COUNTER}`,
  'g',
);
/** "Between 1 and 2 billion", "10~20억", "10到50億": the scale of the second is that of the first, too. */
const SHARED = new RegExp(
  `^ ?(?:and|to|or|[~–-]|에서|부터|到|至|與|和) ?\\d+(?:,\\d{3})*(?:\\.\\d+)? ?(${scales})(?![a-z\\d])`,
);
const RANGED = /^ ?(?:[~–-]|to|에서|부터|到|至) ?\d/;
const ENGLISH = Object.keys(WORDS)
  .filter((word) => /^[a-z]/.test(word))
  .join('|');
/** "Three contract groups", "the two lines of business": what there can be so many of. */
const COUNTED =
  'portfolios?|groups?|compan(?:y|ies)|cohorts?|models?|users?|roles?|lines?|products?|vintages?|insurers?|entit(?:y|ies)|menus?|screens?|codes?|countr(?:y|ies)|currenc(?:y|ies)|contracts?|polic(?:y|ies)|books?|runs?|scenarios?|accounts?|figures|amounts|balances|numbers|years|names|rows|entries|subsidiar(?:y|ies)|changes|events|vouchers|debits|credits|postings|lists|holdings';
/** "상위 두 포트폴리오" */
const KOREAN_COUNTED =
  '(?:포트폴리오|(?:계약 ?)?집합|그룹|코호트|회사|보험사|모형|역할|메뉴|사용자|상품)';
const SPELLED = new RegExp(
  `(?<![a-z가-힣])(${Object.keys(WORDS)
    .filter((word) => /^[a-z가-힣]/.test(word))
    .join(
      '|',
    )})(?= ?(?:개|명|건|곳|위)| ${KOREAN_COUNTED}| (?:[a-z]+ )?(?:[a-z]+est|(?:${COUNTED})\\b))${COUNTER}|(하나|둘|셋|넷)(?= ?(?:뿐|밖에))|(?<=[前後]) ?(二十|[一二兩三四五六七八九十])${COUNTER}|(二十|[一二兩三四五六七八九十])(?:個|名|大|家|筆|張|項|位|種|類|組)|(?<=\\b(?:top|bottom|first|last|exactly|only|just) )(${ENGLISH})\\b`,
  'g',
);

/** "1억5천", "2조 5천억", "3億5千萬": what follows is counted in the next lower unit, unless one is named. */
const COMPOUND = new RegExp(
  `(\\d+(?:\\.\\d+)?) ?(조|억|兆|億) ?(\\d+(?:,\\d{3})*) ?(?:(천|백|십|千|百|十) ?(억|만|億|萬)?|(억|만|億|萬))${COUNTER}`,
  'g',
);
const LOWER: Readonly<Record<string, string>> = { 조: '억', 억: '만', 兆: '億', 億: '萬' };

const NUMERALS: Readonly<Record<string, number>> = {
  십: 10,
  백: 100,
  천: 1000,
  十: 10,
  百: 100,
  千: 1000,
};
const DIGITS: Readonly<Record<string, number>> = Object.fromEntries(
  ['일一', '이二', '삼三', '사四', '오五', '육六', '칠七', '팔八', '구九'].flatMap((pair, index) =>
    [...pair].map((digit) => [digit, index + 1]),
  ),
);
const WRITTEN = new RegExp(
  `(?<![가-힣])((?:[일이삼사오육칠팔구]?[십백천])+|[일이삼사오육칠팔구]) ?(만|억|조)${COUNTER}|((?:[一二兩三四五六七八九]?[十百千])+|[一二兩三四五六七八九]) ?(萬|億|兆)${COUNTER}|(?<![가-힣])((?:[이삼사오육칠팔구]?[백천])+) ?(?=건|개|명)${COUNTER}|((?:[一二兩三四五六七八九]?[百千])+)(?=[件個家位筆份張名])${COUNTER}`,
  'g',
);

/** "오백", "一百": written out, up to thousands. */
function written(text: string): number {
  let sum = 0;
  let digit = 0;
  for (const character of text) {
    const unit = NUMERALS[character];
    if (unit === undefined) digit = character === '兩' ? 2 : (DIGITS[character] ?? 0);
    else {
      sum += unit * (digit || 1);
      digit = 0;
    }
  }
  return sum + digit;
}

const MULTIPLES =
  /(?<![a-z\d])(?:(twice|double|triple|thrice)(?! \d)|(\d+(?:\.\d+)?) ?(?:times\b|x\b|배|倍)|(two|three|four|five|six|ten) times\b)|(한|두|세|네|다섯|여섯|열) ?배|([一二兩三四五六七八九十])倍/g;
const MULTIPLE_WORDS: Readonly<Record<string, number>> = {
  twice: 2,
  double: 2,
  triple: 3,
  thrice: 3,
};
/** Of something that is shared out. */
const HALVES = /(?<![a-z])half(?![a-z])|절반|一半/g;

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const BEFORE_RANK =
  '(?= (?:most|least|largest|biggest|highest|greatest|best|smallest|lowest|worst|top|place|place in)\\b)';
const ORDINALS = [
  new RegExp(
    `(?<=\\b(?:rank|ranks|ranked|comes|came|placed) (?:in )?)(${PLACES.join('|')}|[1-9](?:st|nd|rd|th))(?![a-z])`,
    'g',
  ),
  new RegExp(`(?<![a-z\\d])(${PLACES.join('|')}|[1-9](?:st|nd|rd|th))${BEFORE_RANK}`, 'g'),
  /(첫|두|세|네|다섯|여섯|[1-9]) ?번째(?:로)?/g,
  /(?<!(?:상위|하위|top|톱|~|-|부터) ?\d*)([1-9])위(?! ?(?:까지|안|이내|내|이상|권)|[가-힣]{2})/g,
  /第 ?([一二三四五六七八九十]|\d{1,2}) ?(?:名|位|大|高|多|低|小|少|差)(?!於)/g,
] as const;

/** The place that a word or a digit says. */
const placeOf = (word: string): number =>
  word === '첫' ? 1 : PLACES.indexOf(word) + 1 || (WORDS[word] ?? Number.parseInt(word, 10));

/** Numbers in a normalised text, with their scale: "1.5 billion", "10억", "三". */
export function numbersIn(text: string): NumberMention[] {
  const figures = [...text.matchAll(FIGURES)].map((match) => {
    const behind = text.slice(match.index + match[0].length);
    const scale = match[2] ?? SHARED.exec(behind)?.[1] ?? '';
    return {
      ...(RANGED.test(behind) && !/[위名位]$/.test(match[0]) && { isFrom: true }),
      start: match.index,
      end: match.index + match[0].length,
      value: Number((match[1] ?? '').replaceAll(',', '')) * (SCALES[scale] ?? 1),
      isPercent: PERCENT.test(scale),
    };
  });
  const compound = [...text.matchAll(COMPOUND)].map((match) => {
    const [, high = '', scale = '', low = '', tens = '', named, plain] = match;
    const unit = named ?? plain ?? LOWER[scale] ?? '';
    return {
      start: match.index,
      end: match.index + match[0].length,
      value:
        Number(high) * (SCALES[scale] ?? 1) +
        Number(low.replaceAll(',', '')) * (NUMERALS[tens] ?? 1) * (SCALES[unit] ?? 1),
      isPercent: false,
    };
  });
  const spelled = [...text.matchAll(SPELLED)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    value: WORDS[(match.slice(1).find(Boolean) ?? '').trim()] ?? 0,
    isPercent: false,
  }));
  const ordinal = ORDINALS.flatMap((pattern) => [...text.matchAll(pattern)]).map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    value: placeOf(match[1] ?? ''),
    isPercent: false,
    isOrdinal: true,
    isAscending: /[低小少差]$/.test(match[0]),
  }));
  const spelledOut = [...text.matchAll(WRITTEN)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    value:
      written(match[1] ?? match[3] ?? match[5] ?? match[6] ?? '') *
      (SCALES[match[2] ?? match[4] ?? ''] ?? 1),
    isPercent: false,
  }));
  const multiples = [...text.matchAll(MULTIPLES)].map((match) => {
    const word = match.slice(1).find(Boolean) ?? '';
    return {
      start: match.index,
      end: match.index + match[0].length,
      value: MULTIPLE_WORDS[word] ?? WORDS[word] ?? Number(word),
      isPercent: false,
      isMultiple: true,
    };
  });
  const halves = [...text.matchAll(HALVES)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    value: 50,
    isPercent: true,
  }));
  return [
    ...spelledIn(text),
    ...compound,
    ...multiples,
    ...halves,
    ...ordinal,
    ...spelledOut,
    ...figures,
    ...spelled,
  ];
}
