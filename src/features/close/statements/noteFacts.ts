import type { CloseCurve } from '@/api';
import type { NoteFacts } from '@/domain/closeReports';

type Curves = NonNullable<NoteFacts['curves']>;

/** 120: of each currency the risk-free curve in force at the end of the period, by the source that it comes from. */
export function curvesAt(all: readonly CloseCurve[], period: string): Curves {
  const latest = new Map<string, CloseCurve>();
  for (const curve of all) {
    const known = latest.get(curve.currency);
    if (curve.kind === 'riskFree' && curve.date <= period && (known?.date ?? '') <= curve.date)
      latest.set(curve.currency, curve);
  }
  return Object.fromEntries(
    [...latest.values()].map(({ currency, source, terms, rates }) => [
      `${currency} · ${source}`,
      rates.length === 1 ? (rates[0] ?? 0) : { terms, spot: rates },
    ]),
  );
}
