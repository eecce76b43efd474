/** The IFRS 17 measurement engine: JSON in, JSON out; liability positive, amounts unrounded. See README.md in this folder. */
export { examples } from './examples';
export { compareExample, type Comparison, type Example } from './examples/example';
export { measureGroup, type GroupResult } from './core/result';
export {
  derived,
  derivedLazily,
  fact,
  summedBy,
  sumOf,
  type Derivation,
  type Signed,
} from './formula/derivation';
export type { Explainer } from './explain/context';
export { explain, explainer } from './explain/explain';
export { asTree, flattened, type FlatDerivation } from './explain/format';
export { measure, measureInput } from './measure';
export type { Warning } from './core/checks/warnings';
export type { CurveInput } from './schema/curve';
export type { FlowsInput, GroupInput, RevisionInput } from './schema/group';
export type { OpeningInput } from './schema/opening';
export type { PoliciesInput } from './schema/policies';
export { engineInput, type EngineInput } from './schema/input';
export { InputError, parse, type Problem } from './schema/shape';

/** For closes of many groups and what-ifs: groups made ready once, measured into one table. */
export { close, type Close } from './core/close';
export { compileGroup, type CompiledGroup } from './core/compile';
export { curveSource } from './core/curves';
export { columns, type Column, type Row } from './core/row/columns';
/** From model points and assumptions to inputs of groups: see projection/README.md. */
export { tableKinds, versionAt, type AssumptionSet } from './projection/input/assumptionSet';
export { shocked, type Shock } from './projection/input/shock';
export { modelPointColumns, type ModelPoints } from './projection/input/modelPoints';
export { productRates } from './projection/point/monthlyRates';
export type { Product } from './projection/input/product';
export {
  combineUnits,
  planUnits,
  project,
  projectUnit,
  type GroupFlows,
} from './projection/project';
export {
  attributeChange,
  attributionOrder,
  withAssumptionOf,
  type Attribution,
  type AttributedAssumption,
} from './projection/attribution';
export { rolledForward, type RolledPoints } from './projection/rollForward';
export { pointFlows, projectionExplainer } from './projection/explainProjection';
export { groupInputsOf, projectGroups, type Observed } from './projection/groupInputs';
export {
  keepingAccounts,
  portfolioOf,
  projectPortfolio,
  ratesOfProducts,
  type Portfolio,
} from './projection/portfolio';
export {
  eligibilityTest,
  fulfilmentCashFlowsOf,
  withOnerousTest,
  type EligibilityScenario,
  type EligibilityTest,
} from './projection/premiumAllocationTests';
export {
  projectionInput,
  type ModelPoint,
  type ProjectionInput,
} from './projection/input/projectionInput';
export { projectedKinds, type ProjectedKind } from './projection/point/cellState';
export { trialBalance, type Account, type JournalEntry } from './tables/journals';
export { rounded, roundedRollForward, roundedTable } from './tables/rounding';
