import { useCallback, useRef, useState } from 'react';
import { type Draft, type DraftHistory, emptyDraft, isEmpty, record, redo, undo } from '@/domain/grid';
import { useScreenDirty, useScreenState } from '@/store/workspace';

/**
 * What was changed and not saved. The draft is kept with its tab; the way to it, which would be many times as large, only as long as
 * the page is open.
 */
export function useNamedDraft(name: string) {
  const [present, setPresent] = useScreenState<Draft>(name, emptyDraft);
  const [way, setWay] = useState<Pick<DraftHistory, 'past' | 'future'>>({ past: [], future: [] });
  const dirty = !isEmpty(present);
  const go = (next: DraftHistory) => {
    setPresent(next.present);
    setWay({ past: next.past, future: next.future });
  };
  const history = { ...way, present };
  const lastMark = useRef<string>(undefined);
  const discard = useCallback(() => {
    lastMark.current = undefined;
    setPresent(emptyDraft);
    setWay({ past: [], future: [] });
  }, [setPresent]);
  return {
    draft: present,
    dirty,
    canUndo: way.past.length > 0,
    canRedo: way.future.length > 0,
    /** Changes with the same mark, one after the other, are one step: a word that is typed into a field is undone as a whole. */
    change: (next: Draft, mark?: string) => {
      const sameStep = mark !== undefined && mark === lastMark.current;
      const after = sameStep ? { past: way.past, present: next, future: [] } : record(history, next);
      // A change that changed nothing, as a blank at the end, begins no step that others could join.
      lastMark.current = sameStep || after.past !== way.past ? mark : undefined;
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
  };
}
export type DraftControl = ReturnType<typeof useNamedDraft>;

/** The draft of a screen that has one: the tab is marked while it holds something. */
export function useDraft(): DraftControl {
  const drafting = useNamedDraft('draft');
  useScreenDirty(drafting.dirty);
  return drafting;
}
