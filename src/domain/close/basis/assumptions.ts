import type { AssumptionSet } from '@/domain/ifrs17';
import { curveAt } from './curves';
import { monthsBetween, monthsFrom } from '../period';
import type { AssumptionVersion, Book, MarketCurve } from '../types';
import { versionFor } from './versions';

/** What prices have become after some months. */
function priceAfter(inflation: readonly number[] | undefined, months: number): number {
  let level = 1;
  for (let month = 0; month < months; month++)
    level *=
      (1 + (inflation?.[Math.min(Math.floor(month / 12), inflation.length - 1)] ?? 0)) ** (1 / 12);
  return level;
}

/** Of what is stated by projected year the last entry stays. */
const later = (rates: readonly number[] | undefined, months: number) =>
  rates && rates.slice(Math.min(Math.floor(months / 12), rates.length - 1));

/** A version as it stands some months after it took effect: costs have risen with its own inflation, years have passed. */
export function setLater(set: AssumptionSet, months: number): AssumptionSet {
  if (months <= 0) return set;
  const expense = priceAfter(set.inflation, months);
  const claim = priceAfter(set.claimsInflation, months);
  const { expenses, claimCosts, crediting, inflation, claimsInflation } = set;
  const raised = (values: readonly number[]) => values.map((value) => value * claim);
  return {
    ...set,
    ...(expenses
      ? {
          expenses: expenses.map((table) => ({
            ...table,
            ...(table.perContract === undefined
              ? {}
              : { perContract: table.perContract * expense }),
            ...(table.acquisition === undefined
              ? {}
              : { acquisition: table.acquisition * expense }),
          })),
        }
      : {}),
    ...(claimCosts
      ? {
          claimCosts: claimCosts.map((table) => ({
            ...table,
            male: raised(table.male),
            ...(table.female ? { female: raised(table.female) } : {}),
          })),
        }
      : {}),
    ...(crediting
      ? {
          crediting: crediting.map((table) => ({
            ...table,
            rates: later(table.rates, months) ?? [],
          })),
        }
      : {}),
    ...(inflation ? { inflation: later(inflation, months) ?? [] } : {}),
    ...(claimsInflation ? { claimsInflation: later(claimsInflation, months) ?? [] } : {}),
  };
}

/** Forward rates of the years from `after` years on, from spot rates at some terms. */
function forwardRates(
  { terms, rates }: Pick<MarketCurve, 'terms' | 'rates'>,
  after: number,
): readonly number[] {
  const growth = (years: number) => {
    const upper = terms.findIndex((term) => term >= years);
    const last = upper < 0 ? terms.length - 1 : upper;
    const [low, high] = [terms[last - 1] ?? 0, terms[last] ?? 1];
    const [from, to] = [rates[last - 1] ?? rates[last] ?? 0, rates[last] ?? 0];
    const share = upper < 0 || high === low ? 1 : (years - low) / (high - low);
    return (1 + from + share * (to - from)) ** years;
  };
  return Array.from(
    { length: Math.max(1, Math.ceil(terms.at(-1) ?? 1)) },
    (_, year) => growth(after + year + 1) / growth(after + year) - 1,
  );
}

/**
 * What accounts earn as the market of a date sees it from `month` on: forward rates of the risk-free curve less the margin (B74-B77).
 * @param date the end of this month is the market's
 */
export function withMarketCrediting(
  set: AssumptionSet,
  { definition, curves }: Pick<Book, 'definition' | 'curves'>,
  { date, month, shift = 0 }: MarketDate,
): AssumptionSet {
  const { creditingMargins = {}, currency } = definition;
  if (!set.crediting?.some(({ id }) => id in creditingMargins)) return set;
  const curve = curveAt(curves, { kind: 'riskFree', currency, date });
  const forwards = forwardRates(curve, (monthsBetween(date, month) - 1) / 12);
  return {
    ...set,
    crediting: set.crediting.map((table) => {
      const margin = creditingMargins[table.id];
      return margin === undefined
        ? table
        : { ...table, rates: forwards.map((rate) => rate + shift - margin) };
    }),
  };
}

interface MarketDate {
  readonly date: string;
  /** First projected month. */
  readonly month: string;
  /** Added to every rate by a scenario. */
  readonly shift?: number | undefined;
}

/**
 * The assumptions of a projection from `month` on: the version in force then, at prices of that month and market rates of the day before.
 * @throws RangeError where no version is approved and effective
 */
export function assumptionsAt(
  book: Pick<Book, 'definition' | 'assumptions' | 'curves'>,
  month: string,
  {
    version = versionFor(book.assumptions, month),
    date = monthsFrom(month, -1),
    shift,
  }: {
    readonly version?: AssumptionVersion | undefined;
    readonly date?: string;
    readonly shift?: number | undefined;
  } = {},
): AssumptionSet {
  if (!version) throw new RangeError(`no approved assumptions are effective by ${month}`);
  const aged = setLater(version.set, monthsBetween(version.set.effectiveFrom, month));
  return withMarketCrediting(aged, book, { date, month, shift });
}
