import { measureRows } from '../../core/result';
import { translated } from '../../core/translation';
import { cededShare } from '../../models/reinsurance/cededShare';
import { lossRecovery, reinsuranceGroup } from '../../models/reinsurance/reinsuranceGroup';
import {
  reinsuranceHeld,
  type ReinsuranceHeldInput,
} from '../../models/reinsurance/reinsuranceHeldInput';
import { group as groupShape } from '../../schema/group';
import { InputError, parse } from '../../schema/shape';
import type { BookAsset, BookGroup, BookTreaty, Closed, ClosedGroup, FailedGroup } from '../types';
import { closedAsset } from './closeAsset';
import { closedOf, measuredGroup, type MeasuredGroup } from './closeGroup';

/** The treaty with the inputs of the groups that it covers. @throws InputError naming those that the book has not, or could not measure */
export function treatyInput(
  treaty: BookTreaty,
  groups: ReadonlyMap<string, BookGroup>,
): ReinsuranceHeldInput {
  const missing = treaty.covers.filter((id) => !groups.has(id));
  if (missing.length > 0)
    throw new InputError(
      missing.map((id) => ({
        path: `covers.${id}`,
        code: 'missing' as const,
        expected: 'a group of the book that can be measured',
        found: 'nothing',
      })),
    );
  return parse(reinsuranceHeld, {
    ...treaty.input,
    id: treaty.id,
    underlying: treaty.covers.map((id) => ({ ...groups.get(id)?.input, id })),
  });
}

/** B119F: no more is recovered than the share ceded of the underlying loss components. */
function capOf(
  input: ReinsuranceHeldInput,
  covered: readonly MeasuredGroup[],
  period: string,
): number {
  return covered.reduce((sum, { compiled, rows }, index) => {
    const row = translated(compiled, rows)[compiled.labels.indexOf(period)];
    return sum + cededShare(input, index) * (row?.lcClosing ?? 0);
  }, 0);
}

function closedTreaty(
  treaty: BookTreaty,
  groups: ReadonlyMap<string, BookGroup>,
  measured: ReadonlyMap<string, MeasuredGroup>,
  period: string,
): ClosedGroup {
  const input = treatyInput(treaty, groups);
  const covered = treaty.covers.flatMap((id) => measured.get(id) ?? []);
  const [compiled, rows] = [
    covered.map((each) => each.compiled),
    covered.map((each) => measureRows(each.compiled)),
  ];
  const held = measuredGroup(reinsuranceGroup(input, compiled, rows), lossRecovery(input, rows));
  return closedOf(treaty, held, period, capOf(input, covered, period));
}

/**
 * Closes one period of a book: every group and treaty by itself, so that batches of any size and order give the same results. One that cannot be
 * measured is reported by name and stops no other; a treaty over it is reported too.
 * @param period the name of the period, one of the labels of each group
 * @param assets assets for acquisition cash flows that state that period
 */
export function closeBook(
  groups: readonly BookGroup[],
  treaties: readonly BookTreaty[],
  period: string,
  assets: readonly BookAsset[] = [],
): Closed {
  const [closed, failed] = [[] as ClosedGroup[], [] as FailedGroup[]];
  const measured = new Map<string, MeasuredGroup>();
  const sound = new Map<string, BookGroup>();
  const attempt = (id: string, close: () => ClosedGroup) => {
    try {
      closed.push(close());
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      const errors = error.problems.map(({ path, expected, found }) => ({ path, expected, found }));
      failed.push({ id, errors });
    }
  };
  for (const group of groups)
    attempt(group.id, () => {
      const made = measuredGroup(parse(groupShape, group.input));
      const result = closedOf(group, made, period);
      measured.set(group.id, made);
      sound.set(group.id, group);
      return result;
    });
  for (const treaty of treaties)
    attempt(treaty.id, () => closedTreaty(treaty, sound, measured, period));
  for (const asset of assets) attempt(asset.id, () => closedAsset(asset, period));
  return { groups: closed, failed };
}
