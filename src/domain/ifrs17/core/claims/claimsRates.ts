import { rolledCurve } from '../../curves/discountCurve';
import type { CurveInput } from '../../schema/curve';
import type { GroupInput } from '../../schema/group';
import type { AccidentPeriod } from './claimsPayments';
import type { CurveSource } from '../curves';
import type { DatedCurve } from '../lockedIn';

/** A curve with the path of the input that states it, or of the one that it is seen from a later date. */
export interface NamedCurve extends DatedCurve {
  readonly name: string;
  readonly asGiven?: NamedCurve;
  /** The period (0-based) of the group whose locked-in rates it is. */
  readonly ofGroup?: number;
}

/** What is left of a curve from a date on; a flat one stays what it is. */
function seenFrom(given: NamedCurve, date: number): NamedCurve {
  const curve = rolledCurve(given.curve, date - given.origin);
  const seen = { ...given, curve, origin: date };
  return curve === given.curve
    ? seen
    : { ...seen, name: `${given.name} at date ${date}`, asGiven: given };
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
  const first: NamedCurve | undefined =
    stated === undefined || Array.isArray(stated)
      ? undefined
      : { curve: source(stated as CurveInput), origin: 0, name: 'incurredClaims.current' };
  const listed: readonly CurveInput[] = Array.isArray(stated) ? stated : [];
  const at = (date: number): NamedCurve | undefined => {
    const step = Math.min(date, listed.length - 1);
    const curve = listed[step];
    if (curve !== undefined)
      return { curve: source(curve), origin: date, name: `incurredClaims.current[${step}]` };
    return first && seenFrom(first, date);
  };
  return (accident, index) => {
    const origin = accident.period;
    const flat = { curve: source(interestRate ?? 0), origin, name: 'incurredClaims.interestRate' };
    const ofGroup = input.model === 'PAA' || !input.rates ? undefined : groupLockedIn[origin - 1];
    const own = accident.lockedIn;
    const lockedIn: NamedCurve =
      own !== undefined
        ? { curve: source(own), origin, name: `incurredClaims.accidentPeriods[${index}].lockedIn` }
        : interestRate !== undefined || stated === undefined
          ? flat
          : ofGroup
            ? { ...ofGroup, name: 'rates.lockedIn', ofGroup: origin - 1 }
            : (at(origin) ?? flat);
    return {
      lockedIn,
      current: (date) => at(date) ?? seenFrom(lockedIn, date),
    };
  };
}
