import type { DiscountCurve } from '../curves/discountCurve';
import type { CurveInput } from '../schema/curve';
import type { AssumptionSet } from './input/assumptionSet';
import { projectPortfolio, type Portfolio } from './portfolio';
import type { GroupFlows } from './project';
import { presentValueOfFlows, riskAdjustmentAmounts } from './riskAdjustment';

/** Assumptions in the order in which they change unless another is asked for: what is insured first, then behaviour, costs and accounts. */
export const attributionOrder = [
  'mortality',
  'morbidity',
  'claimCosts',
  'lossRatios',
  'lapse',
  'expenses',
  'inflation',
  'commissions',
  'crediting',
  'guarantees',
  'riskAdjustment',
] as const;
export type AttributedAssumption = (typeof attributionOrder)[number];

/** `before` with one assumption of `after`; volatilities are those of guarantees, apart from what accounts earn. */
export function withAssumptionOf(
  before: AssumptionSet,
  after: AssumptionSet,
  assumption: AttributedAssumption,
): AssumptionSet {
  if (assumption === 'inflation')
    return { ...before, inflation: after.inflation, claimsInflation: after.claimsInflation };
  if (assumption === 'guarantees') return { ...before, crediting: after.crediting };
  if (assumption !== 'crediting') return { ...before, [assumption]: after[assumption] };
  const volatilities = new Map(
    (before.crediting ?? []).map(({ id, volatility }) => [id, volatility]),
  );
  const crediting = (after.crediting ?? []).map((table) => ({
    ...table,
    volatility: volatilities.has(table.id) ? volatilities.get(table.id) : table.volatility,
  }));
  return { ...before, crediting };
}

/** Balances of a group, liability positive. BEL at current rates; what meets the CSM is measured at locked-in rates (B72(c)). */
export interface Position {
  readonly bel: number;
  readonly riskAdjustment: number;
  readonly csm: number;
  readonly lossComponent: number;
}

export interface Attribution {
  readonly group: string;
  readonly opening: Position;
  /** In their order: the balances with this assumption changed too, and the effect, which is those less the ones before. */
  readonly steps: readonly {
    readonly assumption: AttributedAssumption;
    readonly effect: Position;
    readonly after: Position;
  }[];
  readonly closing: Position;
}

interface Measured {
  readonly bel: number;
  readonly belLockedIn: number;
  readonly riskAdjustment: number;
}

const difference = (after: Position, before: Position): Position => ({
  bel: after.bel - before.bel,
  riskAdjustment: after.riskAdjustment - before.riskAdjustment,
  csm: after.csm - before.csm,
  lossComponent: after.lossComponent - before.lossComponent,
});

/** 44(c), 45(c), 48, 50(b): a change meets the CSM; what the CSM cannot take is a loss, and a loss is made good before a CSM is built. */
function positionAfter(
  before: Position,
  from: Measured,
  to: Measured,
  hasMargin: boolean,
  isVariableFee: boolean,
): Position {
  const { bel, riskAdjustment } = to;
  if (!hasMargin) return { bel, riskAdjustment, csm: 0, lossComponent: 0 };
  const change = isVariableFee ? bel - from.bel : to.belLockedIn - from.belLockedIn;
  const margin =
    before.csm - before.lossComponent - change - (riskAdjustment - from.riskAdjustment);
  return { bel, riskAdjustment, csm: Math.max(0, margin), lossComponent: Math.max(0, -margin) };
}

/** A current curve as of the first month: the first of several. */
const firstCurve = (current: CurveInput | readonly CurveInput[]): CurveInput =>
  Array.isArray(current) ? ((current as readonly CurveInput[])[0] ?? 0) : (current as CurveInput);

/**
 * Attributes the change of each group from one version of the assumptions to another, to each assumption in a stated order: the effect of one
 * is what it changes once those before it have changed. Effects add up to the whole change.
 * @param margins CSM and loss component before the change, by group; default: none
 * @throws RangeError where the order leaves out an assumption, or names one twice
 */
export function attributeChange(
  portfolio: Portfolio,
  {
    from,
    to,
    order = attributionOrder,
    margins = {},
  }: {
    readonly from: AssumptionSet;
    readonly to: AssumptionSet;
    readonly order?: readonly AttributedAssumption[];
    readonly margins?: Readonly<
      Record<string, { readonly csm: number; readonly lossComponent: number }>
    >;
  },
): readonly Attribution[] {
  if (order.length !== attributionOrder.length || new Set(order).size !== order.length)
    throw new RangeError('an order names every assumption once');
  if (order.indexOf('guarantees') < order.indexOf('crediting'))
    throw new RangeError('what accounts earn changes before what guarantees of them cost');
  const sets = order.reduce<readonly AssumptionSet[]>(
    (all, assumption) => [...all, withAssumptionOf(all.at(-1) ?? from, to, assumption)],
    [from],
  );
  const measured = sets.map((set) => {
    const flows = projectPortfolio(portfolio, set);
    const adjustments = riskAdjustmentAmounts(portfolio, set, flows);
    return portfolio.input.groups.map(({ lockedIn, current }, group): Measured => {
      const value = (curve: DiscountCurve) =>
        presentValueOfFlows(flows[group] as GroupFlows['flows'], curve);
      return {
        bel: value(portfolio.curves(current === undefined ? lockedIn : firstCurve(current))),
        belLockedIn: value(portfolio.curves(lockedIn)),
        riskAdjustment: adjustments[group] ?? 0,
      };
    });
  });
  return portfolio.input.groups.map(({ id }, group) => {
    const model = portfolio.modelOf(group);
    const at = (step: number) => measured[step]?.[group] as Measured;
    const opening: Position = {
      bel: at(0).bel,
      riskAdjustment: at(0).riskAdjustment,
      csm: margins[id]?.csm ?? 0,
      lossComponent: margins[id]?.lossComponent ?? 0,
    };
    let before = opening;
    const steps = order.map((assumption, step) => {
      const after = positionAfter(before, at(step), at(step + 1), model !== 'PAA', model === 'VFA');
      const effect = difference(after, before);
      before = after;
      return { assumption, effect, after };
    });
    return { group: id, opening, steps, closing: before };
  });
}
