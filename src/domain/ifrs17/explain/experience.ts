import { actual } from './actuals';
import type { Measured } from './context';
import { derived, fact, type Derivation } from './derivation';
import { estimate, type FlowKind } from './provenance';
import { sumFormula, type Explain } from './stepBuilders';

/** What the start of a period expects of it. */
export const expected = (measured: Measured, kind: FlowKind, period: number) =>
  estimate(measured, kind, period, { date: period, opening: true });

/** Which differences between what happened and what was expected belong to future service, which to the period (B96-B97). */
export function experience(
  measured: Measured,
  period: number,
): Record<'future' | 'current', readonly (readonly [1 | -1, Derivation])[]> {
  const { policies, estimates } = measured.group;
  const hasFuture = (estimates.closing[period]?.unitsAfter[period] ?? 0) > 0;
  const parts = {
    future: [] as (readonly [1 | -1, Derivation])[],
    current: [] as (readonly [1 | -1, Derivation])[],
  };
  const add = (kind: FlowKind, sign: 1 | -1, isFuture: boolean) =>
    parts[isFuture && hasFuture ? 'future' : 'current'].push(
      [sign, actual(measured, kind, period)],
      [-sign as 1 | -1, { ...expected(measured, kind, period) }],
    );
  add('premiums', -1, policies.premiumExperience === 'futureService');
  add('investment', 1, policies.investmentComponentExperience === 'futureService');
  add('acquisition', 1, true);
  const differ = (all: readonly (readonly [1 | -1, Derivation])[]) =>
    all.filter((_, index) => {
      const pair = all.slice(index - (index % 2), index - (index % 2) + 2);
      return pair[0]?.[1].value !== pair[1]?.[1].value;
    });
  return { future: differ(parts.future), current: differ(parts.current) };
}

/** Experience of claims, and what else concerns the period itself (B97(c)). */
export const ofClaims: Explain = (measured, period, _, name, value) => {
  const stated = measured.group.input.stated?.experience;
  const { formula, others = [] } = sumFormula([
    [1, actual(measured, 'claims', period)],
    [-1, expected(measured, 'claims', period)],
    ...experience(measured, period).current,
    ...(stated
      ? [[measured.group.sign, fact(`stated.experience[${period}]`, stated[period] ?? 0)] as const]
      : []),
  ]);
  return derived(name, value, 'B97(c)', formula, others);
};
