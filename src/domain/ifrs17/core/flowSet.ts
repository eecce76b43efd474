import type { DiscountCurve } from '../curves/discountCurve';

/** A flow at the start, in the middle or at the end of its period: 0, 1 or 2 half periods after its start. */
export type Moment = 0 | 1 | 2;

export interface Moments {
  readonly premiums: Moment;
  readonly outflows: Moment;
  readonly acquisition: Moment;
}

/**
 * Estimates of undiscounted cash flows by period, with net flows kept ready: net is out less in, liability positive.
 * `claims` holds claims and expenses (services), `investment` the investment components.
 */
export interface FlowSet {
  readonly premiums: Float64Array;
  readonly claims: Float64Array;
  readonly investment: Float64Array;
  readonly acquisition: Float64Array;
  readonly units: Float64Array;
  /** Coverage units after each period, undiscounted (B119(a)). */
  readonly unitsAfter: Float64Array;
  readonly hasInvestment: boolean;
  readonly hasAcquisition: boolean;
  readonly moments: Moments;
  /** Net by date: what falls due at the end of a period and at the start of the next, which are one date; undefined where nothing does. */
  readonly atDates: Float64Array | undefined;
  /** Net by period of what falls due in its middle. */
  readonly midway: Float64Array | undefined;
}

/** Σ of flows from one on, each times the factor of its date; `step` is that of the first. */
function discounted(
  flows: Float64Array,
  from: number,
  factors: Float64Array,
  firstStep: number,
): number {
  let step = firstStep;
  // Sums side by side: an addition waits for the one before it.
  let one = 0;
  let two = 0;
  let three = 0;
  let four = 0;
  let period = from;
  for (; period < flows.length - 3; period += 4, step += 8) {
    one += (flows[period] as number) * (factors[step] as number);
    two += (flows[period + 1] as number) * (factors[step + 2] as number);
    three += (flows[period + 2] as number) * (factors[step + 4] as number);
    four += (flows[period + 3] as number) * (factors[step + 6] as number);
  }
  for (; period < flows.length; period++, step += 2)
    one += (flows[period] as number) * (factors[step] as number);
  return one + two + (three + four);
}

/** Present value at the start of period `from` (0-based) of flows at one moment of their periods. 36. */
export function presentValue(
  flows: Float64Array,
  moment: Moment,
  from: number,
  { factors }: DiscountCurve,
  origin: number,
): number {
  const step = 2 * (from - origin);
  return discounted(flows, from, factors, step + moment) / (factors[step] as number);
}

/** Net flow of one moment of a period. */
export function dueAt(set: FlowSet, moment: Moment, period: number): number {
  const { moments, premiums, claims, investment, acquisition } = set;
  let due = 0;
  if (moments.premiums === moment) due -= premiums[period] as number;
  if (moments.outflows === moment)
    due += (claims[period] as number) + (investment[period] as number);
  if (moments.acquisition === moment) due += acquisition[period] as number;
  return due;
}

/** Present value of all flows from period `from` on, liability positive. */
export function netPresentValue(
  set: FlowSet,
  from: number,
  { factors }: DiscountCurve,
  origin: number,
): number {
  const { atDates, midway } = set;
  if (from >= set.premiums.length) return 0;
  const step = 2 * (from - origin);
  let sum = 0;
  if (atDates) sum += discounted(atDates, from + 1, factors, step + 2);
  if (midway) sum += discounted(midway, from, factors, step + 1);
  return sum / (factors[step] as number) + dueAt(set, 0, from);
}

/** Present value of claims, expenses and investment components from period `from` on. */
export function outflowPresentValue(
  set: FlowSet,
  from: number,
  curve: DiscountCurve,
  origin: number,
): number {
  const { outflows } = set.moments;
  const claims = presentValue(set.claims, outflows, from, curve, origin);
  return set.hasInvestment
    ? claims + presentValue(set.investment, outflows, from, curve, origin)
    : claims;
}

export type FlowKinds = Pick<
  FlowSet,
  'premiums' | 'claims' | 'investment' | 'acquisition' | 'units'
>;

const isZero = (flows: Float64Array) => flows.every((flow) => flow === 0);

/** Completes the kinds of flows with what measuring needs at hand. */
export function flowSet(kinds: FlowKinds, moments: Moments): FlowSet {
  let atDates: Float64Array | undefined;
  let midway: Float64Array | undefined;
  const add = (flows: Float64Array, moment: Moment, sign: 1 | -1) => {
    if (isZero(flows)) return;
    const sum =
      moment === 1
        ? (midway ??= new Float64Array(flows.length))
        : (atDates ??= new Float64Array(flows.length + 1));
    const later = moment === 2 ? 1 : 0;
    for (let period = 0; period < flows.length; period++)
      sum[period + later] = (sum[period + later] as number) + sign * (flows[period] as number);
  };
  add(kinds.premiums, moments.premiums, -1);
  add(kinds.claims, moments.outflows, 1);
  add(kinds.investment, moments.outflows, 1);
  add(kinds.acquisition, moments.acquisition, 1);
  const unitsAfter = new Float64Array(kinds.units.length);
  for (let period = kinds.units.length - 2; period >= 0; period--)
    unitsAfter[period] = (unitsAfter[period + 1] as number) + (kinds.units[period + 1] as number);
  const { premiums, claims, investment, acquisition, units } = kinds;
  const [hasInvestment, hasAcquisition] = [!isZero(investment), !isZero(acquisition)];
  return {
    premiums,
    claims,
    investment,
    acquisition,
    units,
    hasInvestment,
    hasAcquisition,
    unitsAfter,
    moments,
    atDates,
    midway,
  };
}

/** Every flow and unit times `factor`. */
export function scaledFlowSet(set: FlowSet, factor: number, moments: Moments): FlowSet {
  const times = (flows: Float64Array) => flows.map((flow) => flow * factor);
  return flowSet(
    {
      premiums: times(set.premiums),
      claims: times(set.claims),
      investment: times(set.investment),
      acquisition: times(set.acquisition),
      units: times(set.units),
    },
    moments,
  );
}

/** Flow by flow the sum of two sets of the same length. */
export function addedFlowSet(a: FlowSet, b: FlowSet, moments: Moments): FlowSet {
  const sum = (x: Float64Array, y: Float64Array) =>
    x.map((value, index) => value + (y[index] as number));
  return flowSet(
    {
      premiums: sum(a.premiums, b.premiums),
      claims: sum(a.claims, b.claims),
      investment: sum(a.investment, b.investment),
      acquisition: sum(a.acquisition, b.acquisition),
      units: sum(a.units, b.units),
    },
    moments,
  );
}
