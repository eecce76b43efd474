import type { CompiledGroup } from '../../core/compile';
import type { FlowSet } from '../../core/flowSet';
import { cededShare } from './cededShare';
import type { ReinsuranceHeldInput } from './reinsuranceHeldInput';

type Groups = readonly CompiledGroup[];

const sorted = (dates: readonly number[]) => [...new Set(dates)].sort((a, b) => a - b);

/** Periods at whose start the treaty takes on new business: contracts join underlying groups, or its own input says so. */
export const newBusinessPeriods = (
  input: ReinsuranceHeldInput,
  groups: Groups,
): readonly number[] =>
  sorted([
    ...groups.flatMap((each) => (each.input.newContracts ?? []).map(({ inPeriod }) => inPeriod)),
    ...(input.newContracts ?? []).map(({ inPeriod }) => inPeriod),
  ]);

/** The share of an underlying group that leaves at the end of a period (76). */
const derecognisedAt = ({ input }: CompiledGroup, atEndOf: number): number =>
  1 -
  (input.derecognitions ?? []).reduce(
    (stays, each) => stays * (each.atEndOf === atEndOf ? 1 - each.fraction : 1),
    1,
  );

/** True where every group that is covered loses the same share: so much of the treaty leaves too. */
export function leavesAlike(input: ReinsuranceHeldInput, groups: Groups, atEndOf: number): boolean {
  const shares = groups
    .filter((_, index) => cededShare(input, index) > 0)
    .map((each) => derecognisedAt(each, atEndOf));
  return shares.every((share) => Math.abs(share - (shares[0] ?? 0)) <= 1e-12);
}

/** The first group that is covered: where all lose the same share, its derecognitions are those of the treaty. */
export const firstCovered = (input: ReinsuranceHeldInput, groups: Groups): number =>
  Math.max(
    0,
    groups.findIndex((_, index) => cededShare(input, index) > 0),
  );

/** Dates at which what the treaty expects to recover changes: estimates of underlying groups do, or some of them lose more than others (66(c)). */
export const revisionDates = (input: ReinsuranceHeldInput, groups: Groups): readonly number[] =>
  sorted(
    groups.flatMap((each) => [
      ...(each.input.revisions ?? [])
        .filter(
          ({ expected, coverageUnits }) =>
            expected?.claims ?? (input.coverageUnits ? undefined : coverageUnits),
        )
        .map(({ atEndOf }) => atEndOf),
      ...(each.input.derecognitions ?? [])
        .filter(({ atEndOf }) => !leavesAlike(input, groups, atEndOf))
        .map(({ atEndOf }) => atEndOf),
    ]),
  );

/** Estimates of the end of a period once all is changed; `stays` leaves out what contracts take with them. */
export function estimatesAt(
  { estimates }: CompiledGroup,
  atEndOf: number,
  stays: boolean,
): { flows: FlowSet; expenses: Float64Array } {
  const changed = (estimates.revisions[atEndOf - 1] ?? []).findLast(
    ({ cause }) => !stays || cause !== 'derecognition',
  );
  return (
    changed ?? {
      flows: estimates.opening[atEndOf - 1] as FlowSet,
      expenses: estimates.expenses[atEndOf - 1] as Float64Array,
    }
  );
}
