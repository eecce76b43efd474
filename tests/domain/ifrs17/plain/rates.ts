import type { GroupInput } from '@/domain/ifrs17';

export type Curve = NonNullable<GroupInput['rates']>['lockedIn'];
/** What 1 to be paid in so many years is worth today. */
export type Discount = (years: number) => number;

/** Knots of a curve: years and annual rates. */
function knotsOf(curve: Exclude<Curve, number>): readonly (readonly [number, number])[] {
  const added = (curve.illiquidityPremium ?? 0) + (curve.shift ?? 0);
  if (curve.forwards) {
    let growth = 1;
    return curve.forwards.map((forward, index) => {
      growth *= 1 + forward + added;
      return [index + 1, growth ** (1 / (index + 1)) - 1] as const;
    });
  }
  return (curve.spot ?? [0]).map(
    (rate, index) => [curve.terms?.[index] ?? index + 1, rate + added] as const,
  );
}

export function discountOf(curve: Curve): Discount {
  if (typeof curve === 'number') return (years) => (1 + curve) ** -years;
  const knots = knotsOf(curve);
  const worth = ([years, rate]: readonly [number, number]) => (1 + rate) ** -years;
  return (years) => {
    const after = knots.findIndex(([term]) => term >= years);
    const isForward = curve.interpolation === 'constantForward';
    if (after === 0) return (1 + (knots[0]?.[1] ?? 0)) ** -years;
    if (after < 0 && (!isForward || knots.length === 1))
      return (1 + (knots.at(-1)?.[1] ?? 0)) ** -years;
    const [low, high] = (after < 0 ? knots.slice(-2) : knots.slice(after - 1, after + 1)) as [
      readonly [number, number],
      readonly [number, number],
    ];
    const share = (years - low[0]) / (high[0] - low[0]);
    if (!isForward) return (1 + low[1] + share * (high[1] - low[1])) ** -years;
    return worth(low) * (worth(high) / worth(low)) ** share;
  };
}

/** The same seen from later: its forward rates from there on. */
export const seenAfter =
  (discount: Discount, after: number): Discount =>
  (years) =>
    discount(after + years) / discount(after);

/** B73: the annual rates of each term, weighted. */
export const averageOf =
  (all: readonly (readonly [Discount, number])[]): Discount =>
  (years) => {
    if (years === 0) return 1;
    const total = all.reduce((sum, [, weight]) => sum + weight, 0);
    const growth = all.reduce(
      (sum, [discount, weight]) => sum + (weight / total) * discount(years) ** (-1 / years),
      0,
    );
    return growth ** -years;
  };
