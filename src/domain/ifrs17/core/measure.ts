import { openPeriod } from '../figures/plan/plan';
import { joinTranches } from '../figures/recognition';
import { rollYearToDate } from '../figures/yearToDate';
import type { CompiledGroup } from './compile';
import { noLossRecovery, type LossRecovery } from './lossRecovery';
import { reportedWidth, width } from './row';
import { newState, type State } from './state';

/** One period: the figures before CSM and loss component, these, of the period or of the year so far (B137), and those that follow. */
function measurePeriod(state: State): void {
  const { group, period } = state;
  const { plan, policies, input } = group;
  openPeriod(state);
  if ((group.joining[period] ?? []).length > 0) joinTranches(state);
  plan.before(state.row, state);
  if (policies.interimBasis === 'yearToDate' && input.model !== 'PAA') rollYearToDate(state);
  else plan.margin(state.row, state);
  plan.after(state.row, state);
}

/**
 * Measures a group over its periods and writes one row a period into `table`, from row `firstRow` on.
 * @param state reused from group to group; a new one where none is given
 * @param recovery by period, for reinsurance contracts held
 * @param size what a row of the table holds: what is reported, or all with what it rests on
 */
export function measureInto(
  table: Float64Array,
  firstRow: number,
  group: CompiledGroup,
  state: State = newState(group),
  recovery: readonly LossRecovery[] = [],
  size: number = reportedWidth,
): void {
  const { row } = state;
  state.group = group;
  state.year.lcOpening = 0;
  row.table.fill(0);
  const [even, odd] = [row.table.subarray(0, size), row.table.subarray(width, width + size)];
  for (let period = 0; period < group.periods; period++) {
    state.period = period;
    state.recovery = recovery[period] ?? noLossRecovery;
    row.offset = (period % 2) * width;
    measurePeriod(state);
    table.set(period % 2 === 0 ? even : odd, (firstRow + period) * size);
  }
}
