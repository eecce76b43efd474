import type { ModelPoints } from './input/modelPoints';
import type { AccountMemory } from './point/accountMemory';
import type { KeptAccounts } from './point/keptAccounts';
import type { ProductRates } from './point/monthlyRates';
import { projectedKinds, type ProjectedKind, type Range } from './point/cellState';
import { CellProjection, isOfCell } from './point/projectCell';

/** Part of the work: points of one group, in their order. Units do not depend on how many workers there are; nor do their sums. */
export interface Unit {
  readonly group: number;
  /** Range in the order of points. */
  readonly from: number;
  readonly to: number;
}

const unitSize = 4096;

/** The work cut into units: ranges of an order in which points of a group, and of a cell of it, stand beside each other. */
export interface Plan {
  readonly order: Int32Array;
  readonly units: readonly Unit[];
}

/** The order sorted by a column of whole numbers; what is equal stays in its order (a counting sort). */
function sortedBy(column: Int32Array | Uint8Array, order: Int32Array): Int32Array {
  let most = 0;
  for (const value of column) most = Math.max(most, value);
  const starts = new Int32Array(most + 2);
  for (const value of column) starts[value + 1] = (starts[value + 1] as number) + 1;
  for (let value = 1; value < starts.length; value++)
    starts[value] = (starts[value] as number) + (starts[value - 1] as number);
  const sorted = new Int32Array(order.length);
  for (const point of order) {
    const value = column[point] as number;
    const place = starts[value] as number;
    sorted[place] = point;
    starts[value] = place + 1;
  }
  return sorted;
}

export function planUnits(points: ModelPoints): Plan {
  const { premiumTerm, term, issueAge, elapsed, sex, product, group } = points;
  const order = [premiumTerm, term, issueAge, elapsed, sex, product, group].reduce<Int32Array>(
    (sorted, column) => sortedBy(column, sorted),
    Int32Array.from({ length: points.count }, (_, point) => point),
  );
  const groupAt = (place: number) => group[order[place] as number] as number;
  const units: Unit[] = [];
  for (let from = 0; from < points.count;) {
    const own = groupAt(from);
    let to = from + 1;
    while (to < points.count && to - from < unitSize && groupAt(to) === own) to++;
    units.push({ group: own, from, to });
    from = to;
  }
  return { order, units };
}

const projection = new CellProjection();

/** Where the cell ends that begins at a place. */
function endOfCell(points: ModelPoints, order: Int32Array, place: number, to: number): number {
  const point = order[place] as number;
  let end = place + 1;
  while (end < to && isOfCell(points, point, order[end] as number)) end++;
  return end;
}

export function cellsOf(points: ModelPoints, { order, units }: Plan): readonly Range[] {
  const cells: Range[] = [];
  for (const { from, to } of units)
    for (let place = from; place < to;) {
      const end = endOfCell(points, order, place, to);
      cells.push({ from: place, to: end });
      place = end;
    }
  return cells;
}

/**
 * Projects the points of a unit month by month (33-35, B36-B71). Adds to `into`: kinds one after the other, `months` entries each.
 * @param rates by index of the product
 * @param kept accounts, as well
 */
export function projectUnit(
  points: ModelPoints,
  rates: readonly ProductRates[],
  order: Int32Array,
  { from, to }: Unit,
  months: number,
  into: Float64Array,
  kept: readonly (KeptAccounts | undefined)[] = [],
): void {
  for (let place = from; place < to;) {
    const point = order[place] as number;
    const product = points.product[point] as number;
    const own = rates[product];
    if (!own) throw new RangeError(`model point ${point} has no product`);
    const end = endOfCell(points, order, place, to);
    projection.run(points, order, { from: place, to: end }, own, months, into, kept[product]);
    place = end;
  }
}

/** What a group is expected to bring, by projected month. Amounts positive in their own direction, in units of currency. */
export interface GroupFlows {
  readonly group: number;
  readonly flows: Readonly<Record<ProjectedKind, Float64Array>>;
}

/** Kinds of flows as views of their array. */
export const flowsOf = (all: Float64Array, months: number) =>
  Object.fromEntries(
    projectedKinds.map((kind, index) => [kind, all.subarray(index * months, (index + 1) * months)]),
  ) as GroupFlows['flows'];

/** Sums units group by group in the order of the plan, whoever projected them and whenever. */
export function combineUnits(
  units: readonly Unit[],
  projected: readonly Float64Array[],
  months: number,
): readonly GroupFlows[] {
  const sums = new Map<number, Float64Array>();
  units.forEach(({ group }, index) => {
    const part = projected[index];
    const sum = sums.get(group);
    if (!part) throw new RangeError(`unit ${index} is not projected`);
    if (!sum) sums.set(group, part.slice());
    else
      for (let entry = 0; entry < sum.length; entry++)
        sum[entry] = (sum[entry] as number) + (part[entry] as number);
  });
  return [...sums].map(([group, sum]) => ({ group, flows: flowsOf(sum, months) }));
}

/** Projects all points here and now. @param accounts what is known of them from the projections before */
export function project(
  points: ModelPoints,
  rates: readonly ProductRates[],
  months: number,
  { order, units }: Plan = planUnits(points),
  accounts?: AccountMemory,
): readonly GroupFlows[] {
  const kept = accounts && rates.map((each, product) => accounts.of(product, each));
  const projected = units.map((unit) => {
    const into = new Float64Array(projectedKinds.length * months);
    projectUnit(points, rates, order, unit, months, into, kept);
    return into;
  });
  return combineUnits(units, projected, months);
}
