import { claimsRates, isDiscounted } from '../../core/claims/claimsRates';
import { compileGroup, horizonOf, type CompiledGroup } from '../../core/compile';
import { curveSource, type CurveSource } from '../../core/curves';
import { claimsHorizon } from '../../core/claims/claimsPayments';
import type { FlowSet } from '../../core/flowSet';
import { rolledCurve } from '../../curves/discountCurve';
import type { CurveInput } from '../../schema/curve';
import type { FlowsInput, GroupInput } from '../../schema/group';
import type { LossRecovery } from '../../core/lossRecovery';
import { closingOf, curveAsInput, seenAt } from './closing';

type Lists = Readonly<Record<string, readonly number[] | undefined>>;

const later = <T>(values: readonly T[], from: number): readonly T[] => values.slice(from);
/** Of what is stated by date the last entry stays. */
const laterDates = <T>(values: readonly T[], from: number): readonly T[] =>
  values.slice(Math.min(from, values.length - 1));
const laterLists = <T extends object>(lists: T, from: number): T =>
  Object.fromEntries(
    Object.entries(lists as Lists).map(([name, values]) => [
      name,
      Array.isArray(values) ? later(values as readonly number[], from) : values,
    ]),
  ) as T;

/** Estimates at the end of the period: flows as they are stated, each positive in its own direction. */
export function estimatesOf(
  { estimates, sign }: CompiledGroup,
  periods: number,
): { readonly expected: FlowsInput; readonly units: readonly number[] } {
  const last = periods - 1;
  const { flows, expenses } = estimates.revisions[last]?.at(-1) ?? {
    flows: estimates.opening[last] as FlowSet,
    expenses: estimates.expenses[last] as Float64Array,
  };
  const stated = (values: Float64Array) =>
    Array.from(values.slice(periods), (value) => sign * value + 0);
  const alone = flows.claims.map((value, index) => value - (expenses[index] ?? 0));
  return {
    expected: {
      premiums: stated(flows.premiums),
      claims: stated(alone),
      expenses: stated(expenses),
      investmentComponents: stated(flows.investment),
      acquisition: stated(flows.acquisition),
    },
    units: Array.from(flows.units.slice(periods)),
  };
}

/** Curves by date as they are seen later: one for all dates is its forward rates from there on. */
function curvesLater(
  given: CurveInput | readonly CurveInput[],
  from: number,
  periodsPerYear: number,
  source: CurveSource,
): CurveInput | readonly CurveInput[] {
  if (Array.isArray(given)) return laterDates(given as readonly CurveInput[], from);
  return curveAsInput(rolledCurve(source(given as CurveInput), from), periodsPerYear);
}

/** Claims incurred before the opening run on as accident periods 0, -1, ...; what was locked in for them stays. */
function claimsLater(
  { input, lockedIn }: CompiledGroup,
  from: number,
  source: CurveSource,
): NonNullable<GroupInput['incurredClaims']> {
  const { periodsPerYear = 1 } = input;
  const { accidentPeriods, current, settlementPattern, ...lists } = input.incurredClaims ?? {};
  const rates = claimsRates(input, lockedIn, source);
  const isOwn = isDiscounted(input) && lists.interestRate === undefined;
  return {
    ...laterLists(lists, from),
    ...(current === undefined
      ? {}
      : { current: curvesLater(current, from, periodsPerYear, source) }),
    ...(accidentPeriods
      ? {
          accidentPeriods: accidentPeriods.map((accident, index) => ({
            ...accident,
            period: accident.period - from,
            ...(accident.revisions
              ? {
                  revisions: accident.revisions.map((each) => ({
                    ...each,
                    atEndOf: each.atEndOf - from,
                  })),
                }
              : {}),
            ...(isOwn && !accident.ultimates && accident.period <= from
              ? {
                  lockedIn: seenAt(
                    rates(accident, index).lockedIn,
                    accident.period,
                    periodsPerYear,
                  ),
                }
              : {}),
          })),
        }
      : {}),
    ...(settlementPattern && !accidentPeriods ? { settlementPattern } : {}),
  };
}

const shifted = <T extends { readonly atEndOf: number }>(
  all: readonly T[] | undefined,
  from: number,
): readonly T[] =>
  (all ?? [])
    .filter(({ atEndOf }) => atEndOf > from)
    .map((each) => ({ ...each, atEndOf: each.atEndOf - from }));

const joinLater = (
  all: GroupInput['newContracts'],
  from: number,
): NonNullable<GroupInput['newContracts']> =>
  (all ?? [])
    .filter(({ inPeriod }) => inPeriod > from)
    .map((each) => ({
      ...each,
      inPeriod: each.inPeriod - from,
      expected: laterLists(each.expected, from),
      ...(each.coverageUnits ? { coverageUnits: later(each.coverageUnits, from) } : {}),
    }));

function riskLater(
  { riskAdjustment }: GroupInput,
  from: number,
  remaining: number,
): GroupInput['riskAdjustment'] {
  if (!riskAdjustment) return undefined;
  const { release, ...others } = { ...riskAdjustment, initial: 0 };
  return {
    ...laterLists(others, from),
    // A schedule is that of all contracts; those that left take their part along.
    ...(release ? { release: later(release, from).map((each) => each * remaining) } : {}),
  };
}

function ratesLater(
  { rates, periodsPerYear = 1 }: GroupInput,
  from: number,
  closing: { readonly lockedIn: CurveInput; readonly csmAccretion?: CurveInput },
  source: CurveSource,
): GroupInput['rates'] {
  if (!rates) return undefined;
  const { current = rates.lockedIn, crediting } = rates;
  return {
    lockedIn: closing.lockedIn,
    ...(closing.csmAccretion === undefined ? {} : { csmAccretion: closing.csmAccretion }),
    current: curvesLater(current, from, periodsPerYear, source),
    ...(crediting
      ? {
          crediting: laterDates(crediting, from).map((each) =>
            each.length === 0 ? each : laterDates(each, from),
          ),
        }
      : {}),
  };
}

/**
 * The rest of a group's periods as a group that opens with the closing of the first `from`: measuring it gives the same figures. A group on an
 * account balance states its flows and underlying items from there on.
 * @throws RangeError as `closingOf`, and where no period is left
 */
export function continuedFrom(
  given: GroupInput,
  from: number,
  recovery: readonly LossRecovery[] = [],
): GroupInput {
  const group = compileGroup(given);
  const { input, account, labels } = group;
  if (from >= input.periods) throw new RangeError(`no period is left after ${from}`);
  const { opening, remaining, ...locked } = closingOf(group, from, recovery);
  const reach = Math.max(horizonOf(input), claimsHorizon(input));
  const source = curveSource(input.periodsPerYear ?? 1, reach);
  const { expected, units } = estimatesOf(group, from);
  const { accountBalance, ...kept } = input;
  const { rates, riskAdjustment, stated, incurredClaims, exchangeRates, ...others } = kept;
  const isByUnits = input.coverageUnits !== undefined || accountBalance !== undefined;
  const items =
    account && input.model === 'VFA'
      ? { fairValueChange: later(account.changeInFairValue, from) }
      : input.underlyingItems && laterLists(input.underlyingItems, from);
  const risk = riskLater(input, from, remaining);
  const ofRates = ratesLater(input, from, locked, source);
  return {
    ...others,
    periods: input.periods - from,
    labels: later(labels, from),
    opening,
    ...(input.acquisitionAsset ? { acquisitionAsset: 0 } : {}),
    expected,
    ...(isByUnits ? { coverageUnits: units } : {}),
    ...(rates && ofRates ? { rates: ofRates } : {}),
    ...(riskAdjustment && risk ? { riskAdjustment: risk } : {}),
    ...(stated ? { stated: { ...laterLists(stated, from), inflows: 0, outflows: 0 } } : {}),
    ...(input.actual ? { actual: laterLists(input.actual, from) } : {}),
    revisions: shifted(input.revisions, from),
    ...(input.newContracts ? { newContracts: joinLater(input.newContracts, from) } : {}),
    ...(input.derecognitions ? { derecognitions: shifted(input.derecognitions, from) } : {}),
    ...(input.otherExpenses ? { otherExpenses: later(input.otherExpenses, from) } : {}),
    ...(items ? { underlyingItems: items } : {}),
    ...(incurredClaims ? { incurredClaims: claimsLater(group, from, source) } : {}),
    ...(input.premiumAllocation
      ? {
          premiumAllocation: {
            ...laterLists(input.premiumAllocation, from),
            // Those that have joined count, and those that have left no more.
            ...(input.premiumAllocation.revenuePattern ? { revenuePattern: units } : {}),
          },
        }
      : {}),
    ...(input.lossRecovery ? { lossRecovery: laterLists(input.lossRecovery, from) } : {}),
    ...(exchangeRates ? { exchangeRates: laterLists(exchangeRates, from) } : {}),
  };
}
