/** What the screens of the close show: view models over stored results of groups, and how each of their numbers came about. */
export { Difference, type DifferenceSide } from './difference';
export { Explanation } from './explanation';
export type { Explained, ExplanationNode, NeedsSource } from './explanation';
export type { GroupSource } from './groupSource';
export { comparedColumn, comparedNames, comparedParts, withComparatives } from './comparatives';
export { failureFigures } from './failureFigures';
export { explainFigure, figureAt, figuresOf, type Figure, type ReportTable } from './figure';
export type { FormulaPiece } from './formulaText';
export {
  journalLines,
  accountsFor,
  ruleErrors,
  ruleSetNames,
  rulesFor,
  rulesIn,
  summaryOf,
  type EventLine,
  type JournalSummary,
  type LedgerRules,
  type RuleSetName,
  type TrialBalanceRow,
} from './ledger/journals';
export { explainJournalSum, type JournalSum } from './ledger/journalSums';
export { accountOfLine, laidOut, layouts } from './layouts';
export {
  cellTies,
  ledgerCube,
  type CellTie,
  type CellTies,
  type PostedAmount,
} from './ledger/ties';
export type { GroupState } from './measurement/groupTable';
export {
  comparedMeasurement,
  measurementReport,
  type MeasurementReport,
} from './measurement/measurementReport';
export { noteFactsOf } from './noteFacts';
export { presentedGroups, ratesToPresent, type Presentation } from './presentation';
export { statementsOf, statementTabs, type NoteFacts, type Statement } from './statements';
export {
  liveWorkbook,
  sheetNames,
  type SheetName,
  type WorkbookRow,
  type WorkbookSheet,
} from './workbook';
export { workbookFigures } from './workbookFigures';
export type { StoryId, StorySentence, StoryShare } from './story/sentences';
export { explainShare } from './story/storyShare';
export { storyOf } from './story/storyOf';
