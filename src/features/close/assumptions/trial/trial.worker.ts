import { type BookDefinition, type MeasuredGroups, type Trial, whatIf } from '@/domain/close';

/** What a trial changes in a group: balances at the end of the quarter, unrounded, liability positive. */
export interface TrialGroup {
  id: string;
  bel: number;
  ra: number;
  csm: number;
  lossComponent: number;
}
/** First the groups, then one trial after another. */
export type TrialQuestion = { measured: MeasuredGroups; facts: BookDefinition } | { trial: Trial };
export interface TrialAnswer {
  groups: readonly TrialGroup[];
  /** How long it took to close them. */
  milliseconds: number;
}

let tryOut: ReturnType<typeof whatIf> | undefined;

addEventListener('message', ({ data }: MessageEvent<TrialQuestion>) => {
  if ('measured' in data) {
    tryOut = whatIf(data.measured, data.facts);
    return;
  }
  if (!tryOut) return;
  const start = performance.now();
  const balances = tryOut(data.trial);
  const answer: TrialAnswer = {
    groups: balances.map(({ id, figures }) => ({
      id,
      bel: figures.belClosing,
      ra: figures.raClosing,
      csm: figures.csmClosing,
      lossComponent: figures.lcClosing,
    })),
    milliseconds: performance.now() - start,
  };
  postMessage(answer);
});
