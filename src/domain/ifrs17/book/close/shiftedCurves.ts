import { claimsHorizon } from '../../core/claims/claimsPayments';
import { compileGroup, type CompiledGroup } from '../../core/compile';
import { currentByDate, curveSource } from '../../core/curves';
import type { CurveInput } from '../../schema/curve';
import { group as groupShape } from '../../schema/group';
import { parse } from '../../schema/shape';
import { curveAsInput } from '../opening/closing';
import type { BookGroup, BookTreaty } from '../types';

type Curves = CurveInput | readonly CurveInput[];

/** Curves by date, that of one date moved; one curve for all dates is its forward rates at each of them. */
function shiftedAt(
  given: Curves,
  date: number,
  shift: number,
  { input, estimates }: CompiledGroup,
): readonly CurveInput[] {
  const { periods, periodsPerYear = 1 } = input;
  const horizon = Math.max(estimates.opening[0]?.units.length ?? 0, claimsHorizon(input));
  const curves = currentByDate(given, periods, curveSource(periodsPerYear, horizon));
  return curves.map((curve, each) => {
    const own = curveAsInput(curve, periodsPerYear);
    if (each !== date) return own;
    return typeof own === 'number' ? own + shift : { ...own, shift: (own.shift ?? 0) + shift };
  });
}

/** Moves current curves at the end of the period; undefined where the group has no such period. */
function curveMover({ input }: BookGroup, period: string, shift: number) {
  const compiled = compileGroup(parse(groupShape, input));
  const date = compiled.labels.indexOf(period) + 1;
  return date === 0
    ? undefined
    : (curves: Curves): Curves => shiftedAt(curves, date, shift, compiled);
}

/** The group at moved curves: those of remaining coverage, and those of incurred claims where they have their own. */
export function atShiftedCurves(group: BookGroup, period: string, shift: number): BookGroup {
  const moved = curveMover(group, period, shift);
  const { rates, incurredClaims } = group.input;
  const claims = incurredClaims?.current;
  if (!moved) return group;
  return {
    ...group,
    input: {
      ...group.input,
      ...(rates && { rates: { ...rates, current: moved(rates.current ?? rates.lockedIn) } }),
      ...(claims !== undefined && {
        incurredClaims: { ...incurredClaims, current: moved(claims) },
      }),
    },
  };
}

/** A treaty that states no curves takes those of its first group, and follows it. */
export function treatyAtShiftedCurves(
  treaty: BookTreaty,
  groups: readonly BookGroup[],
  period: string,
  shift: number,
): BookTreaty {
  const { current, lockedIn } = treaty.input;
  const own = current ?? lockedIn;
  const first = groups.find(({ id }) => id === treaty.covers[0]);
  const moved = own === undefined || !first ? undefined : curveMover(first, period, shift);
  return moved && own !== undefined
    ? { ...treaty, input: { ...treaty.input, current: moved(own) } }
    : treaty;
}
