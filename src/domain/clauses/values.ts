import { CJK_NUMBER, cjkNumber, ENGLISH_NUMBER, englishNumber } from './text/numerals';

export type ValueKind = 'amount' | 'rate' | 'period' | 'date' | 'limit' | 'crossReference';

/** A figure in the text; equal figures have equal `canonical` forms, however they are written. */
export interface Value {
  kind: ValueKind;
  canonical: string;
  /** The bare number, where there is one: for saying which is more. */
  number?: number;
  text: string;
  start: number;
  end: number;
}

interface Reader {
  kind: ValueKind;
  pattern: RegExp;
  read: (match: RegExpExecArray) => { canonical: string; number?: number } | undefined;
}

const iso = (year: number, month: string, day: string) =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
const monthOf = (name: string) => String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1);

/** Months for years, days for weeks: exact in every calendar. A month is not thirty days, nor a day twenty-four hours. */
const UNITS: Record<string, [unit: string, times: number]> = {
  일: ['day', 1],
  日: ['day', 1],
  天: ['day', 1],
  day: ['day', 1],
  영업일: ['workday', 1],
  근무일: ['workday', 1],
  工作日: ['workday', 1],
  營業日: ['workday', 1],
  workday: ['workday', 1],
  주: ['day', 7],
  주일: ['day', 7],
  週: ['day', 7],
  周: ['day', 7],
  week: ['day', 7],
  개월: ['month', 1],
  월: ['month', 1],
  個月: ['month', 1],
  月: ['month', 1],
  month: ['month', 1],
  년: ['month', 12],
  年: ['month', 12],
  year: ['month', 12],
  시간: ['hour', 1],
  小時: ['hour', 1],
  hour: ['hour', 1],
  분: ['minute', 1],
  分鐘: ['minute', 1],
  minute: ['minute', 1],
};
function duration(number: number | undefined, unit: string) {
  const [base, times] = UNITS[unit] ?? [unit, 1];
  return number === undefined
    ? undefined
    : { canonical: `${number * times} ${base}`, number: number * times };
}
const counted = (number: number | undefined, what: string) =>
  number === undefined ? undefined : { canonical: `${number} ${what}`, number };

const CURRENCIES: Record<string, string> = {
  원: 'KRW',
  won: 'KRW',
  krw: 'KRW',
  '₩': 'KRW',
  元: 'TWD',
  圓: 'TWD',
  twd: 'TWD',
  nt$: 'TWD',
  新臺幣: 'TWD',
  新台幣: 'TWD',
  달러: 'USD',
  美元: 'USD',
  usd: 'USD',
  us$: 'USD',
  $: 'USD',
  dollar: 'USD',
  유로: 'EUR',
  歐元: 'EUR',
  eur: 'EUR',
  '€': 'EUR',
  euro: 'EUR',
  gbp: 'GBP',
  '£': 'GBP',
  pound: 'GBP',
};
const currency = (name: string) => CURRENCIES[name.toLowerCase().replace(/s$/, '')] ?? name;
const money = (number: number | undefined, name: string) => counted(number, currency(name));

const DAY_PART = '([\\d一二三四五六七八九十百零〇]{1,5})';
const dates: Reader[] = [
  {
    kind: 'date',
    pattern: /(\d{4})\s*(?:년|年|[-./])\s*(\d{1,2})\s*(?:월|月|[-./])\s*(\d{1,2})\s*(?:일|日|\.)?/g,
    read: ([, year = '', month = '', day = '']) => ({ canonical: iso(Number(year), month, day) }),
  },
  {
    kind: 'date',
    pattern: new RegExp(
      `(?:中華民國|民國)\\s*${DAY_PART}\\s*年\\s*${DAY_PART}\\s*月\\s*${DAY_PART}\\s*日`,
      'g',
    ),
    read: ([, ...parts]) => {
      const [year = 0, month = 0, day = 0] = parts.map((part = '') => cjkNumber(part));
      return { canonical: iso(year + 1911, String(month), String(day)) };
    },
  },
  {
    kind: 'date',
    pattern: new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?\\s+${MONTH}\\s+(\\d{4})`, 'gi'),
    read: ([, day = '', month = '', year = '']) => ({
      canonical: iso(Number(year), monthOf(month), day),
    }),
  },
  {
    kind: 'date',
    pattern: new RegExp(`\\b${MONTH}\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})`, 'gi'),
    read: ([, month = '', day = '', year = '']) => ({
      canonical: iso(Number(year), monthOf(month), day),
    }),
  },
  // An edition: November 2002, 2026년 1월, 2026年1月.
  {
    kind: 'date',
    pattern: new RegExp(`\\b${MONTH}\\s+(\\d{4})\\b`, 'gi'),
    read: ([, month = '', year = '']) => ({ canonical: `${year}-${monthOf(month)}` }),
  },
  {
    kind: 'date',
    pattern: /(?<!\d)((?:19|20)\d{2})\s*(?:년|年)\s*(\d{1,2})\s*(?:월|月)(?!\s*\d)/g,
    read: ([, year = '', month = '']) => ({ canonical: `${year}-${Number(month)}` }),
  },
];

const references: Reader[] = [
  {
    kind: 'crossReference',
    pattern:
      /제\s*(\d+)\s*조(?:\s*의\s*(\d+))?(?:\s*\((?:[^()]|\([^()]*\))*\))?((?:\s*제\s*\d+\s*(?:항|호|목))*)/g,
    read: ([, number = '', branch = '', rest = '']) => ({
      canonical: `${number}${branch && `-${branch}`} ${rest.replace(/\s/g, '')}`,
    }),
  },
  {
    kind: 'crossReference',
    pattern:
      /第\s*([一二三四五六七八九十百零〇\d]+)\s*[條条](?:之([一二三四五六七八九十\d]+))?((?:第\s*[一二三四五六七八九十\d]+\s*(?:項|项|款|目))*)/g,
    read: ([, number = '', branch = '', rest = '']) => ({
      canonical: `${cjkNumber(number)}${branch && `-${cjkNumber(branch)}`} ${rest.replace(/\s/g, '')}`,
    }),
  },
  {
    kind: 'crossReference',
    pattern:
      /\b(?:articles?|sections?|clauses?|conditions?)\s+(\d+[a-z]?(?:\.\d+)*)((?:\s*\([a-z\d]+\))*)/gi,
    read: ([, number = '', rest = '']) => ({
      canonical: `${number.toLowerCase()} ${rest.replace(/\s/g, '').toLowerCase()}`,
    }),
  },
  // A paragraph or an item of the article itself.
  {
    kind: 'crossReference',
    pattern: /제\s*\d+\s*(?:항|호)(?:\s*제\s*\d+\s*(?:호|목))*/g,
    read: ([text]) => ({ canonical: `own ${text.replace(/\s/g, '')}` }),
  },
  {
    kind: 'crossReference',
    pattern:
      /第\s*[一二三四五六七八九十\d]+\s*(?:項|项|款|目)(?:第\s*[一二三四五六七八九十\d]+\s*(?:款|目))*/g,
    read: ([text]) => ({ canonical: `own ${text.replace(/\s/g, '')}` }),
  },
  {
    kind: 'crossReference',
    pattern: /(?:별표|附表|annex|schedule|appendix)\s*(\d+|[A-Z]\b)/gi,
    read: ([text = '', number = '']) => ({
      canonical: `${text.slice(0, 2).toLowerCase()} ${number}`,
    }),
  },
];

const CJK = `(\\d${CJK_NUMBER}*|${CJK_NUMBER.replace('\\d,.', '').replace(' ]', ']')}+)`;
const FRACTION_KO = /(\d+)\s*분의\s*(\d+)/g;

const figures: Reader[] = [
  {
    kind: 'rate',
    pattern: /(\d[\d,]*(?:\.\d+)?)\s*(?:%|퍼센트|percent\b|per cent\b)/gi,
    read: ([, number = '']) => counted(Number(number.replaceAll(',', '')), '%'),
  },
  {
    kind: 'rate',
    pattern: new RegExp(`百分之\\s*${CJK}`, 'g'),
    read: ([, number = '']) => counted(cjkNumber(number), '%'),
  },
  {
    kind: 'rate',
    pattern: FRACTION_KO,
    read: ([, whole = '', part = '']) => counted((Number(part) / Number(whole)) * 100, '%'),
  },
  // 年利一分: a tenth; 五釐: five hundredths.
  {
    kind: 'rate',
    pattern: new RegExp(`年(?:利|息)率?\\s*${CJK}\\s*(分|厘|釐)`, 'g'),
    read: ([, number = '', unit = '']) => {
      const count = cjkNumber(number);
      return counted(count === undefined || unit !== '分' ? count : count * 10, '%');
    },
  },
  {
    kind: 'amount',
    pattern: new RegExp(`${CJK}\\s*(원|달러|유로|美元|歐元|元|圓)(?!칙|인|래|본|고)`, 'g'),
    read: ([, number = '', unit = '']) =>
      /[\d십백천만억十百千萬億拾佰仟]/.test(number) ? money(cjkNumber(number), unit) : undefined,
  },
  {
    kind: 'amount',
    pattern: new RegExp(`(US\\$|NT\\$|USD|EUR|GBP|KRW|TWD|\\$|€|£|₩)\\s*(${ENGLISH_NUMBER})`, 'gi'),
    read: ([, unit = '', number = '']) => money(englishNumber(number), unit),
  },
  {
    kind: 'amount',
    pattern: new RegExp(
      `\\b(${ENGLISH_NUMBER})\\s*(dollars?|won|euros?|pounds?|USD|EUR|GBP|KRW|TWD)\\b`,
      'gi',
    ),
    read: ([, number = '', unit = '']) => money(englishNumber(number), unit),
  },
  {
    kind: 'limit',
    pattern: new RegExp(`(?:만\\s*)?${CJK}\\s*(?:세|足?歲)(?!금|율|액|대)`, 'g'),
    read: ([, number = '']) => counted(cjkNumber(number), 'age'),
  },
  {
    kind: 'limit',
    pattern: new RegExp(
      `\\bage(?:d)?\\s+(?:of\\s+)?(${ENGLISH_NUMBER})|\\b(${ENGLISH_NUMBER})\\s*(?:years?\\s+(?:of\\s+age|old)|-year-old)`,
      'gi',
    ),
    read: ([, first, second]) => counted(englishNumber(first ?? second ?? ''), 'age'),
  },
  {
    kind: 'period',
    pattern: new RegExp(
      `${CJK}\\s*(영업일|근무일|개월|주일|시간|일|년|주|분|個?工作日|個?營業日|個月|小時|分鐘|日|天|年|週|周|월(?=간))(?!정|반|부|상|체|괄|의\\s*\\d|度|期|費|員)`,
      'g',
    ),
    read: ([, number = '', unit = '']) =>
      duration(cjkNumber(number), unit.replace(/^個(?=工|營)/, '')),
  },
  {
    kind: 'period',
    pattern: new RegExp(
      `\\b(${ENGLISH_NUMBER})[\\s-]*(?:consecutive\\s+|calendar\\s+)?(business day|working day|day|week|month|year|hour|minute)s?\\b`,
      'gi',
    ),
    read: ([, number = '', unit = '']) =>
      duration(
        englishNumber(number),
        /business|working/i.test(unit) ? 'workday' : unit.toLowerCase(),
      ),
  },
  {
    kind: 'limit',
    pattern: new RegExp(`${CJK}\\s*(회|번|건|명|대|배|次|回|人|倍)(?!계|사|원|상|의|식|수)`, 'g'),
    read: ([, number = '', unit = '']) => counted(cjkNumber(number), unit),
  },
  {
    kind: 'limit',
    pattern: new RegExp(
      `\\b(${ENGLISH_NUMBER})\\s*(times|occasions|visits|sessions|treatments|claims|persons|vehicles)\\b|\\b(once|twice)\\b`,
      'gi',
    ),
    read: ([, number, unit = 'times', word]) =>
      counted(
        word ? (word.toLowerCase() === 'once' ? 1 : 2) : englishNumber(number ?? ''),
        unit.toLowerCase(),
      ),
  },
];

const LIMIT_BEFORE =
  /(?:최고|최대|상한|한도|maximum|limit(?:ed)?|up to|at most|not exceed\w*|最高|上限|不超過|不得超過)[^\d]{0,14}$/i;
const LIMIT_AFTER =
  /^[^\d.]{0,6}(?:한도|을 초과하지|를 초과하지|범위\s*(?:내|안)|為限|為上限|limit|maximum|in total|in aggregate)/i;

/** The figures and references of a text, in order; none lies within another. */
export function valuesOf(text: string): Value[] {
  const values: Value[] = [];
  const taken: boolean[] = [];
  for (const { kind, pattern, read } of [...dates, ...references, ...figures]) {
    pattern.lastIndex = 0;
    for (const match of text.matchAll(pattern)) {
      const result = read(match);
      const lead = /^[\s,.]*/.exec(match[0])?.[0].length ?? 0;
      const start = match.index + lead;
      const end = match.index + match[0].trimEnd().length;
      if (!result || taken[start] || taken[end - 1]) continue;
      for (let at = start; at < end; at += 1) taken[at] = true;
      const limited =
        kind === 'amount' || kind === 'period'
          ? LIMIT_BEFORE.test(text.slice(Math.max(0, start - 24), start)) ||
            LIMIT_AFTER.test(text.slice(end, end + 16))
          : false;
      values.push({
        kind: limited ? 'limit' : kind,
        ...result,
        text: text.slice(start, end),
        start,
        end,
      });
    }
  }
  return values.sort((a, b) => a.start - b.start);
}
