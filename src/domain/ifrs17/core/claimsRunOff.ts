import type { GroupInput } from '../schema/group';
import {
  expectedPayment,
  paymentsAfter,
  type AccidentPeriod,
  type DatedPayment,
} from './claimsPayments';
import { claimsRates, isDiscounted, type ClaimsRates } from './claimsRates';
import type { CurveSource } from './curves';
import type { DatedCurve } from './lockedIn';

/** Claims of one accident period, one entry a period from the accident period (0-based `from`) to the last measured. Amounts undiscounted but for the two balances. */
export interface AccidentRunOff {
  readonly accident: AccidentPeriod;
  readonly rates: ClaimsRates;
  readonly from: number;
  /** Estimates of the ultimate cost at the end of each period (130). */
  readonly ultimate: readonly number[];
  readonly paid: readonly number[];
  readonly outstanding: readonly number[];
  /** Present value of what is outstanding, at the end of each period: at current and at locked-in rates. */
  readonly liability: readonly number[];
  readonly atLockedIn: readonly number[];
}

/** What all accident periods do to the liability for incurred claims, one entry a period. */
export interface ClaimsRunOff {
  readonly accidents: readonly AccidentRunOff[];
  readonly isDiscounted: boolean;
  /** True where part of their finance goes to OCI: what profit or loss takes is then measured at locked-in rates (B131, B133). */
  readonly isDisaggregated: boolean;
  readonly incurred: Float64Array;
  readonly finance: Float64Array;
  /** Part of `finance` that goes to OCI. */
  readonly financeOci: Float64Array;
  readonly pastService: Float64Array;
  readonly paid: Float64Array;
}

/** At the end of `at` periods. Payments fall at the ends of periods. */
function presentValue(
  payments: readonly DatedPayment[],
  at: number,
  { curve, origin }: DatedCurve,
): number {
  const factor = (date: number) => curve.factors[2 * (date - origin)] as number;
  return payments.reduce((sum, { value, date }) => sum + (value * factor(date)) / factor(at), 0);
}

function runOffOf(accident: AccidentPeriod, periods: number, rates: ClaimsRates): AccidentRunOff {
  const from = accident.period - 1;
  const { ultimates } = accident;
  const roll = {
    ultimate: [] as number[],
    paid: [] as number[],
    outstanding: [] as number[],
    liability: [] as number[],
    atLockedIn: [] as number[],
  };
  let paidToDate = 0;
  for (let date = accident.period; date <= periods; date++) {
    const now = accident.paid
      ? (accident.paid[date - accident.period] ?? 0)
      : (expectedPayment(accident, date)?.value ?? 0);
    paidToDate += now;
    const after = ultimates ? [] : paymentsAfter(accident, date, date);
    const nominal = ultimates
      ? (ultimates[Math.min(date - accident.period, ultimates.length - 1)] ?? 0) - paidToDate
      : after.reduce((sum, { value }) => sum + value, 0);
    roll.paid.push(now);
    roll.outstanding.push(nominal);
    // Before an opening there is nothing to measure.
    const value = (curve: DatedCurve) =>
      ultimates ? nominal : date < 0 ? 0 : presentValue(after, date, curve);
    roll.liability.push(value(rates.current(Math.max(0, date))));
    roll.atLockedIn.push(value(rates.lockedIn));
    roll.ultimate.push(paidToDate + nominal);
  }
  return { accident, rates, from, ...roll };
}

/** What the estimates of a period's start make of it: its payment, and what follows at the rates in which service is measured. */
function unchanged(
  { accident, rates, outstanding }: AccidentRunOff,
  step: number,
  isDisaggregated: boolean,
): number {
  if (accident.ultimates) return outstanding[step - 1] ?? 0;
  const date = accident.period + step;
  const curve = isDisaggregated ? rates.lockedIn : rates.current(date);
  return presentValue(paymentsAfter(accident, date - 1, date - 1), date, curve);
}

/**
 * Liability for incurred claims by accident period (40(b), 59(b), 130), measured at current rates. What a period pays or estimates otherwise than
 * its start expected is a change of past service (B97(b)-(c)), but for claims of the period itself. Where finance is disaggregated, claims, their
 * changes and the interest of profit or loss are at locked-in rates, and OCI takes what current rates make of the balance beyond that
 * (B131, B133): accumulated, the gap between both balances, nothing once claims are settled.
 */
export function claimsRunOff(
  input: GroupInput,
  groupLockedIn: readonly DatedCurve[],
  source: CurveSource,
  isDisaggregated: boolean,
): ClaimsRunOff {
  const { periods } = input;
  const ratesOf = claimsRates(input, groupLockedIn, source);
  const accidents = (input.incurredClaims?.accidentPeriods ?? []).map((each, index) =>
    runOffOf(each, periods, ratesOf(each, index)),
  );
  const sums = () => new Float64Array(periods);
  const [incurred, finance, financeOci, pastService, all] = [
    sums(),
    sums(),
    sums(),
    sums(),
    sums(),
  ];
  const add = (into: Float64Array, period: number, value: number) =>
    (into[period] = (into[period] ?? 0) + value);
  for (const each of accidents) {
    const { from, paid, liability, atLockedIn } = each;
    paid.forEach((now, step) => {
      const period = from + step;
      if (period < 0) return;
      const at = (values: readonly number[], index: number) => values[index] ?? 0;
      const closing = at(isDisaggregated ? atLockedIn : liability, step);
      const service = now + closing - (step === 0 ? 0 : unchanged(each, step, isDisaggregated));
      const gap = (index: number) => at(liability, index) - at(atLockedIn, index);
      add(all, period, now);
      add(step === 0 ? incurred : pastService, period, service);
      add(finance, period, at(liability, step) - at(liability, step - 1) + now - service);
      if (isDisaggregated) add(financeOci, period, gap(step) - gap(step - 1));
    });
  }
  return {
    accidents,
    isDiscounted: isDiscounted(input),
    isDisaggregated,
    incurred,
    finance,
    financeOci,
    pastService,
    paid: all,
  };
}
