import type { State } from '../core/state';

/** Part of premiums that recovers acquisition cash flows (B125): the same amount is revenue and expense, by the passage of time. */
export function acquisitionRecovery(state: State): void {
  const { group, row, period } = state;
  if (row.acquisitionUnamortised === 0) return;
  const units = group.estimates.closing[period]?.units;
  let share = 1;
  if (group.policies.acquisitionBasis === 'coverageUnits') {
    const all = row.coverageProvided + row.coverageFuture;
    share = all === 0 ? 1 : row.coverageProvided / all;
  } else if (units) {
    let remaining = 0;
    for (let each = period; each < units.length; each++)
      if ((units[each] as number) > 0) remaining++;
    share = remaining === 0 ? 1 : (units[period] as number) > 0 ? 1 / remaining : 0;
  }
  // What concerns contracts that leave is recovered with them.
  row.revenueAcquisition =
    row.acquisitionUnamortised * (1 - (1 - share) * (1 - state.derecognised));
  row.acquisitionUnamortised -= row.revenueAcquisition;
}
