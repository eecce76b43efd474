import { useCallback, useRef } from 'react';
import {
  type Draft,
  type DraftHistory,
  emptyDraft,
  isEmpty,
  record,
  redo,
  type SavedRow,
  undo,
  withoutSaved,
} from '@/domain/grid';
import { useScreenDirty, useScreenState } from '@/store';

type Way = Pick<DraftHistory, 'past' | 'future'>;
const noWay: Way = { past: [], future: [] };

/** What was changed and not saved, and the steps to it: kept with its tab. */
export function useNamedDraft(name: string) {
  const [present, setPresent] = useScreenState<Draft>(name, emptyDraft);
  const [way, setWay] = useScreenState<Way>(`${name}.steps`, noWay);
  const dirty = !isEmpty(present);
  const history: DraftHistory = { ...way, present };
  const go = ({ past, present: next, future }: DraftHistory) => {
    setPresent(next);
    setWay({ past, future });
  };
  const lastMark = useRef<string>(undefined);
  const discard = useCallback(() => {
    lastMark.current = undefined;
    setPresent(emptyDraft);
    setWay(noWay);
  }, [setPresent, setWay]);
  const settle = (sent: Draft, currentOf: (key: string) => SavedRow | undefined) => {
    lastMark.current = undefined;
    setPresent((now) => (isEmpty(now) ? now : withoutSaved(now, sent, currentOf)));
    setWay(noWay);
  };
  return {
    draft: present,
    dirty,
    canUndo: way.past.length > 0,
    canRedo: way.future.length > 0,
    /** Changes with the same mark, one after the other, are one step: a word that is typed into a field is undone as a whole. */
    change: (next: Draft, mark?: string) => {
      const before = mark !== undefined && mark === lastMark.current ? undo(history) : history;
      const after = record(before, next);
      // A change that changed nothing, as a blank at the end, begins no step that others could join.
      lastMark.current = after.present === before.present ? undefined : mark;
      go(after);
    },
    undo: () => {
      lastMark.current = undefined;
      go(undo(history));
    },
    redo: () => {
      lastMark.current = undefined;
      go(redo(history));
    },
    discard,
    /** Drops what has been saved; what was typed meanwhile stays. */
    settle,
  };
}
export type DraftControl = ReturnType<typeof useNamedDraft>;

/** The draft of a screen that has one: the tab is marked while it holds something. */
export function useDraft(): DraftControl {
  const drafting = useNamedDraft('draft');
  useScreenDirty(drafting.dirty);
  return drafting;
}
