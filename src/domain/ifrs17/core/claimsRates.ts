import { rolledCurve, type DiscountCurve } from '../curves/discountCurve';
import type { GroupInput } from '../schema/group';
import type { AccidentPeriod } from './claimsPayments';
import { currentByDate, type CurveSource } from './curves';
import type { DatedCurve } from './lockedIn';

/** A curve with the path of the input that states it. */
export interface NamedCurve extends DatedCurve {
  readonly name: string;
}

/** Curves of the claims of one accident period. */
export interface ClaimsRates {
  readonly lockedIn: NamedCurve;
  /** By date: that of the end of `date` periods. */
  readonly current: (date: number) => NamedCurve;
}

/** True where a liability for incurred claims is discounted at all. */
export const isDiscounted = ({ incurredClaims }: GroupInput): boolean =>
  incurredClaims?.interestRate !== undefined ||
  incurredClaims?.current !== undefined ||
  (incurredClaims?.accidentPeriods ?? []).some(({ lockedIn }) => lockedIn !== undefined);

/**
 * Rates of incurred claims by accident period. Locked in is what is stated for the period, one flat rate for all, or else the rates at the date
 * of the claims under the premium allocation approach (B72(e)(iii), B133) and those of the group's initial recognition under the other
 * models (B72(e)(i), B131).
 */
export function claimsRates(
  input: GroupInput,
  groupLockedIn: readonly DatedCurve[],
  source: CurveSource,
): (accident: AccidentPeriod, index: number) => ClaimsRates {
  const { interestRate, current: stated } = input.incurredClaims ?? {};
  const curves: readonly DiscountCurve[] | undefined =
    stated === undefined ? undefined : currentByDate(stated, input.periods, source);
  const at = (date: number): NamedCurve | undefined => {
    const curve = curves?.[date];
    return curve && { curve, origin: date, name: `incurredClaims.current at date ${date}` };
  };
  return (accident, index) => {
    const origin = accident.period;
    const flat = { curve: source(interestRate ?? 0), origin, name: 'incurredClaims.interestRate' };
    const ofGroup = input.model === 'PAA' || !input.rates ? undefined : groupLockedIn[origin - 1];
    const own = accident.lockedIn;
    const lockedIn: NamedCurve =
      own !== undefined
        ? { curve: source(own), origin, name: `incurredClaims.accidentPeriods[${index}].lockedIn` }
        : interestRate !== undefined || !curves
          ? flat
          : ofGroup
            ? { ...ofGroup, name: ofGroup.origin === 0 ? 'rates.lockedIn' : `rates.lockedIn from period ${ofGroup.origin + 1}` }
            : (at(origin) ?? flat);
    return {
      lockedIn,
      current: (date) => at(date) ?? { ...lockedIn, curve: rolledCurve(lockedIn.curve, date - lockedIn.origin), origin: date },
    };
  };
}
