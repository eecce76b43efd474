import {
  type Rule,
  at,
  betweenMonths,
  betweenQuarters,
  halfYear,
  yearless,
  monthAt,
  dayIn,
  quarter,
  quarterNumber,
  yearOf,
  yearFrom,
  rule,
  say,
  YEAR,
  SHORT_YEAR,
  ANY_YEAR,
  NO_NUMBER,
  QUARTER,
  ORDINAL,
  MONTHS,
} from './rule';

/** Days, months, quarters and halves of a year, as a calendar names them. */
export const dates: readonly Rule[] = [
  rule(`${YEAR}[-./](0?[1-9]|1[0-2])[-./]\\d{1,2}(?!\\d)`, ([year, of]) =>
    dayIn(Number(year), Number(of)),
  ),
  rule(`${YEAR} ?[년年] ?(1[0-2]|0?[1-9]) ?[월月] ?\\d{1,2} ?(?:일자?|日)`, ([year, of]) =>
    dayIn(Number(year), Number(of)),
  ),
  rule(
    `\\d{1,2}(?:st|nd|rd|th)? (?:of )?(${MONTHS.join('|')})[a-z]*,? ${YEAR}`,
    ([name = '', year]) => dayIn(Number(year), MONTHS.indexOf(name) + 1),
  ),
  rule(`(${MONTHS.join('|')})[a-z]*\\.? \\d{1,2}(?:st|nd|rd|th)?,? ${YEAR}`, ([name = '', year]) =>
    dayIn(Number(year), MONTHS.indexOf(name) + 1),
  ),
  // "From April to June 2025": whole quarters, where it begins and ends with them.
  rule(
    `(?:(?:from|between) |(?<!end |end of |end of the |the )\\b)(${MONTHS.join('|')})[a-z]*(?: ${YEAR})? ?(?:to|(?<=between .*)and|through|until|till|[~–-]) ?(${MONTHS.join('|')})[a-z]* ${YEAR}`,
    ([from = '', since, to = '', year]) =>
      betweenMonths(
        Number(since ?? year),
        MONTHS.indexOf(from) + 1,
        Number(year),
        MONTHS.indexOf(to) + 1,
      ),
  ),
  rule(
    `${ANY_YEAR} ?[년年] ?(1[0-2]|0?[1-9]) ?[월月]? ?(?:부터|에서|到|至|~|–|-) ?(1[0-2]|0?[1-9]) ?[월月](?: ?까지)?`,
    ([year, from, to]) => betweenMonths(yearFrom(year), Number(from), yearFrom(year), Number(to)),
  ),
  // "September and December 2025", "end March, end June and end December 2025"
  rule(
    `(${MONTHS.join('|')})[a-z]*(?=(?:(?:,|,? (?:and|to|vs\\.?|versus|through|with|against))(?: the)?(?: end(?: of)?)? (?:${MONTHS.join('|')})[a-z]*)+ ${YEAR})`,
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
  rule(`(?:the )?(?:year ?end|end of(?: the year)?) ${YEAR}(?! ?q|[-./]\\d)`, ([year]) =>
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
      return betweenQuarters(quarter(of, Number(from)), quarter(of, Number(to)));
    },
  ),
  rule(`([1-4]) ?분기(?: ?말)?`, ([of], latest) =>
    yearless(at(quarter(yearOf(latest), Number(of)))),
  ),
  rule(`(?:올해|금년) ?([1-4]) ?분기(?: ?말)?`, ([of], latest) =>
    at(quarter(yearOf(latest), Number(of))),
  ),
  rule(`(?:작년|지난해|전년) ?([1-4]) ?분기(?: ?말)?`, ([of], latest) =>
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
  // "The last quarter of 2024", "2024년 첫 분기", 2024年最後一季
  ...([1, 4] as const).flatMap((of) => {
    const [english, korean, chinese] =
      of === 1
        ? ['first|opening', '첫(?: ?번째)?', '首季|頭一季|第一個季度?|最初一季']
        : ['last|final|closing', '마지막|끝|맨 ?끝', '末季|最後一?個?季度?|最末季'];
    const last = `(?:the )?(?:${english}) quarter`;
    return [
      rule(
        `${last}(?: of| in)?,? (?:fy ?)?${YEAR}|${ANY_YEAR} ?년(?:도)?(?:의)? ?(?:${korean}) ?분기|${ANY_YEAR} ?年(?:度)?的?(?:${chinese})`,
        (groups) => at(quarter(yearFrom(groups.find(Boolean)), of)),
      ),
      rule(`${YEAR} s (?:${english}) quarter`, ([year]) => at(quarter(Number(year), of))),
      say(
        `(?:올해|금년) ?(?:${korean}) ?분기|今年的?(?:${chinese})|${last} of this year`,
        (latest) => at(quarter(yearOf(latest), of)),
      ),
      say(
        `(?:작년|지난해|전년) ?(?:${korean}) ?분기|去年的?(?:${chinese})|${last} of last year`,
        (latest) => at(quarter(yearOf(latest) - 1, of)),
      ),
    ];
  }),
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
  rule(`${ANY_YEAR} ?년(?:도)? ?반기(?: ?말)?|${ANY_YEAR} ?年(?:年中|半年度?底)`, (groups) =>
    halfYear(yearFrom(groups.find(Boolean)), 1),
  ),
  rule(`half ?year(?: of)? ${YEAR}|\\bhy ?${ANY_YEAR}|${YEAR} half ?year(?! report)`, (groups) =>
    halfYear(yearFrom(groups.find(Boolean)), 1),
  ),
];
