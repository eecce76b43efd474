import type { BookAsset, BookGroup, BookTreaty, GroupFacts } from '../types';

const currencyOf = (stated: BookGroup | BookTreaty | BookAsset): string | undefined =>
  'input' in stated ? stated.input.currency : undefined;

/** What a book says of a group beside its input; what is left out by default. */
export const factsOf = (stated: BookGroup | BookTreaty | BookAsset): GroupFacts => ({
  id: stated.id,
  company: stated.company ?? 'company',
  portfolio: stated.portfolio ?? 'portfolio',
  currency: stated.currency ?? currencyOf(stated) ?? 'XXX',
  transition: stated.transition ?? 'other',
  isAcquired: stated.isAcquired ?? false,
});
