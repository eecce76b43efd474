import { acquisitionRecovery } from '../steps/acquisitionRecovery';
import { cashFlows } from '../steps/cashFlows';
import { changesInEstimates } from '../steps/changesInEstimates';
import { coverageUnits } from '../steps/coverageUnits';
import { incurredClaims } from '../steps/incurredClaims';
import { initialRecognition } from '../steps/initialRecognition';
import { interest } from '../steps/interest';
import { openPeriod } from '../steps/openPeriod';
import { outflowsOfLossComponent } from '../steps/outflowsOfLossComponent';
import { premiumAllocation } from '../steps/premiumAllocation';
import { noLossRecovery, type LossRecovery } from '../steps/reinsuranceMargin';
import { riskAdjustment } from '../steps/riskAdjustment';
import { rollYearToDate } from '../steps/yearToDate';
import type { CompiledGroup } from './compile';
import { width } from './row';
import { newState, type State } from './state';

function begin(state: State, group: CompiledGroup): void {
  state.group = group;
  state.remaining = 1;
  state.pvCurrent = 0;
  state.pvLockedIn = 0;
  state.pvAllocated = 0;
  state.raGap = 0;
  state.year.lcOpening = 0;
}

/** The variable fee (45(b), B104): the entity's share of underlying items less the finance effect on fulfilment cash flows. */
function variableFee({ group, row, period }: State): void {
  if (group.input.model !== 'VFA') return;
  const items = group.input.underlyingItems;
  row.csmUnderlyingItems =
    (group.fairValueChange?.[period] as number) * (items?.policyholderShare ?? 1);
  row.csmFinanceEffect =
    -(row.belInterest + row.belRateChange + row.belFinancialRisk) +
    (items?.riskMitigation?.[period] ?? 0);
}

/** CSM and loss component, the last of the measurement's steps. */
function margin(state: State, recovery: LossRecovery): void {
  const { group, row, period } = state;
  const accretionCurve = group.accretion[period];
  const step = accretionCurve ? 2 * (period - accretionCurve.origin) : 0;
  const { factors } = accretionCurve?.curve ?? { factors: undefined };
  row.rateAccretion =
    factors && group.input.model !== 'VFA'
      ? (factors[step] as number) / (factors[step + 2] as number) - 1
      : 0;
  row.rateCsm = row.rateAccretion;
  row.recoveryInitial = recovery.initial;
  row.recoveryLosses = recovery.losses;
  row.recoveryReversal = recovery.reversal;
  row.recoveryAllocated = recovery.allocated;
  if (group.policies.interimBasis === 'yearToDate') rollYearToDate(state);
  else group.plan.margin(row);
}

/** One period of the general model or the variable fee approach: cash flows, interest, estimates, risk adjustment, margin, in this order. */
function measurePeriod(state: State, recovery: LossRecovery): void {
  const { group, row, period } = state;
  initialRecognition(state);
  cashFlows(state);
  interest(state);
  // Year to date, the year may have opened with a loss that is made good since.
  const isWithinYear = period % (group.input.periodsPerYear ?? 1) !== 0;
  if (row.lcOpening + row.lcNew !== 0 || (isWithinYear && state.year.lcOpening !== 0))
    outflowsOfLossComponent(state);
  changesInEstimates(state);
  riskAdjustment(state);
  coverageUnits(state);
  variableFee(state);
  margin(state, recovery);
  acquisitionRecovery(state);
  incurredClaims(state);
  row.statedExperience = group.sign * (group.input.stated?.experience?.[period] ?? 0);
  row.expenseOther = group.input.otherExpenses?.[period] ?? 0;
  row.underlyingIncome = group.input.underlyingItems?.bookYieldIncome?.[period] ?? 0;
  row.financeAllocated = state.interestAllocated;
  group.plan.performance(row);
  row.ociAccumulated += row.financeOci;
  group.plan.closing(row);
}

/**
 * Measures a group over its periods and writes one row a period into `table`, from row `firstRow` on; these rows must hold zeros.
 * @param state reused from group to group; a new one where none is given
 * @param recovery by period, for reinsurance contracts held
 */
export function measureInto(
  table: Float64Array,
  firstRow: number,
  group: CompiledGroup,
  state: State = newState(group),
  recovery: readonly LossRecovery[] = [],
): void {
  begin(state, group);
  state.row.table = table;
  for (let period = 0; period < group.periods; period++) {
    state.period = period;
    state.derecognised = 0;
    state.remainingOpening = state.remaining;
    state.row.offset = (firstRow + period) * width;
    openPeriod(state);
    if (group.input.model === 'PAA') premiumAllocation(state, recovery[period] ?? noLossRecovery);
    else measurePeriod(state, recovery[period] ?? noLossRecovery);
  }
}
