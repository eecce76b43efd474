import type { GroupInput } from '@/domain/ifrs17';
import { type Flows, total, worth } from './flows';
import type { Discount } from './rates';

interface Around {
  readonly period: number;
  readonly ra: number;
  readonly raNew: number;
  readonly opening: Flows;
  readonly closing: Flows;
  /** Rates of the start seen from the end, those of the end, and those locked in. */
  readonly before: Discount;
  readonly current: Discount;
  readonly lockedIn: Discount;
  /** Growth of the period at current rates, less one. */
  readonly growth: number;
  /** Shares that leave at its end, and that stayed until its start. */
  readonly leaves: number;
  readonly stayed: number;
}

/** What rounding alone leaves of a sum is nothing: a loss is not allocated by it. */
function sumExactly(values: readonly number[]): number {
  const sum = total(values);
  return Math.abs(sum) > 1e-13 * total(values.map(Math.abs)) ? sum : 0;
}

/** Risk adjustment over a period (37, 44(c), 76(a), 81, B91): a schedule, balances, a share of claims and expenses, or in step with coverage units. */
export function plainRisk(input: GroupInput, of: Around) {
  const { riskAdjustment = {}, policies } = input;
  const { period, ra, raNew, leaves } = of;
  const isSplit = policies?.riskAdjustmentDisaggregated ?? false;
  const interest = isSplit ? (riskAdjustment.interest?.[period] ?? (ra + raNew) * of.growth) : 0;
  const claims = (flows: Flows, rates: Discount) =>
    worth(input, flows, period + 1, rates, ['claims', 'expenses']);
  const { shareOfOutflows: share } = riskAdjustment;
  if (share !== undefined) {
    const closing = share * claims(of.closing, of.current);
    const unchanged = share * claims(of.opening, of.current);
    const whole = leaves < 1 ? closing / (1 - leaves) : unchanged;
    const rateChange = isSplit ? unchanged - share * claims(of.opening, of.before) : 0;
    const finance = interest + rateChange;
    return {
      interest,
      finance,
      future: whole - unchanged,
      release: sumExactly([unchanged, -ra, -raNew, -finance]),
      left: closing - whole,
      closing,
      lockedIn: isSplit ? share * claims(of.closing, of.lockedIn) : closing,
    };
  }
  const future = riskAdjustment.futureServiceChange?.[period] ?? 0;
  const held = ra + raNew + interest + future;
  const units = of.opening.units.slice(period);
  const stated = riskAdjustment.closing?.[period];
  const release =
    stated !== undefined
      ? sumExactly([leaves < 1 ? stated / (1 - leaves) : stated, -ra, -raNew, -interest, -future])
      : riskAdjustment.release
        ? -(riskAdjustment.release[period] ?? 0) * of.stayed
        : total(units) > 0
          ? (-held * (units[0] ?? 0)) / total(units)
          : -held;
  const left = -leaves * (held + release);
  const closing = sumExactly([ra, raNew, interest, future, release, left]);
  return { interest, finance: interest, future, release, left, closing, lockedIn: closing };
}
