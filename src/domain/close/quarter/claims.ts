import type { CurveInput, GroupInput } from '@/domain/ifrs17';
import { quartersBetween, type Period } from '../period';
import type { CloseGroup, GroupActual, GroupClosing } from '../types';

type IncurredClaims = NonNullable<GroupInput['incurredClaims']>;
type Accident = NonNullable<IncurredClaims['accidentPeriods']>[number];

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Still to pay after the end of the quarter (period 1), as estimated then. */
function outstanding({ period, expectedPayments = [], revisions = [] }: Accident): number {
  const last = revisions.at(-1);
  const [payments, first] = last
    ? [last.expectedPayments, last.atEndOf + 1]
    : [expectedPayments, period];
  return sum(payments.filter((_, step) => first + step > 1));
}

/** Claims of earlier quarters with what is now expected of them. */
function revised(
  accidents: readonly Accident[],
  period: Period,
  changes: GroupActual['earlierClaims'] = [],
): readonly Accident[] {
  return accidents.map((accident) => {
    const change = changes.find(
      ({ incurredIn }) => quartersBetween(period, incurredIn) + 1 === accident.period,
    );
    return change
      ? {
          ...accident,
          revisions: [
            ...(accident.revisions ?? []),
            { atEndOf: 1, expectedPayments: change.expectedPayments },
          ],
        }
      : accident;
  });
}

/**
 * Claims of the quarter and of earlier ones run off (40(b), 59(b), 130), with their risk adjustment. Undefined where claims are paid as they are
 * incurred.
 * @param incurred claims of the quarter, undiscounted
 */
export function incurredClaimsOf(
  { settlementPattern, discountsClaims, claimsRiskShare = 0 }: CloseGroup,
  {
    period,
    incurred,
    before,
    actual,
    curves,
  }: {
    readonly period: Period;
    readonly incurred: number;
    readonly before: GroupClosing | undefined;
    readonly actual: GroupActual | undefined;
    readonly curves: readonly [start: CurveInput, end: CurveInput];
  },
): IncurredClaims | undefined {
  if (!settlementPattern) return undefined;
  const earlier = revised(before?.accidentPeriods ?? [], period, actual?.earlierClaims);
  const own: Accident = {
    period: 1,
    expectedPayments: settlementPattern.map((share) => share * incurred),
    // Terms from the end of the quarter in which they were incurred (B72(e)(iii)).
    ...(discountsClaims ? { lockedIn: curves[1] } : {}),
  };
  const recognised = claimsRiskShare * outstanding(own);
  const held = before?.opening.licRiskAdjustment ?? 0;
  return {
    accidentPeriods: [...earlier, own],
    ...(discountsClaims ? { current: curves } : {}),
    ...(claimsRiskShare === 0
      ? {}
      : {
          riskAdjustment: [recognised],
          riskAdjustmentRelease: [held - claimsRiskShare * sum(earlier.map(outstanding))],
        }),
  };
}

/** The same as the next quarter sees them: a quarter further back. */
export const claimsBefore = (claims: IncurredClaims | undefined): readonly Accident[] | undefined =>
  claims?.accidentPeriods?.map((accident) => ({
    ...accident,
    period: accident.period - 1,
    ...(accident.revisions
      ? {
          revisions: accident.revisions.map((each) => ({ ...each, atEndOf: each.atEndOf - 1 })),
        }
      : {}),
  }));
