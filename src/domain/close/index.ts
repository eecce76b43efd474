/** Closing a book quarter by quarter, from contracts and assumptions to results. See README.md in this folder. */
export { assumptionsAt } from './basis/assumptions';
export { approvedSince, versionFor, type VersionHead } from './basis/versions';
export {
  bookControlResults,
  checkBook,
  strayChecks,
  type FailedCheck,
  type StatedUnder,
} from './controls/checkBook';
export { batchesOf, partOf, type Batch } from './batches';
export { closeQuarter, measuredQuarter, type ClosedQuarter } from './quarter/closeQuarter';
export { curveAt, curvesInForce, withRates } from './basis/curves';
export { curveSourceOf, curveSources } from './basis/curveSources';
export { estimatesOf, portfolioAt, type GroupEstimates } from './quarter/estimates';
export * from './file';
export { groupProjections, type GroupProjections } from './analysis/groupProjection';
export { limits } from './limits';
export * from './period';
export {
  projectedQuarter,
  type ProjectedQuarter,
  type QuarterEstimates,
} from './quarter/projectedQuarter';
export type * from './types';
export { scenarioRisk, type ScenarioRisk } from './analysis/scenarioRisk';
export {
  assumptionSeries,
  changedRates,
  changesBetween,
  curveKey,
  curveSeries,
  isDropped,
  placeOf,
  valueAt,
  withAssumption,
  type AssumptionSeries,
  type SeriesAxis,
  type SeriesChange,
  type SeriesKind,
} from './analysis/assumptionSeries';
export { explainChange, explainMeanChange, type Compared } from './analysis/explainChange';
export { explainFlow, type Flow } from './analysis/explainFlow';
export {
  flowsBySpan,
  projectedFlows,
  type FlowsOfSpan,
  type ProjectedFlows,
} from './analysis/projectedFlows';
export { trialParts } from './analysis/trialParts';
export {
  explainTried,
  whatIf,
  type MeasuredGroups,
  type Trial,
  type TriedBalance,
} from './analysis/whatIf';
