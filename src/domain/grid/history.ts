import { applyPatches, enablePatches, type Patch, produceWithPatches } from 'immer';
import { type Draft, emptyDraft, type WritableDraft } from './draft';

enablePatches();

/** One step, back or forth, as Immer writes it: what differs and nothing else. Plain data, so that it is kept with its draft. */
type Step = readonly Patch[];

/** A draft, the steps back from it (the nearest last) and those forward again (the nearest first). */
export interface DraftHistory {
  readonly past: readonly Step[];
  readonly present: Draft;
  readonly future: readonly Step[];
  /** What the last step was about, if the next one about the same joins it. */
  readonly mergeKey?: string;
}

const MAX_STEPS = 100;
/** What all steps back carry together, in rows and fields: what a browser keeps has its limit. */
const MAX_WEIGHT = 5000;

export const emptyHistory: DraftHistory = { past: [], present: emptyDraft, future: [] };

const weightOf = (step: Step): number =>
  step.reduce((sum, { value }) => sum + (Array.isArray(value) ? value.length : 1), 0);

/** The last steps, as many as are kept; the nearest one always. */
function lastOf(steps: readonly Step[]): readonly Step[] {
  let weight = 0;
  const first = steps.findLastIndex((step, index) => {
    weight += weightOf(step);
    return index < steps.length - 1 && (weight > MAX_WEIGHT || steps.length - index > MAX_STEPS);
  });
  return first < 0 ? steps : steps.slice(first + 1);
}

function take(draft: Draft, step: Step): { draft: Draft; back: Step } {
  const [next, , back] = produceWithPatches(draft, (writable) => {
    applyPatches(writable, [...step]);
  });
  return { draft: next, back };
}

/**
 * A new step; what had been undone is forgotten. A change that changes nothing is none. Changes with the same `mergeKey`, one after the other, are one
 * step: a word that is typed into a field is undone as a whole.
 */
export function change(
  { past, present, mergeKey: lastKey }: DraftHistory,
  recipe: (draft: WritableDraft) => void,
  mergeKey?: string,
): DraftHistory {
  const joined = mergeKey !== undefined && mergeKey === lastKey ? past.at(-1) : undefined;
  const before = joined ? take(present, joined).draft : present;
  const earlier = joined ? past.slice(0, -1) : past;
  const [next, forth, back] = produceWithPatches(before, recipe);
  if (forth.length === 0) return { past: earlier, present: before, future: [] };
  return {
    past: lastOf([...earlier, back]),
    present: next,
    future: [],
    ...(mergeKey !== undefined && { mergeKey }),
  };
}

export function undo(history: DraftHistory): DraftHistory {
  const { past, present, future } = history;
  const step = past.at(-1);
  if (!step) return history;
  const { draft, back } = take(present, step);
  return { past: past.slice(0, -1), present: draft, future: [back, ...future] };
}

export function redo(history: DraftHistory): DraftHistory {
  const { past, present, future } = history;
  const [step, ...later] = future;
  if (!step) return history;
  const { draft, back } = take(present, step);
  return { past: [...past, back], present: draft, future: later };
}
