import { compileGroup } from '../core/compile';
import { groupResult, measureRows } from '../core/result';
import type { Row } from '../core/row';
import { lossRecovery, reinsuranceGroup } from './reinsuranceGroup';
import type { ReinsuranceHeldInput } from './reinsuranceHeldInput';

/** Presentation of reinsurance held apart from contracts issued (82, 86): one amount, or recoveries and premiums allocated. */
function presentation(rows: readonly Row[], mode: 'single' | 'separate') {
  const net = rows.map((row) => row.serviceResult);
  const allocated = rows.map((row) => row.revenueTotal);
  return mode === 'single'
    ? { incomeOrExpensesFromReinsurance: net }
    : {
        incomeOrExpensesFromReinsurance: net,
        allocationOfPremiums: allocated,
        amountsRecovered: rows.map((row) => -row.expenseTotal),
      };
}

/** @throws InputError */
export function measureReinsuranceHeld(input: ReinsuranceHeldInput) {
  const groups = input.underlying.map((each) => compileGroup(each));
  const rows = groups.map((each) => measureRows(each));
  const compiled = compileGroup(reinsuranceGroup(input, groups, rows), true);
  const held = measureRows(compiled, lossRecovery(input, rows));
  return {
    underlying: Object.fromEntries(
      groups.map((each, index) => [each.input.id ?? `group${index + 1}`, groupResult(each, rows[index] ?? [])]),
    ),
    reinsurance: { ...groupResult(compiled, held), ...presentation(held, compiled.policies.reinsurancePresentation) },
  };
}
