import {
  ANY_YEAR,
  MONTHS,
  QUARTER,
  type Rule,
  YEAR,
  countOf,
  firstQuarters,
  quarterNumber,
  rule,
  yearFrom,
  yearOf,
} from './rule';

const MONTH = `(${MONTHS.join('|')})[a-z]*`;
const START =
  '(?:(?:so far )?this year(?: so far)?|year to date|ytd|(?:from |since )?(?:the )?(?:start|beginning) of (?:the|this) year|(?:from |since )?january)';
const UP_TO = '(?: up)? (?:to|through|until|till|as of|as at|at)(?: the)?(?: end(?: of)?)?';

/** The quarters of a year up to the one that ends with a month. */
const untilMonth = (year: number, of: number) =>
  of % 3 === 0 && of > 0 ? firstQuarters(year, of / 3) : undefined;

const yearSaid = (named: string | undefined, year: string | undefined, latest: string): number =>
  year === undefined
    ? yearOf(latest) - (/작년|지난해|去年/.test(named ?? '') ? 1 : 0)
    : yearFrom(year);

const KOREAN_START = `(?:(올해|금년|작년|지난해)(?:는|도)? ?|${ANY_YEAR} ?년(?:도)? ?)?(?:연 ?초|초|(?<!\\d)1 ?월)(?: ?부터| ?에서| ?~| ?이후) ?`;
const CHINESE_START = `(?:(今年|本年|去年)度? ?|(?:民國 ?)?${ANY_YEAR} ?年度? ?|年)(?:初|(?<!\\d)1 ?月?|一月?)(?:起|開始|起算)?(?:至|到|迄|~|-) ?`;

/** From the beginning of a year to a month or a quarter of it: "so far this year through September", "연초부터 9월까지", 年初至9月底. */
export const toDate: readonly Rule[] = [
  rule(`${START}${UP_TO} ${MONTH}(?: ${YEAR})?`, ([name = '', year], latest) =>
    untilMonth(year ? Number(year) : yearOf(latest), MONTHS.indexOf(name) + 1),
  ),
  rule(`${START}${UP_TO} q([1-4])(?: ${YEAR})?`, ([of, year], latest) =>
    firstQuarters(year ? Number(year) : yearOf(latest), Number(of)),
  ),
  rule(`${KOREAN_START}(1[0-2]|[1-9]) ?월(?: ?말)?(?: ?까지)?`, ([named, year, of], latest) =>
    untilMonth(yearSaid(named, year, latest), Number(of)),
  ),
  rule(`${KOREAN_START}([1-4]) ?분기(?: ?말)?(?: ?까지)?`, ([named, year, of], latest) =>
    firstQuarters(yearSaid(named, year, latest), Number(of)),
  ),
  rule(
    `${CHINESE_START}(1[0-2]|[1-9]|[三六九]|十二) ?月[底末份]?(?:為止|止)?`,
    ([named, year, of], latest) =>
      untilMonth(yearSaid(named, year, latest), of === '十二' ? 12 : countOf(of)),
  ),
  rule(`${CHINESE_START}第?${QUARTER} ?季度?[底末]?(?:為止|止)?`, ([named, year, of], latest) =>
    firstQuarters(yearSaid(named, year, latest), quarterNumber(of)),
  ),
];
