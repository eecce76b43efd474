import type { Row } from '../../core/row/columns';
import { translated } from '../../core/translated';
import { cededShare } from '../../models/reinsurance/cededShare';
import { lossRecovery, reinsuranceGroup } from '../../models/reinsurance/reinsuranceGroup';
import {
  reinsuranceHeld,
  type ReinsuranceHeldInput,
} from '../../models/reinsurance/reinsuranceHeldInput';
import { group as groupShape } from '../../schema/group';
import { InputError, parse, type Shape } from '../../schema/shape';
import type { BookAsset, BookGroup, BookTreaty, Closed, ClosedGroup, FailedGroup } from '../types';
import { closedAsset } from './closeAsset';
import { closedOf, measuredGroup, type MeasuredGroup } from './closeGroup';

/** Makes sure that what is measured is as its schema says. */
type Check = <T>(shape: Shape<T>, value: unknown) => T;

/** What was made of checked inputs is as they are: checking takes a sixth of the time of a what-if. */
const asMade = <T>(_shape: Shape<T>, value: unknown): T => value as T;

/** The treaty with the inputs of the groups that it covers. @throws InputError naming those that the book has not, or could not measure */
export function treatyInput(
  treaty: BookTreaty,
  groups: ReadonlyMap<string, BookGroup>,
  check: Check = parse,
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
  return check(reinsuranceHeld, {
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

function measuredTreaty(
  input: ReinsuranceHeldInput,
  covered: readonly MeasuredGroup[],
): MeasuredGroup {
  const compiled = covered.map((each) => each.compiled);
  const rows = covered.map((each) => each.rows);
  return measuredGroup(
    reinsuranceGroup(input, compiled, rows),
    lossRecovery(input, compiled, rows),
  );
}

/** What is made of a measured group; of a treaty with the cap of its loss recovery (B119F), which takes work to find. */
type Result<T> = (
  stated: BookGroup | BookTreaty,
  measured: MeasuredGroup,
  recoveryCap?: () => number,
) => T;

/** Results of all that can be measured. The attempt says what failed. */
function measureBook<T>(
  groups: readonly BookGroup[],
  treaties: readonly BookTreaty[],
  period: string,
  resultOf: Result<T>,
  check: Check = parse,
) {
  const results: T[] = [];
  const failed: FailedGroup[] = [];
  const measured = new Map<string, MeasuredGroup>();
  const sound = new Map<string, BookGroup>();
  const attempt = (id: string, close: () => T) => {
    try {
      results.push(close());
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      const errors = error.problems.map(({ path, expected, found }) => ({ path, expected, found }));
      failed.push({ id, errors });
    }
  };
  for (const group of groups)
    attempt(group.id, () => {
      const made = measuredGroup(check(groupShape, group.input));
      const result = resultOf(group, made);
      measured.set(group.id, made);
      sound.set(group.id, group);
      return result;
    });
  for (const treaty of treaties)
    attempt(treaty.id, () => {
      const input = treatyInput(treaty, sound, check);
      const covered = treaty.covers.flatMap((id) => measured.get(id) ?? []);
      return resultOf(treaty, measuredTreaty(input, covered), () => capOf(input, covered, period));
    });
  return { results, failed, attempt };
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
  const { results, failed, attempt } = measureBook<ClosedGroup>(
    groups,
    treaties,
    period,
    (stated, measured, cap) => closedOf(stated, measured, period, cap?.()),
  );
  for (const asset of assets) attempt(asset.id, () => closedAsset(asset, period));
  return { groups: results, failed };
}

/** Balances of a group at the end of a period by the names of its row, unrounded, liability positive. */
export interface ClosingBalances {
  readonly id: string;
  readonly figures: Readonly<Pick<Row, (typeof balances)[number]>>;
}

const balances = [
  'belClosing',
  'raClosing',
  'csmClosing',
  'lcClosing',
  'licClosing',
  'liability',
] as const;

/**
 * The balances that `closeBook` would close with, and nothing else: in a fraction of its time, for what-ifs. Leaves out what cannot be measured.
 * @param groups made of groups that were checked, as those of a close are
 */
export function closingBalances(
  groups: readonly BookGroup[],
  treaties: readonly BookTreaty[],
  period: string,
): readonly ClosingBalances[] {
  const balancesOf: Result<ClosingBalances> = ({ id }, { compiled, rows }) => {
    const row = translated(compiled, rows)[compiled.labels.indexOf(period)];
    const figures = Object.fromEntries(balances.map((name) => [name, row?.[name] ?? 0]));
    return { id, figures: figures as ClosingBalances['figures'] };
  };
  return measureBook(groups, treaties, period, balancesOf, asMade).results;
}
