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

/** One move of each kind: code is compiled where it first runs, so that the first move of a slider took four times as long as the next. */
const rehearsals: Trial[] = [
  { shock: { lapse: 1.01 } },
  { shock: { mortality: 1.01 } },
  { shock: { morbidity: 1.01 } },
  { shock: { expenses: 1.01 } },
  { curveShift: 1e-4 },
  { illiquidityShift: 1e-4 },
];
/** Lets the first figures be drawn, and questions come between. */
const REST_MS = 50;

function rehearse(): void {
  const trial = rehearsals.pop();
  if (!trial || !tryOut) return;
  try {
    tryOut(trial);
  } catch {
    // Whoever moves that slider hears of it.
  }
  setTimeout(rehearse, REST_MS);
}

addEventListener('message', ({ data }: MessageEvent<TrialQuestion>) => {
  if ('measured' in data) {
    tryOut = whatIf(data.measured, data.facts);
    setTimeout(rehearse, REST_MS);
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
