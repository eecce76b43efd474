import { isTime } from '../../query';
import type { Comparison } from '../../query';
import type { PeriodMention } from '../words/periods';
import { quartersFrom } from '../words/shifts';
import { type Tokens, changesIn, isOperator, meaningsOf } from '../tokens';
import { isQuarter, isYear } from './kinds';

const isSplitByTime = (tokens: Tokens): boolean =>
  tokens.list.some((span) => meaningsOf(span, 'dimension').some(({ id }) => isTime(id)));

/** "The quarterly average of 2024 against 2025": one of each, side by side. */
export const isAverageOfTimes = (tokens: Tokens): boolean =>
  tokens.operators('average').length > 0 && isSplitByTime(tokens);

/** "The difference between 2024 and 2025" is that of the two, "2024 to 2025" all of both. */
export function endsOf(mention: PeriodMention, tokens: Tokens): PeriodMention[] {
  const isCompared = changesIn(tokens).length > 0 || tokens.operators('compare').length > 0;
  const { from, to } = mention.range;
  // "How much has it fallen since June?"
  if (mention.isOpen && mention.isSince && isCompared && tokens.operators('trend').length === 0)
    return isSplitByTime(tokens)
      ? [mention]
      : [from, to].map((at) => ({ ...mention, range: { from: at, to: at }, isOpen: undefined }));
  return mention.ends && isCompared && !isSplitByTime(tokens)
    ? mention.ends.map((range) => ({ ...mention, range, ends: undefined, isOpen: undefined }))
    : [mention];
}

/** "Q4 last year", "2024, 하반기": a part of the year that is named beside it. */
export function withYear(told: readonly PeriodMention[], tokens: Tokens): readonly PeriodMention[] {
  const [toDate] = told.filter((mention) => mention.isToDate);
  const [until] = told.filter((mention) => mention !== toDate && isQuarter(mention));
  // "Year to date as of Q3"
  if (told.length === 2 && toDate && until)
    return [{ ...toDate, range: { from: `${until.range.to.slice(0, 4)}-03`, to: until.range.to } }];
  // "Year to date in 2025"
  const whole = told.find((mention) => mention !== toDate && isYear(mention));
  if (told.length === 2 && toDate && whole) return [{ ...whole, isToDate: true }];
  const [year] = told.filter(
    (mention) => isYear(mention) && !mention.isYearless && !mention.isSeries,
  );
  // "2024년 네 분기 동안": the quarters of that year, as many as are named.
  const [series] = told.filter(({ isSeries, count = 5 }) => isSeries && count <= 4);
  if (told.length === 2 && year && series)
    return [
      {
        ...series,
        range: { from: quartersFrom(year.range.to, 1 - (series.count ?? 4)), to: year.range.to },
      },
    ];
  const parts = told.filter((mention) => mention.isYearless);
  const [part] = parts;
  if (!year || !part) return told;
  const of = (month: string) => `${year.range.to.slice(0, 4)}${month.slice(4)}`;
  const within = parts.map((each) => ({
    ...each,
    range: { from: of(each.range.from), to: of(each.range.to) },
  }));
  // "Q4 against Q3 (2025)"
  if (told.length === parts.length + 1 && parts.length > 1) return within;
  if (told.length !== 2) return told;
  const [one = 0, other = 0] = [year, part].map((mention) =>
    tokens.list.findIndex(({ period }) => period === mention),
  );
  const between = tokens.list.slice(Math.min(one, other) + 1, Math.max(one, other));
  if (between.some((span) => isOperator(span, 'add', 'compareBefore', 'compareAfter'))) return told;
  return within;
}

/** "The same quarter of 2024": as much of that year as is named of another, else its quarter as the last one. */
export function withSame(told: readonly PeriodMention[], latest: string): PeriodMention[] {
  const named = told.find(({ isSame }) => isSame !== true)?.range ?? { from: latest, to: latest };
  return told.map((mention) => {
    if (mention.isSame !== true) return mention;
    const of = (month: string) => `${mention.range.to.slice(0, 4)}${month.slice(4)}`;
    return { ...mention, range: { from: of(named.from), to: of(named.to) } };
  });
}

/** "2025 premiums by the contracts at the end of 2025": a flow of a time and a balance at its end are of one time. */
export const withoutOwnEnds = (told: readonly PeriodMention[]): readonly PeriodMention[] =>
  told.filter(
    (mention) =>
      !isQuarter(mention) ||
      told.every(({ range }) => range.from === range.to || range.to !== mention.range.to),
  );

/** "Each quarter of 2025 against the quarter before (Q1 against Q4 2024)": what the first is held against goes without saying. */
export function withoutFirstMove(
  told: readonly PeriodMention[],
  comparison: Comparison | undefined,
): readonly PeriodMention[] {
  const whole = told.find((mention) => !isQuarter(mention));
  if (comparison !== 'previous' || !whole) return told;
  const before = quartersFrom(whole.range.from, -1);
  const isBefore = (mention: PeriodMention) => isQuarter(mention) && mention.range.to === before;
  const isFirst = (mention: PeriodMention) =>
    isQuarter(mention) &&
    (mention.range.to === whole.range.from ||
      (mention.isYearless === true && mention.range.to.endsWith(whole.range.from.slice(4))));
  return told.some(isBefore)
    ? told.filter((mention) => !isBefore(mention) && !isFirst(mention))
    : told;
}

const isOfItself = ({ isSeries, isToDate, isUntil, bound, ends }: PeriodMention): boolean =>
  !isSeries && !isToDate && !isUntil && !bound && !ends;

/** "This year's profit in 2025", "a year ago, at the end of 2024": a time that is said again is one time. */
export const toldOnce = (told: readonly PeriodMention[]): PeriodMention[] =>
  told.filter(
    (mention, index) =>
      !isOfItself(mention) ||
      !told
        .slice(0, index)
        .some(
          (before) =>
            isOfItself(before) &&
            before.range.from === mention.range.from &&
            before.range.to === mention.range.to,
        ),
  );
