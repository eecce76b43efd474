import type { CompiledGroup } from '../../core/compile';
import type { FlowSet } from '../../core/flowSet';
import type { Row } from '../../core/row';
import type { GroupInput, RevisionInput } from '../../schema/group';
import { addInto, cededShare, cededSum } from './cededShare';
import type { ReinsuranceHeldInput } from './reinsuranceHeldInput';

type Groups = readonly CompiledGroup[];
type NewBusiness = NonNullable<GroupInput['newContracts']>[number];

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

/** Contracts that join an underlying group are new business of its treaty (28, 62): their share of recoveries, risk and units; premiums are its own. */
export function cededNewContracts(
  input: ReinsuranceHeldInput,
  groups: Groups,
  rows: readonly (readonly Row[])[],
  lockedIn: NonNullable<GroupInput['rates']>['lockedIn'],
): readonly NewBusiness[] {
  return newBusinessPeriods(input, groups).map((inPeriod) => {
    const own = input.newContracts?.find((each) => each.inPeriod === inPeriod);
    const [claims, units] = [[] as number[], [] as number[]];
    let rate: NewBusiness['lockedIn'] | undefined;
    groups.forEach((each, index) => {
      for (const joined of each.input.newContracts ?? []) {
        if (joined.inPeriod !== inPeriod) continue;
        rate ??= joined.lockedIn;
        addInto(claims, joined.expected.claims, cededShare(input, index));
        if (!input.coverageUnits) addInto(units, joined.coverageUnits, 1);
      }
    });
    // Of the first period it is within that of initial recognition, where there is one.
    const isCeded =
      input.riskAdjustmentCeded !== false && (inPeriod > 1 || input.opening !== undefined);
    return {
      inPeriod,
      lockedIn: own?.lockedIn ?? rate ?? lockedIn,
      expected: { claims: claims, ...(own?.premiums ? { premiums: own.premiums } : {}) },
      coverageUnits: units,
      ...(isCeded
        ? { riskAdjustment: cededSum(input, rows, inPeriod - 1, (row) => row.raNew) }
        : {}),
    };
  });
}

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

/** What leaves all underlying groups alike is derecognised of the treaty, with the premiums still to pay (74, 76). */
export const cededDerecognitions = (
  input: ReinsuranceHeldInput,
  groups: Groups,
): NonNullable<GroupInput['derecognitions']> =>
  (groups[firstCovered(input, groups)]?.input.derecognitions ?? [])
    .filter(({ atEndOf }) => leavesAlike(input, groups, atEndOf))
    .map(({ atEndOf, fraction }) => ({ atEndOf, fraction }));

/**
 * Changes in underlying estimates change the recoveries of the same dates, and the treaty's units where they are the sum of the underlying ones.
 * Where some groups lose more than others nothing of the treaty is extinguished: what it expects to recover changes (66(c)).
 */
export function cededRevisions(
  input: ReinsuranceHeldInput,
  groups: Groups,
): readonly RevisionInput[] {
  const dates = groups.flatMap((each) => [
    ...(each.input.revisions ?? [])
      .filter(
        ({ expected, coverageUnits }) =>
          expected?.claims ?? (input.coverageUnits ? undefined : coverageUnits),
      )
      .map(({ atEndOf }) => atEndOf),
    ...(each.input.derecognitions ?? [])
      .filter(({ atEndOf }) => !leavesAlike(input, groups, atEndOf))
      .map(({ atEndOf }) => atEndOf),
  ]);
  return sorted(dates).map((atEndOf) => {
    const [claims, units] = [[] as number[], [] as number[]];
    const isAlike = leavesAlike(input, groups, atEndOf);
    groups.forEach((each, index) => {
      const { flows, expenses } = estimatesAt(each, atEndOf, isAlike);
      const alone = Array.from(
        flows.claims.slice(atEndOf),
        (value, later) => value - (expenses[atEndOf + later] ?? 0),
      );
      addInto(claims, alone, cededShare(input, index));
      addInto(units, Array.from(flows.units.slice(atEndOf)), 1);
    });
    // Under the premium allocation approach they are those of the whole coverage from the first.
    const movesUnits =
      !input.coverageUnits &&
      input.model !== 'PAA' &&
      (!isAlike || groups.some((each) => revisesUnits(each, atEndOf)));
    return { atEndOf, expected: { claims }, ...(movesUnits ? { coverageUnits: units } : {}) };
  });
}

const revisesUnits = ({ input }: CompiledGroup, date: number): boolean =>
  (input.revisions ?? []).some(
    ({ atEndOf, coverageUnits }) => atEndOf === date && coverageUnits !== undefined,
  );

/** Estimates of the end of a period once all is changed; `stays` leaves out what contracts take with them. */
function estimatesAt(
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
