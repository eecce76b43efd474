import { openPeriod } from '../figures/plan/plan';
import { joinTranches, valuedAnew } from '../figures/recognition';
import { rollYearToDate } from '../figures/yearToDate';
import type { CompiledGroup } from './compile';
import { noLossRecovery, type LossRecovery } from './lossRecovery';
import { reportedWidth, width } from './row/columns';
import { newState, type State } from './state';

const isYearToDate = ({ input, policies }: CompiledGroup): boolean =>
  policies.interimBasis === 'yearToDate' && input.model !== 'PAA';

/** Year to date, what changed in an earlier period of the year may move this one. */
const isQuiet = (group: CompiledGroup, period: number): boolean =>
  valuedAnew(group, period) === 0 &&
  group.estimates.revisions[period]?.length === 0 &&
  !isYearToDate(group);

/** One period: the figures before CSM and loss component, these, of the period or of the year so far (B137), and those that follow. */
function measurePeriod(state: State): void {
  const { group, period } = state;
  const { plan } = group;
  const { before, margin, after } = isQuiet(group, period) ? plan.quiet : plan;
  openPeriod(state);
  if ((group.newBusiness[period] ?? []).length > 0) joinTranches(state);
  before(state.row, state);
  if (isYearToDate(group)) rollYearToDate(state);
  else margin(state.row, state);
  after(state.row, state);
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
  const [even, odd] = [row.table.subarray(0, size), row.table.subarray(width, width + size)];
  for (let period = 0; period < group.periods; period++) {
    state.period = period;
    state.recovery = recovery[period] ?? noLossRecovery;
    row.offset = (period % 2) * width;
    measurePeriod(state);
    table.set(period % 2 === 0 ? even : odd, (firstRow + period) * size);
  }
}
