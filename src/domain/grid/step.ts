import type { ChangedRow, CreatedRow, Draft } from './draft';
import type { SavedRow } from './values';

/** What of a record differs: entries to set, and keys that go. */
interface RecordStep<Entry> {
  readonly set: Readonly<Record<string, Entry>>;
  readonly gone: readonly string[];
}
/** Created rows: their order, and those that are new or other than before. */
interface ListStep {
  readonly order: readonly string[];
  readonly rows: readonly CreatedRow[];
}

/** The way from one draft to another: what differs and nothing else. Plain data, so that it can be kept with the draft. */
export interface DraftStep {
  readonly created?: ListStep;
  readonly changed?: RecordStep<ChangedRow>;
  readonly deleted?: RecordStep<SavedRow>;
  readonly added?: number;
}

type Entries<Entry> = Readonly<Record<string, Entry>>;

function recordStep<Entry>(
  from: Entries<Entry>,
  to: Entries<Entry>,
): RecordStep<Entry> | undefined {
  const set = Object.fromEntries(Object.entries(to).filter(([key, entry]) => from[key] !== entry));
  const gone = Object.keys(from).filter((key) => !(key in to));
  return gone.length > 0 || Object.keys(set).length > 0 ? { set, gone } : undefined;
}

function takeRecordStep<Entry>(
  from: Entries<Entry>,
  step: RecordStep<Entry> | undefined,
): Entries<Entry> {
  if (!step) return from;
  const gone = new Set(step.gone);
  return {
    ...Object.fromEntries(Object.entries(from).filter(([key]) => !gone.has(key))),
    ...step.set,
  };
}

function listStep(from: readonly CreatedRow[], to: readonly CreatedRow[]): ListStep | undefined {
  const known = new Map(from.map((row) => [row.key, row]));
  const rows = to.filter((row) => known.get(row.key) !== row);
  const same =
    from.length === to.length &&
    rows.length === 0 &&
    from.every(({ key }, index) => key === to[index]?.key);
  return same ? undefined : { order: to.map(({ key }) => key), rows };
}

function takeListStep(
  from: readonly CreatedRow[],
  step: ListStep | undefined,
): readonly CreatedRow[] {
  if (!step) return from;
  const rows = new Map([...from, ...step.rows].map((row) => [row.key, row]));
  return step.order.flatMap((key) => rows.get(key) ?? []);
}

/** Drafts share what they have in common: rows that are the same object are the same. */
export function stepBetween(from: Draft, to: Draft): DraftStep {
  const created = listStep(from.created, to.created);
  const changed = recordStep(from.changed, to.changed);
  const deleted = recordStep(from.deleted, to.deleted);
  return {
    ...(created && { created }),
    ...(changed && { changed }),
    ...(deleted && { deleted }),
    ...(from.added !== to.added && { added: to.added }),
  };
}

export function takeStep(from: Draft, step: DraftStep): Draft {
  return {
    created: takeListStep(from.created, step.created),
    changed: takeRecordStep(from.changed, step.changed),
    deleted: takeRecordStep(from.deleted, step.deleted),
    added: step.added ?? from.added,
  };
}

/** How many rows a step carries. */
export function weightOf({ created, changed, deleted }: DraftStep): number {
  const rows = [
    created?.rows,
    changed && Object.keys(changed.set),
    deleted && Object.keys(deleted.set),
  ];
  return rows.reduce((sum, list) => sum + (list?.length ?? 0), 1);
}
