import { number, object, type Infer } from '../../schema/shape';
import type { AssumptionSet } from './assumptionSet';

const factor = (doc: string) => number(doc, { min: 0 });

export const shock = object(
  'A change of assumptions: factors multiply, additions add to annual rates. What is left out stays.',
  {},
  {
    mortality: factor('Factor on probabilities of death; 0.8 is longevity.'),
    morbidity: factor('Factor on incidences and costs of claims, and on loss ratios.'),
    lapse: factor('Factor on lapses.'),
    expenses: factor('Factor on expenses.'),
    commissions: factor('Factor on commissions.'),
    inflation: number('Added to inflation of expenses and claims.', { above: -1 }),
    crediting: number('Added to what account balances earn.', { above: -1 }),
    volatility: factor('Factor on volatilities.'),
  },
);
export type Shock = Infer<typeof shock>;

/** The assumptions as a shock changes them: for what-ifs, sensitivities (128) and stresses. Probabilities stay within 0 and 1. */
export function shocked(set: AssumptionSet, by: Shock): AssumptionSet {
  const scaledBy =
    (times = 1, most = Infinity) =>
    (value: number) =>
      Math.min(most, value * times);
  const bySex =
    (factor: number | undefined, most: number) =>
    <
      T extends {
        readonly male: readonly number[];
        readonly female?: readonly number[] | undefined;
      },
    >(
      table: T,
    ): T => ({
      ...table,
      male: table.male.map(scaledBy(factor, most)),
      ...(table.female ? { female: table.female.map(scaledBy(factor, most)) } : {}),
    });
  const plus = (rates: readonly number[] | undefined, addition: number | undefined) =>
    (rates ?? [0]).map((rate) => rate + (addition ?? 0));
  const scaled = <T extends object>(table: T, factor = 1): T =>
    Object.fromEntries(
      Object.entries(table).map(([name, value]: [string, unknown]) => [
        name,
        typeof value === 'number'
          ? value * factor
          : Array.isArray(value)
            ? (value as number[]).map(scaledBy(factor))
            : value,
      ]),
    ) as T;
  return {
    ...set,
    mortality: (set.mortality ?? []).map(bySex(by.mortality, 1)),
    morbidity: (set.morbidity ?? []).map(bySex(by.morbidity, 1)),
    claimCosts: (set.claimCosts ?? []).map(bySex(by.morbidity, Infinity)),
    lossRatios: (set.lossRatios ?? []).map((table) => scaled(table, by.morbidity)),
    lapse: (set.lapse ?? []).map((table) => ({
      ...table,
      rates: table.rates.map(scaledBy(by.lapse, 1)),
      ...(table.paidUpRates ? { paidUpRates: table.paidUpRates.map(scaledBy(by.lapse, 1)) } : {}),
    })),
    expenses: (set.expenses ?? []).map((table) => scaled(table, by.expenses)),
    commissions: (set.commissions ?? []).map((table) => scaled(table, by.commissions)),
    crediting: (set.crediting ?? []).map((table) => ({
      ...table,
      rates: plus(table.rates, by.crediting),
      volatility: (table.volatility ?? 0) * (by.volatility ?? 1),
    })),
    inflation: plus(set.inflation, by.inflation),
    claimsInflation: plus(set.claimsInflation, by.inflation),
  };
}
