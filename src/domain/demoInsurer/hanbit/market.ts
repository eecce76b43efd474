import {
  curveSources,
  quartersBetween,
  type ExchangeRate,
  type MarketCurve,
  type Period,
} from '@/domain/close';
import { randomStream, written } from './random';

const terms = [1, 2, 3, 5, 7, 10, 15, 20, 30, 50];

/** Level of risk-free rates and illiquidity premium at each quarter's end from 2020-12 on. In September 2024 rates fall by 50 bp. */
const krw = [
  1.2, 1.4, 1.6, 1.8, 2.0, 2.6, 3.3, 3.9, 3.5, 3.3, 3.4, 3.6, 3.2, 3.2, 3.15, 2.65, 2.6, 2.55, 2.5,
  2.55, 2.6,
];
const usd = [
  0.6, 0.9, 0.9, 0.95, 1.2, 2.2, 2.9, 3.9, 3.8, 3.6, 3.8, 4.4, 3.8, 4.1, 4.2, 3.6, 4.1, 3.9, 3.8,
  3.7, 3.7,
];
const illiquidity = [
  0.55, 0.5, 0.5, 0.52, 0.55, 0.62, 0.75, 0.85, 0.9, 0.8, 0.72, 0.7, 0.65, 0.6, 0.58, 0.6, 0.62,
  0.6, 0.58, 0.57, 0.56,
];
const dollar = [
  1088, 1133, 1130, 1184, 1189, 1211, 1299, 1434, 1267, 1304, 1313, 1349, 1289, 1347, 1389, 1319,
  1470, 1466, 1356, 1402, 1410,
];

/** Up to 30 years the slope of the market, then towards a long-term rate of 4 %. */
const rateAt = (level: number, years: number): number => {
  const liquid = level + 0.55 * (1 - Math.exp(-years / 6));
  const weight = Math.max(0, Math.min(1, (years - 20) / 40));
  return written(((1 - weight) * liquid + weight * 4) / 100, 5);
};

/** Market curves at the end of each quarter, the first one the quarter before the book begins. */
export function marketCurves(dates: readonly Period[]): readonly MarketCurve[] {
  const curve = (currency: string, levels: readonly number[]) =>
    dates.map((date, index): MarketCurve => ({
      id: `${currency}-rf-${date}`,
      date,
      currency,
      kind: 'riskFree',
      source: `${curveSources.supervisors} (${currency}, end of ${date})`,
      terms,
      rates: terms.map((years) => rateAt(levels[index] ?? 0, years)),
    }));
  const premium = (currency: string, factor: number) =>
    dates.map((date, index): MarketCurve => ({
      id: `${currency}-lp-${date}`,
      date,
      currency,
      kind: 'illiquidityPremium',
      source: `${curveSources.spreads} (${currency}, end of ${date})`,
      terms: [1],
      rates: [written(((illiquidity[index] ?? 0) * factor) / 100, 5)],
    }));
  return [...curve('KRW', krw), ...curve('USD', usd), ...premium('KRW', 1), ...premium('USD', 0.8)];
}

/** Level of risk-free rates in won at the end of a quarter, as an annual share. */
export const wonLevel = (date: Period): number =>
  (krw[quartersBetween('2020-12', date)] ?? 2.6) / 100;

/** Won for a dollar. */
export const dollarRates = (dates: readonly Period[]): readonly ExchangeRate[] =>
  dates.map((date, index) => {
    const closing = dollar[index] ?? 1300;
    const before = dollar[index - 1] ?? closing;
    return { date, currency: 'USD', closing, average: (closing + before) / 2 };
  });

/** Funds in a quarter, as an annual rate: the market's, but for the fall in the third quarter of 2022. */
export function fundReturn(period: Period, forward: number): number {
  const quarterly =
    period === '2022-09'
      ? -0.16
      : (1 + forward) ** 0.25 - 1 + 0.02 * randomStream(`fund ${period}`).noise();
  return (1 + quarterly) ** 4 - 1;
}
