import { bounded, inContext, openEnded } from './context';
import { dates } from './dates';
import type { PeriodMention } from './mention';
import { ranges } from './ranges';
import { relative } from './relative';
import { spans } from './spans';
import { toDate } from './toDate';

export type { PeriodMention };

/** Longer mentions win over shorter ones within them, whatever their order here. */
const RULES = [...dates, ...ranges, ...relative, ...spans, ...toDate];

/** A time with what the words around it say of it. */
export const named = (mention: PeriodMention, text: string, latest: string): PeriodMention =>
  inContext(openEnded(bounded(mention, text), text, latest), text);

/** Every time that a normalised text speaks of; they may overlap. `latest` is the last closed quarter. */
export function periodsIn(text: string, latest: string): PeriodMention[] {
  return mentionsIn(text, latest).map((mention) => named(mention, text, latest));
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
