import type { FlowsInput, GroupInput, RevisionInput } from '@/domain/ifrs17';
import type { BookGroup } from '@/domain/ifrs17/book';
import { incurredClaimsOf } from './claims';
import type { DiscountCurves } from '../basis/curves';
import { addedFlows, addedLists, scaledFlows, type GroupEstimates } from './estimates';
import { withoutAcquisition } from './estimatesAtStart';
import { withOnerousTest } from './onerousTest';
import { periodAfter, type Period } from '../period';
import type { BookDefinition, ChangeReason, CloseGroup, GroupActual, GroupClosing } from '../types';

/** Estimates of a group at the end of a quarter, one after the other by what changed them. */
export interface ChangedEstimates {
  readonly reason: ChangeReason;
  readonly estimates: GroupEstimates;
  /** The assumption that changed; left out where it is what happened to contracts. */
  readonly assumption?: string;
}

/** Everything of a quarter that a group's measurement rests on. */
export interface GroupQuarter {
  readonly group: CloseGroup;
  readonly period: Period;
  /** What it closed the quarter before with; none where it begins. */
  readonly before?: GroupClosing | undefined;
  /** Estimates of the start, where `before` has none: of a group that opens with stated balances. */
  readonly atStart?: GroupEstimates | undefined;
  /** Contracts recognised at the start of the quarter. */
  readonly newBusiness?: GroupEstimates | undefined;
  readonly changes: readonly ChangedEstimates[];
  readonly actual?: GroupActual | undefined;
  readonly version?: string | undefined;
}

interface QuarterRates {
  readonly definition: Pick<BookDefinition, 'company' | 'currency' | 'exchangeRates'>;
  readonly curves: DiscountCurves;
  /** Curves of the end, where a scenario changes them. */
  readonly endCurves: DiscountCurves;
}

const atLeastOne = (values: readonly number[]): readonly number[] =>
  values.length > 0 ? values : [0];

/** Rates of the group's currency at the start, on average and at the end (30, IAS 21.21-28). */
export function exchangeRatesOf(
  { currency, exchangeRates }: QuarterRates['definition'],
  foreign: string,
  period: Period,
): GroupInput['exchangeRates'] {
  if (foreign === currency) return undefined;
  const at = (date: string) => {
    const rate = exchangeRates.find((each) => each.currency === foreign && each.date === date);
    if (!rate) throw new RangeError(`no exchange rate of ${foreign} at ${date}`);
    return rate;
  };
  const [start, end] = [at(periodAfter(period, -1)), at(period)];
  return { closing: [start.closing, end.closing], average: [end.average] };
}

/** The quarter's amounts as expected at its start, contracts that join among them. */
const plannedOf = ({ before, atStart, newBusiness }: GroupQuarter): FlowsInput =>
  addedFlows(before?.expected ?? atStart?.expected ?? {}, newBusiness?.expected);

function actualOf(quarter: GroupQuarter): GroupInput['actual'] {
  const { actual, group } = quarter;
  if (!actual) return undefined;
  const kinds = ['premiums', 'expenses', 'investmentComponents', 'acquisition'] as const;
  const stated = Object.fromEntries(
    kinds.flatMap((kind) => (actual[kind] === undefined ? [] : [[kind, [actual[kind]]]])),
  );
  // Claims that run off are stated by the quarter in which they were incurred.
  return group.settlementPattern || actual.claims === undefined
    ? stated
    : { ...stated, claims: [actual.claims] };
}

/** What is market is financial risk, the rest future service (B96-B97). Those who leave at the end are still among the estimates before it. */
function revisionsOf({ group, changes, actual }: GroupQuarter): readonly RevisionInput[] {
  if (group.model === 'PAA') return [];
  const stays = 1 - (actual?.derecognition?.fraction ?? 0);
  return changes.map(({ reason, assumption, estimates: { expected, coverageUnits } }) => {
    const flows = withoutAcquisition(scaledFlows(expected, 1 / stays));
    return {
      atEndOf: 1,
      ...(reason === 'market' ? { cause: 'financialRisk' as const } : {}),
      ...(assumption === undefined ? {} : { assumption }),
      expected: flows,
      coverageUnits: coverageUnits.map((units) => units / stays),
    };
  });
}

/**
 * The input of one quarter of a group: it opens with the closing of the quarter before, contracts join at its start, what happened stands beside
 * what was expected, and estimates change at its end. One period that `measure` and `explain` take as every other.
 */
export function groupInput(quarter: GroupQuarter, rates: QuarterRates): BookGroup {
  const { group, period, before, atStart, newBusiness, actual } = quarter;
  const { definition } = rates;
  const isAllocation = group.model === 'PAA';
  const curves = [
    rates.curves(group, periodAfter(period, -1)),
    rates.endCurves(group, period),
  ] as const;
  const first = before ? (before.expected ?? atStart?.expected ?? {}) : newBusiness?.expected;
  const units = atLeastOne(
    (before ? (before.coverageUnits ?? atStart?.coverageUnits) : newBusiness?.coverageUnits) ?? [],
  );
  const share =
    group.riskAdjustmentShare ?? before?.riskAdjustmentShare ?? newBusiness?.riskAdjustmentShare;
  const incurredClaims = incurredClaimsOf(group, {
    period,
    incurred: actual?.claims ?? plannedOf(quarter).claims?.[0] ?? 0,
    before,
    actual,
    curves,
  });
  const returns = addedLists(before?.returns ?? atStart?.returns, newBusiness?.returns);
  const exchangeRates = exchangeRatesOf(definition, group.currency, period);
  const stated = actualOf(quarter);
  const revisions = revisionsOf(quarter);
  const input: GroupInput = {
    kind: 'group',
    id: group.id,
    model: group.model,
    currency: group.currency,
    ...(group.held ? { held: true } : {}),
    periods: 1,
    periodsPerYear: 4,
    labels: [period],
    timing: { premiums: 'middle', outflows: 'middle', acquisition: 'middle' },
    rates: { lockedIn: before?.lockedIn ?? curves[0], current: curves },
    ...(before ? { opening: before.opening } : {}),
    expected: first ?? {},
    ...(isAllocation ? { premiumAllocation: { revenuePattern: units } } : { coverageUnits: units }),
    ...(share === undefined || isAllocation ? {} : { riskAdjustment: { shareOfOutflows: share } }),
    ...(stated ? { actual: stated } : {}),
    ...(revisions.length > 0 ? { revisions } : {}),
    ...(before && newBusiness
      ? {
          newContracts: [
            {
              inPeriod: 1,
              expected: newBusiness.expected,
              lockedIn: curves[0],
              coverageUnits: newBusiness.coverageUnits,
            },
          ],
        }
      : {}),
    ...(actual?.derecognition ? { derecognitions: [{ atEndOf: 1, ...actual.derecognition }] } : {}),
    ...(group.model === 'VFA'
      ? { underlyingItems: { fairValueChange: [actual?.fairValueChange ?? returns[0] ?? 0] } }
      : {}),
    ...(incurredClaims ? { incurredClaims } : {}),
    ...(exchangeRates ? { exchangeRates } : {}),
    ...(group.policies ? { policies: group.policies } : {}),
  };
  return {
    id: group.id,
    company: group.company ?? definition.company,
    portfolio: group.portfolio,
    currency: definition.currency,
    ...(group.transition ? { transition: group.transition } : {}),
    ...(group.isAcquired ? { isAcquired: true } : {}),
    input: group.isTested ? withOnerousTest(input, quarter) : input,
  };
}
