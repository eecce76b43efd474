import type { Operator } from '../../../query';
import type { PeriodMention } from './mention';

const SINCE =
  /\b(?:since|from|starting(?: in| from| with)?|beginning(?: in| with)?) (?:the )?(?:(?:very )?(?:start|beginning) of )?$|[自從] ?$/;
const ONWARDS =
  /^ ?(?:초|年?初)? ?(?:到(?:現在|目前|今)(?:為止)?|이후|부터|以來|以後|起|開始|onwards?\b|(?:and|or) (?:later|after|newer)\b)/;
/** The last quarter is no end of its own. */
const UNTIL_NOW =
  /(?:지금|현재|오늘) ?까지|到(?:現在|目前|今)|\b(?:to|until|till|through) (?:date|now|today)\b/;
/** What says that a time has an end of its own, or is none. */
const UNTIL =
  /\b(?:to|until|till|through)\b|까지|到|至|~|–|^ ?(?:cohort|vintage|issue|코호트|발행|發行)/;

/** "Since Q2 2025", "2025년 2분기부터": up to the last quarter. */
export function openEnded(mention: PeriodMention, text: string, latest: string): PeriodMention {
  const { start, end, range, relative } = mention;
  const ahead = SINCE.exec(text.slice(0, start));
  const behind = ONWARDS.exec(text.slice(end));
  const isOpen =
    (ahead !== null || behind !== null || mention.bound?.operator === '>=') &&
    !UNTIL.test(text.slice(end, end + 20).replace(UNTIL_NOW, ''));
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

const OF_COHORT = /^ ?(?:issue|cohort|vintage|underwriting)\b(?!.*\bon(?:wards?)?\b)/;

/** A year with the words that make it a bound. */
export function bounded(mention: PeriodMention, text: string): PeriodMention {
  const { start, end, range } = mention;
  const year = range.from.slice(0, 4);
  if (range.from !== `${year}-03` || range.to !== `${year}-12` || mention.relative) return mention;
  for (const [operator, before, behind] of BOUNDS) {
    const ahead = before.exec(text.slice(0, start));
    const after = behind.exec(text.slice(end));
    if (!ahead && !after) continue;
    // "From the 2024 cohort": of it.
    if (!after && /^from/.test(ahead?.[0] ?? '') && OF_COHORT.test(text.slice(end))) continue;
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
  /^ ?(?:이후|이전|부터|까지|以前|之前|以後|之後|以來|起)?(?:에|의|中)? ?(?:(발행|체결)(?:된|한|분|(?= ?(?:계약|집합|그룹|각)))|(?:판매|인수)(?:된|한)|(簽發(?!合約|契約)|發行)(?:的|之|(?=各|群組|合約|契約))|(?:銷售|承保|賣出)(?:的|之))/;
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
export function inContext(mention: PeriodMention, text: string): PeriodMention {
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
    ...(/체결|發行|발행분|발행(?=$)/.test(taken?.[0] ?? '') && {
      end: mention.end + (taken?.[0].length ?? 0),
    }),
    // 2025-09 is how the quarter is called everywhere in the product.
    isWholeMonth:
      mention.isMonth === true && mention.isDay !== true && !isEnd && !/^\d{4}[-./]\d\d$/.test(own),
  };
}
