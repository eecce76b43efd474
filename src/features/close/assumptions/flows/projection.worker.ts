import { projectedFlows, type ProjectedFlows } from '@/domain/close';
import type { ProjectionInput } from '@/domain/ifrs17';

/** The contracts, and what they are expected to bring. */
export type FlowsQuestion = readonly ProjectionInput[];
export type FlowsAnswer = ProjectedFlows | undefined;

addEventListener('message', ({ data }: MessageEvent<FlowsQuestion>) => {
  const answer: FlowsAnswer = projectedFlows(data);
  postMessage(answer);
});
