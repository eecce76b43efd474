import type { CompiledGroup } from '../../core/compile';
import type { GroupInput, RevisionInput } from '../../schema/group';
import { firstCovered, newBusinessPeriods, leavesAlike, revisionDates } from './cededDates';
import type { CededWorths } from './cededFacts';
import type { ReinsuranceHeldInput } from './reinsuranceHeldInput';

type Groups = readonly CompiledGroup[];
type NewBusiness = NonNullable<GroupInput['newContracts']>[number];

/** Contracts that join an underlying group are new business of its treaty (28, 62): their share of recoveries, risk and units; premiums are its own. */
export function cededNewContracts(
  input: ReinsuranceHeldInput,
  groups: Groups,
  { facts, worth, listed }: CededWorths,
  lockedIn: NonNullable<GroupInput['rates']>['lockedIn'],
): readonly NewBusiness[] {
  return newBusinessPeriods(input, groups).map((inPeriod) => {
    const own = input.newContracts?.find((each) => each.inPeriod === inPeriod);
    const joined = groups.flatMap((each) =>
      (each.input.newContracts ?? []).filter((contracts) => contracts.inPeriod === inPeriod),
    );
    // Of the first period it is within that of initial recognition, where there is one.
    const isCeded =
      input.riskAdjustmentCeded !== false && (inPeriod > 1 || input.opening !== undefined);
    return {
      inPeriod,
      lockedIn: own?.lockedIn ?? joined[0]?.lockedIn ?? lockedIn,
      expected: {
        claims: listed(
          joined.map(({ expected }) => expected.claims),
          (of) => facts.newBusinessClaims(inPeriod, of),
        ),
        ...(own?.premiums ? { premiums: own.premiums } : {}),
      },
      coverageUnits: input.coverageUnits
        ? []
        : listed(
            joined.map(({ coverageUnits }) => coverageUnits),
            (of) => facts.newBusinessUnits(inPeriod, of),
          ),
      ...(isCeded ? { riskAdjustment: worth(facts.newBusinessRisk(inPeriod)) } : {}),
    };
  });
}

/** What leaves all underlying groups alike is derecognised of the treaty, with the premiums still to pay (74, 76). */
export const cededDerecognitions = (
  input: ReinsuranceHeldInput,
  groups: Groups,
): NonNullable<GroupInput['derecognitions']> =>
  (groups[firstCovered(input, groups)]?.input.derecognitions ?? [])
    .filter(({ atEndOf }) => leavesAlike(input, groups, atEndOf))
    .map(({ atEndOf, fraction }) => ({ atEndOf, fraction }));

const revisesUnits = ({ input }: CompiledGroup, date: number): boolean =>
  (input.revisions ?? []).some(
    ({ atEndOf, coverageUnits }) => atEndOf === date && coverageUnits !== undefined,
  );

/**
 * Changes in underlying estimates change the recoveries of the same dates, and the treaty's units where they are the sum of the underlying ones.
 * Where some groups lose more than others nothing of the treaty is extinguished: what it expects to recover changes (66(c)).
 */
export const cededRevisions = (
  input: ReinsuranceHeldInput,
  groups: Groups,
  { facts, listed }: CededWorths,
): readonly RevisionInput[] =>
  revisionDates(input, groups).map((atEndOf) => {
    // Under the premium allocation approach they are those of the whole coverage from the first.
    const movesUnits =
      !input.coverageUnits &&
      input.model !== 'PAA' &&
      (!leavesAlike(input, groups, atEndOf) || groups.some((each) => revisesUnits(each, atEndOf)));
    const later = groups.map(({ estimates }) =>
      estimates.opening[atEndOf - 1]?.units.slice(atEndOf),
    );
    return {
      atEndOf,
      expected: { claims: listed(later, (of) => facts.revisedClaims(atEndOf, atEndOf + of)) },
      ...(movesUnits
        ? { coverageUnits: listed(later, (of) => facts.revisedUnits(atEndOf, atEndOf + of)) }
        : {}),
    };
  });
