import { applyPatches, enablePatches, type Patch, produceWithPatches } from 'immer';
import { type Draft, emptyDraft, type WritableDraft } from './draft';

enablePatches();

/** One step, back or forward, as patches of Immer: what differs and nothing else. Plain data, so that it is kept with its draft. */
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
/** The size of all steps back together, in rows and fields: what a browser keeps has its limit. */
const MAX_SIZE = 5000;

export const emptyHistory: DraftHistory = { past: [], present: emptyDraft, future: [] };

const sizeOf = (step: Step): number =>
  step.reduce((sum, { value }) => sum + (Array.isArray(value) ? value.length : 1), 0);

/** The newest steps within both limits; the newest one always. */
function withinLimits(steps: readonly Step[]): readonly Step[] {
  let size = 0;
  const first = steps.findLastIndex((step, index) => {
    size += sizeOf(step);
    return index < steps.length - 1 && (size > MAX_SIZE || steps.length - index > MAX_STEPS);
  });
  return first < 0 ? steps : steps.slice(first + 1);
}

function applyStep(draft: Draft, step: Step): { draft: Draft; inverse: Step } {
  const [next, , inverse] = produceWithPatches(draft, (writable) => {
    applyPatches(writable, [...step]);
  });
  return { draft: next, inverse };
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
  const before = joined ? applyStep(present, joined).draft : present;
  const earlier = joined ? past.slice(0, -1) : past;
  const [next, patches, inverse] = produceWithPatches(before, recipe);
  if (patches.length === 0) return { past: earlier, present: before, future: [] };
  return {
    past: withinLimits([...earlier, inverse]),
    present: next,
    future: [],
    ...(mergeKey !== undefined && { mergeKey }),
  };
}

export function undo(history: DraftHistory): DraftHistory {
  const { past, present, future } = history;
  const step = past.at(-1);
  if (!step) return history;
  const { draft, inverse } = applyStep(present, step);
  return { past: past.slice(0, -1), present: draft, future: [inverse, ...future] };
}

export function redo(history: DraftHistory): DraftHistory {
  const { past, present, future } = history;
  const [step, ...later] = future;
  if (!step) return history;
  const { draft, inverse } = applyStep(present, step);
  return { past: [...past, inverse], present: draft, future: later };
}
