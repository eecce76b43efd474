import { quartersFrom } from '../shifts';
import {
  type Rule,
  at,
  betweenQuarters,
  firstQuarters,
  wholeYear,
  quarter,
  quarterNumber,
  ORDINAL,
  yearOf,
  yearFrom,
  countOf,
  rule,
  say,
  YEAR,
  SHORT_YEAR,
  ANY_YEAR,
  COUNT,
  QUARTER,
} from './rule';

/** Several quarters in a row, from one time to another, and whole years. */
export const ranges: readonly Rule[] = [
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
    `(?:${COUNT} )?(?:straight|consecutive|successive) quarters|${COUNT} quarters (?:in a row|running|straight|in succession|consecutively)|${COUNT} ?(?:개 ?)?분기 ?(?:연속|내리|연달아)(?:으로|해서)?|(?:연속|연달아|내리|잇따라)(?:으로|해서|적으로)? ?${COUNT} ?(?:개 ?)?분기|(?:連續|接連|連) ?${COUNT} ?(?:個)?季(?:度)?|${COUNT} ?個?季(?:度)? ?(?:連續|接連)`,
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
  // "2025년 1~3분기", "first to third quarter of 2025", 第一至三季
  rule(
    `(?:${YEAR} ?[년年]? ?)?(?:q|第)?${QUARTER} ?(?:분기|季度?)? ?(?:~|–|-|부터|에서|到|至) ?(?:q|第)?${QUARTER} ?(?:분기(?: ?까지)?|季度?)`,
    ([year, from, to], latest) =>
      betweenQuarters(
        quarter(Number(year ?? latest.slice(0, 4)), quarterNumber(from)),
        quarter(Number(year ?? latest.slice(0, 4)), quarterNumber(to)),
      ),
  ),
  rule(
    `(?:the )?${ORDINAL} (?:quarter )?(?:to|through) (?:the )?${ORDINAL} quarters? (?:of |in )?${YEAR}`,
    ([from, to, year]) =>
      betweenQuarters(
        quarter(Number(year), quarterNumber(from)),
        quarter(Number(year), quarterNumber(to)),
      ),
  ),
  rule(
    `(?:from |between )?q([1-4]) ${YEAR} (?:to|and|through) q([1-4]) ${YEAR}`,
    ([q1, y1, q2, y2]) =>
      betweenQuarters(quarter(Number(y1), Number(q1)), quarter(Number(y2), Number(q2))),
  ),
  rule(
    `(?:\\bfy ?|\\bcalendar |(?:the )?(?:(?:full|financial|fiscal|accounting|calendar) )?year |(?<![a-z])in )?${YEAR}(?: ?년도?(?: ?(?:한 해|연간|전체))?| ?年?度? ?(?:全年(?:度)?|整年|一整年)| ?年度?)?(?!\\d|[-./]\\d{1,2}(?!\\d))`,
    ([year]) => wholeYear(Number(year)),
  ),
  // A term of 25 years is no time.
  rule(
    `\\b[fc]y ?${ANY_YEAR}|(2[1-9]) ?년(?:도)?(?! ?(?:간|만|동안|짜리|납|째|이상|미만|이하|초과))|(?:民國 ?)?${SHORT_YEAR} ?年(?:度)?(?: ?全年)?(?![期間以])`,
    (groups) => wholeYear(yearFrom(groups.find(Boolean))),
  ),
  rule(
    `(?:the )?(?:last|past|previous|latest|recent|most recent|final|closing) ${COUNT} quarters|(?:최근|지난|직전|마지막) ?${COUNT} ?(?:개 ?)?분기(?:간)?|(?:最近|近|過去|最後|末) ?${COUNT} ?(?:個)?季度?|前 ?(?!一)${COUNT} ?個?季度?|(?:for|over|during|across)(?: the| all)? ${COUNT} quarters|${COUNT} ?(?:개 ?)?분기 ?(?:동안|간|내내|에 걸쳐)`,
    (groups, latest) => {
      const count = countOf(groups.find(Boolean));
      return {
        range: { from: quartersFrom(latest, 1 - count), to: latest },
        isSeries: true,
        count,
      };
    },
  ),
  rule(
    `(?:the )?(?:last|past|previous|latest|recent) ${COUNT} years|(?:최근|지난) ?${COUNT} ?(?:개 ?)?년(?:간)?|(?:最近|近|過去) ?${COUNT} ?年`,
    (groups, latest) => ({
      range: { from: quartersFrom(latest, 1 - 4 * countOf(groups.find(Boolean))), to: latest },
    }),
  ),
];
