import type { ModelPoints, MonthlyAssumptions } from './modelPoints';

/** Kinds of projected flows, laid one after the other in a unit's array. */
export const flowKinds = [
  'premiums',
  'claims',
  'expenses',
  'investmentComponents',
  'coverageUnits',
] as const;
export type ProjectedKind = (typeof flowKinds)[number];

/** Part of the work: points of one group, in their order. Units do not depend on how many workers there are; nor do their sums. */
export interface Unit {
  readonly group: number;
  /** Range in the order of points. */
  readonly from: number;
  readonly to: number;
}

const unitSize = 4096;

/** Points in the order of their groups (a counting sort keeps the order within a group), cut into units. */
export function planUnits({ count, group }: ModelPoints): {
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

/**
 * Projects the points of a unit month by month: premiums and expenses of those in force at its start, claims of those who die and
 * surrender values of those who lapse by its end (33-35, B36-B71). Adds to `into`: kinds one after the other, `months` entries each.
 * Nothing is allocated; mortality and lapse are constant within a policy year.
 */
export function projectUnit(
  points: ModelPoints,
  { death, lapse, expense }: MonthlyAssumptions,
  order: Int32Array,
  { from, to }: Unit,
  months: number,
  into: Float64Array,
): void {
  const [claims, expenses, investment, units] = [months, 2 * months, 3 * months, 4 * months];
  const [lastAge, lastYear] = [death.length - 1, lapse.length - 1];
  for (let place = from; place < to; place++) {
    const point = order[place] as number;
    const age = points.age[point] as number;
    const duration = points.duration[point] as number;
    const premium = points.premium[point] as number;
    const sum = points.sumInsured[point] as number;
    const surrender = premium * (points.surrenderShare[point] as number);
    const end = Math.min(points.term[point] as number, months);
    let inForce = points.contracts[point] as number;
    for (let month = 0; month < end;) {
      const q = death[Math.min(age + Math.floor(month / 12), lastAge)] as number;
      const w = lapse[Math.min(Math.floor((duration + month) / 12), lastYear)] as number;
      const lapsing = (1 - q) * w;
      const staying = 1 - q - lapsing;
      // Until the next birthday or policy anniversary the probabilities stay the same.
      const same = Math.min(
        end,
        month + Math.min(12 - (month % 12), 12 - ((duration + month) % 12)),
      );
      for (; month < same; month++) {
        into[month] = (into[month] as number) + inForce * premium;
        into[claims + month] = (into[claims + month] as number) + inForce * q * sum;
        into[expenses + month] =
          (into[expenses + month] as number) + inForce * (expense[month] as number);
        into[investment + month] =
          (into[investment + month] as number) + inForce * lapsing * (surrender * (month + 1));
        into[units + month] = (into[units + month] as number) + inForce * sum;
        inForce *= staying;
      }
    }
  }
}

export interface GroupFlows {
  readonly group: number;
  readonly flows: Readonly<Record<ProjectedKind, Float64Array>>;
}

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
  return [...sums].map(([group, sum]) => ({
    group,
    flows: Object.fromEntries(
      flowKinds.map((kind, index) => [kind, sum.subarray(index * months, (index + 1) * months)]),
    ) as GroupFlows['flows'],
  }));
}

/** Projects all points here and now. */
export function project(
  points: ModelPoints,
  assumptions: MonthlyAssumptions,
  months: number,
): readonly GroupFlows[] {
  const { order, units } = planUnits(points);
  const projected = units.map((unit) => {
    const into = new Float64Array(flowKinds.length * months);
    projectUnit(points, assumptions, order, unit, months, into);
    return into;
  });
  return combineUnits(units, projected, months);
}
