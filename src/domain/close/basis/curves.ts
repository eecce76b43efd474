import type { CurveInput } from '@/domain/ifrs17';
import type {
  AssumptionVersion,
  Book,
  CloseGroup,
  CloseTreaty,
  CurveRates,
  MarketCurve,
  Scenario,
} from '../types';

/** Curves with the rates that a version states for them, which is then their source. */
export const withRates = (
  curves: readonly MarketCurve[],
  stated: readonly CurveRates[],
  source: string,
): readonly MarketCurve[] => {
  const rates = new Map(stated.map((each) => [each.id, each.rates]));
  return curves.map((curve) => {
    const own = rates.get(curve.id);
    return own ? { ...curve, rates: own, source } : curve;
  });
};

/** The market curves of a book with what approved versions of its assumptions state for them: of two the one approved last. */
export const curvesInForce = (
  curves: readonly MarketCurve[],
  versions: readonly Pick<AssumptionVersion, 'version' | 'state' | 'approvedAt' | 'curves'>[],
): readonly MarketCurve[] =>
  versions
    .filter(({ state }) => state === 'approved')
    .toSorted(({ approvedAt: one = '' }, { approvedAt: other = '' }) => one.localeCompare(other))
    .reduce((all, { version, curves: stated = [] }) => withRates(all, stated, version), curves);

/**
 * The curve of a kind at the end of a month: the last one published by then.
 * @throws RangeError where there is none
 */
export function curveAt(
  curves: readonly MarketCurve[],
  {
    kind,
    currency,
    date,
  }: {
    readonly kind: MarketCurve['kind'];
    readonly currency: string;
    readonly date: string;
  },
): MarketCurve {
  const found = curves.reduce<MarketCurve | undefined>(
    (latest, each) =>
      each.kind === kind &&
      each.currency === currency &&
      each.date <= date &&
      (!latest || each.date > latest.date)
        ? each
        : latest,
    undefined,
  );
  if (!found) throw new RangeError(`no ${kind} curve of ${currency} by ${date}`);
  return found;
}

/**
 * The curve that discounts a group at the end of a month: risk-free, plus its share of the illiquidity premium (36, B79-B80, bottom-up). Equal
 * questions get the same object, so that curves are compiled once.
 */
export function discountCurves({ curves }: Pick<Book, 'curves'>, scenario?: Scenario) {
  const known = new Map<string, CurveInput>();
  return (
    { currency, illiquidity = 1 }: Pick<CloseGroup | CloseTreaty, 'currency' | 'illiquidity'>,
    date: string,
  ): CurveInput => {
    const key = `${currency} ${illiquidity} ${date}`;
    const made = known.get(key);
    if (made !== undefined) return made;
    const { terms, rates } = curveAt(curves, { kind: 'riskFree', currency, date });
    const hasPremium = curves.some(
      (each) => each.kind === 'illiquidityPremium' && each.currency === currency,
    );
    const stated = hasPremium
      ? (curveAt(curves, { kind: 'illiquidityPremium', currency, date }).rates[0] ?? 0)
      : 0;
    const premium = illiquidity * (stated + (scenario?.illiquidityShift ?? 0));
    const shift = scenario?.curveShift ?? 0;
    const curve: CurveInput =
      rates.length === 1
        ? (rates[0] ?? 0) + premium + shift
        : {
            terms,
            spot: rates,
            ...(premium === 0 ? {} : { illiquidityPremium: premium }),
            ...(shift === 0 ? {} : { shift }),
          };
    known.set(key, curve);
    return curve;
  };
}

export type DiscountCurves = ReturnType<typeof discountCurves>;
