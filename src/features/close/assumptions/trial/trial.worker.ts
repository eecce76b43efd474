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
  const { groups } = tryOut(data.trial);
  const answer: TrialAnswer = {
    groups: groups.map(({ id, figures }) => ({
      id,
      bel: figures.belClosing ?? 0,
      ra: figures.raClosing ?? 0,
      csm: figures.csmClosing ?? 0,
      lossComponent: figures.lcClosing ?? 0,
    })),
    milliseconds: performance.now() - start,
  };
  postMessage(answer);
});
