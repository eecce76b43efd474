import type { DiscountCurve } from '../curves/discountCurve';
import type { FlowsInput, GroupInput } from '../schema/group';
import { InputError } from '../schema/shape';
import { caseOf } from '../figures/plan/case';
import { planOf, type Plan } from '../figures/plan/plan';
import { accountBalance, type AccountBalance } from './accountBalance';
import { checkGroup } from './checks/checkGroup';
import { claimsHorizon, withAccidentPeriods } from './claims/claimsPayments';
import { claimsRunOff, type ClaimsRunOff } from './claims/claimsRunOff';
import { curveSource, currentByDate, type CurveSource } from './curves';
import { builtFlows, estimatesByDate, padded, type Estimates } from './estimates';
import { presentValue, type FlowSet, type Moment, type Moments } from './flowSet';
import { lockedInByPeriod, type DatedCurve } from './lockedIn';
import { isDisaggregated, type Policies } from './policies';

export interface NewBusiness {
  readonly flows: FlowSet;
  readonly rates: DatedCurve;
  readonly riskAdjustment: number;
}

/** A group made ready for measuring: one typed array a kind. Liability positive; amounts of reinsurance contracts held are negated. */
export interface CompiledGroup {
  readonly input: GroupInput;
  readonly held: boolean;
  /** 1 for contracts issued, -1 for reinsurance contracts held: what is stated positive in its own direction runs the other way. */
  readonly sign: 1 | -1;
  readonly labels: readonly string[];
  readonly periods: number;
  readonly policies: Policies;
  /** The figures of its periods, each by its one formula. */
  readonly plan: Plan;
  readonly newBusiness: readonly (readonly NewBusiness[])[];
  readonly estimates: Estimates;
  readonly actual: Readonly<
    Record<'premiums' | 'claims' | 'investment' | 'acquisition', Float64Array>
  >;
  readonly lockedIn: readonly DatedCurve[];
  /** By period: the weight of the group's rates in the average where contracts join later (B73). */
  readonly lockedInWeights: readonly number[];
  /** Of a group with an opening: its rates before others join. */
  readonly openingRates?: DatedCurve;
  readonly accretion: readonly DatedCurve[];
  /** By date: 0 is initial recognition, t the end of period t. */
  readonly current: readonly DiscountCurve[];
  readonly account: AccountBalance | undefined;
  readonly fairValueChange: Float64Array | undefined;
  /** Where claims are stated by accident period: amounts of the holder's or issuer's side, not negated. */
  readonly runOff: ClaimsRunOff | undefined;
}

const momentOf = { start: 0, middle: 1, end: 2 } as const satisfies Record<string, Moment>;

/** Units with which a group begins; under the premium allocation approach the pattern of its revenue (B119, B126). */
const statedUnits = ({ model, premiumAllocation, coverageUnits }: GroupInput) =>
  (model === 'PAA' ? premiumAllocation?.revenuePattern : undefined) ?? coverageUnits;

/** Periods that the estimates reach. */
export function horizonOf(input: GroupInput): number {
  const joined = input.newContracts ?? [];
  const lengths = [input.expected, ...joined.map(({ expected }) => expected)].flatMap((flows) =>
    Object.values(flows ?? {}).map((values) => values.length),
  );
  const units = [statedUnits(input), ...joined.map(({ coverageUnits }) => coverageUnits)].map(
    (values) => values?.length ?? 0,
  );
  const revised = (input.revisions ?? []).flatMap(({ atEndOf, expected, coverageUnits }) =>
    [...Object.values(expected ?? {}), coverageUnits ?? []].map(
      (values) => atEndOf + values.length,
    ),
  );
  return Math.max(input.periods, ...units, ...lengths, ...revised);
}

/** What a holder gets in all circumstances is the balance; what death adds to it is the insurance benefit (B104, Appendix A). */
function flowsOfAccount(account: AccountBalance): FlowsInput {
  return {
    premiums: account.premiums,
    claims: account.guaranteeBenefits,
    investmentComponents: account.deathPayments.map(
      (payment, index) => -payment - (account.maturityPayment[index] ?? 0),
    ),
  };
}

function actualFlows(
  { actual, periods }: GroupInput,
  { opening, expenses }: Estimates,
  runOff: ClaimsRunOff | undefined,
  sign: number,
): CompiledGroup['actual'] {
  const stated = runOff ? Array.from(runOff.incurred) : actual?.claims;
  const planned = (kind: 'premiums' | 'claims' | 'investment' | 'acquisition') =>
    Float64Array.from({ length: periods }, (_, period) => opening[period]?.[kind][period] ?? 0);
  const plannedExpenses = Float64Array.from(
    { length: periods },
    (_, period) => expenses[period]?.[period] ?? 0,
  );
  const claims = planned('claims').map((amount, period) => {
    const plannedExpense = plannedExpenses[period] ?? 0;
    const claim = stated ? sign * (stated[period] ?? 0) : amount - plannedExpense;
    return claim + (actual?.expenses ? sign * (actual.expenses[period] ?? 0) : plannedExpense);
  });
  const given = (
    values: readonly number[] | undefined,
    kind: 'premiums' | 'investment' | 'acquisition',
  ) => (values ? padded(values, periods, sign) : planned(kind));
  return {
    premiums: given(actual?.premiums, 'premiums'),
    claims,
    investment: given(actual?.investmentComponents, 'investment'),
    acquisition: given(actual?.acquisition, 'acquisition'),
  };
}

/** Contracts by when they join (28): those the group begins with, then later ones, each with its rates and their weight in the average (B73). */
function newBusinessOf(
  input: GroupInput,
  account: AccountBalance | undefined,
  {
    sign,
    moments,
    horizon,
    source,
  }: { sign: 1 | -1; moments: Moments; horizon: number; source: CurveSource },
) {
  const first = {
    inPeriod: 1,
    expected: input.expected ?? (account ? flowsOfAccount(account) : {}),
    lockedIn: input.rates?.lockedIn ?? 0,
    coverageUnits: statedUnits(input) ?? account?.inForce,
    riskAdjustment: input.riskAdjustment?.initial,
    weight: input.opening?.lockedInWeight,
  };
  return [first, ...(input.newContracts ?? [])].map((tranche) => {
    const origin = tranche.inPeriod - 1;
    const built = builtFlows(tranche.expected, tranche.coverageUnits, horizon, sign, moments);
    const curve = source(tranche.lockedIn);
    const weight =
      tranche.weight ??
      Math.abs(presentValue(built.flows.premiums, moments.premiums, origin, curve, origin));
    return {
      ...built,
      origin,
      curve,
      weight,
      riskAdjustment: sign * (tranche.riskAdjustment ?? 0),
    };
  });
}

function accumulated(newBusiness: readonly (readonly { readonly weight: number }[])[]): number[] {
  let weight = 0;
  return newBusiness.map(
    (tranches) => (weight = tranches.reduce((sum, each) => sum + each.weight, weight)),
  );
}

const momentsOf = ({
  timing: { premiums = 'start', outflows = 'end', acquisition = 'start' } = {},
}: GroupInput): Moments => ({
  premiums: momentOf[premiums],
  outflows: momentOf[outflows],
  acquisition: momentOf[acquisition],
});

const labelsOf = ({ labels, periods, periodsPerYear = 1 }: GroupInput): readonly string[] =>
  labels ??
  Array.from(
    { length: periods },
    (_, index) => `${periodsPerYear === 1 ? 'year' : 'period'}${index + 1}`,
  );

/**
 * @param curves where many groups share curves
 * @throws InputError where fields are missing or contradict one another
 */
export function compileGroup(given: GroupInput, curves?: CurveSource): CompiledGroup {
  const problems = checkGroup(given);
  if (problems.length > 0) throw new InputError(problems);
  const input = withAccidentPeriods(given);
  const held = input.held ?? false;
  const { periods } = input;
  const horizon = horizonOf(input);
  const settled = claimsHorizon(input);
  // Claims may be settled long after coverage: shared curves need not reach so far.
  const source =
    curves && settled === 0
      ? curves
      : curveSource(input.periodsPerYear ?? 1, Math.max(horizon, settled));
  const sign = held ? -1 : 1;
  const moments = momentsOf(input);
  const account = input.accountBalance && accountBalance(input.accountBalance, periods);
  const tranches = newBusinessOf(input, account, { sign, moments, horizon, source });
  const byPeriod = Array.from({ length: periods }, (_, period) =>
    tranches.filter(({ origin }) => origin === period),
  );
  const estimates = estimatesByDate(
    byPeriod,
    input.revisions ?? [],
    input.derecognitions ?? [],
    sign,
    moments,
  );
  const { csmAccretion } = input.rates ?? {};
  const lockedIn = lockedInByPeriod(byPeriod, input.periodsPerYear ?? 1);
  const of = caseOf(input);
  const { policies } = of;
  const runOff =
    input.incurredClaims?.accidentPeriods &&
    claimsRunOff(input, lockedIn, source, isDisaggregated(policies));
  return {
    input,
    held,
    sign,
    labels: labelsOf(input),
    periods,
    policies,
    plan: planOf(of),
    newBusiness: byPeriod.map((joined, period) =>
      // What an opening holds is recognised already.
      joined
        .slice(period === 0 && input.opening ? 1 : 0)
        .map(({ flows, curve, origin, riskAdjustment }) => ({
          flows,
          rates: { curve, origin },
          riskAdjustment,
        })),
    ),
    estimates,
    actual: actualFlows(input, estimates, runOff, sign),
    runOff,
    lockedIn,
    lockedInWeights: accumulated(byPeriod),
    ...(input.opening && tranches[0] ? { openingRates: tranches[0] } : {}),
    accretion:
      csmAccretion === undefined
        ? lockedIn
        : lockedIn.map(() => ({ curve: source(csmAccretion), origin: 0 })),
    current: currentByDate(input.rates?.current ?? input.rates?.lockedIn ?? 0, periods, source),
    account,
    fairValueChange: input.underlyingItems
      ? padded(input.underlyingItems.fairValueChange, periods)
      : account && Float64Array.from(account.changeInFairValue),
  };
}
