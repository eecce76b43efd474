import type { CompiledGroup } from './compile';
import { measureInto } from './measure';
import { reportedWidth, type Row } from './row/columns';
import { load } from './row/row';
import { newState } from './state';

/** Measured groups, rows end to end: every movement of every period of every group. */
export interface Close {
  readonly table: Float64Array;
  readonly row: (group: number, period: number) => Row;
}

/**
 * Measures many groups into one table. Groups do not depend on one another, so any share of them, in any order, on any number of workers,
 * gives the same rows.
 * @param reused the table of an earlier close of as many rows, where a sensitivity is run over and over: it is overwritten
 */
export function close(groups: readonly CompiledGroup[], reused?: Float64Array): Close {
  const starts: number[] = [];
  let rows = 0;
  for (const { periods } of groups) {
    starts.push(rows);
    rows += periods;
  }
  const size = rows * reportedWidth;
  const table = reused?.length === size ? reused : new Float64Array(size);
  const [first] = groups;
  if (first) {
    const state = newState(first);
    groups.forEach((group, index) => measureInto(table, starts[index] ?? 0, group, state));
  }
  return { table, row: (group, period) => load(table, (starts[group] ?? 0) + period) };
}
