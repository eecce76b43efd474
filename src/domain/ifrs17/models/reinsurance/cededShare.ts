import type { ReinsuranceHeldInput } from './reinsuranceHeldInput';

/** Share of an underlying group's claims that is recovered: what is ceded of the part that is covered (B119E). */
export const cededShare = (
  { cessionRate, coveredShares }: ReinsuranceHeldInput,
  group: number,
): number => cessionRate * (coveredShares?.[group] ?? 1);
