import type { FlowsInput, RevisionInput } from '../schema/group';
import { addedFlowSet, flowSet, scaledFlowSet, type FlowSet, type Moments } from './flowSet';

export interface Revision {
  readonly cause: 'futureService' | 'discretion' | 'financialRisk' | 'derecognition';
  readonly flows: FlowSet;
  /** Expenses within its claims. */
  readonly expenses: Float64Array;
  /** Derecognition only: share that leaves, and what is paid for it (76-77). */
  readonly fraction: number;
  readonly price: number;
  readonly deemedPremium: number;
}

/** Estimates of every date: from the start of each period on, their changes at its end, and from its end on. */
export interface Estimates {
  readonly opening: readonly FlowSet[];
  readonly revisions: readonly (readonly Revision[])[];
  readonly closing: readonly FlowSet[];
  /** Expenses within the claims of `opening`, needed where only one of the two is stated. */
  readonly expenses: readonly Float64Array[];
}

export interface Tranche {
  readonly flows: FlowSet;
  readonly expenses: Float64Array;
}

export const padded = (
  values: readonly number[] | undefined,
  length: number,
  sign = 1,
): Float64Array => {
  const array = new Float64Array(length);
  values?.forEach((value, index) => {
    if (index < length) array[index] = sign * value;
  });
  return array;
};

/** Takes `revised` from period `from` on and keeps what was before. */
const spliced = (
  kept: Float64Array,
  revised: readonly number[] | undefined,
  from: number,
  sign = 1,
): Float64Array =>
  revised
    ? kept.map((value, index) => (index < from ? value : sign * (revised[index - from] ?? 0)))
    : kept;

const plus = (a: Float64Array, b: Float64Array, sign = 1): Float64Array =>
  a.map((value, index) => value + sign * (b[index] as number));

export function builtFlows(
  flows: FlowsInput,
  units: readonly number[] | undefined,
  horizon: number,
  sign: number,
  moments: Moments,
): Tranche {
  const expenses = padded(flows.expenses, horizon, sign);
  const kinds = {
    premiums: padded(flows.premiums, horizon, sign),
    claims: plus(padded(flows.claims, horizon, sign), expenses),
    investment: padded(flows.investmentComponents, horizon, sign),
    acquisition: padded(flows.acquisition, horizon, sign),
    units: padded(units, horizon),
  };
  return { flows: flowSet(kinds, moments), expenses };
}

interface Derecognition {
  readonly atEndOf: number;
  readonly fraction: number;
  readonly price?: number;
  readonly deemedPremium?: number;
}

interface Estimate {
  readonly flows: FlowSet;
  readonly expenses: Float64Array;
}

/** What a change makes of the flows from the next period on (44(c), B96-B98); kinds that it leaves out stay. */
function changed(
  { flows, expenses }: Estimate,
  revision: RevisionInput,
  sign: number,
  moments: Moments,
): Revision {
  const { atEndOf: from, cause, expected, coverageUnits } = revision;
  const claims = spliced(plus(flows.claims, expenses, -1), expected?.claims, from, sign);
  const revisedExpenses = spliced(expenses, expected?.expenses, from, sign);
  const revised = flowSet(
    {
      premiums: spliced(flows.premiums, expected?.premiums, from, sign),
      claims: plus(claims, revisedExpenses),
      investment: spliced(flows.investment, expected?.investmentComponents, from, sign),
      acquisition: flows.acquisition,
      units: spliced(flows.units, coverageUnits, from),
    },
    moments,
  );
  return {
    cause: cause ?? 'futureService',
    flows: revised,
    expenses: revisedExpenses,
    fraction: 0,
    price: 0,
    deemedPremium: 0,
  };
}

/** What stays of the flows once contracts leave. What was provided in the period stays: only later periods shrink (76(c)). */
function withoutDerecognised(
  { flows, expenses }: Estimate,
  left: Derecognition,
  sign: number,
  moments: Moments,
): Revision {
  const { atEndOf, fraction, price = 0, deemedPremium = 0 } = left;
  const stays = scaledFlowSet(flows, 1 - fraction, moments);
  stays.units[atEndOf - 1] = flows.units[atEndOf - 1] as number;
  return {
    cause: 'derecognition',
    flows: stays,
    expenses: expenses.map((expense) => expense * (1 - fraction)),
    fraction,
    price: sign * price,
    deemedPremium: sign * deemedPremium,
  };
}

/**
 * Walks the dates: contracts join (28), estimates change (44(c)), contracts leave (76), in this order.
 * @param newBusiness by period, the contracts that join at its start
 */
export function estimatesByDate(
  newBusiness: readonly (readonly Tranche[])[],
  revisions: readonly RevisionInput[],
  derecognitions: readonly Derecognition[],
  sign: number,
  moments: Moments,
): Estimates {
  const result = {
    opening: [] as FlowSet[],
    revisions: [] as Revision[][],
    closing: [] as FlowSet[],
    expenses: [] as Float64Array[],
  };
  let now: Estimate | undefined;
  newBusiness.forEach((tranches, period) => {
    for (const { flows, expenses } of tranches)
      now = now
        ? { flows: addedFlowSet(now.flows, flows, moments), expenses: plus(now.expenses, expenses) }
        : { flows, expenses };
    if (!now) throw new RangeError('a group holds contracts from its first period on');
    result.opening.push(now.flows);
    result.expenses.push(now.expenses);
    const changes: Revision[] = [];
    for (const revision of revisions)
      if (revision.atEndOf === period + 1)
        changes.push((now = changed(now, revision, sign, moments)));
    for (const left of derecognitions)
      if (left.atEndOf === period + 1)
        changes.push((now = withoutDerecognised(now, left, sign, moments)));
    result.revisions.push(changes);
    result.closing.push(now.flows);
  });
  return result;
}
