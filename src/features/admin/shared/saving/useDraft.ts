import type { UnknownAction } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import {
  type ConflictChoice,
  type Draft,
  type Edit,
  type GridValues,
  isEmpty,
  type SavedRow,
} from '@/domain/grid';
import type { ResourceName } from '@/domain/admin';
import {
  gridDraftActions,
  type GridId,
  selectDraftHistory,
  useAppDispatch,
  useAppSelector,
  useGridId,
  useScreenDirty,
} from '@/store';

/** What was changed in a grid and not saved, and what can be done to it: each call is one event of the store and one step of undo. */
export function useGridDraft(resource: ResourceName) {
  const id = useGridId(resource);
  const dispatch = useAppDispatch();
  const { past, present, future } = useAppSelector((state) => selectDraftHistory(state, id));
  const events = useMemo(() => {
    const on =
      <Payload>(event: (payload: GridId & Payload) => UnknownAction) =>
      (payload: Payload) =>
        void dispatch(event({ ...id, ...payload }));
    const plain = (event: (payload: GridId) => UnknownAction) => () => void dispatch(event(id));
    const { undone, redone, draftDiscarded, ...edits } = gridDraftActions;
    return {
      editCell: on<Edit & { typing?: boolean }>(edits.cellEdited),
      editRow: on<{ key: string; saved?: SavedRow; values: GridValues }>(edits.rowEdited),
      editRows: on<{ edits: Edit[] }>(edits.rowsEdited),
      pasteRows: on<{ edits: Edit[] }>(edits.rowsPasted),
      addRows: on<{ rows: GridValues[]; edits?: Edit[] }>(edits.rowsAdded),
      importRows: on<{ rows: GridValues[]; edits: Edit[] }>(edits.rowsImported),
      deleteRows: on<{ keys: string[]; saved: SavedRow[] }>(edits.rowsDeleted),
      restoreRows: on<{ keys: string[] }>(edits.rowsRestored),
      revertRows: on<{ keys: string[] }>(edits.rowsReverted),
      resolveConflicts: on<{ choices: ConflictChoice[] }>(edits.conflictsResolved),
      saveBatch: on<{ sent: Draft; saved: Record<string, SavedRow> }>(edits.batchSaved),
      undo: plain(undone),
      redo: plain(redone),
      discard: plain(draftDiscarded),
    };
  }, [dispatch, id]);
  return {
    ...events,
    draft: present,
    dirty: !isEmpty(present),
    canUndo: past.length > 0,
    canRedo: future.length > 0,
  };
}
export type DraftController = ReturnType<typeof useGridDraft>;

/** The draft of a screen that has one: the tab is marked while it holds something. */
export function useDraft(resource: ResourceName): DraftController {
  const draftController = useGridDraft(resource);
  useScreenDirty(draftController.dirty);
  return draftController;
}
