export { differences, summarise, toBatch } from './batch';
export type { ChangeOp, DraftSummary, FieldDifference, RowChange } from './batch';
export { parseCsv, parseDelimited, printCsv, printTabbed } from './delimited';
export {
  addRows,
  applyEdits,
  type ChangedRow,
  type ConflictChoice,
  countChanges,
  type CreatedRow,
  deleteRows,
  type Draft,
  dropChanges,
  edit,
  type Edit,
  emptyDraft,
  insertRows,
  isEmpty,
  markDeleted,
  resolveConflict,
  revertRows,
  settleConflict,
  type RowState,
  stateOf,
  unmarkDeleted,
  valuesOf,
  withoutSaved,
  type WritableDraft,
} from './draft';
export { change, type DraftHistory, emptyHistory, redo, undo } from './history';
export { moved, place, rectangle, tabbed } from './range';
export type { Extent, GridPosition, Place, Rectangle, Selection, Sort } from './range';
export { cellText, sameValue } from './values';
export type { CellKind, CellType, Choice, GridValue, GridValues, SavedRow } from './values';
