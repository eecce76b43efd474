import {
  assumptionsAt,
  firstMonthOf,
  monthAfter,
  monthsBetween,
  periodAfter,
  quartersBetween,
  type Book,
  type BookPoint,
  type EarlierClaims,
  type GroupActual,
  type Period,
} from '@/domain/close';
import {
  modelPointColumns,
  productRates,
  project,
  rolledForward,
  shocked,
  type ModelPoint,
  type Product,
} from '@/domain/ifrs17';
import { fundReturn } from './market';
import { randomStream } from './random';

/** A point on its way through the quarters. */
interface Course {
  readonly point: BookPoint;
  contracts: number;
  account: number;
  readonly inForce: number[];
  readonly accounts: number[];
}

/** Lapses of contracts without surrender value against what is assumed: fewer from 2022 until the study of 2023, then as before again. */
function lapseFactor(product: Product, period: Period): number {
  if (product.id !== 'no-surrender-value') return 1;
  if (period >= '2022-03' && period <= '2023-06') return 0.4;
  return period >= '2024-03' && period <= '2024-06' ? 2.6 : 1;
}

/** What happens in a quarter, beside what is expected of it. */
function ratesOf(book: Book, period: Period) {
  const expected = assumptionsAt(book, firstMonthOf(period));
  return book.definition.products.map((product) => {
    const random = randomStream(`${product.id} ${period}`);
    const set = shocked(expected, {
      mortality: 1 + 0.05 * random.noise(),
      morbidity: 1 + 0.05 * random.noise(),
      lapse: lapseFactor(product, period) * (1 + 0.08 * random.noise()),
      expenses: 1 + 0.02 * random.noise(),
    });
    const crediting = (set.crediting ?? []).map((table) =>
      table.id === 'fund'
        ? { ...table, rates: [fundReturn(period, table.rates[0] ?? 0)] }
        : { ...table, rates: table.rates.slice(0, 1) },
    );
    return productRates(product, { ...set, crediting }, 3);
  });
}

const sumOf = (values: Float64Array) => values.reduce((total, value) => total + value, 0);
const cents = (value: number) => Math.round(value * 100) / 100;

/** Contracts that leave a group at the end of a quarter to be modified (77). */
export const modification = {
  group: 'health-2021-remaining',
  into: 'health-2024-remaining',
  period: '2024-03',
  fraction: 0.2,
};

/** More is expected of claims of a quarter than before (B97(b)). */
const pastClaims = { group: 'motor-2022-remaining', period: '2022-12', incurredIn: '2022-06' };

/** Cash that the payments system does not know: planted, for the control of cash. */
const unknownCash = { group: 'property-2022-remaining', period: '2023-09', amount: 12_500_000 };

/** Payments of the claims of a group by the quarter in which they fall due. */
class Payments {
  readonly #due = new Map<string, number>();
  readonly #incurred = new Map<string, number>();

  add(group: string, period: Period, claims: number, pattern: readonly number[]): void {
    this.#incurred.set(`${group} ${period}`, claims);
    pattern.forEach((share, later) =>
      this.#plus(group, periodAfter(period, later), share * claims),
    );
  }

  /** What is still to pay of a quarter's claims turns out dearer. */
  revise(
    { group, period, incurredIn }: typeof pastClaims,
    pattern: readonly number[],
  ): EarlierClaims {
    const claims = this.#incurred.get(`${group} ${incurredIn}`) ?? 0;
    const passed = quartersBetween(incurredIn, period) + 1;
    const left = pattern.slice(passed).map((share) => cents(share * claims));
    left.forEach((payment, later) =>
      this.#plus(group, periodAfter(period, later + 1), 0.35 * payment),
    );
    return { incurredIn, expectedPayments: left.map((payment) => cents(1.35 * payment)) };
  }

  dueIn = (group: string, period: Period): number => this.#due.get(`${group} ${period}`) ?? 0;

  #plus(group: string, period: Period, amount: number): void {
    const key = `${group} ${period}`;
    this.#due.set(key, (this.#due.get(key) ?? 0) + amount);
  }
}

/** The new contracts of those that were modified: a tenth dearer, older by the years that have passed. */
function modified({ point, contracts }: Course): BookPoint {
  const passed = monthsBetween(point.issueMonth, monthAfter(modification.period));
  return {
    ...point,
    id: `${point.id}-modified`,
    group: modification.into,
    entry: periodAfter(modification.period),
    issueMonth: monthAfter(modification.period),
    issueAge: (point.issueAge ?? 0) + Math.floor(passed / 12),
    term: point.term - passed,
    premium: Math.round(point.premium * 1.1),
    contracts: Math.round(contracts * modification.fraction * 1000) / 1000,
  };
}

/** What happened, quarter by quarter: contracts with their courses, and each group's cash flows. */
export function demoExperience(
  book: Book,
  periods: readonly Period[],
): { readonly points: readonly BookPoint[]; readonly actuals: readonly GroupActual[] } {
  const { groups, products, exchangeRates } = book.definition;
  const names = { groups: groups.map(({ id }) => id), products: products.map(({ id }) => id) };
  const courses = book.points.map(begin);
  const payments = new Payments();
  const actuals: GroupActual[] = [];
  for (const period of periods) {
    const month = firstMonthOf(period);
    const live = courses.filter(
      ({ point, contracts }) =>
        point.entry <= period &&
        contracts > 0 &&
        monthsBetween(point.issueMonth, month) < point.term,
    );
    const points = live.map(({ point, contracts, account }): ModelPoint => ({
      ...point,
      contracts,
      accountValue: account,
    }));
    const columns = modelPointColumns(points, month, names);
    const rates = ratesOf(book, period);
    const rolled = rolledForward(columns, rates, 3);
    live.forEach((course, index) => {
      const leaves = course.point.group === modification.group && period === modification.period;
      const left = rolled.contracts[index] ?? 0;
      course.contracts = Math.round(left * (leaves ? 1 - modification.fraction : 1) * 1e4) / 1e4;
      course.account = cents(rolled.accountValue[index] ?? 0);
      course.inForce.push(course.contracts);
      course.accounts.push(course.account);
      if (leaves) courses.push(begin(modified({ ...course, contracts: left })));
    });
    for (const { group: index, flows } of project(columns, rates, 3)) {
      const group = groups[index];
      if (!group || flows.premiums.length === 0) continue;
      const luck = 1 + 0.07 * randomStream(`claims ${group.id} ${period}`).noise();
      const claims = cents(sumOf(flows.claims) * luck);
      const pattern = group.settlementPattern ?? [1];
      payments.add(group.id, period, claims, pattern);
      const isRevised = group.id === pastClaims.group && period === pastClaims.period;
      const earlierClaims = isRevised ? [payments.revise(pastClaims, pattern)] : undefined;
      const own = {
        premiums: cents(sumOf(flows.premiums)),
        expenses: cents(sumOf(flows.expenses)),
        investmentComponents: cents(sumOf(flows.investmentComponents)),
        acquisition: cents(sumOf(flows.acquisition)),
      };
      // Payments systems keep the company's own currency.
      const rate =
        exchangeRates.find(({ date, currency }) => date === period && currency === group.currency)
          ?.average ?? 1;
      const isUnknown = group.id === unknownCash.group && period === unknownCash.period;
      actuals.push({
        group: group.id,
        period,
        claims,
        ...own,
        ...(group.model === 'VFA' ? { fairValueChange: cents(sumOf(flows.accountReturn)) } : {}),
        ...(earlierClaims ? { earlierClaims } : {}),
        ...(group.id === modification.group && period === modification.period
          ? { derecognition: { fraction: modification.fraction } }
          : {}),
        sourceCash: {
          cashIn: rate * own.premiums,
          cashOut:
            rate *
              (payments.dueIn(group.id, period) +
                own.expenses +
                own.investmentComponents +
                own.acquisition) -
            (isUnknown ? unknownCash.amount : 0),
        },
      });
    }
  }
  return {
    actuals,
    points: courses.map(({ point, inForce, accounts }) => ({
      ...point,
      inForce,
      ...(accounts.some((each) => each !== 0) ? { accounts } : {}),
    })),
  };
}

const begin = (point: BookPoint): Course => ({
  point,
  contracts: point.contracts,
  account: 0,
  inForce: [],
  accounts: [],
});
