import { discountCurve, rolledCurve, type DiscountCurve } from '../curves/discountCurve';
import type { CurveInput } from '../schema/curve';

export type CurveSource = (input: CurveInput) => DiscountCurve;

/** Equal curve inputs share one compiled curve. */
export function curveSource(periodsPerYear: number, horizon: number): CurveSource {
  const known = new Map<CurveInput, DiscountCurve>();
  return (input) => {
    const compiled = known.get(input) ?? discountCurve(input, periodsPerYear, horizon);
    known.set(input, compiled);
    return compiled;
  };
}

/** Curves by date: 0 is initial recognition, t the end of period t. */
export function currentByDate(
  given: CurveInput | readonly CurveInput[],
  periods: number,
  curves: CurveSource,
): readonly DiscountCurve[] {
  const listed: readonly CurveInput[] | undefined = Array.isArray(given) ? given : undefined;
  return Array.from({ length: periods + 1 }, (_, date) =>
    // One curve for all dates means that its forward rates come true: it rolls down.
    listed
      ? curves(listed[Math.min(date, listed.length - 1)] ?? 0)
      : rolledCurve(curves(given as CurveInput), date),
  );
}
