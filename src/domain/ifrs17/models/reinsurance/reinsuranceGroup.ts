import type { CompiledGroup } from '../../core/compile';
import type { FlowSet } from '../../core/flowSet';
import type { ReportedColumn, Row } from '../../core/row';
import type { FlowsInput, GroupInput } from '../../schema/group';
import type { LossRecovery } from '../../core/lossRecovery';
import { addInto, cededShare, cededSum } from './cededShare';
import {
  cededDerecognitions,
  cededNewContracts,
  cededRevisions,
  leavesAlike,
} from './cededChanges';
import type { ReinsuranceHeldInput } from './reinsuranceHeldInput';

type UnderlyingRows = readonly (readonly Row[])[];

/** Recoveries expected and received follow the underlying claims (not expenses, not investment components) in proportion. */
function ceded(input: ReinsuranceHeldInput, groups: readonly CompiledGroup[]): FlowsInput {
  const claims: number[] = [];
  groups.forEach((each, index) =>
    addInto(claims, each.input.expected?.claims, cededShare(input, index)),
  );
  // 86(b): what the reinsurer pays whatever the claims are is less premium.
  const premiums = [...input.premiums];
  addInto(premiums, input.cedingCommissions, -1);
  return { premiums, claims };
}

function cededActual(
  input: ReinsuranceHeldInput,
  groups: readonly CompiledGroup[],
): GroupInput['actual'] {
  const claims: number[] = new Array<number>(input.periods).fill(0);
  groups.forEach((each, index) => {
    const expenses = each.input.actual?.expenses;
    for (let period = 0; period < input.periods; period++) {
      const spent = expenses
        ? (expenses[period] ?? 0)
        : (each.estimates.expenses[period]?.[period] ?? 0);
      claims[period] =
        (claims[period] ?? 0) +
        cededShare(input, index) * ((each.actual.claims[period] ?? 0) - spent);
    }
  });
  // Recoveries stated by accident period say what they are; those of the underlying claims would be stated twice.
  const recovered = input.incurredClaims?.accidentPeriods ? {} : { claims };
  return { ...recovered, ...(input.actualPremiums ? { premiums: input.actualPremiums } : {}) };
}

/** Which figures of the underlying groups make the risk adjustment of the treaty (64). */
const riskCeded = {
  initial: ['raNew'],
  futureServiceChange: ['raFuture', 'raDerecognised'],
  interest: ['raInterest', 'raRateChange'],
  closing: ['raClosing'],
} as const satisfies Record<string, readonly ReportedColumn[]>;
export type CededRisk = keyof typeof riskCeded;

/** Those of a period: what leaves some groups alone is no derecognition of the treaty, but a change of what it expects. */
export const riskFigures = (
  input: ReinsuranceHeldInput,
  groups: readonly CompiledGroup[],
  kind: CededRisk,
  period: number,
): readonly ReportedColumn[] =>
  riskCeded[kind].filter(
    (column) => column !== 'raDerecognised' || !leavesAlike(input, groups, period + 1),
  );

function cededRiskAdjustment(
  input: ReinsuranceHeldInput,
  groups: readonly CompiledGroup[],
  rows: UnderlyingRows,
): GroupInput['riskAdjustment'] {
  if (input.riskAdjustmentCeded === false) return undefined;
  const at = (kind: CededRisk, period: number) => {
    const figures = riskFigures(input, groups, kind, period);
    return cededSum(input, rows, period, (row) => sumOf(row, figures));
  };
  const by = (kind: CededRisk) =>
    Array.from({ length: rows[0]?.length ?? 0 }, (_, period) => at(kind, period));
  return {
    ...(input.opening ? {} : { initial: at('initial', 0) }),
    futureServiceChange: by('futureServiceChange'),
    interest: by('interest'),
    closing: by('closing'),
  };
}

const sumOf = (row: Row, figures: readonly ReportedColumn[]): number =>
  figures.reduce((sum, figure) => sum + row[figure], 0);

/** What is left at the start of each period of losses recognised before the treaty was bought: never recovered (66A), it shrinks as the component does. */
export function neverRecovered(
  input: ReinsuranceHeldInput,
  rows: readonly Row[],
  group: number,
): readonly number[] {
  const isFirst = input.boughtAfterLoss && !input.opening;
  let left = isFirst ? (rows[0]?.lcNew ?? 0) : (input.neverRecovered?.[group] ?? 0);
  return rows.map(({ lcOpening, lcNew, lcLosses, lcClosing }) => {
    const now = left;
    // New losses may be made good within the period: nothing of the old ones is left then.
    const stays = Math.max(0, lcClosing - lcLosses);
    left = lcOpening + lcNew === 0 ? 0 : (left * stays) / (lcOpening + lcNew);
    return now;
  });
}

/** Part of an underlying loss component that is recovered, 0 to 1. */
const shareRecovered = ({ lcOpening, lcNew }: Row, never: number): number =>
  never === 0 ? 1 : 1 - never / (lcOpening + lcNew);

/** Which figures of the underlying loss components make what is recovered, and with which sign (66A-66B, B119D-B119F). What leaves takes its loss component with it. */
export const recoveredFrom = {
  initial: [1, ['lcNew']],
  losses: [1, ['lcLosses']],
  reversal: [-1, ['lcReversal', 'lcDerecognised']],
  allocated: [-1, ['lcAllocatedClaims', 'lcAllocatedRa', 'lcFinance']],
} as const satisfies Record<keyof LossRecovery, readonly [1 | -1, readonly ReportedColumn[]]>;

/** Losses are recovered as they come; of what becomes of them only the part that was (66A). */
export const isOfLosses = (part: keyof LossRecovery): boolean =>
  part === 'initial' || part === 'losses';

/** Nothing is recovered of losses recognised before the treaty was bought (66A). */
export const isBoughtLater = (
  { boughtAfterLoss, opening }: ReinsuranceHeldInput,
  part: keyof LossRecovery,
  period: number,
): boolean => part === 'initial' && period === 0 && Boolean(boughtAfterLoss) && !opening;

/** Losses, reversals and releases of the underlying loss components times the share ceded, of what is recovered of them. */
export function lossRecovery(input: ReinsuranceHeldInput, rows: UnderlyingRows): LossRecovery[] {
  const never = rows.map((each, index) => neverRecovered(input, each, index));
  const recovered = (part: keyof LossRecovery, period: number): number => {
    if (isBoughtLater(input, part, period)) return 0;
    const [sign, figures] = recoveredFrom[part];
    return rows.reduce((total, each, index) => {
      const row = each[period];
      if (!row) return total;
      const share = isOfLosses(part) ? 1 : shareRecovered(row, never[index]?.[period] ?? 0);
      return total + cededShare(input, index) * sign * share * sumOf(row, figures);
    }, 0);
  };
  return Array.from({ length: input.periods }, (_, period) => ({
    initial: recovered('initial', period),
    losses: recovered('losses', period),
    reversal: recovered('reversal', period),
    allocated: recovered('allocated', period),
  }));
}

/** Units with which an underlying group begins; where premiums are stated for all, they are earned on what joins, and stays, too. */
function unitsCovered(
  { input, account, estimates, periods }: CompiledGroup,
  isAllocation: boolean,
): readonly number[] {
  if (!isAllocation)
    return input.coverageUnits ?? input.premiumAllocation?.revenuePattern ?? account?.inForce ?? [];
  const inTheEnd = estimates.closing[periods - 1] as FlowSet;
  return Array.from(
    inTheEnd.units,
    (units, of) => (of < periods ? estimates.opening[of]?.units[of] : units) ?? 0,
  );
}

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
  const units: number[] = [];
  groups.forEach((each) => addInto(units, unitsCovered(each, input.model === 'PAA'), 1));
  const rates = ratesOf(input, first);
  const ra = cededRiskAdjustment(input, groups, rows);
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
    expected: ceded(input, groups),
    coverageUnits: input.coverageUnits ?? units,
    actual: cededActual(input, groups),
    revisions: cededRevisions(input, groups),
    // Under the premium allocation approach premiums are stated and recoveries follow claims: neither has anything to join or to leave.
    ...(input.model === 'PAA'
      ? {}
      : {
          newContracts: cededNewContracts(input, groups, rows, rates.lockedIn),
          derecognitions: cededDerecognitions(input, groups),
        }),
    ...(ra ? { riskAdjustment: ra } : {}),
    ...(input.incurredClaims ? { incurredClaims: input.incurredClaims } : {}),
    ...(input.exchangeRates ? { exchangeRates: input.exchangeRates } : {}),
    policies: { ...interimBasisOf(input), ...input.policies },
  };
}
