import { curveSource, type CurveSource } from '../core/curves';
import { versionAt, type AssumptionSet } from './input/assumptionSet';
import { horizonOfPoints, modelPointColumns, type ModelPoints } from './input/modelPoints';
import { AccountMemory } from './point/accountMemory';
import { productRates, type ProductRates } from './point/monthlyRates';
import type { Product } from './input/product';
import { cellsOf, flowsOf, planUnits, project, type GroupFlows, type Plan } from './project';
import type { ProjectionInput } from './input/projectionInput';
import { projectedKinds } from './point/cellState';

/** A portfolio made ready: columns of model points, to be projected under one set of assumptions after another. */
export interface Portfolio {
  readonly input: Pick<ProjectionInput, 'firstMonth' | 'products' | 'groups' | 'periodsPerYear'>;
  readonly assumptions: AssumptionSet;
  readonly points: ModelPoints;
  readonly plan: Plan;
  readonly months: number;
  readonly curves: CurveSource;
  /** Kept from one projection to the next where there are many. */
  readonly accounts?: AccountMemory;
  /** Measurement model of a group, by index. */
  readonly modelOf: (group: number) => Product['model'];
}

/** @throws RangeError where no version of the assumptions is effective by the first month */
export function portfolioOf(input: ProjectionInput): Portfolio {
  const assumptions = versionAt(input.assumptions, input.firstMonth);
  if (!assumptions) throw new RangeError(`no assumptions are effective by ${input.firstMonth}`);
  const points = modelPointColumns(input.modelPoints, input.firstMonth, {
    groups: input.groups.map(({ id }) => id),
    products: input.products.map(({ id }) => id),
  });
  const months = horizonOfPoints(points);
  return {
    input,
    assumptions,
    points,
    plan: planUnits(points),
    months,
    curves: curveSource(12, months),
    modelOf: (group) =>
      input.products[points.product[points.group.indexOf(group)] ?? -1]?.model ?? 'GMM',
  };
}

/** The same, to be projected often: accounts are worked out again only where they differ. */
export function keepingAccounts(portfolio: Portfolio): Portfolio {
  const { points, plan, months } = portfolio;
  const ordered = { points, order: plan.order, months };
  const accounts = new AccountMemory(ordered, cellsOf(points, plan));
  return { ...portfolio, accounts };
}

export const ratesOfProducts = (
  products: readonly Product[],
  set: AssumptionSet,
  months: number,
): readonly ProductRates[] => products.map((each) => productRates(each, set, months));

/** Expected amounts of every group by month, in the order of the groups of the input; a group without contracts has none. */
export function projectPortfolio(
  { input, points, plan, months, accounts }: Portfolio,
  set: AssumptionSet,
): readonly GroupFlows['flows'][] {
  const rates = ratesOfProducts(input.products, set, months);
  const projected = project(points, rates, months, plan, accounts);
  const byGroup = new Map(projected.map(({ group, flows }) => [group, flows]));
  return input.groups.map(
    (_, group) =>
      byGroup.get(group) ?? flowsOf(new Float64Array(projectedKinds.length * months), months),
  );
}
