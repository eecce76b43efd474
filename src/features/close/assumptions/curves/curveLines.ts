import { type BookDefinition, curveAt, type MarketCurve, periodAfter } from '@/domain/close';

interface Rates {
  terms: readonly number[];
  rates: readonly number[];
  /** Where they come from: one, and that of the premium. */
  sources: readonly string[];
}
export type CurveLine =
  | (Rates & { of: 'riskFree' | 'withPremium' | 'prior'; hasPremium: boolean })
  | (Rates & { of: 'cohort'; cohort: number });

/** A curve of few terms goes on flat to this one: the last rate holds for all later terms. */
const LAST_TERM = 30;

function extended({ terms, rates }: Pick<CurveLine, 'terms' | 'rates'>) {
  const [last, rate] = [terms.at(-1) ?? 0, rates.at(-1) ?? 0];
  const [first = 1] = terms;
  const begin = first > 1 ? [{ term: 1, rate: rates[0] ?? 0 }] : [];
  const end = last < LAST_TERM ? [{ term: LAST_TERM, rate }] : [];
  const given = terms.map((term, index) => ({ term, rate: rates[index] ?? rate }));
  const all = [...begin, ...given, ...end];
  return { terms: all.map((each) => each.term), rates: all.map((each) => each.rate) };
}

function ratesAt(curves: readonly MarketCurve[], currency: string, date: string) {
  const has = (kind: MarketCurve['kind']) =>
    curves.some((each) => each.kind === kind && each.currency === currency && each.date <= date);
  if (!has('riskFree')) return undefined;
  const market = curveAt(curves, { kind: 'riskFree', currency, date });
  const added = has('illiquidityPremium')
    ? curveAt(curves, { kind: 'illiquidityPremium', currency, date })
    : undefined;
  const riskFree = { ...extended(market), sources: [market.source] };
  const premium = added?.rates[0] ?? 0;
  return {
    riskFree,
    premium,
    full: {
      ...riskFree,
      rates: riskFree.rates.map((rate) => rate + premium),
      sources: [market.source, ...(added ? [added.source] : [])],
    },
  };
}

/**
 * Curves of a currency at the end of a quarter: risk-free, with the illiquidity premium (B80), those of the quarter to compare with, and those with which each
 * cohort's first contracts were recognised (B72(b)).
 */
export function curveLines(
  { groups }: BookDefinition,
  curves: readonly MarketCurve[],
  { currency, period, prior }: { currency: string; period: string; prior: string },
): readonly CurveLine[] {
  const [now, before] = [period, prior].map((date) => ratesAt(curves, currency, date));
  const firsts = new Map<number, string>();
  for (const group of groups) {
    const known = firsts.get(group.cohort);
    const isOlder = known === undefined || group.firstPeriod < known;
    if (group.currency === currency && group.firstPeriod <= period && isOlder)
      firsts.set(group.cohort, group.firstPeriod);
  }
  const cohorts = [...firsts].sort(([one], [other]) => one - other);
  return [
    ...(now ? [{ of: 'riskFree' as const, hasPremium: false, ...now.riskFree }] : []),
    ...(now && now.premium !== 0
      ? [{ of: 'withPremium' as const, hasPremium: true, ...now.full }]
      : []),
    ...(before ? [{ of: 'prior' as const, hasPremium: before.premium !== 0, ...before.full }] : []),
    ...cohorts.flatMap(([cohort, first]): CurveLine[] => {
      const found = ratesAt(curves, currency, periodAfter(first, -1));
      return found ? [{ of: 'cohort', cohort, ...found.full }] : [];
    }),
  ];
}

/** The rate of a term as a line shows it; between two terms in proportion. */
export function rateOf({ terms, rates }: Pick<CurveLine, 'terms' | 'rates'>, term: number): number {
  const next = terms.findIndex((each) => each >= term);
  if (next < 0) return rates.at(-1) ?? 0;
  const [to = 0, upper = 0] = [terms[next], rates[next]];
  const [from = to, lower = upper] = [terms[next - 1], rates[next - 1]];
  return to === from ? upper : lower + ((upper - lower) * (term - from)) / (to - from);
}
