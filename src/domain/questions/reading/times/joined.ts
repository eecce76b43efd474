import type { PeriodMention } from '../words/periods';

const UNTIL =
  /^ ?(?:(?:결산|마감|분기|결산분)? ?(?:부터|에서)|~|–|-|起?(?:一直)?[到至]|開始[到至]|to|through|until|till)(?: the)?(?: end(?: of)?)?(?: the)? ?$/;

/** "113年第三季到114年第一季": all from the one to the other, however each is written. */
export function joinedTimes(mentions: readonly PeriodMention[], text: string): PeriodMention[] {
  const joined: PeriodMention[] = [];
  for (const mention of mentions) {
    const before = joined.at(-1);
    const isEnd =
      before !== undefined &&
      before.range.from < mention.range.to &&
      UNTIL.test(text.slice(before.end, mention.start));
    if (isEnd)
      joined[joined.length - 1] = {
        ...before,
        end: mention.end,
        range: { from: before.range.from, to: mention.range.to },
        ends: [before.range, mention.range],
        relative: undefined,
        isYearless: undefined,
      };
    else joined.push(mention);
  }
  return joined;
}
