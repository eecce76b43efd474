import { type Draft, emptyDraft } from './draft';

/** A draft and the way to it. Drafts share what they have in common, so a step costs little. */
export interface DraftHistory {
  readonly past: readonly Draft[];
  readonly present: Draft;
  readonly future: readonly Draft[];
}

/** Steps that can be undone. */
const LONGEST = 100;

export const emptyHistory: DraftHistory = { past: [], present: emptyDraft, future: [] };

/** A new step; what had been undone is forgotten. A step that changes nothing is none. */
export function record({ past, present }: DraftHistory, next: Draft): DraftHistory {
  if (JSON.stringify(next) === JSON.stringify(present)) return { past, present, future: [] };
  return { past: [...past, present].slice(-LONGEST), present: next, future: [] };
}

export function undo(history: DraftHistory): DraftHistory {
  const { past, present, future } = history;
  const previous = past.at(-1);
  return previous ? { past: past.slice(0, -1), present: previous, future: [present, ...future] } : history;
}

export function redo(history: DraftHistory): DraftHistory {
  const { past, present, future } = history;
  const [next, ...later] = future;
  return next ? { past: [...past, present], present: next, future: later } : history;
}
