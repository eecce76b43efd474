import type { PeriodRange } from '../../query';
import type { PeriodMention } from '../words/periods';

export const isYear = ({ range: { from, to } }: PeriodMention): boolean =>
  from.slice(0, 4) === to.slice(0, 4) && from.endsWith('-03') && to.endsWith('-12');
export const isLong = ({ range: { from, to }, isOpen }: PeriodMention): boolean =>
  isOpen === true || from.slice(0, 4) !== to.slice(0, 4);
export const isQuarter = ({ range: { from, to } }: PeriodMention): boolean => from === to;

export function unionOf(ranges: readonly PeriodRange[]): PeriodRange | undefined {
  const [from] = ranges.map((range) => range.from).sort();
  const to = ranges
    .map((range) => range.to)
    .sort()
    .at(-1);
  return from !== undefined && to !== undefined ? { from, to } : undefined;
}

/** "From 2024-09 to 2025-03", not "at the end of the year 2025". */
export function isWiderThanEach(mentions: readonly PeriodMention[]): boolean {
  const all = unionOf(mentions.map(({ range }) => range));
  return mentions.every(({ range }) => range.from !== all?.from || range.to !== all.to);
}

/** A year and a part of another. */
export const isApart = (mentions: readonly PeriodMention[]): boolean =>
  mentions.some(isYear) && !mentions.every(isYear) && isWiderThanEach(mentions);
