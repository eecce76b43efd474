import type { PeriodMention } from '../words/periods';

export const isYear = ({ range: { from, to } }: PeriodMention): boolean =>
  from.slice(0, 4) === to.slice(0, 4) && from.endsWith('-03') && to.endsWith('-12');
export const isLong = ({ range: { from, to }, isOpen }: PeriodMention): boolean =>
  isOpen === true || from.slice(0, 4) !== to.slice(0, 4);
export const isQuarter = ({ range: { from, to } }: PeriodMention): boolean => from === to;
