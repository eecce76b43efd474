import {
  modelPointColumns,
  ratesOfProducts,
  rolledForward,
  type AssumptionSet,
  type ModelPoint,
} from '@/domain/ifrs17';
import { assumptionsAt } from './assumptions';
import {
  firstMonthOf,
  monthAfter,
  monthsBetween,
  periodAfter,
  quartersBetween,
  type Period,
} from '../period';
import type { Book, BookPoint } from '../types';

/** A model point at a date. */
export interface PointState {
  readonly point: BookPoint;
  readonly contracts: number;
  /** Account balance of one contract. */
  readonly accountValue: number;
}

/** So many quarters after entry; undefined where nothing is stated so late. */
function statedAfter(point: BookPoint, quarters: number): PointState | undefined {
  if (quarters === 0)
    return { point, contracts: point.contracts, accountValue: point.accountValue ?? 0 };
  const contracts = point.inForce?.[quarters - 1];
  return contracts === undefined
    ? undefined
    : { point, contracts, accountValue: point.accounts?.[quarters - 1] ?? 0 };
}

/** The model point that a projection from `month` on takes; undefined where its cover is over or nobody is left. */
function modelPointAt(
  { point, contracts, accountValue }: PointState,
  month: string,
): ModelPoint | undefined {
  if (contracts <= 0 || monthsBetween(point.issueMonth, month) >= point.term) return undefined;
  const hasAccount = point.accountValue !== undefined || accountValue !== 0;
  return {
    id: point.id,
    product: point.product,
    group: point.group,
    issueMonth: point.issueMonth,
    issueAge: point.issueAge,
    sex: point.sex,
    contracts,
    term: point.term,
    premium: point.premium,
    premiumTerm: point.premiumTerm,
    premiumsPerYear: point.premiumsPerYear,
    sumInsured: point.sumInsured,
    annuityStart: point.annuityStart,
    accountValue: hasAccount ? accountValue : undefined,
  };
}

export const modelPointsAt = (
  states: readonly PointState[],
  month: string,
): readonly ModelPoint[] => states.flatMap((each) => modelPointAt(each, month) ?? []);

/** Where nothing is stated contracts go on as expected (the assumptions of that quarter's start). */
export function rolledStates(
  states: readonly PointState[],
  period: Period,
  {
    products,
    set,
  }: { readonly products: Book['definition']['products']; readonly set: AssumptionSet },
): readonly PointState[] {
  const month = firstMonthOf(period);
  const taken = states.flatMap((state) => {
    const made = modelPointAt(state, month);
    return made ? [{ state, made }] : [];
  });
  const columns = modelPointColumns(
    taken.map(({ made }) => made),
    month,
    { groups: [], products: products.map(({ id }) => id) },
  );
  const { contracts, accountValue } = rolledForward(columns, ratesOfProducts(products, set, 3), 3);
  return taken.map(({ state }, index) => ({
    point: state.point,
    contracts: contracts[index] ?? 0,
    accountValue: accountValue[index] ?? 0,
  }));
}

/** Model points that come into the book at the start of a quarter. */
export const newBusinessIn = (
  points: readonly BookPoint[],
  period: Period,
): readonly PointState[] =>
  points.flatMap((point) => (point.entry === period ? (statedAfter(point, 0) ?? []) : []));

/** Model points at the end of a quarter: as stated, and from where nothing more is stated as expected. */
export function inForceAt(
  book: Pick<Book, 'definition' | 'assumptions' | 'curves' | 'points'>,
  period: Period,
): readonly PointState[] {
  const found: PointState[] = [];
  const behind = new Map<Period, PointState[]>();
  for (const point of book.points) {
    const quarters = quartersBetween(point.entry, period) + 1;
    const isOver = monthsBetween(point.issueMonth, monthAfter(period)) >= point.term;
    if (quarters < 1 || isOver) continue;
    const stated = statedAfter(point, quarters);
    if (stated) {
      found.push(stated);
      continue;
    }
    const last = Math.min(quarters, point.inForce?.length ?? 0);
    const from = periodAfter(point.entry, last);
    const state = statedAfter(point, last);
    const waiting = behind.get(from);
    if (state && waiting) waiting.push(state);
    else if (state) behind.set(from, [state]);
  }
  const [first] = [...behind.keys()].sort();
  let rolled: readonly PointState[] = [];
  for (let at = first; at !== undefined && at <= period; at = periodAfter(at)) {
    const set = assumptionsAt(book, firstMonthOf(at));
    const all = [...rolled, ...(behind.get(at) ?? [])];
    rolled = rolledStates(all, at, { products: book.definition.products, set });
  }
  return [...found, ...rolled];
}

/** Contracts that had come into each group by the end of a quarter, whatever became of them. */
export function recognisedBy(
  points: readonly BookPoint[],
  period: Period,
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { group, entry, contracts } of points)
    if (entry <= period) sums.set(group, (sums.get(group) ?? 0) + contracts);
  return sums;
}
