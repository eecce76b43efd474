import { type GridValue, type GridValues, type SavedRow, sameValue } from './values';

export interface CreatedRow {
  /** Provisional: the server gives the real one. */
  readonly key: string;
  readonly values: GridValues;
}
export interface ChangedRow {
  /** The row on which the change was made. */
  readonly saved: SavedRow;
  /** The fields that differ, with their new values. */
  readonly values: GridValues;
}

/** What a person has changed and not yet saved, by key. Plain data: it is kept with its tab. */
export interface Draft {
  readonly created: readonly CreatedRow[];
  readonly changed: Readonly<Record<string, ChangedRow>>;
  readonly deleted: Readonly<Record<string, SavedRow>>;
  /** How many rows were ever added: provisional keys are never used twice. */
  readonly added: number;
}

export const emptyDraft: Draft = { created: [], changed: {}, deleted: {}, added: 0 };

export type RowState = 'created' | 'changed' | 'deleted' | 'same';

export interface Edit {
  /** A created row has no saved one. */
  readonly key: string;
  readonly saved?: SavedRow;
  readonly field: string;
  readonly value: GridValue;
}

function without<Entry>(
  record: Readonly<Record<string, Entry>>,
  ...keys: readonly string[]
): Record<string, Entry> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));
}

function editOne(draft: Draft, { key, saved, field, value }: Edit): Draft {
  if (!saved) {
    const created = draft.created.map((row) =>
      row.key === key ? { ...row, values: { ...row.values, [field]: value } } : row,
    );
    return { ...draft, created };
  }
  const before = draft.changed[key] ?? { saved, values: {} };
  // Back to what is saved is no change.
  const values = sameValue(before.saved.values[field], value)
    ? without(before.values, field)
    : { ...before.values, [field]: value };
  const others = without(draft.changed, key);
  return {
    ...draft,
    changed: Object.keys(values).length > 0 ? { ...others, [key]: { ...before, values } } : others,
  };
}

export function edit(draft: Draft, edits: readonly Edit[]): Draft {
  return edits.reduce(editOne, draft);
}

/** Adds rows above the others; the last one added stands first. */
export function addRows(draft: Draft, rows: readonly GridValues[]): Draft {
  const created = rows.map((values, index) => ({ key: `new-${draft.added + index + 1}`, values }));
  return { ...draft, created: [...created, ...draft.created], added: draft.added + rows.length };
}

/** A created row is gone at once; a saved one is marked. */
export function deleteRows(
  draft: Draft,
  keys: readonly string[],
  saved: readonly SavedRow[],
): Draft {
  const created = draft.created.filter(({ key }) => !keys.includes(key));
  const marked = saved
    .filter(({ key }) => keys.includes(key))
    .map((row) => [row.key, row] as const);
  return { ...draft, created, deleted: { ...draft.deleted, ...Object.fromEntries(marked) } };
}

/** Takes back deletions and changes of rows that exist; created rows go. */
export function revertRows(draft: Draft, keys: readonly string[]): Draft {
  return {
    ...draft,
    created: draft.created.filter(({ key }) => !keys.includes(key)),
    changed: without(draft.changed, ...keys),
    deleted: without(draft.deleted, ...keys),
  };
}

/** The row as it is to be: saved values with what was changed over them. */
export function valuesOf(draft: Draft, row: SavedRow): GridValues {
  const changed = draft.changed[row.key];
  return changed ? { ...row.values, ...changed.values } : row.values;
}

export function stateOf(draft: Draft, key: string): RowState {
  if (draft.deleted[key]) return 'deleted';
  if (draft.changed[key]) return 'changed';
  return draft.created.some((row) => row.key === key) ? 'created' : 'same';
}

/** How many rows differ from what is saved. */
export function countChanges({ created, changed, deleted }: Draft): number {
  return created.length + new Set([...Object.keys(changed), ...Object.keys(deleted)]).size;
}

export function isEmpty({ created, changed, deleted }: Draft): boolean {
  return (
    created.length === 0 && Object.keys(changed).length === 0 && Object.keys(deleted).length === 0
  );
}

/**
 * What is left of a draft when an earlier state of it, `sent`, has been saved: nothing, unless it was worked on while the save was under way. `currentOf`
 * gives the rows as they are saved now, by the keys that they had in the draft.
 */
export function withoutSaved(
  draft: Draft,
  sent: Draft,
  currentOf: (key: string) => SavedRow | undefined,
): Draft {
  const settled = [
    ...sent.created.map(({ key }) => key),
    ...Object.keys(sent.changed),
    ...Object.keys(sent.deleted),
  ];
  const rest = revertRows(draft, settled);
  const changedSince = [
    ...draft.created.filter(
      (row) => sent.created.some(({ key }) => key === row.key) && !sent.created.includes(row),
    ),
    ...Object.entries(draft.changed)
      .filter(([key, row]) => sent.changed[key] !== undefined && sent.changed[key] !== row)
      .map(([key, { values }]) => ({ key, values })),
  ];
  const edits = changedSince.flatMap(({ key, values }) => {
    const saved = currentOf(key);
    return saved
      ? Object.entries(values).map(([field, value]) => ({ key: saved.key, saved, field, value }))
      : [];
  });
  return edit(rest, edits);
}

/**
 * Somebody else saved the row first, or took the key of a new one. `mine`: the change is made again on the row as it now stands; `theirs`: it is
 * dropped. A row that is gone has no `current`: mine then creates it anew.
 */
export function settleConflict(
  draft: Draft,
  key: string,
  choice: 'mine' | 'theirs',
  current: SavedRow | undefined,
): Draft {
  const rest = revertRows(draft, [key]);
  if (choice === 'theirs') return rest;
  if (draft.deleted[key])
    return current ? { ...draft, deleted: { ...draft.deleted, [key]: current } } : rest;
  const changed = draft.changed[key];
  const mine = changed?.values ?? draft.created.find((row) => row.key === key)?.values;
  if (!mine) return draft;
  if (!current) return addRows(rest, [{ ...changed?.saved.values, ...mine }]);
  const edits = Object.entries(mine).map(([field, value]) => ({
    key: current.key,
    saved: current,
    field,
    value,
  }));
  return edit(rest, edits);
}
