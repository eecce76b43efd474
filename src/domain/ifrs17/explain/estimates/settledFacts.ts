import type { GroupInput } from '../../schema/group';
import type { Measured } from '../context';
import { derived, fact, type Derivation } from '../../formula/derivation';

/**
 * Where claims are settled by a pattern their accident periods are no facts: each payment is a share of the claims of its period.
 * @param claims what explains the claims of a period
 */
export function settledFacts(
  { incurredClaims, actual }: GroupInput,
  claims = (path: string, value: number): Derivation => fact(path, value),
): NonNullable<Measured['facts']> {
  const pattern = incurredClaims?.settlementPattern;
  return (path, value) => {
    const [, period, step] =
      /^incurredClaims\.accidentPeriods\[(\d+)\]\.expectedPayments\[(\d+)\]$/.exec(path) ?? [];
    if (!pattern || period === undefined || step === undefined) return undefined;
    const parts = [
      claims(`actual.claims[${period}]`, actual?.claims?.[Number(period)] ?? 0),
      fact(`incurredClaims.settlementPattern[${step}]`, pattern[Number(step)] ?? 0),
    ];
    return derived(
      `payment ${Number(step) + 1} of claims of period ${Number(period) + 1}`,
      value,
      '40(b)',
      parts.map(({ name }) => name).join(' × '),
      parts,
    );
  };
}
