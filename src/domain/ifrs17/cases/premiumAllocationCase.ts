import type { GroupInput } from '../schema/group';
import { currentOf, listedOrByPeriod } from './curvesOfCase';
import {
  amount,
  amounts,
  column,
  given,
  isFacts,
  periodFacts,
  repeated,
  says,
  type Facts,
} from './facts';
import { derecognitionsOf, exchangeRatesOf } from './laterContracts';
import { premiumsOf } from './generalCase';
import { checkPeriods, countOf, periodsPerYearOf, timingOf } from './periodsOfCase';
import { policiesOfCase } from './policiesOfCase';

const zeros = (count: number) => repeated(0, count);

/**
 * Liability for incurred claims: what is paid, its risk adjustment, changes of past service. Where a period settles all claims, what it pays
 * beyond the liability is a change of past service, and the risk adjustment that is left is released.
 */
function incurredOf(
  facts: Facts,
  periods: readonly Facts[],
  claims: readonly number[],
): GroupInput['incurredClaims'] {
  if (isFacts(facts['incurredClaims']))
    return facts['incurredClaims'] as GroupInput['incurredClaims'];
  const none = () => 0;
  const count = claims.length;
  const ra =
    listedOrByPeriod(facts, periods, none, 'raIncurred') ?? column(periods, none, 'riskAdjustment');
  const paid = listedOrByPeriod(facts, periods, none, 'claimsPaid', 'paid', 'outflowsPaid');
  const change = [...(listedOrByPeriod(facts, periods, none, 'pastServiceChange') ?? zeros(count))];
  const release = [
    ...(listedOrByPeriod(facts, periods, none, 'raReleaseOfIncurredClaims', 'raRelease') ??
      zeros(count)),
  ];
  const settlementPattern = amounts(facts, 'settlementPattern');
  const isDated = settlementPattern !== undefined || facts['accidentPeriods'] !== undefined;
  // Where payments have dates the case discounts them: no other rates are those of a premium allocation.
  const interestRate = amount(
    facts,
    'claimsDiscountRate',
    ...(isDated ? ['discountRate', 'lockedInRate'] : []),
  );
  const current = isDated
    ? currentOf(
        { ...facts, currentRates: facts['currentClaimsRates'] ?? facts['currentRates'] },
        periods,
        count,
        interestRate,
      )
    : undefined;
  const growth = (1 + (interestRate ?? 0)) ** (1 / (periodsPerYearOf(facts) ?? 1));
  let [unpaid, held] = [0, 0];
  for (let period = 0; period < count; period++) {
    const settles = periods[period]?.['settlementOfAll'] === true;
    unpaid =
      unpaid * growth +
      (claims[period] ?? 0) +
      (change[period] ?? 0) -
      (paid?.[period] ?? claims[period] ?? 0);
    held += (ra?.[period] ?? 0) - (release[period] ?? 0);
    if (!settles) continue;
    change[period] = (change[period] ?? 0) - unpaid;
    release[period] = (release[period] ?? 0) + held;
    unpaid = held = 0;
  }
  return given({
    paid: isDated ? undefined : paid,
    riskAdjustment: ra,
    pastServiceChange: isDated ? undefined : change,
    riskAdjustmentRelease: release,
    settlementPattern,
    interestRate,
    current,
    accidentPeriods: accidentsOf(facts['accidentPeriods']),
  }) as GroupInput['incurredClaims'];
}

/** Claims incurred: by period, as a list, or one amount for all coverage in step with it. */
function claimsOf(
  facts: Facts,
  periods: readonly Facts[],
  pattern: readonly number[],
): readonly number[] {
  const each = amount(facts, 'claimsPerPeriod');
  if (each !== undefined) return repeated(each, pattern.length);
  const listed = listedOrByPeriod(
    facts,
    periods,
    () => 0,
    'claimsIncurred',
    'claims',
    'actualOutflow',
  );
  const all = pattern.reduce((sum, weight) => sum + weight, 0);
  const total = amount(facts, 'claims', 'claimsIncurred', 'expectedClaims') ?? 0;
  return listed ?? pattern.map((weight) => (all === 0 ? 0 : (total * weight) / all));
}

/** Accident periods by number, whatever a period is called. */
const accidentsOf = (stated: unknown): unknown =>
  Array.isArray(stated)
    ? stated.map((each: unknown) => {
        if (!isFacts(each)) return each;
        const { year, quarter, accidentYear, accidentQuarter, accidentPeriod, ...others } = each;
        const period =
          others['period'] ?? accidentPeriod ?? year ?? quarter ?? accidentYear ?? accidentQuarter;
        return { ...others, period };
      })
    : stated;

/** Claims expected of remaining coverage, by date with or without initial recognition, less the premiums that are still to come then. */
function claimsLessPremiums(
  facts: Facts,
  periods: readonly Facts[],
  premiums: readonly number[],
  count: number,
) {
  const claims = amounts(facts, 'claimsRemaining') ?? column(periods, () => 0, 'claimsRemaining');
  if (!claims) return undefined;
  const toCome = (date: number) => premiums.slice(date).reduce((sum, each) => sum + each, 0);
  const initial = amount(facts, 'claimsRemaining');
  const dated = claims.length > count ? claims : [initial ?? toCome(0), ...claims];
  return dated.map((each, date) => each - toCome(date));
}

/** Fulfilment cash flows of remaining coverage by date, or by period after what they are at initial recognition (57-58). */
function remainingOf(facts: Facts, periods: readonly Facts[]): readonly number[] | undefined {
  const byPeriod = column(periods, () => 0, 'fulfilmentCashFlowsRemaining', 'fcf');
  return (
    amounts(facts, 'fulfilmentCashFlowsRemaining', 'fcf') ??
    (byPeriod && [amount(facts, 'fcfInitial') ?? 0, ...byPeriod])
  );
}

/** True where the facts say that the financing component is significant (56). */
const isFinanced = (facts: Facts): boolean =>
  Object.entries(facts).some(
    ([name, value]) => /significant.?financ/i.test(name) && value === true,
  );

/** Facts of a premium allocation case. */
export function premiumAllocationCase(facts: Facts): GroupInput {
  checkPeriods(facts);
  const periods = periodFacts(facts);
  const count = countOf(facts, periods) ?? amounts(facts, 'coverageUnits')?.length ?? 1;
  const pattern =
    column(periods, () => 0, 'months', 'weight') ??
    amounts(facts, 'coverageUnits') ??
    repeated(1, count);
  const claims = claimsOf(facts, periods, pattern);
  const premiums =
    amounts(facts, 'premiums', 'premium', 'expectedPremiums') ??
    column(periods, () => 0, 'premiumsReceived', 'premium');
  const acquisition = amount(facts, 'acquisitionCashFlows', 'acquisitionCostsPaid');
  const other = amount(facts, 'otherExpenses');
  const { accidentPeriods } = facts;
  return given({
    kind: 'group' as const,
    model: 'PAA' as const,
    periods: count,
    currency: facts['currency'],
    periodsPerYear: periodsPerYearOf(facts),
    expected: given({
      premiums: premiums ?? premiumsOf(facts, count),
      investmentComponents:
        amounts(facts, 'investmentComponents') ?? column(periods, () => 0, 'investmentComponent'),
      acquisition:
        acquisition === undefined ? amounts(facts, 'acquisitionCashFlows') : [acquisition],
    }),
    actual: accidentPeriods === undefined ? { claims } : undefined,
    incurredClaims: incurredOf(facts, periods, claims),
    premiumAllocation: given({
      revenuePattern: pattern,
      acquisitionExpensed: facts['acquisitionExpensedImmediately'] === true,
      financingRate: amount(
        facts,
        'financingRate',
        ...(isFinanced(facts) ? ['discountRate', 'lockedInRate', 'interestRate'] : []),
      ),
      fulfilmentCashFlows:
        remainingOf(facts, periods) ??
        claimsLessPremiums(facts, periods, premiums ?? premiumsOf(facts, count), count),
    }),
    derecognitions: derecognitionsOf(facts),
    exchangeRates: exchangeRatesOf(facts),
    otherExpenses: amounts(facts, 'otherExpenses') ?? (other === undefined ? undefined : [other]),
    policies: policiesOfCase(facts),
    timing: timingOf(facts),
  }) as unknown as GroupInput;
}

/** One input a premium pattern, where a case compares several (55: premiums count when received). */
export function premiumPatterns(facts: Facts): Readonly<Record<string, GroupInput>> {
  const variants = Array.isArray(facts['variants'])
    ? facts['variants'].filter((each): each is string => typeof each === 'string')
    : [];
  const base = premiumAllocationCase(facts);
  const count = base.periods;
  const premium = amount(facts, 'premium') ?? 0;
  const flat = (each: string) =>
    /instal/i.test(each)
      ? 'instalments'
      : /end of coverage|at end/i.test(each)
        ? 'end'
        : 'inception';
  const premiums = {
    inception: [premium],
    end: Array.from({ length: count }, (_, index) => (index === count - 1 ? premium : 0)),
    instalments: repeated(premium / count, count),
  };
  const names = {
    inception: 'premiumAtInception',
    end: 'premiumAtEnd',
    instalments: `${says(facts, 'unit') || 'quarterly'}Instalments`,
  };
  return Object.fromEntries(
    variants.map((each) => {
      const form = flat(each);
      const input: GroupInput = {
        ...base,
        timing: { premiums: form === 'inception' ? 'start' : 'end' },
        expected: { ...base.expected, premiums: premiums[form] },
      };
      return [names[form], input];
    }),
  );
}
