import type { operations } from '../../generated/contract';

type RunEnvelope = operations['getCloseRun']['responses'][200]['content']['application/json'];
export type CloseRunDetail = NonNullable<RunEnvelope['data']>;
/** A run as the contract gives it. */
export type CloseRun = CloseRunDetail['run'];
export type StepName = CloseRun['steps'][number]['step'];

/** The nine steps of a close in their order. */
export const STEPS = [
  'contracts',
  'grouping',
  'assumptions',
  'curves',
  'cashFlows',
  'riskAdjustment',
  'measurement',
  'journals',
  'statements',
] as const satisfies readonly StepName[];

/** The number of a step, from 1. */
export const stepNumber = (name: StepName): number => STEPS.indexOf(name) + 1;

/**
 * Steps of which a run may begin with the first. Before the statements all workers wait for each other: they need every group of the book. Journals follow batch by batch
 * what is measured; where a run begins with them they are jobs of their own.
 */
export const STAGES = {
  prepare: [1, 2, 3, 4],
  measure: [5, 6, 7],
  journals: [8],
  statements: [9],
} as const;
export type Stage = keyof typeof STAGES;

/** The stage that does a step. */
export const stageOf = (step: number): Stage =>
  (Object.keys(STAGES) as Stage[]).find((stage) =>
    (STAGES[stage] as readonly number[]).includes(step),
  ) ?? 'prepare';
