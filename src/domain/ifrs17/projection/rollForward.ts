import type { ModelPoints } from './input/modelPoints';
import type { ProductRates } from './point/monthlyRates';
import { projectedKinds } from './point/cellState';
import { CellProjection } from './point/projectCell';

/** What is left of every model point after some months: contracts in force, and the account balance of one contract. */
export interface RolledPoints {
  readonly contracts: Float64Array;
  readonly accountValue: Float64Array;
}

/** Model points as they are expected to be `months` later, month by month as the projection sees them. @param rates by index of the product */
export function rolledForward(
  points: ModelPoints,
  rates: readonly ProductRates[],
  months: number,
): RolledPoints {
  const projection = new CellProjection();
  const unused = new Float64Array(projectedKinds.length * months);
  const order = Int32Array.from({ length: points.count }, (_, point) => point);
  const contracts = new Float64Array(points.count);
  const accountValue = new Float64Array(points.count);
  for (let point = 0; point < points.count; point++) {
    const own = rates[points.product[point] as number];
    if (!own) throw new RangeError(`model point ${point} has no product`);
    projection.run(points, order, { from: point, to: point + 1 }, own, months, unused);
    contracts[point] = projection.left.contracts;
    accountValue[point] = projection.left.accountValue;
  }
  return { contracts, accountValue };
}
