import type { CloseTreaty } from '../types';
import { control, isTreaty, total } from './control';

/** Whether shares of claims and of treaties make a whole. */
export const shareControls = [
  control('claimsPatternIsWhole', '40(b)', 'claimsShares', ({ stated }) =>
    isTreaty(stated) || !stated.settlementPattern
      ? []
      : [{ expected: 1, found: total(stated.settlementPattern) }],
  ),
  control('cededAtMostWhole', '62-63', 'cededShare', ({ stated, book }) => {
    const over = book.definition.treaties.filter(({ covers }) => covers.includes(stated.id));
    const found = total(over.map(({ cessionRate }) => cessionRate));
    return [{ expected: 1, found, atMost: true }];
  }),
  control('treatyOnce', '61-62', 'treaties', ({ stated, book }) => {
    if (!isTreaty(stated)) return [];
    const termsOf = ({ covers, cessionRate, premiumShare, firstPeriod }: CloseTreaty) =>
      JSON.stringify([[...covers].sort(), cessionRate, premiumShare, firstPeriod]);
    const alike = book.definition.treaties.filter((each) => termsOf(each) === termsOf(stated));
    return [{ expected: 1, found: alike.length }];
  }),
];
