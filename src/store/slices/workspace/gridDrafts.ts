import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import { castDraft, type WritableDraft as Writable } from 'immer';
import {
  applyEdits,
  change,
  type ConflictChoice,
  type Draft,
  type DraftHistory,
  dropChanges,
  type Edit,
  emptyDraft,
  emptyHistory,
  type GridValues,
  insertRows,
  isEmpty,
  markDeleted,
  redo,
  resolveConflict,
  type SavedRow,
  undo,
  unmarkDeleted,
  withoutSaved,
  type WritableDraft,
} from '@/domain/grid';
import { type GridId, tabsClosed } from './tabs';

/** What was changed and not saved, with the steps to it, by tab and by grid. */
export type GridDraftsState = Record<string, Record<string, DraftHistory>>;

type State = Writable<GridDraftsState>;
type On<Payload = object> = PayloadAction<GridId & Payload>;

function replace(
  state: State,
  { menuId, grid }: GridId,
  next: (history: DraftHistory) => DraftHistory,
): void {
  const before = original(state)?.[menuId]?.[grid] ?? emptyHistory;
  (state[menuId] ??= {})[grid] = castDraft(next(before as DraftHistory));
}

/** One edit, which is one step of undo. */
function step(
  state: State,
  at: GridId,
  recipe: (draft: WritableDraft) => void,
  mergeKey?: string,
): void {
  replace(state, at, (history) => change(history, recipe, mergeKey));
}

export const gridDraftsSlice = createSlice({
  name: 'gridDrafts',
  initialState: {} as GridDraftsState,
  reducers: {
    /** One field of one row. `typing`: letter by letter in a form; what follows in the same field is one step with it. */
    cellEdited: (state, { payload }: On<Edit & { typing?: boolean }>) => {
      const mergeKey = payload.typing ? `${payload.key}/${payload.field}` : undefined;
      step(state, payload, (draft) => applyEdits(draft, [payload]), mergeKey);
    },
    /** Several fields of one row, as a form gives them. */
    rowEdited: (state, { payload }: On<{ key: string; saved?: SavedRow; values: GridValues }>) => {
      const { key, saved, values } = payload;
      const edits = Object.entries(values).map(([field, value]) => ({ key, saved, field, value }));
      step(state, payload, (draft) => applyEdits(draft, edits));
    },
    /** Several rows at once, as the rights of a branch or the places of menus. */
    rowsEdited: (state, { payload }: On<{ edits: Edit[] }>) => {
      step(state, payload, (draft) => applyEdits(draft, payload.edits));
    },
    /** From the clipboard. */
    rowsPasted: (state, { payload }: On<{ edits: Edit[] }>) => {
      step(state, payload, (draft) => applyEdits(draft, payload.edits));
    },
    /** Rows that are new, and what their coming changes in others. */
    rowsAdded: (state, { payload }: On<{ rows: GridValues[]; edits?: Edit[] }>) => {
      step(state, payload, (draft) => {
        insertRows(draft, payload.rows);
        applyEdits(draft, payload.edits ?? []);
      });
    },
    /** From a file: rows that are new, and edits of those that are there. */
    rowsImported: (state, { payload }: On<{ rows: GridValues[]; edits: Edit[] }>) => {
      step(state, payload, (draft) => {
        applyEdits(draft, payload.edits);
        insertRows(draft, payload.rows);
      });
    },
    rowsDeleted: (state, { payload }: On<{ keys: string[]; saved: SavedRow[] }>) => {
      step(state, payload, (draft) => markDeleted(draft, payload.keys, payload.saved));
    },
    /** Deletions are taken back; what else was changed in the rows stays. */
    rowsRestored: (state, { payload }: On<{ keys: string[] }>) => {
      step(state, payload, (draft) => unmarkDeleted(draft, payload.keys));
    },
    /** Whatever was done to the rows is taken back. */
    rowsReverted: (state, { payload }: On<{ keys: string[] }>) => {
      step(state, payload, (draft) => dropChanges(draft, payload.keys));
    },
    conflictsResolved: (state, { payload }: On<{ choices: ConflictChoice[] }>) => {
      step(state, payload, (draft) => {
        for (const choice of payload.choices) resolveConflict(draft, choice);
      });
    },
    undone: (state, { payload }: On) => replace(state, payload, undo),
    redone: (state, { payload }: On) => replace(state, payload, redo),
    /** `sent` is saved; what was typed meanwhile stays. `saved`: the rows as they are now, by the keys that they had in the draft. */
    batchSaved: (state, { payload }: On<{ sent: Draft; saved: Record<string, SavedRow> }>) => {
      const { sent, saved } = payload;
      replace(state, payload, ({ present }) => ({
        ...emptyHistory,
        present: isEmpty(present) ? present : withoutSaved(present, sent, (key) => saved[key]),
      }));
    },
    draftDiscarded: (state, { payload }: On) =>
      replace(state, payload, ({ present }) => ({
        ...emptyHistory,
        present: { ...emptyDraft, added: present.added },
      })),
  },
  extraReducers: (builder) =>
    builder.addCase(tabsClosed, (state, { payload }) => {
      for (const menuId of payload) delete state[menuId];
    }),
});
export const gridDraftActions = gridDraftsSlice.actions;
