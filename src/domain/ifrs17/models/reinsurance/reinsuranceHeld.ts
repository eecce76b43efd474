import { compileGroup } from '../../core/compile';
import { groupResult, measureRows } from '../../core/result';
import { lossRecovery, reinsuranceGroup } from './reinsuranceGroup';
import type { ReinsuranceHeldInput } from './reinsuranceHeldInput';

/** @throws InputError */
export function measureReinsuranceHeld(input: ReinsuranceHeldInput) {
  const groups = input.underlying.map((each) => compileGroup(each));
  const rows = groups.map((each) => measureRows(each));
  const compiled = compileGroup(reinsuranceGroup(input, groups, rows));
  const held = measureRows(compiled, lossRecovery(input, groups, rows));
  return {
    underlying: Object.fromEntries(
      groups.map((each, index) => [
        each.input.id ?? `group${index + 1}`,
        groupResult(each, rows[index] ?? []),
      ]),
    ),
    reinsurance: groupResult(compiled, held),
  };
}
