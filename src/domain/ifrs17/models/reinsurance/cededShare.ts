import type { Row } from '../../core/row';
import type { ReinsuranceHeldInput } from './reinsuranceHeldInput';

/** Share of an underlying group's claims that is recovered: what is ceded of the part that is covered (B119E). */
export const cededShare = (
  { cessionRate, coveredShares }: ReinsuranceHeldInput,
  group: number,
): number => cessionRate * (coveredShares?.[group] ?? 1);

/** What the underlying groups show in a period, each times its share. */
export const cededSum = (
  input: ReinsuranceHeldInput,
  rows: readonly (readonly Row[])[],
  period: number,
  pick: (row: Row) => number,
): number =>
  rows.reduce(
    (total, each, index) =>
      total + (each[period] ? cededShare(input, index) * pick(each[period]) : 0),
    0,
  );

/** Adds `factor` times the values to the sum. */
export const addInto = (
  sum: number[],
  values: readonly number[] | undefined,
  factor: number,
): void =>
  values?.forEach((value, index) => {
    sum[index] = (sum[index] ?? 0) + factor * value;
  });
