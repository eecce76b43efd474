export { differences, summarise, toBatch } from './batch';
export type { ChangeOp, DraftSummary, FieldDifference, RowChange } from './batch';
export { parseCsv, parseDelimited, printTabbed } from './delimited';
export {
  addRows,
  countChanges,
  deleteRows,
  edit,
  emptyDraft,
  isEmpty,
  revertRows,
  settleConflict,
  stateOf,
  valuesOf,
  withoutSaved,
} from './draft';
export type { ChangedRow, CreatedRow, Draft, Edit, RowState } from './draft';
export { emptyHistory, record, redo, undo } from './history';
export type { DraftHistory } from './history';
export { moved, place, rectangle, tabbed } from './range';
export type { Extent, Place, Rectangle, Selection } from './range';
export { cellText, sameValue } from './values';
export type { CellKind, CellType, Choice, GridValue, GridValues, SavedRow } from './values';
