import type { GroupInput } from '../schema/group';
import { parse } from '../schema/shape';
import type { AssumptionSet } from './input/assumptionSet';
import { portfolioOf, projectPortfolio, type Portfolio } from './portfolio';
import type { Product } from './input/product';
import type { GroupFlows } from './project';
import { projectionInput, type ProjectedGroupInput } from './input/projectionInput';
import type { ProjectedKind } from './point/cellState';
import { riskAdjustments } from './riskAdjustment';

/** Months summed to periods. */
function summed(values: Float64Array, span: number): readonly number[] {
  const sums: number[] = [];
  for (let from = 0; from < values.length; from += span) {
    const until = Math.min(from + span, values.length);
    let sum = 0;
    for (let month = from; month < until; month++) sum += values[month] as number;
    sums.push(sum);
  }
  return sums;
}

interface Projected {
  readonly group: ProjectedGroupInput;
  readonly model: Product['model'];
  readonly flows: GroupFlows['flows'];
  readonly riskAdjustment: GroupInput['riskAdjustment'];
}

/** A projected group as an input of the engine. Premiums and acquisition cash flows fall at the start of a month, others at its end. */
function groupInputOf(
  { group, model, flows, riskAdjustment }: Projected,
  periodsPerYear: 1 | 2 | 4 | 12,
): GroupInput {
  const listed = (kind: ProjectedKind) => summed(flows[kind], 12 / periodsPerYear);
  const units = listed('coverageUnits');
  return {
    kind: 'group',
    id: group.id,
    model,
    periods: group.periods ?? units.length,
    periodsPerYear,
    ...(periodsPerYear === 12
      ? {}
      : { timing: { premiums: 'middle', outflows: 'middle', acquisition: 'middle' } as const }),
    rates: {
      lockedIn: group.lockedIn,
      ...(group.current === undefined ? {} : { current: group.current }),
    },
    expected: {
      premiums: listed('premiums'),
      claims: listed('claims'),
      expenses: listed('expenses'),
      investmentComponents: listed('investmentComponents'),
      acquisition: listed('acquisition'),
    },
    coverageUnits: units,
    ...(riskAdjustment ? { riskAdjustment } : {}),
    ...(model === 'VFA' ? { underlyingItems: { fairValueChange: listed('accountReturn') } } : {}),
    ...(model === 'PAA' ? { premiumAllocation: { revenuePattern: units } } : {}),
    ...(group.policies ? { policies: group.policies } : {}),
  };
}

/** Does a piece of work, and looks at it from outside: what a caller does who wants to know how long it takes. */
export type Observed = <T>(work: () => T) => T;

/**
 * Inputs of all groups under a set of assumptions: those of the portfolio, or a changed one (`shocked`).
 * @param risk does the work of the risk adjustment, which takes a projection for each stress
 */
export function groupInputsOf(
  portfolio: Portfolio,
  set: AssumptionSet = portfolio.assumptions,
  risk: Observed = (work) => work(),
): readonly GroupInput[] {
  const flows = projectPortfolio(portfolio, set);
  const { groups, periodsPerYear = 12 } = portfolio.input;
  const adjustments = risk(() => riskAdjustments(portfolio, set, flows));
  return groups.map((group, index) =>
    groupInputOf(
      {
        group,
        model: portfolio.modelOf(index),
        flows: flows[index] as GroupFlows['flows'],
        riskAdjustment: adjustments[index],
      },
      periodsPerYear,
    ),
  );
}

/**
 * From JSON to inputs of groups.
 * @throws InputError naming every field that is not as the schema says
 */
export const projectGroups = (json: unknown): readonly GroupInput[] =>
  groupInputsOf(portfolioOf(parse(projectionInput, json)));
