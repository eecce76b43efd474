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

export const padded = (values: readonly number[] | undefined, length: number, sign = 1): Float64Array => {
  const array = new Float64Array(length);
  values?.forEach((value, index) => {
    if (index < length) array[index] = sign * value;
  });
  return array;
};

/** Takes `revised` from period `from` on and keeps what was before. */
const spliced = (kept: Float64Array, revised: readonly number[] | undefined, from: number, sign = 1): Float64Array =>
  revised ? kept.map((value, index) => (index < from ? value : sign * (revised[index - from] ?? 0))) : kept;

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

/**
 * Walks the dates: contracts join (28), estimates change (44(c)), contracts leave (76), in this order.
 * @param joining by period, the contracts that join at its start
 */
export function estimatesByDate(
  joining: readonly (readonly Tranche[])[],
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
  let flows: FlowSet | undefined;
  let expenses: Float64Array | undefined;
  joining.forEach((tranches, period) => {
    for (const tranche of tranches) {
      flows = flows ? addedFlowSet(flows, tranche.flows, moments) : tranche.flows;
      expenses = expenses ? plus(expenses, tranche.expenses) : tranche.expenses;
    }
    if (!flows || !expenses) throw new RangeError('a group holds contracts from its first period on');
    result.opening.push(flows);
    result.expenses.push(expenses);
    const changes: Revision[] = [];
    const from = period + 1;
    for (const { atEndOf, cause, expected, coverageUnits } of revisions) {
      if (atEndOf !== from) continue;
      const claims = spliced(plus(flows.claims, expenses, -1), expected?.claims, from, sign);
      expenses = spliced(expenses, expected?.expenses, from, sign);
      flows = flowSet(
        {
          premiums: spliced(flows.premiums, expected?.premiums, from, sign),
          claims: plus(claims, expenses),
          investment: spliced(flows.investment, expected?.investmentComponents, from, sign),
          acquisition: flows.acquisition,
          units: spliced(flows.units, coverageUnits, from),
        },
        moments,
      );
      changes.push({ cause: cause ?? 'futureService', flows, expenses, fraction: 0, price: 0, deemedPremium: 0 });
    }
    for (const { atEndOf, fraction, price, deemedPremium } of derecognitions) {
      if (atEndOf !== from) continue;
      // What was provided in the period stays: only later periods shrink (76(c)).
      const provided = flows.units[period] as number;
      flows = scaledFlowSet(flows, 1 - fraction, moments);
      flows.units[period] = provided;
      expenses = expenses.map((expense) => expense * (1 - fraction));
      changes.push({
        cause: 'derecognition',
        flows,
        expenses,
        fraction,
        price: sign * (price ?? 0),
        deemedPremium: sign * (deemedPremium ?? 0),
      });
    }
    result.revisions.push(changes);
    result.closing.push(flows);
  });
  return result;
}
