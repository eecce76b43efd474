import type { GroupInput } from '../../schema/group';

type IncurredClaims = NonNullable<GroupInput['incurredClaims']>;
export type AccidentPeriod = NonNullable<IncurredClaims['accidentPeriods']>[number];

/** One payment with the list of the accident period that states it, and its date: the end of so many periods. */
export interface DatedPayment {
  readonly path: string;
  readonly value: number;
  readonly date: number;
}

/** Payments that fall after the end of `after` periods, as estimated at the end of `asOf`: the last revision rules. */
export function paymentsAfter(
  { period, expectedPayments = [], revisions = [] }: AccidentPeriod,
  asOf: number,
  after: number,
): readonly DatedPayment[] {
  const index = revisions.findLastIndex(({ atEndOf }) => atEndOf <= asOf && atEndOf >= period);
  const revision = revisions[index];
  const listed = revision ? revision.expectedPayments : expectedPayments;
  const first = revision ? revision.atEndOf + 1 : period;
  const path = revision ? `revisions[${index}].expectedPayments` : 'expectedPayments';
  return listed
    .map((value, step) => ({ path: `${path}[${step}]`, value, date: first + step }))
    .filter(({ date }) => date > after);
}

/** What falls due at the end of `date` periods, as expected before it; in the accident period itself, as stated for it. */
export function expectedPayment(accident: AccidentPeriod, date: number): DatedPayment | undefined {
  const asExpected = date === accident.period ? { ...accident, revisions: [] } : accident;
  return paymentsAfter(asExpected, date - 1, date - 1).find((each) => each.date === date);
}

/**
 * Claims settled by a pattern are accident periods of their own: each period's claims times the shares.
 * @returns the input as it is where no pattern is stated
 */
export function withAccidentPeriods(input: GroupInput): GroupInput {
  const { incurredClaims, actual, periods } = input;
  const pattern = incurredClaims?.settlementPattern;
  if (!pattern) return input;
  const accidentPeriods = (actual?.claims ?? []).slice(0, periods).map((claims, index) => ({
    period: index + 1,
    expectedPayments: pattern.map((share) => share * claims),
  }));
  return { ...input, incurredClaims: { ...incurredClaims, accidentPeriods } };
}

/** Periods that payments of incurred claims reach, from the first accident period on. */
export const claimsHorizon = ({ incurredClaims }: GroupInput): number =>
  Math.max(
    0,
    ...(incurredClaims?.accidentPeriods ?? []).flatMap(
      ({ period, expectedPayments = [], revisions = [] }) => [
        period + expectedPayments.length,
        ...revisions.map((revision) => revision.atEndOf + revision.expectedPayments.length),
      ],
    ),
  ) - Math.min(0, ...(incurredClaims?.accidentPeriods ?? []).map(({ period }) => period));
