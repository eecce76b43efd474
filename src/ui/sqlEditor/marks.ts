import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';

/** A part of the text that is marked, as offsets in UTF-16 units. */
export interface SqlMark {
  start: number;
  end: number;
  /** `active`: what somebody looks at. `related`: what belongs to it. `doubt`: what could not be told. */
  tone: 'active' | 'related' | 'doubt';
}

export const marksChanged = StateEffect.define<readonly SqlMark[]>();

const decorations = {
  active: Decoration.mark({ class: 'cm-mark-active' }),
  related: Decoration.mark({ class: 'cm-mark-related' }),
  doubt: Decoration.mark({ class: 'cm-mark-doubt' }),
};

/** Marks move with the text around them until others take their place. */
export const marksField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, transaction) {
    let next = shown.map(transaction.changes);
    const { length } = transaction.newDoc;
    for (const effect of transaction.effects) {
      if (!effect.is(marksChanged)) continue;
      const ranges = effect.value
        .filter(({ start, end }) => start < end && end <= length)
        .map(({ start, end, tone }) => decorations[tone].range(start, end));
      next = Decoration.set(ranges, true);
    }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});
