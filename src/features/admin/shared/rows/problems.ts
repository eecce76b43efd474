import type { RowChange, SavedRow } from '@/domain/grid';
import type { AdminLine, AdminUse } from '@/api';
import { savedRow } from './rowPages';

/** Why the server did not save a row. */
export interface Problem {
  readonly outcome: 'invalid' | 'conflict' | 'inUse' | 'missing';
  /** By field, in the reader's language. */
  readonly errors: Readonly<Record<string, string>>;
  readonly current?: SavedRow;
  readonly savedBy?: string;
  readonly savedAt?: string;
  readonly usedBy: readonly AdminUse[];
  readonly usedByTotal: number;
}
export type Problems = Readonly<Record<string, Problem>>;

function isProblem(outcome: AdminLine['outcome']): outcome is Problem['outcome'] {
  return ['invalid', 'conflict', 'inUse', 'missing'].includes(outcome);
}

/** What is wrong with the lines of a batch, by the keys of their rows. */
export function problemsOf(batch: readonly RowChange[], lines: readonly AdminLine[]): Problems {
  const entries = lines.flatMap(({ index, outcome, errors, current, usedBy = [], usedByTotal }) => {
    const key = batch[index]?.key;
    if (key === undefined || !isProblem(outcome)) return [];
    const problem: Problem = {
      outcome,
      errors: Object.fromEntries(errors.map(({ field, message }) => [field, message])),
      current: current && savedRow(current),
      savedBy: current?.savedBy,
      savedAt: current?.savedAt,
      usedBy,
      usedByTotal: usedByTotal ?? usedBy.length,
    };
    return [[key, problem] as const];
  });
  return Object.fromEntries(entries);
}

/** The rows over which the reader must choose between two hands. */
export function conflictsOf(problems: Problems): [key: string, problem: Problem][] {
  return Object.entries(problems).filter(
    ([, { outcome }]) => outcome === 'conflict' || outcome === 'missing',
  );
}
