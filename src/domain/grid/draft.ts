import { castDraft, produce, type WritableDraft as Writable } from 'immer';
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

/** A draft under change. What people do is written on it once: the store keeps the patches, others get a new draft. */
export type WritableDraft = Writable<Draft>;

function editOne(draft: WritableDraft, { key, saved, field, value }: Edit): void {
  if (!saved) {
    const row = draft.created.find((one) => one.key === key);
    if (row) row.values[field] = value;
    return;
  }
  const before = draft.changed[key] ?? { saved, values: {} };
  // Back to what is saved is no change.
  if (!sameValue(before.saved.values[field], value)) {
    if (draft.changed[key]) draft.changed[key].values[field] = value;
    else draft.changed[key] = castDraft({ saved, values: { [field]: value } });
    return;
  }
  const row = draft.changed[key];
  if (!row) return;
  delete row.values[field];
  if (Object.keys(row.values).length === 0) delete draft.changed[key];
}

export function applyEdits(draft: WritableDraft, edits: readonly Edit[]): void {
  for (const one of edits) editOne(draft, one);
}

/** Adds rows above the others; the last ones added stand first. */
export function insertRows(draft: WritableDraft, rows: readonly GridValues[]): void {
  const created = rows.map((values, index) => ({
    key: `new-${draft.added + index + 1}`,
    values: { ...values },
  }));
  // The way back is written place by place, or as the list that was there: whichever is shorter.
  if (draft.created.length > created.length) draft.created.unshift(...created);
  else draft.created = [...created, ...draft.created];
  draft.added += rows.length;
}

/** A created row is gone at once; a saved one is marked. */
export function markDeleted(
  draft: WritableDraft,
  keys: readonly string[],
  saved: readonly SavedRow[],
): void {
  dropCreated(draft, keys);
  const marked = new Set(keys);
  for (const row of saved) if (marked.has(row.key)) draft.deleted[row.key] = castDraft(row);
}

export function unmarkDeleted(draft: WritableDraft, keys: readonly string[]): void {
  for (const key of keys) delete draft.deleted[key];
}

/** Takes back deletions and changes of rows that exist; created rows go. */
export function dropChanges(draft: WritableDraft, keys: readonly string[]): void {
  dropCreated(draft, keys);
  for (const key of keys) delete draft.changed[key];
  unmarkDeleted(draft, keys);
}

function dropCreated(draft: WritableDraft, keys: readonly string[]): void {
  const gone = new Set(keys);
  if (draft.created.some(({ key }) => gone.has(key)))
    draft.created = draft.created.filter(({ key }) => !gone.has(key));
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
export function resolveConflict(
  draft: WritableDraft,
  { key, choice, current }: ConflictChoice,
): void {
  const deleted = draft.deleted[key];
  const changed = draft.changed[key];
  const made = draft.created.find((row) => row.key === key);
  const mine = choice === 'mine' ? (changed?.values ?? made?.values) : undefined;
  const base = changed?.saved.values;
  if (choice === 'mine' && deleted && current) {
    draft.deleted[key] = castDraft(current);
    return;
  }
  dropChanges(draft, [key]);
  if (!mine || deleted) return;
  if (!current) return insertRows(draft, [{ ...base, ...mine }]);
  applyEdits(
    draft,
    Object.entries(mine).map(([field, value]) => ({
      key: current.key,
      saved: current,
      field,
      value,
    })),
  );
}

/** What a person chose between two hands. */
export interface ConflictChoice {
  readonly key: string;
  readonly choice: 'mine' | 'theirs';
  /** The row as it is saved now. */
  readonly current?: SavedRow;
}

/** The same as a function from one draft to the next. */
const pure =
  <Args extends unknown[]>(recipe: (draft: WritableDraft, ...args: Args) => void) =>
  (draft: Draft, ...args: Args): Draft =>
    produce(draft, (writable) => recipe(writable, ...args));
export const edit = pure(applyEdits);
export const addRows = pure(insertRows);
export const deleteRows = pure(markDeleted);
export const revertRows = pure(dropChanges);
export const settleConflict = pure(resolveConflict);
