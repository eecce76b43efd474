import { closingOfTreaty, type BookGroup, type BookTreaty } from '@/domain/ifrs17/book';
import type { DiscountCurves } from '../basis/curves';
import { exchangeRatesOf } from './groupQuarter';
import { periodAfter, type Period } from '../period';
import type { BookDefinition, CloseTreaty, GroupActual, GroupClosing } from '../types';

/** A treaty in a quarter, and the inputs of the groups that it covers. */
export interface TreatyQuarter {
  readonly treaty: CloseTreaty;
  readonly period: Period;
  readonly before?: GroupClosing | undefined;
  readonly actual?: GroupActual | undefined;
  readonly covered: ReadonlyMap<string, BookGroup>;
}

/** Premiums by quarter that contracts recognised at the start of the quarter bring to the reinsurer. */
function newBusinessPremiums({ treaty, covered, before }: TreatyQuarter): readonly number[] {
  const sum: number[] = [];
  for (const { input } of covered.values()) {
    const flows = before ? input.newContracts?.[0]?.expected : input.expected;
    (flows?.premiums ?? []).forEach(
      (premium, index) => (sum[index] = (sum[index] ?? 0) + treaty.premiumShare * premium),
    );
  }
  return sum;
}

/** The input of one quarter of a treaty: recoveries, risk and units follow from the groups that it covers (62-66B). */
export function treatyInputOf(
  quarter: TreatyQuarter,
  {
    definition,
    curves,
    endCurves,
  }: {
    readonly definition: Pick<BookDefinition, 'company' | 'currency' | 'exchangeRates'>;
    readonly curves: DiscountCurves;
    readonly endCurves: DiscountCurves;
  },
): BookTreaty {
  const { treaty, period, before, actual, covered } = quarter;
  const start = curves(treaty, periodAfter(period, -1));
  const newBusiness = newBusinessPremiums(quarter);
  const joins = [...covered.values()].some(({ input }) => input.newContracts !== undefined);
  const exchangeRates = exchangeRatesOf(definition, treaty.currency, period);
  return {
    id: treaty.id,
    company: definition.company,
    portfolio: treaty.portfolio,
    currency: definition.currency,
    covers: treaty.covers,
    input: {
      kind: 'reinsuranceHeld',
      currency: treaty.currency,
      periods: 1,
      cessionRate: treaty.cessionRate,
      premiums: before ? (before.expected?.premiums ?? []) : newBusiness,
      lockedIn: before?.lockedIn ?? start,
      current: [start, endCurves(treaty, period)],
      ...(before ? { opening: before.opening } : {}),
      ...(before?.neverRecovered ? { neverRecovered: before.neverRecovered } : {}),
      ...(before && joins
        ? { newContracts: [{ inPeriod: 1, premiums: newBusiness, lockedIn: start }] }
        : {}),
      ...(actual?.premiums === undefined ? {} : { actualPremiums: [actual.premiums] }),
      ...(exchangeRates ? { exchangeRates } : {}),
      ...(treaty.policies ? { policies: treaty.policies } : {}),
    },
  };
}

/** What the treaty closes with. Its estimates of recoveries are those of the groups; of premiums its own. */
export function treatyClosing(quarter: TreatyQuarter, treaty: BookTreaty): GroupClosing {
  const { opening, lockedIn, premiums, neverRecovered } = closingOfTreaty(
    treaty,
    quarter.covered,
    1,
  );
  return {
    group: treaty.id,
    period: quarter.period,
    opening,
    lockedIn,
    expected: { premiums: premiums.map((each) => Math.max(0, each)) },
    ...(neverRecovered ? { neverRecovered } : {}),
  };
}
