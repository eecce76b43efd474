import type { CompiledGroup } from '../../core/compile';
import { newBusinessPeriods } from '../../models/reinsurance/cededChanges';
import type { ReinsuranceHeldInput } from '../../models/reinsurance/reinsuranceHeldInput';
import { fact, type Derivation } from '../../formula/derivation';
import { explainColumn } from '../explainColumn';
import type { Underlying } from './underlyingGroups';

type Parts = readonly (readonly [1 | -1, Derivation])[];

/** What joins underlying groups, under the paths of the new business of their treaty. */
export function newBusinessFacts(
  input: ReinsuranceHeldInput,
  underlying: readonly Underlying[],
  periods: readonly number[],
  each: (path: string, make: (group: Underlying) => Parts) => Derivation,
  summed: (path: string, units: readonly Derivation[]) => Derivation,
): (path: string) => Derivation | undefined {
  const joined = (
    group: Underlying,
    inPeriod: number,
    kind: 'claims' | 'units',
    of: number,
  ): Derivation[] =>
    (group.group.input.newContracts ?? []).flatMap((contracts, index) => {
      const path = kind === 'claims' ? 'expected.claims' : 'coverageUnits';
      const value =
        (kind === 'claims' ? contracts.expected.claims : contracts.coverageUnits)?.[of] ?? 0;
      return contracts.inPeriod === inPeriod && value !== 0
        ? [fact(`newContracts[${index}].${path}[${of}]`, value)]
        : [];
    });
  return (path) => {
    const [, index, field = '', at] =
      /^newContracts\[(\d+)\]\.([a-zA-Z.]+)(?:\[(\d+)\])?$/.exec(path) ?? [];
    const inPeriod = periods[Number(index)];
    if (index === undefined || inPeriod === undefined) return undefined;
    const of = Number(at);
    const own = (input.newContracts ?? []).findIndex(
      (contracts) => contracts.inPeriod === inPeriod,
    );
    switch (field) {
      case 'expected.claims':
        return each(path, (group) =>
          joined(group, inPeriod, 'claims', of).map((part) => [1, part] as const),
        );
      case 'coverageUnits':
        return summed(
          path,
          underlying.flatMap((group) => joined(group, inPeriod, 'units', of).map(group.named)),
        );
      case 'expected.premiums':
        return fact(
          `newContracts[${own}].premiums[${of}]`,
          input.newContracts?.[own]?.premiums?.[of] ?? 0,
        );
      case 'riskAdjustment':
        return each(path, (group) => [[1, explainColumn(group, inPeriod - 1, 'raNew')]]);
      default:
        return undefined;
    }
  };
}

/** The curve at which new business of the treaty is recognised: its own, or that of what joins. @returns undefined where it is neither */
export function newBusinessRatePath(
  input: ReinsuranceHeldInput,
  groups: readonly CompiledGroup[],
  path: string,
): string | undefined {
  const [, entry] = /^newContracts\[(\d+)\]\.lockedIn$/.exec(path) ?? [];
  const inPeriod = newBusinessPeriods(input, groups)[Number(entry)];
  if (inPeriod === undefined) return undefined;
  const own = (input.newContracts ?? []).findIndex(
    (each) => each.inPeriod === inPeriod && each.lockedIn !== undefined,
  );
  if (own >= 0) return `newContracts[${own}].lockedIn`;
  for (const [index, group] of groups.entries()) {
    const joined = (group.input.newContracts ?? []).findIndex((each) => each.inPeriod === inPeriod);
    if (joined >= 0)
      return `underlying.${group.input.id ?? `group${index + 1}`}.newContracts[${joined}].lockedIn`;
  }
  return undefined;
}
