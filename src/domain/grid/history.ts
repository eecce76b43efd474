import { type Draft, emptyDraft } from './draft';
import { type DraftStep, stepBetween, takeStep, weightOf } from './step';

/** A draft, the steps back from it (the nearest last) and those forward again (the nearest first). Plain data: it is kept with its tab. */
export interface DraftHistory {
  readonly past: readonly DraftStep[];
  readonly present: Draft;
  readonly future: readonly DraftStep[];
}

/** Steps that can be undone. */
const LONGEST = 100;
/** Rows that all steps back carry together: what a browser keeps has its limit. */
const HEAVIEST = 5000;

export const emptyHistory: DraftHistory = { past: [], present: emptyDraft, future: [] };

/** The last steps, as many as are kept; the nearest one always. */
function lastOf(steps: readonly DraftStep[]): readonly DraftStep[] {
  let weight = 0;
  const first = steps.findLastIndex((step, index) => {
    weight += weightOf(step);
    return index < steps.length - 1 && (weight > HEAVIEST || steps.length - index > LONGEST);
  });
  return first < 0 ? steps : steps.slice(first + 1);
}

/** A new step; what had been undone is forgotten. A step that changes nothing is none. */
export function record({ past, present }: DraftHistory, next: Draft): DraftHistory {
  if (JSON.stringify(next) === JSON.stringify(present)) return { past, present, future: [] };
  return { past: lastOf([...past, stepBetween(next, present)]), present: next, future: [] };
}

export function undo(history: DraftHistory): DraftHistory {
  const { past, present, future } = history;
  const step = past.at(-1);
  if (!step) return history;
  const previous = takeStep(present, step);
  return {
    past: past.slice(0, -1),
    present: previous,
    future: [stepBetween(previous, present), ...future],
  };
}

export function redo(history: DraftHistory): DraftHistory {
  const { past, present, future } = history;
  const [step, ...later] = future;
  if (!step) return history;
  const next = takeStep(present, step);
  return { past: [...past, stepBetween(next, present)], present: next, future: later };
}
