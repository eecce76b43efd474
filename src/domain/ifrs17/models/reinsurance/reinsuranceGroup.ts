import type { CompiledGroup } from '../../core/compile';
import type { LossRecovery } from '../../core/lossRecovery';
import type { Row } from '../../core/row/columns';
import type { GroupInput } from '../../schema/group';
import { cededDerecognitions, cededNewContracts, cededRevisions } from './cededChanges';
import {
  cededWorths,
  unitsCovered,
  type CededRisk,
  type CededWorths,
  type Covered,
} from './cededFacts';
import type { ReinsuranceHeldInput } from './reinsuranceHeldInput';

type UnderlyingRows = readonly (readonly Row[])[];

/** 86(b): what the reinsurer pays whatever the claims are is less premium. */
const premiumsOf = ({
  premiums,
  cedingCommissions = [],
}: ReinsuranceHeldInput): readonly number[] =>
  Array.from(
    { length: Math.max(premiums.length, cedingCommissions.length) },
    (_, period) => (premiums[period] ?? 0) - (cedingCommissions[period] ?? 0),
  );

const byPeriod = (periods: number, at: (period: number) => number): readonly number[] =>
  Array.from({ length: periods }, (_, period) => at(period));

function cededActual(
  { actualPremiums, incurredClaims, periods }: ReinsuranceHeldInput,
  { facts, worth }: CededWorths,
): GroupInput['actual'] {
  // Recoveries stated by accident period say what they are; those of the underlying claims would be stated twice.
  const recovered = incurredClaims?.accidentPeriods
    ? {}
    : { claims: byPeriod(periods, (period) => worth(facts.actualClaims(period))) };
  return { ...recovered, ...(actualPremiums ? { premiums: actualPremiums } : {}) };
}

function cededRiskAdjustment(
  input: ReinsuranceHeldInput,
  periods: number,
  { facts, worth }: CededWorths,
): GroupInput['riskAdjustment'] {
  if (input.riskAdjustmentCeded === false) return undefined;
  const by = (kind: CededRisk) => byPeriod(periods, (period) => worth(facts.risk(kind, period)));
  return {
    ...(input.opening ? {} : { initial: worth(facts.risk('initial', 0)) }),
    futureServiceChange: by('futureServiceChange'),
    interest: by('interest'),
    closing: by('closing'),
  };
}

/** Losses, reversals and releases of the underlying loss components times the share ceded, of what is recovered of them. */
export function lossRecovery(
  input: ReinsuranceHeldInput,
  groups: readonly CompiledGroup[],
  rows: UnderlyingRows,
): LossRecovery[] {
  const { facts, worth } = cededWorths(input, coveredOf(groups, rows));
  const recovered = (part: keyof LossRecovery, period: number) =>
    worth(facts.recovered(part, period));
  return Array.from({ length: input.periods }, (_, period) => ({
    initial: recovered('initial', period),
    losses: recovered('losses', period),
    reversal: recovered('reversal', period),
    allocated: recovered('allocated', period),
  }));
}

const coveredOf = (groups: readonly CompiledGroup[], rows: UnderlyingRows): readonly Covered[] =>
  groups.map((group, index) => ({ group, rows: rows[index] ?? [] }));

/** Rates of the treaty itself (36, 63), of which its cash flows are: what it does not state is that of the first underlying group. */
function ratesOf(
  input: ReinsuranceHeldInput,
  first: GroupInput | undefined,
): NonNullable<GroupInput['rates']> {
  const current = input.current ?? first?.rates?.current;
  return {
    lockedIn: input.lockedIn ?? first?.rates?.lockedIn ?? 0,
    ...(current === undefined ? {} : { current }),
  };
}

/** B137 is one choice for contracts issued and held: what the treaty does not say is what its underlying groups say. */
function interimBasisOf({ underlying }: ReinsuranceHeldInput): NonNullable<GroupInput['policies']> {
  const interimBasis = underlying[0]?.policies?.interimBasis;
  return interimBasis === undefined ? {} : { interimBasis };
}

/** The reinsurance as a group input of its own, made from its underlying groups. */
export function reinsuranceGroup(
  input: ReinsuranceHeldInput,
  groups: readonly CompiledGroup[],
  rows: UnderlyingRows,
): GroupInput {
  const first = groups[0]?.input;
  const worths = cededWorths(input, coveredOf(groups, rows));
  const { facts, listed } = worths;
  const isAllocation = input.model === 'PAA';
  const rates = ratesOf(input, first);
  const ra = cededRiskAdjustment(input, rows[0]?.length ?? 0, worths);
  return {
    kind: 'group',
    id: input.id ?? 'reinsurance',
    model: input.model ?? 'GMM',
    held: true,
    periods: input.periods,
    periodsPerYear: first?.periodsPerYear ?? 1,
    ...(first?.labels ? { labels: first.labels } : {}),
    ...(input.opening ? { opening: input.opening } : {}),
    ...(first?.timing ? { timing: first.timing } : {}),
    rates,
    expected: {
      premiums: premiumsOf(input),
      claims: listed(
        groups.map((each) => each.input.expected?.claims),
        facts.expectedClaims,
      ),
    },
    coverageUnits:
      input.coverageUnits ??
      listed(
        groups.map((each) => unitsCovered(each, isAllocation)),
        facts.units,
      ),
    actual: cededActual(input, worths),
    revisions: cededRevisions(input, groups, worths),
    // Under the premium allocation approach premiums are stated and recoveries follow claims: neither has anything to join or to leave.
    ...(isAllocation
      ? {}
      : {
          newContracts: cededNewContracts(input, groups, worths, rates.lockedIn),
          derecognitions: cededDerecognitions(input, groups),
        }),
    ...(ra ? { riskAdjustment: ra } : {}),
    ...(input.incurredClaims ? { incurredClaims: input.incurredClaims } : {}),
    ...(input.exchangeRates ? { exchangeRates: input.exchangeRates } : {}),
    policies: { ...interimBasisOf(input), ...input.policies },
  };
}
