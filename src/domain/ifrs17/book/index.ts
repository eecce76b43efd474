/** Closing a book: openings, closes, controls, journals, statements. See README.md in this folder. */
export { closeBook, closingBalances, type ClosingBalances } from './close/closeBook';
export { atShiftedCurves, treatyAtShiftedCurves } from './close/shiftedCurves';
export { estimateReviser, revisedGroup, shockedCloses } from './close/shockedCloses';
export { presentedIn } from './close/consolidate';
export { closeOver } from './close/closeOver';
export { rolledUp } from './close/rollUp';
export type { Control, ControlFacts, ControlResult } from './controls/control';
export { failedSides, mergedControls, runControls } from './controls/runControls';
export {
  columnKind,
  columnLabel,
  eventLabel,
  figureLabel,
  rowLabel,
  tableLabel,
  type Label,
} from './labels';
export { closingOf, type Closing } from './opening/closing';
export { closingOfTreaty } from './opening/closingOfTreaty';
export { continuedFrom } from './opening/continued';
export { continuedTreaty } from './opening/continuedTreaty';
export { exactly } from './sums/exactSum';
export { cubeOf, isWithin, mergedCubes, sumOver, type Cube, type Scope } from './sums/cube';
export { bookExplainer } from './sums/bookExplainer';
export { explainClosed, type ExplainGroup } from './sums/explainClosed';
export { closedName, explainSum } from './sums/explainSum';
export type {
  BookAsset,
  BookGroup,
  BookTreaty,
  Closed,
  ClosedGroup,
  FailedGroup,
  PresentationRates,
} from './types';
export {
  accountOf,
  charts,
  type Chart,
  type Layout,
  type LedgerAccount,
  type Role,
} from './journals/accounts';
export { changesInLocked, deltaOf, reversalOf } from './journals/corrections';
export {
  explainLine,
  journalOf,
  ledgerOf,
  trialBalanceOf,
  type JournalLine,
} from './journals/journals';
export { rulesOf, type LedgerRule } from './journals/rules';
export { acquisitionAssets } from './statements/acquisitionAssets';
export { claimsDevelopment } from './statements/claimsDevelopment';
export {
  expectedDerecognition,
  expectedRecognition,
  maturityAnalysis,
  sensitivities,
  yieldCurves,
  type Shocked,
} from './statements/disclosures';
export {
  basisChanges,
  financeAnalysis,
  financeAndReturns,
  riskMitigation,
  underlyingItems,
} from './statements/finance';
export { withPositions } from './statements/positions';
export {
  claimsReconciliation,
  reconciliation100,
  reconciliation101,
} from './statements/reconciliations';
export { confidenceLevels, measurementMethods, type GroupMethods } from './statements/methods';
export {
  byTransition,
  financialPerformance,
  financialPosition,
  newContracts,
  revenueAnalysis,
  serviceExpenses,
} from './statements/statements';
export {
  cellOf,
  explainCell,
  termsOf,
  type Cell,
  type CellTerm,
  type FactRate,
  type Table,
  type TableRow,
} from './statements/table';
export { book, type Book } from './schema';
