import type { Operator, PeriodRange } from '../../query';
import { quartersFrom } from './shifts';

/** A time in a question. `relative` says which quarter or year before the last closed one, so that "compared with" can tell a comparison. */
export interface PeriodMention {
  readonly start: number;
  readonly end: number;
  readonly range: PeriodRange;
  readonly relative?: 'previous' | 'yearBefore' | undefined;
  /** Several quarters are to be told apart: "the last four quarters". */
  readonly isSeries?: boolean | undefined;
  /** From a quarter on. */
  readonly isSince?: boolean | undefined;
  /** It goes up to the last quarter, whatever that is. */
  readonly isOpen?: boolean | undefined;
  /** A month by its name, which is a month and not its quarter where the model has months. */
  readonly isMonth?: boolean | undefined;
  /** A day of a month, which says no more than its month where figures are those of quarters. */
  readonly isDay?: boolean | undefined;
  /** A quarter or a half of the year that another mention may name. */
  readonly isYearless?: boolean | undefined;
  /** A month as such, not the end of one: only balances have a close there. */
  readonly isWholeMonth?: boolean | undefined;
  /** The last of a time that began before: "through Q2", "2분기까지". */
  readonly isUntil?: boolean | undefined;
  /** The year in which contracts were issued: "sold in 2024", "2024년에 발행한". */
  readonly isOfIssue?: boolean | undefined;
  /** ... and in no other sense: "issued in 2024". */
  readonly isIssued?: boolean | undefined;
  /** "The quarter": another that is named beside it is the same. */
  readonly isDefinite?: boolean | undefined;
  /** Each of so many quarters, one after the other: "two quarters in a row". */
  readonly inARow?: number | undefined;
  /** From the beginning of a year to a quarter that another mention may name. */
  readonly isToDate?: boolean | undefined;
  /** The first and the last of a range: "between 2024 and 2025". */
  readonly ends?: readonly [PeriodRange, PeriodRange] | undefined;
  /** A year that others are held against: "before 2024", "2024 or later". */
  readonly bound?: { readonly operator: Operator; readonly year: string } | undefined;
}

type Groups = readonly (string | undefined)[];
type Mention = Omit<PeriodMention, 'start' | 'end'>;
type Rule = readonly [RegExp, (groups: Groups, latest: string) => Mention | undefined];

const CHINESE_DIGITS = '一二三四五六七八九十';
const ENGLISH = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const KOREAN = ['한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열'];
const ORDINALS = ['first', 'second', 'third', 'fourth'];
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const yearOf = (period: string): number => Number(period.slice(0, 4));
const month = (year: number, of: number) => `${year}-${String(of).padStart(2, '0')}`;
const quarter = (year: number, of: number) => month(year, of * 3);
const at = (period: string): Mention => ({ range: { from: period, to: period } });
const yearless = (mention: Mention): Mention => ({ ...mention, isYearless: true });
const monthAt = (year: number, of: number): Mention => ({ ...at(month(year, of)), isMonth: true });
const dayIn = (year: number, of: number): Mention => ({ ...monthAt(year, of), isDay: true });
const wholeYear = (year: number): Mention => ({
  range: { from: quarter(year, 1), to: quarter(year, 4) },
});
const firstQuarters = (year: number, count: number): Mention => ({
  range: { from: quarter(year, 1), to: quarter(year, count) },
});
const betweenQuarters = (from: string, to: string): Mention => ({
  range: { from, to },
  ends: [
    { from, to: from },
    { from: to, to },
  ],
});
const halfYear = (year: number, half: number): Mention => ({
  range: { from: quarter(year, half * 2 - 1), to: quarter(year, half * 2) },
});

/** A digit, a Chinese, a Korean or an English numeral. */
function countOf(word = ''): number {
  if (/^\d+$/.test(word)) return Number(word);
  const chinese = CHINESE_DIGITS.indexOf(word) + 1;
  if (word === '兩') return 2;
  if (KOREAN.includes(word)) return KOREAN.indexOf(word) + 1;
  return chinese > 0 ? chinese : ENGLISH.indexOf(word) + ORDINALS.indexOf(word) + 2;
}

const YEAR = '(20\\d\\d)';
/** Written short, of this century, or counted as in Taiwan: "25년", "Q3'24", "113年". Only where something says that it is a year. */
const SHORT_YEAR = '(1[01]\\d|2[1-9])';
const ANY_YEAR = `(20\\d\\d|1[01]\\d|2[1-9])(?!\\d)`;
/** After a year that was written short there is no noun that it could be the number of. */
const NO_NUMBER =
  '(?!\\d| ?(?:%|largest|biggest|smallest|highest|lowest|top|groups?|portfolios?|cohorts?))';
function yearFrom(text = ''): number {
  const number = Number(text);
  return number >= 2000 ? number : number >= 100 ? number + 1911 : number + 2000;
}
const COUNT = `(\\d{1,2}|[${CHINESE_DIGITS}兩]|${[...ENGLISH, ...KOREAN].join('|')})`;
const QUARTER = `([1-4${CHINESE_DIGITS.slice(0, 4)}])`;
const ORDINAL = `(${ORDINALS.join('|')}|[1-4](?:st|nd|rd|th))`;
const quarterNumber = (word = ''): number =>
  /^\d/.test(word)
    ? Number(word[0])
    : Math.max(ORDINALS.indexOf(word), CHINESE_DIGITS.indexOf(word)) + 1;

const rule = (pattern: string, read: Rule[1]): Rule => [new RegExp(pattern, 'g'), read];
const say = (pattern: string, read: (latest: string) => Mention): Rule =>
  rule(pattern, (_, latest) => read(latest));

/** Longer mentions win over shorter ones within them, whatever their order here. */
const RULES: readonly Rule[] = [
  rule(`${YEAR}[-./](0?[1-9]|1[0-2])[-./]\\d{1,2}(?!\\d)`, ([year, of]) =>
    dayIn(Number(year), Number(of)),
  ),
  rule(`${YEAR} ?[년年] ?(1[0-2]|0?[1-9]) ?[월月] ?\\d{1,2} ?[일日]`, ([year, of]) =>
    dayIn(Number(year), Number(of)),
  ),
  rule(
    `\\d{1,2}(?:st|nd|rd|th)? (?:of )?(${MONTHS.join('|')})[a-z]*,? ${YEAR}`,
    ([name = '', year]) => dayIn(Number(year), MONTHS.indexOf(name) + 1),
  ),
  rule(`(${MONTHS.join('|')})[a-z]*\\.? \\d{1,2}(?:st|nd|rd|th)?,? ${YEAR}`, ([name = '', year]) =>
    dayIn(Number(year), MONTHS.indexOf(name) + 1),
  ),
  // "September and December 2025"
  rule(
    `(${MONTHS.join('|')})[a-z]*(?= (?:and|to|vs\\.?|versus|through) (?:${MONTHS.join('|')})[a-z]* ${YEAR})`,
    ([name = '', year]) => monthAt(Number(year), MONTHS.indexOf(name) + 1),
  ),
  rule(`${YEAR}[-./](1[0-2]|0?[1-9])(?![\\d-./])`, ([year, of]) =>
    monthAt(Number(year), Number(of)),
  ),
  rule(`${ANY_YEAR} ?[년年] ?(1[0-2]|0?[1-9]) ?[월月](?: ?(?:末|말|底))?`, ([year, of]) =>
    monthAt(yearFrom(year), Number(of)),
  ),
  rule(`(${MONTHS.join('|')})[a-z]*\\.? ${YEAR}`, ([name = '', year]) =>
    monthAt(Number(year), MONTHS.indexOf(name) + 1),
  ),
  // A quarter that has not ended yet is that of the year before.
  rule('(1[0-2]|[1-9]) ?(?:월 ?말|月[底末])', ([of], latest) =>
    monthAt(yearOf(latest) - (Number(of) > Number(latest.slice(5)) ? 1 : 0), Number(of)),
  ),
  rule(`${YEAR} ?[년年]?(?:度)? ?(?:q|第)? ?${QUARTER} ?(?:분기|季度|季)`, ([year, of]) =>
    at(quarter(Number(year), quarterNumber(of))),
  ),
  rule(
    `(?:民國 ?)?${SHORT_YEAR} ?(?:[년年]度?|\\.) ?(?:q|第)? ?${QUARTER} ?(?:분기|季度|季)`,
    ([year, of]) => at(quarter(yearFrom(year), quarterNumber(of))),
  ),
  rule(`${ANY_YEAR} ?년(?:도)? ?말|(?:民國 ?)?${ANY_YEAR} ?年(?:度)?[底末]`, (groups) =>
    at(quarter(yearFrom(groups.find(Boolean)), 4)),
  ),
  rule(`(?:the )?(?:year ?end|end of(?: the year)?) ${YEAR}(?! ?q)`, ([year]) =>
    at(quarter(Number(year), 4)),
  ),
  rule(`\\b(?:ye|fye|year ?end) ?${ANY_YEAR}`, ([year]) => at(quarter(yearFrom(year), 4))),
  rule(`(${MONTHS.join('|')})[a-z]*[- ](2[1-9])${NO_NUMBER}`, ([name = '', year]) =>
    monthAt(yearFrom(year), MONTHS.indexOf(name) + 1),
  ),
  rule(`${YEAR}[ /-]?q([1-4])\\b`, ([year, of]) => at(quarter(Number(year), Number(of)))),
  rule(`${SHORT_YEAR}q([1-4])\\b`, ([year, of]) => at(quarter(yearFrom(year), Number(of)))),
  rule(`(?:q([1-4])|([1-4])q)(?: of)?,?[ /-]?(?:fy ?)?${YEAR}`, ([a, b, year]) =>
    at(quarter(Number(year), Number(a ?? b))),
  ),
  rule(`(?:q([1-4])|([1-4])q)[ /-]?(?:fy ?)?(2[1-9])${NO_NUMBER}`, ([a, b, year]) =>
    at(quarter(yearFrom(year), Number(a ?? b))),
  ),
  rule(`${ORDINAL} quarter(?: of)?,? ${YEAR}`, ([of, year]) =>
    at(quarter(Number(year), quarterNumber(of))),
  ),
  rule(`${ORDINAL} quarter`, ([of], latest) =>
    yearless(at(quarter(yearOf(latest), quarterNumber(of)))),
  ),
  rule(`\\bq([1-4])\\b|\\b([1-4])q\\b`, ([a, b], latest) =>
    yearless(at(quarter(yearOf(latest), Number(a ?? b)))),
  ),
  rule(
    `(?:(올해|금년|이번 ?해|작년|전년|지난해) ?|${ANY_YEAR} ?년 ?)?([1-4]) ?분기 ?(?:부터|에서|~|-) ?([1-4]) ?분기(?: ?까지)?`,
    ([said = '', year, from, to], latest) => {
      const of = year ? yearFrom(year) : yearOf(latest) - (/작년|전년|지난해/.test(said) ? 1 : 0);
      return { range: { from: quarter(of, Number(from)), to: quarter(of, Number(to)) } };
    },
  ),
  rule(`([1-4]) ?분기`, ([of], latest) => yearless(at(quarter(yearOf(latest), Number(of))))),
  rule(`(?:올해|금년) ([1-4]) ?분기`, ([of], latest) => at(quarter(yearOf(latest), Number(of)))),
  rule(`(?:작년|지난해|전년) ([1-4]) ?분기`, ([of], latest) =>
    at(quarter(yearOf(latest) - 1, Number(of))),
  ),
  rule(`第 ?${QUARTER} ?季度?`, ([of], latest) =>
    yearless(at(quarter(yearOf(latest), quarterNumber(of)))),
  ),
  rule(`今年第 ?${QUARTER} ?季度?`, ([of], latest) =>
    at(quarter(yearOf(latest), quarterNumber(of))),
  ),
  rule(`去年第 ?${QUARTER} ?季度?`, ([of], latest) =>
    at(quarter(yearOf(latest) - 1, quarterNumber(of))),
  ),
  ...([1, 2] as const).flatMap((half) => {
    const [english, korean, chinese] =
      half === 1 ? ['first|1st', '상', '上'] : ['second|2nd', '하', '下'];
    const alone = `(?:the )?(?:${english}) half|\\bh${half}\\b|\\b${half}h\\b|${korean}반기|${chinese}半年度?`;
    return [
      rule(
        `(?:${english}) half(?: of)? ${YEAR}|${ANY_YEAR} ?[년年]?도? ?(?:${korean}반기|${chinese}半年度?|h${half}\\b)`,
        (groups) => halfYear(yearFrom(groups.find(Boolean)), half),
      ),
      rule(`(?:h${half}|${half}h) ?(?:fy ?)?(20\\d\\d|2[1-9])${NO_NUMBER}`, ([year]) =>
        halfYear(yearFrom(year), half),
      ),
      say(alone, (latest) => yearless(halfYear(yearOf(latest), half))),
      say(
        `(?:올해|금년|이번 ?해|今年|本年) ?(?:${alone})|(?:${alone}) (?:of )?this year`,
        (latest) => halfYear(yearOf(latest), half),
      ),
      say(`(?:작년|전년|지난해|去年|上年) ?(?:${alone})|(?:${alone}) (?:of )?last year`, (latest) =>
        halfYear(yearOf(latest) - 1, half),
      ),
    ];
  }),
  rule(`half ?year(?: of)? ${YEAR}|\\bhy ?${ANY_YEAR}|${YEAR} half ?year(?! report)`, (groups) =>
    halfYear(yearFrom(groups.find(Boolean)), 1),
  ),
  rule(
    `(?:\\b9m ?|(?:the )?first (?:nine|9) months (?:of )?)${ANY_YEAR}|${ANY_YEAR} ?年?度?前三季度?`,
    (groups) => firstQuarters(yearFrom(groups.find(Boolean)), 3),
  ),
  rule(`(?:the )?first (two|three|2|3) quarters(?: of)? ${YEAR}`, ([count, year]) =>
    firstQuarters(Number(year), countOf(count)),
  ),
  rule(
    `(?:the )?first (three|six|nine|3|6|9) months (?:of |in )?${ANY_YEAR}|${ANY_YEAR} ?[년年]?도? ?(?:1월?|一月?) ?(?:[~–-]|부터|到|至) ?([369]|三|六|九) ?[월月](?: ?까지)?|${ANY_YEAR} ?年?前([三六九369])個月`,
    (groups) => {
      const [count, year] = [
        groups[0] ?? groups[3] ?? groups[5],
        groups[1] ?? groups[2] ?? groups[4],
      ];
      return firstQuarters(yearFrom(year), Math.round(countOf(count) / 3));
    },
  ),
  rule(
    `(?:${COUNT} )?(?:straight|consecutive|successive) quarters|${COUNT} quarters (?:in a row|running|straight|in succession|consecutively)|${COUNT} ?(?:개 ?)?분기 ?(?:연속|내리|연달아)(?:으로|해서)?|(?:連續|接連|連) ?${COUNT} ?(?:個)?季(?:度)?`,
    (groups, latest) => {
      const inARow = countOf(groups.find(Boolean) ?? '2');
      return { range: { from: quartersFrom(latest, 1 - inARow), to: latest }, inARow };
    },
  ),
  rule('(今年|本年|去年|上年)?前(二|兩|三|2|3)季度?', ([of = '', count], latest) =>
    firstQuarters(yearOf(latest) - (/去|上/.test(of) ? 1 : 0), countOf(count)),
  ),
  say(
    '\\b(?:ltm|ttm)\\b|(?:over|during|in) the (?:past|last) year|지난 ?(?:1|일) ?년(?: ?동안|간)|過去一年|近一年|(?:the )?(?:last|past|trailing|rolling) (?:twelve|12) months|(?:최근|직전|지난) ?12 ?개월|(?:最近|近|過去) ?(?:12|十二) ?個月',
    (latest) => ({ range: { from: quartersFrom(latest, -3), to: latest } }),
  ),
  say(
    '작년 ?말|전년(?:도)? ?말|전기 ?말|지난해 ?말|(?:去|上|前一)年(?:度)?[底末]|(?:the )?(?:last|previous|prior) year ?end|(?:the )?end of (?:the )?(?:last|previous|prior) year',
    (latest) => at(quarter(yearOf(latest) - 1, 4)),
  ),
  rule(
    `(?:since|from) ${YEAR}(?! ?(?:cohort|vintage|issue|q[1-4]|h[12]|year ?end|[-./]\\d))(?: on| onwards)?|${YEAR} ?년 ?(?:이후|부터)|(?:自|從) ?${YEAR} ?年?(?:以來|起|開始)?(?! ?年?度?[底末第前上下\\d])|${YEAR} ?年(?:以來|以後|起)`,
    (groups, latest) => ({
      range: { from: quarter(Number(groups.find(Boolean)), 1), to: latest },
      isSeries: false,
      bound: { operator: '>=', year: groups.find(Boolean) ?? '' },
    }),
  ),
  rule(
    `(?:from |between )?${YEAR} ?[년年]?(?: ?(?:to|(?<=between 20\\d\\d )and|through|until|부터|에서|到|至|~|–|-) ?)${YEAR} ?[년年]?(?: ?까지)?`,
    ([from, to]) => ({
      range: { from: quarter(Number(from), 1), to: quarter(Number(to), 4) },
      ends: [wholeYear(Number(from)).range, wholeYear(Number(to)).range],
    }),
  ),
  rule(
    `(?:from |between )?${YEAR} ?[년年]? ?(?:q|第)?${QUARTER} ?(?:분기|季度?)?(?: ?(?:to|and|through|부터|에서|到|至|~|–|-) ?)${YEAR} ?[년年]? ?(?:q|第)?${QUARTER} ?(?:분기|季度?)?(?: ?까지)?`,
    ([y1, q1, y2, q2]) => ({
      ...betweenQuarters(
        quarter(Number(y1), quarterNumber(q1)),
        quarter(Number(y2), quarterNumber(q2)),
      ),
    }),
  ),
  rule(
    `(?:from |between )?q([1-4]) ${YEAR} (?:to|and|through) q([1-4]) ${YEAR}`,
    ([q1, y1, q2, y2]) =>
      betweenQuarters(quarter(Number(y1), Number(q1)), quarter(Number(y2), Number(q2))),
  ),
  rule(
    `(?:fy ?|(?:the )?(?:(?:full|financial|fiscal|accounting) )?year |in )?${YEAR}(?: ?년도?(?: ?(?:한 해|연간|전체))?| ?年?度? ?(?:全年(?:度)?|整年|一整年)| ?年度?)?(?!\\d)`,
    ([year]) => wholeYear(Number(year)),
  ),
  // A term of 25 years is no time.
  rule(
    `\\b[fc]y ?${ANY_YEAR}|(2[1-9]) ?년(?:도)?(?! ?(?:간|만|동안|짜리|납|째|이상|미만|이하|초과))|(?:民國 ?)?${SHORT_YEAR} ?年(?:度)?(?: ?全年)?(?![期間以])`,
    (groups) => wholeYear(yearFrom(groups.find(Boolean))),
  ),
  rule(
    `(?:the )?(?:last|past|previous|latest|recent|most recent) ${COUNT} quarters|(?:최근|지난|직전) ?${COUNT} ?(?:개 ?)?분기(?:간)?|(?:最近|近|過去) ?${COUNT} ?(?:個)?季度?|前 ?${COUNT} ?個?季度?`,
    (groups, latest) => ({
      range: { from: quartersFrom(latest, 1 - countOf(groups.find(Boolean))), to: latest },
      isSeries: true,
    }),
  ),
  rule(
    `(?:the )?(?:last|past|previous|latest|recent) ${COUNT} years|(?:최근|지난) ?${COUNT} ?(?:개 ?)?년(?:간)?|(?:最近|近|過去) ?${COUNT} ?年`,
    (groups, latest) => ({
      range: { from: quartersFrom(latest, 1 - 4 * countOf(groups.find(Boolean))), to: latest },
    }),
  ),
  say(
    '(?:year to date|\\bytd\\b|so far this year|this year so far|this year to date|since january)|연초 ?(?:이후|부터)|올해 ?(?:누계|(?:들어 ?)?(?:지금|현재)까지)|올해 ?들어(?: ?지금까지)?|今年到(?:目前|現在)(?:為止)?|今年(?:以來|累計)|年初至今|年初以來',
    (latest) => ({ range: { from: quarter(yearOf(latest), 1), to: latest }, isToDate: true }),
  ),
  say(
    '(?:the )?(?:this|current|latest|most recent|(?:last|latest|most recent) (?:closed|completed|reported)) quarter|(?:the )?quarter (?:that )?(?:we )?just (?:closed|ended)|(?:the )?just (?:closed|ended) quarter|(?:방금|막|최근|가장 최근) ?(?:에 ?)?(?:마감|결산|끝)(?:한|된|난) ?분기|剛(?:剛)?(?:結|結完|結束|關帳)(?:完|的)*(?:這|那)?一?季|이번 ?분기|당 ?분기|당기(?!손|순)|최근 ?분기|금분기|本季(?:度)?|當季|這一?季|最近一季|最新一季|最新',
    at,
  ),
  say(
    '(?:the )?(?:last|previous|prior|preceding) quarter|the (?:previous|prior|preceding) one|the (?:one|quarter) before(?: (?:it|that))?|a quarter (?:ago|earlier|before)|전 ?분기|직전 ?분기|지난 ?분기|전기(?!세)|上一?季(?:度)?|前一季(?:度)?',
    (latest) => ({ ...at(quartersFrom(latest, -1)), relative: 'previous' }),
  ),
  say(
    '(?:the )?same (?:quarter|period)(?: of)?(?: the)? (?:last|previous|prior) year|a year (?:ago|earlier|before)|one year ago|(?:the )?year (?:ago|earlier)(?: quarter)?|전년 ?동 ?(?:기|분기)|작년 ?(?:동기|같은 ?분기|같은 ?기간|이맘때)|지난해 ?같은 ?(?:분기|기간)|1년 ?전|去年同(?:期|季)|上年同期|一年前',
    (latest) => ({ ...at(quartersFrom(latest, -4)), relative: 'yearBefore' }),
  ),
  // "by year end" asks of companies when their year ends.
  say(
    '(?:as )?(?:at|of) (?:the )?(?:year ?end|end of (?:the|this) year)|연말|올해 ?말|금년 ?말|年末|今年(?:度)?[底末]',
    (latest) => at(latest.endsWith('-12') ? latest : quarter(yearOf(latest) - 1, 4)),
  ),
  say('(?:the )?year before last|two years ago|재작년|지지난해|前年(?!度)', (latest) =>
    wholeYear(yearOf(latest) - 2),
  ),
  say(
    '전전 ?분기|(?:上上|前前)(?:一)?季(?:度)?|(?:the )?quarter before last|two quarters ago',
    (latest) => at(quartersFrom(latest, -2)),
  ),
  // The run of the last quarter that was closed.
  say(
    '(?:the )?(?:last|latest|most recent)(?= (?:close|closing|run)\\b)|(?:마지막|가장 최근|최근) ?(?=결산)|(?:最近|最後|上)一?次(?=結帳|執行)',
    at,
  ),
  rule(`quarter ?ends?(?: of| in)? ${YEAR}`, ([year]) => ({
    ...wholeYear(Number(year)),
    isSeries: true,
  })),
  // "Profit for the quarter": that which was closed last, unless another is named.
  say(
    '(?:for|in|of|over|during) the (?:quarter|period)\\b(?! ?(?:of|ends?|ended|ending|to|before|after|in which|that|when|with|where)\\b)|(?:해당|그) ?분기|該季(?:度)?|單季',
    (latest) => ({ ...at(latest), isDefinite: true }),
  ),
  say(
    '(?:for|in|of|over|during) the (?:full |whole |entire )?(?:financial |fiscal )?year\\b(?! ?(?:of|ends?|ended|ending|to|before|after|in which|that|when|with|where|20)\\b)|全年(?:度)?|整年',
    (latest) => ({ ...wholeYear(yearOf(latest)), isDefinite: true }),
  ),
  say('(?:this|current) (?:year|yr|fy)\\b|올해|금년|당해 ?연도|今年(?:度)?|本年(?:度)?', (latest) =>
    wholeYear(yearOf(latest)),
  ),
  say(
    '(?:the )?(?:last|previous|prior) (?:year|yr)\\b|the year before(?! last)|작년|전년(?:도)?|지난해|去年(?:度)?|上年(?:度)?|前一年',
    (latest) => ({
      ...wholeYear(yearOf(latest) - 1),
      relative: 'yearBefore',
    }),
  ),
];

const SINCE =
  /\b(?:since|from|starting(?: in| from| with)?|beginning(?: in| with)?) (?:the )?$|[自從] ?$/;
const ONWARDS =
  /^ ?(?:到(?:現在|目前|今)(?:為止)?|이후|부터|以來|以後|起|開始|onwards?\b|(?:and|or) (?:later|after|newer)\b)/;
/** The last quarter is no end of its own. */
const UNTIL_NOW =
  /(?:지금|현재|오늘) ?까지|到(?:現在|目前|今)|\b(?:to|until|till|through) (?:date|now|today)\b/;
/** What says that a time has an end of its own, or is none. */
const UNTIL =
  /\b(?:to|until|till|through)\b|까지|到|至|~|–|^ ?(?:cohort|vintage|issue|코호트|발행|發行)/;

/** "Since Q2 2025", "2025년 2분기부터": up to the last quarter. */
function openEnded(mention: PeriodMention, text: string, latest: string): PeriodMention {
  const { start, end, range, relative } = mention;
  const ahead = SINCE.exec(text.slice(0, start));
  const behind = ONWARDS.exec(text.slice(end));
  const isOpen =
    (ahead ?? behind) !== null && !UNTIL.test(text.slice(end, end + 20).replace(UNTIL_NOW, ''));
  if (!isOpen || relative !== undefined || range.to >= latest) return mention;
  return {
    ...mention,
    start: ahead?.index ?? start,
    end: end + (behind?.[0].length ?? 0),
    range: { from: range.from, to: latest },
    isOpen: true,
    isSince: range.from === range.to,
  };
}

/** Words ahead of a year, and behind it, that make it the end of other years. */
const BOUNDS: readonly (readonly [Operator, RegExp, RegExp])[] = [
  ['<', /\b(?:before|prior to|earlier than|older than) (?:the )?$/, /^ ?(?:이전|以前|之前)/],
  ['>', /\b(?:after|later than|newer than) (?:the )?$/, /^ ?之後/],
  [
    '<=',
    /\b(?:until|through|up to) (?:the )?$/,
    /^ (?:and|or) (?:earlier|before|older)|^ ?(?:까지|為止)/,
  ],
  ['>=', SINCE, ONWARDS],
];

/** A year with the words that make it a bound. */
function bounded(mention: PeriodMention, text: string): PeriodMention {
  const { start, end, range } = mention;
  const year = range.from.slice(0, 4);
  if (range.from !== `${year}-03` || range.to !== `${year}-12` || mention.relative) return mention;
  for (const [operator, before, behind] of BOUNDS) {
    const ahead = before.exec(text.slice(0, start));
    const after = behind.exec(text.slice(end));
    if (!ahead && !after) continue;
    return {
      ...mention,
      bound: { operator, year },
      ...(operator !== '<=' && {
        start: ahead?.index ?? start,
        end: end + (after?.[0].length ?? 0),
      }),
    };
  }
  return mention;
}

const UNTIL_AHEAD = /\b(?:through|until|till|up to)(?: the end of)? $/;
const UNTIL_BEHIND = /^ ?말? ?까지|^ ?(?:為止|止)/;
const ISSUE_AHEAD =
  /\b(issued|sold|written|underwritten)(?: in| during| before| after| since| from| prior to| until| up to)? $/;
const ISSUE_BEHIND =
  /^ ?(?:이후|이전|부터|까지|以前|之前|以後|之後|以來|起)?(?:에|의|中)? ?(?:(발행|체결)(?:된|한|(?= ?(?:계약|집합|그룹|각)))|(?:판매|인수)(?:된|한)|(簽發|發行)(?:的|之|(?=各|群組|合約|契約))|(?:銷售|承保|賣出)(?:的|之))/;
/** "2024 groups", "2024년 계약집합의", "2024 年群組": those of its year of issue, unless groups of that time are ranked or told apart. */
const ISSUE_GROUPS =
  /^ (?:contract )?groups\b|^ ?(?:의 )?(?:계약 ?)?(?:집합|그룹)(?! ?(?:별|마다|수\b))|^ ?的?(?:合約|契約)?群組?(?!別)/;
const RANKED =
  /순위|상위|하위|가장|제일|큰 순|작은 순|높은 순|낮은 순|많은|적은|排|前[一二三四五六七八九十\d]|最/;
const isYearOfIssue = ({ range }: PeriodMention, own: string, behind: string): boolean =>
  /\d/.test(own) &&
  range.from.slice(0, 4) === range.to.slice(0, 4) &&
  range.from.endsWith('-03') &&
  range.to.endsWith('-12') &&
  ISSUE_GROUPS.test(behind) &&
  !RANKED.test(behind);

const MONTH_END_AHEAD = /\b(?:at|as of|as at|end of|ended|ending) (?:the )?$/;
const MONTH_END = /[말末底]$/;

/** What stands around a time says how it is meant. */
function inContext(mention: PeriodMention, text: string): PeriodMention {
  const ahead = text.slice(0, mention.start);
  const own = text.slice(mention.start, mention.end);
  const behind = text.slice(mention.end);
  const sold = ISSUE_AHEAD.exec(
    /^(?:in|since|from|before|after) /.test(own) ? `${ahead}in ` : ahead,
  );
  const taken = ISSUE_BEHIND.exec(behind);
  const isOfGroups = isYearOfIssue(mention, own, behind);
  const isEnd =
    MONTH_END.test(own) || MONTH_END_AHEAD.test(ahead) || /^ ?(?:말|末|底|기준)/.test(behind);
  return {
    ...mention,
    isUntil: UNTIL_AHEAD.test(ahead) || UNTIL_BEHIND.test(behind),
    isOfIssue: isOfGroups || (sold ?? taken) !== null,
    isIssued: isOfGroups || sold?.[1] === 'issued' || (taken?.[1] ?? taken?.[2]) !== undefined,
    // Who issued is a value, the year alone is not.
    ...(/체결|發行/.test(taken?.[0] ?? '') && { end: mention.end + (taken?.[0].length ?? 0) }),
    isWholeMonth: mention.isMonth === true && mention.isDay !== true && !isEnd,
  };
}

/** Every time that a normalised text speaks of; they may overlap. `latest` is the last closed quarter. */
export function periodsIn(text: string, latest: string): PeriodMention[] {
  return mentionsIn(text, latest).map((mention) =>
    inContext(openEnded(bounded(mention, text), text, latest), text),
  );
}

function mentionsIn(text: string, latest: string): PeriodMention[] {
  return RULES.flatMap(([pattern, read]) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const mention = read(match.slice(1), latest);
      const before = text[match.index - 1] ?? ' ';
      // Within a word or a number it is none.
      if (!mention || /[a-z0-9]/.test(before)) return [];
      return [{ ...mention, start: match.index, end: match.index + match[0].length }];
    }),
  );
}
