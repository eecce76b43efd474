import type { CompiledGroup } from '../core/compile';
import type { Row } from '../core/row';
import type { FlowsInput, GroupInput, RevisionInput } from '../schema/group';
import type { LossRecovery } from '../steps/reinsuranceMargin';
import type { ReinsuranceHeldInput } from './reinsuranceHeldInput';

const addInto = (sum: number[], values: readonly number[] | undefined, factor: number, from = 0) =>
  values?.forEach((value, index) => {
    sum[from + index] = (sum[from + index] ?? 0) + factor * value;
  });

type UnderlyingRows = readonly (readonly Row[])[];

/** Share of an underlying group's claims that is recovered: what is ceded of the part that is covered (B119E). */
export const cededShare = ({ cessionRate, coveredShares }: ReinsuranceHeldInput, group: number): number =>
  cessionRate * (coveredShares?.[group] ?? 1);

/** Recoveries expected and received follow the underlying claims (not expenses, not investment components) in proportion. */
function ceded(input: ReinsuranceHeldInput, groups: readonly CompiledGroup[]): FlowsInput {
  const claims: number[] = [];
  groups.forEach((each, index) => addInto(claims, each.input.expected?.claims, cededShare(input, index)));
  return { premiums: input.premiums, claims };
}

function cededActual(input: ReinsuranceHeldInput, groups: readonly CompiledGroup[]): GroupInput['actual'] {
  const claims: number[] = new Array<number>(input.periods).fill(0);
  groups.forEach((each, index) => {
    const expenses = each.input.actual?.expenses;
    for (let period = 0; period < input.periods; period++) {
      const spent = expenses ? (expenses[period] ?? 0) : (each.estimates.expenses[period]?.[period] ?? 0);
      claims[period] = (claims[period] ?? 0) + cededShare(input, index) * ((each.actual.claims[period] ?? 0) - spent);
    }
  });
  // Recoveries stated by accident period say what they are; those of the underlying claims would be stated twice.
  const recovered = input.incurredClaims?.accidentPeriods ? {} : { claims };
  return { ...recovered, ...(input.actualPremiums ? { premiums: input.actualPremiums } : {}) };
}

/** Changes in underlying estimates change the recoveries of the same dates. */
function cededRevisions(input: ReinsuranceHeldInput, groups: readonly CompiledGroup[]): RevisionInput[] {
  const dates = new Set(
    groups.flatMap(({ input }) =>
      (input.revisions ?? []).filter(({ expected }) => expected?.claims).map(({ atEndOf }) => atEndOf),
    ),
  );
  return [...dates]
    .sort((a, b) => a - b)
    .map((atEndOf) => {
      const claims: number[] = [];
      groups.forEach(({ estimates }, index) => {
        const after = estimates.closing[atEndOf - 1];
        const expenses = estimates.expenses[atEndOf] ?? estimates.expenses.at(-1);
        if (after)
          addInto(
            claims,
            Array.from(after.claims.slice(atEndOf), (value, later) => value - (expenses?.[atEndOf + later] ?? 0)),
            cededShare(input, index),
          );
      });
      return { atEndOf, expected: { claims } };
    });
}

/** What the underlying groups show in a period, each times its share. */
const cededSum = (input: ReinsuranceHeldInput, rows: UnderlyingRows, period: number, pick: (row: Row) => number): number =>
  rows.reduce((total, each, index) => total + (each[period] ? cededShare(input, index) * pick(each[period]) : 0), 0);

function cededRiskAdjustment(input: ReinsuranceHeldInput, rows: UnderlyingRows): GroupInput['riskAdjustment'] {
  if (input.riskAdjustmentCeded === false) return undefined;
  const sum = (pick: (row: Row) => number, period: number) => cededSum(input, rows, period, pick);
  const periods = rows[0]?.length ?? 0;
  const by = (pick: (row: Row) => number) => Array.from({ length: periods }, (_, period) => sum(pick, period));
  return {
    initial: sum((row) => row.raNew, 0),
    futureServiceChange: by((row) => row.raFuture),
    interest: by((row) => row.raInterest),
    closing: by((row) => row.raClosing),
  };
}

/** Losses, reversals and releases of the underlying loss components times the share ceded (66A-66B, B119D-B119F). */
export function lossRecovery(input: ReinsuranceHeldInput, rows: UnderlyingRows): LossRecovery[] {
  return Array.from({ length: input.periods }, (_, period) => {
    const sum = (pick: (row: Row) => number) => cededSum(input, rows, period, pick);
    return {
      initial: input.boughtAfterLoss ? 0 : sum((row) => row.lcNew),
      losses: sum((row) => row.lcLosses),
      reversal: sum((row) => -row.lcReversal),
      allocated: sum((row) => -(row.lcAllocatedClaims + row.lcAllocatedRa) - row.lcFinance),
    };
  });
}

/** Rates of the treaty itself (36, 63), of which its cash flows are: what it does not state is that of the first underlying group. */
function ratesOf(input: ReinsuranceHeldInput, first: GroupInput | undefined): NonNullable<GroupInput['rates']> {
  const current = input.current ?? first?.rates?.current;
  return { lockedIn: input.lockedIn ?? first?.rates?.lockedIn ?? 0, ...(current === undefined ? {} : { current }) };
}

/** The reinsurance as a group input of its own, made from its underlying groups. */
export function reinsuranceGroup(
  input: ReinsuranceHeldInput,
  groups: readonly CompiledGroup[],
  rows: UnderlyingRows,
): GroupInput {
  const first = groups[0]?.input;
  const units: number[] = [];
  for (const each of groups)
    addInto(units, each.input.coverageUnits ?? each.input.premiumAllocation?.revenuePattern ?? each.account?.inForce ?? [], 1);
  const ra = cededRiskAdjustment(input, rows);
  return {
    kind: 'group',
    id: input.id ?? 'reinsurance',
    model: input.model ?? 'GMM',
    periods: input.periods,
    periodsPerYear: first?.periodsPerYear ?? 1,
    ...(first?.timing ? { timing: first.timing } : {}),
    rates: ratesOf(input, first),
    expected: ceded(input, groups),
    coverageUnits: input.coverageUnits ?? units,
    actual: cededActual(input, groups),
    revisions: cededRevisions(input, groups),
    ...(ra ? { riskAdjustment: ra } : {}),
    ...(input.incurredClaims ? { incurredClaims: input.incurredClaims } : {}),
    ...(input.policies ? { policies: input.policies } : {}),
  };
}
