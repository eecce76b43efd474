import { claimsHorizon } from '../../core/claims/claimsPayments';
import { compileGroup, type CompiledGroup } from '../../core/compile';
import { currentByDate, curveSource } from '../../core/curves';
import type { CurveInput } from '../../schema/curve';
import { group as groupShape } from '../../schema/group';
import { parse } from '../../schema/shape';
import { curveAsInput } from '../opening/closing';
import type { BookGroup, BookTreaty } from '../types';

type Curves = CurveInput | readonly CurveInput[];

/** Curves by date, to be moved at one of them; one curve for all dates is its forward rates at each of them. */
function shiftedAt(
  given: Curves,
  date: number,
  { input, estimates }: CompiledGroup,
): (shift: number) => readonly CurveInput[] {
  const { periods, periodsPerYear = 1 } = input;
  const horizon = Math.max(estimates.opening[0]?.units.length ?? 0, claimsHorizon(input));
  const curves = currentByDate(given, periods, curveSource(periodsPerYear, horizon)).map((curve) =>
    curveAsInput(curve, periodsPerYear),
  );
  return (shift) =>
    curves.map((own, each) => {
      if (each !== date) return own;
      return typeof own === 'number' ? own + shift : { ...own, shift: (own.shift ?? 0) + shift };
    });
}

/** Makes ready to move current curves at the end of the period; undefined where the group has no such period. */
function curveMover({ input }: BookGroup, period: string) {
  const compiled = compileGroup(parse(groupShape, input));
  const date = compiled.labels.indexOf(period) + 1;
  return date === 0 ? undefined : (curves: Curves) => shiftedAt(curves, date, compiled);
}

/** Makes a group ready to be seen at moved curves, one shift after another: those of remaining coverage, and those of incurred claims where they have their own. */
export function atShiftedCurves(group: BookGroup, period: string): (shift: number) => BookGroup {
  const mover = curveMover(group, period);
  const { rates, incurredClaims } = group.input;
  if (!mover) return () => group;
  const current = rates && mover(rates.current ?? rates.lockedIn);
  const claims = incurredClaims?.current === undefined ? undefined : mover(incurredClaims.current);
  return (shift) => ({
    ...group,
    input: {
      ...group.input,
      ...(rates && current && { rates: { ...rates, current: current(shift) } }),
      ...(claims && { incurredClaims: { ...incurredClaims, current: claims(shift) } }),
    },
  });
}

/** The same of a treaty. One that states no curves takes those of its first group, and follows it. */
export function treatyAtShiftedCurves(
  treaty: BookTreaty,
  groups: readonly BookGroup[],
  period: string,
): (shift: number) => BookTreaty {
  const { current, lockedIn } = treaty.input;
  const own = current ?? lockedIn;
  const first = groups.find(({ id }) => id === treaty.covers[0]);
  const moved = own === undefined || !first ? undefined : curveMover(first, period)?.(own);
  if (!moved) return () => treaty;
  return (shift) => ({ ...treaty, input: { ...treaty.input, current: moved(shift) } });
}
