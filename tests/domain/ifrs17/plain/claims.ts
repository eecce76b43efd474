import type { GroupInput } from '@/domain/ifrs17';
import { total } from './flows';
import { type Curve, type Discount, discountOf, seenAfter } from './rates';

type Accident = NonNullable<NonNullable<GroupInput['incurredClaims']>['accidentPeriods']>[number];

export interface ClaimsOfPeriod {
  incurred: number;
  paid: number;
  pastService: number;
  closing: number;
  /** Closing balance at the rates locked in. */
  closingLockedIn: number;
}

const dueAt = (
  { period, expectedPayments = [], revisions = [] }: Accident,
  date: number,
  asOf: number,
) => {
  const revision = revisions.findLast(({ atEndOf }) => atEndOf <= asOf && date > atEndOf);
  return (
    (revision
      ? revision.expectedPayments[date - revision.atEndOf - 1]
      : revisions.some(({ atEndOf }) => atEndOf <= asOf)
        ? 0
        : expectedPayments[date - period]) ?? 0
  );
};

/** Claims paid by accident period: what is outstanding is worth the payments estimated then (40(b), 42, 59(b)). */
export function plainClaims(
  input: GroupInput,
  lockedInAt: (period: number) => Discount,
  isDisaggregated: boolean,
): ClaimsOfPeriod[] {
  const { accidentPeriods = [], current } = input.incurredClaims ?? {};
  const perYear = input.periodsPerYear ?? 1;
  const horizon = 60;
  const currentAt = (date: number): Discount =>
    Array.isArray(current)
      ? discountOf((current as Curve[])[Math.min(date, current.length - 1)] ?? 0)
      : seenAfter(discountOf((current ?? 0) as Curve), date / perYear);
  /** Payments after `at`, as estimated at `asOf`, discounted to `at` by rates as they are seen from it. */
  const outstanding = (accident: Accident, asOf: number, at: number, rates: Discount) =>
    total(
      Array.from({ length: horizon }, (_, step) => {
        const date = at + 1 + step;
        return dueAt(accident, date, asOf) * rates((date - at) / perYear);
      }),
    );
  const lockedIn = ({ period, lockedIn: own }: Accident, at: number): Discount => {
    if (own !== undefined) return seenAfter(discountOf(own), (at - period) / perYear);
    if (input.model === 'PAA' || !input.rates)
      return seenAfter(currentAt(period), (at - period) / perYear);
    return seenAfter(lockedInAt(period - 1), (at - period + 1) / perYear);
  };
  return Array.from({ length: input.periods }, (_, index) => {
    const date = index + 1;
    const sum = { incurred: 0, paid: 0, pastService: 0, closing: 0, closingLockedIn: 0 };
    for (const accident of accidentPeriods) {
      if (accident.period > date) continue;
      const rates = isDisaggregated ? lockedIn(accident, date) : currentAt(date);
      const paid = accident.paid
        ? (accident.paid[date - accident.period] ?? 0)
        : dueAt(accident, date, date - 1);
      const settled = paid + outstanding(accident, date, date, rates);
      sum.paid += paid;
      sum.closing += outstanding(accident, date, date, currentAt(date));
      sum.closingLockedIn += outstanding(accident, date, date, lockedIn(accident, date));
      if (accident.period === date) sum.incurred += settled;
      else
        sum.pastService +=
          settled - dueAt(accident, date, date - 1) - outstanding(accident, date - 1, date, rates);
    }
    return sum;
  });
}
