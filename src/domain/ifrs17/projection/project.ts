import type { ModelPoints } from './input/modelPoints';
import type { ProductRates } from './point/monthlyRates';
import { projectedKinds, type ProjectedKind } from './point/pointState';
import { PointProjection } from './point/projectPoint';

/** Part of the work: points of one group, in their order. Units do not depend on how many workers there are; nor do their sums. */
export interface Unit {
  readonly group: number;
  /** Range in the order of points. */
  readonly from: number;
  readonly to: number;
}

const unitSize = 4096;

/** Points in the order of their groups (a counting sort keeps the order within a group), cut into units. */
export function planUnits({ count, group }: Pick<ModelPoints, 'count' | 'group'>): {
  readonly order: Int32Array;
  readonly units: readonly Unit[];
} {
  const sizes: number[] = [];
  for (let point = 0; point < count; point++)
    sizes[group[point] as number] = (sizes[group[point] as number] ?? 0) + 1;
  const starts: number[] = [];
  const units: Unit[] = [];
  let start = 0;
  for (let each = 0; each < sizes.length; each++) {
    starts.push(start);
    const end = start + (sizes[each] ?? 0);
    for (let from = start; from < end; from += unitSize)
      units.push({ group: each, from, to: Math.min(from + unitSize, end) });
    start = end;
  }
  const order = new Int32Array(count);
  for (let point = 0; point < count; point++) {
    const each = group[point] as number;
    const place = starts[each] as number;
    order[place] = point;
    starts[each] = place + 1;
  }
  return { order, units };
}

const projection = new PointProjection();

/**
 * Projects the points of a unit month by month (33-35, B36-B71). Adds to `into`: kinds one after the other, `months` entries each.
 * @param rates by index of the product
 */
export function projectUnit(
  points: ModelPoints,
  rates: readonly ProductRates[],
  order: Int32Array,
  { from, to }: Unit,
  months: number,
  into: Float64Array,
): void {
  for (let place = from; place < to; place++) {
    const point = order[place] as number;
    const own = rates[points.product[point] as number];
    if (!own) throw new RangeError(`model point ${point} has no product`);
    projection.run(points, point, own, months, into);
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

/** Projects all points here and now. */
export function project(
  points: ModelPoints,
  rates: readonly ProductRates[],
  months: number,
): readonly GroupFlows[] {
  const { order, units } = planUnits(points);
  const projected = units.map((unit) => {
    const into = new Float64Array(projectedKinds.length * months);
    projectUnit(points, rates, order, unit, months, into);
    return into;
  });
  return combineUnits(units, projected, months);
}
