/** Closing a book quarter by quarter, from contracts and assumptions to results. See README.md in this folder. */
export { assumptionsAt, versionFor } from './assumptions';
export { bookControlResults, checkBook, type FailedCheck } from './bookControls';
export { batchesOf, partOf, type Batch } from './batches';
export { closeQuarter, measuredQuarter, type ClosedQuarter } from './closeQuarter';
export { curveAt, curvesInForce, withRates } from './curves';
export { estimatesOf, portfolioAt, type GroupEstimates } from './estimates';
export * from './file';
export { groupProjections, type GroupProjections } from './groupProjection';
export * from './period';
export { projectedQuarter, type ProjectedQuarter, type QuarterEstimates } from './projectedQuarter';
export type * from './types';
export { scenarioRisk, type ScenarioRisk } from './scenarioRisk';
export {
  assumptionSeries,
  changedRates,
  changesBetween,
  curveSeries,
  withAssumption,
  type AssumptionSeries,
  type SeriesAxis,
  type SeriesChange,
  type SeriesKind,
} from './assumptionSeries';
export {
  flowsBySpan,
  projectedFlows,
  type FlowsOfSpan,
  type ProjectedFlows,
} from './projectedFlows';
export { trialParts, whatIf, type MeasuredGroups, type Trial } from './whatIf';
