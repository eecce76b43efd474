import {
  periodAfter,
  quartersBetween,
  type BookDefinition,
  type BookPoint,
  type GroupActual,
  type Period,
  type StatedNotes,
} from '@/domain/close';
import { wonLevel } from './market';

/** Classes of the funds behind variable contracts, as shares of their value. */
const funds = { equityFunds: 0.55, bondFunds: 0.35, moneyMarketFunds: 0.1 } as const;
/** What bonds earn beyond the risk-free rate, and years by which their value answers to it. */
const SPREAD = 0.006;
const DURATION = 5;

const million = 1_000_000;
const inMillions = (value: number) => Math.round(value / million) * million;

interface Course {
  readonly periods: readonly Period[];
  readonly points: readonly BookPoint[];
  readonly actuals: readonly GroupActual[];
}

/** Account balances at the end of a quarter, of each portfolio. */
function balancesAt(
  period: Period,
  points: readonly BookPoint[],
  portfolioOf: ReadonlyMap<string, string>,
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { group, entry, inForce = [], accounts = [] } of points) {
    const at = quartersBetween(entry, period);
    const portfolio = portfolioOf.get(group) ?? '';
    const balance = (inForce[at] ?? 0) * (accounts[at] ?? 0);
    if (balance > 0) sums.set(portfolio, (sums.get(portfolio) ?? 0) + balance);
  }
  return sums;
}

/**
 * What the notes of a quarter say beside its figures: the return on assets that back each portfolio (110), which are what its contracts have brought in so far, in
 * bonds at amortised cost but for changes in OCI; and the fair value of underlying items (111), which are the funds of variable contracts.
 */
export function statedNotes(
  { groups }: BookDefinition,
  { periods, points, actuals }: Course,
): readonly StatedNotes[] {
  const portfolioOf = new Map(groups.map(({ id, portfolio }) => [id, portfolio]));
  const ofFunds = new Map(
    groups.flatMap(({ id, portfolio, model }) => (model === 'VFA' ? [[id, portfolio]] : [])),
  );
  const assets = new Map<string, number>();
  return periods.map((period) => {
    const own = actuals.filter((each) => each.period === period);
    const sumOf = (portfolio: string, of: (each: GroupActual) => number) =>
      own.reduce(
        (sum, each) => (portfolioOf.get(each.group) === portfolio ? sum + of(each) : sum),
        0,
      );
    const [before, level] = [wonLevel(periodAfter(period, -1)), wonLevel(period)];
    const held = [...new Set(own.map(({ group }) => portfolioOf.get(group) ?? ''))];
    const variable = new Set(ofFunds.values());
    const returns = held.map((portfolio) => {
      const opening = Math.max(0, assets.get(portfolio) ?? 0);
      const cash = sumOf(
        portfolio,
        ({ sourceCash: { cashIn, cashOut } = { cashIn: 0, cashOut: 0 } }) => cashIn - cashOut,
      );
      const earned = variable.has(portfolio)
        ? sumOf(portfolio, ({ fairValueChange = 0 }) => fairValueChange)
        : (opening + cash / 2) * ((1 + before + SPREAD) ** 0.25 - 1);
      assets.set(portfolio, opening + cash + earned);
      const oci = variable.has(portfolio) ? 0 : -DURATION * (level - before) * opening;
      return { portfolio, profitOrLoss: inMillions(earned), oci: inMillions(oci) };
    });
    const balances = balancesAt(period, points, ofFunds);
    const underlyingItems = [...balances].flatMap(([portfolio, balance]) =>
      portfolio === ''
        ? []
        : Object.entries(funds).map(([item, share]) => ({
            portfolio,
            item,
            fairValue: inMillions(share * balance),
          })),
    );
    return { period, returns, underlyingItems };
  });
}
