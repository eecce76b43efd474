import { monthNumber } from './calendarMonth';
import type { ModelPoint } from './projectionInput';

/** Model points by column, one entry a model point. Amounts of one contract, in units of currency; months counted from issue. */
export interface ModelPoints {
  readonly count: number;
  /** Index of the group of contracts (14-24), and of the product. */
  readonly group: Int32Array;
  readonly product: Int32Array;
  /** Contracts in force at the start of the first projected month. */
  readonly contracts: Float64Array;
  /** 0 for men, 1 for women. */
  readonly sex: Uint8Array;
  readonly issueAge: Int32Array;
  /** Months since issue at the start of the first projected month. */
  readonly elapsed: Int32Array;
  readonly term: Int32Array;
  readonly premiumTerm: Int32Array;
  /** Months from premium to premium. */
  readonly premiumInterval: Int32Array;
  /** Each premium. */
  readonly premium: Float64Array;
  readonly sumInsured: Float64Array;
  readonly accountValue: Float64Array;
  /** Month from which the annuity is paid; never is beyond any term. */
  readonly annuityStart: Int32Array;
}

export const never = 2 ** 30;

/** A single premium is one that is due in the first month alone. */
export function premiumScheduleOf({ premiumsPerYear = 12, premiumTerm, term }: ModelPoint) {
  return premiumsPerYear === 0
    ? { interval: 1, premiumTerm: 1 }
    : { interval: 12 / premiumsPerYear, premiumTerm: premiumTerm ?? term };
}

/** @param names of groups and products, in the order of their indices */
export function modelPointColumns(
  points: readonly ModelPoint[],
  firstMonth: string,
  names: { readonly groups: readonly string[]; readonly products: readonly string[] },
): ModelPoints {
  const count = points.length;
  const indexed = (all: readonly string[]) => new Map(all.map((name, index) => [name, index]));
  const [groups, products] = [indexed(names.groups), indexed(names.products)];
  const first = monthNumber(firstMonth);
  const columns = {
    count,
    group: new Int32Array(count),
    product: new Int32Array(count),
    contracts: new Float64Array(count),
    sex: new Uint8Array(count),
    issueAge: new Int32Array(count),
    elapsed: new Int32Array(count),
    term: new Int32Array(count),
    premiumTerm: new Int32Array(count),
    premiumInterval: new Int32Array(count),
    premium: new Float64Array(count),
    sumInsured: new Float64Array(count),
    accountValue: new Float64Array(count),
    annuityStart: new Int32Array(count),
  };
  points.forEach((point, index) => {
    const schedule = premiumScheduleOf(point);
    columns.group[index] = groups.get(point.group) ?? 0;
    columns.product[index] = products.get(point.product) ?? 0;
    columns.contracts[index] = point.contracts;
    columns.sex[index] = point.sex === 'female' ? 1 : 0;
    columns.issueAge[index] = point.issueAge ?? 0;
    columns.elapsed[index] = first - monthNumber(point.issueMonth);
    columns.term[index] = point.term;
    columns.premiumTerm[index] = schedule.premiumTerm;
    columns.premiumInterval[index] = schedule.interval;
    columns.premium[index] = point.premium;
    columns.sumInsured[index] = point.sumInsured;
    columns.accountValue[index] = point.accountValue ?? 0;
    columns.annuityStart[index] = point.annuityStart ?? never;
  });
  return columns;
}

/** Months until the last contract ends. */
export function horizonOfPoints({ count, term, elapsed }: ModelPoints): number {
  let months = 0;
  for (let point = 0; point < count; point++)
    months = Math.max(months, (term[point] as number) - (elapsed[point] as number));
  return months;
}
