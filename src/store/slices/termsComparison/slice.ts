import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { FindingType, Gain } from '@/domain/clauses';
import { sessionEnded } from '../session/slice';

export type Side = 'old' | 'new';
export interface PolicyDocument {
  /** Of the file; empty for text that was typed or pasted. */
  name: string;
  text: string;
}
/** A pair of wordings with what somebody noted, as it is worked on and as it is kept. */
export interface TermsWork {
  /** Goes with the pair: another file makes another work. */
  id: string;
  documents: Record<Side, PolicyDocument | null>;
  /** By the key of the finding. */
  notes: Record<string, string>;
}
export interface TermsComparisonState {
  work: TermsWork;
  layout: 'sideBySide' | 'inline';
  changesOnly: boolean;
  /** The kinds of findings that are shown; empty: all. */
  types: FindingType[];
  /** Only what this side gains by; null: all. */
  gains: Gain | null;
  /** The place of the chosen finding in the list of all. */
  selected: number | null;
}

const noWork: TermsWork = { id: '', documents: { old: null, new: null }, notes: {} };
const initialState: TermsComparisonState = {
  work: noWork,
  layout: 'sideBySide',
  changesOnly: true,
  types: [],
  gains: null,
  selected: null,
};

const unfiltered = { types: [], gains: null, selected: null };

/** What a person does while comparing two wordings. The result follows from the documents; a worker computes it. */
export const termsComparisonSlice = createSlice({
  name: 'termsComparison',
  initialState,
  reducers: {
    /** A file, or a text as a whole, took the place of what stood on a side; null takes it away. */
    documentTaken: {
      prepare: (payload: { side: Side; document: PolicyDocument | null }) => ({
        payload,
        meta: { id: nanoid() },
      }),
      reducer: (
        state,
        action: PayloadAction<
          { side: Side; document: PolicyDocument | null },
          string,
          { id: string }
        >,
      ) => {
        const { side, document } = action.payload;
        state.work.documents[side] = document;
        state.work.id = action.meta.id;
        state.work.notes = {};
        Object.assign(state, unfiltered);
      },
    },
    /** Somebody typed in the text of a side. */
    textEdited: (state, { payload }: PayloadAction<{ side: Side; text: string }>) => {
      const document = state.work.documents[payload.side];
      if (document) document.text = payload.text;
      else state.work.documents[payload.side] = { name: '', text: payload.text };
      state.selected = null;
    },
    sidesSwapped: ({ work, ...state }) => ({
      ...state,
      ...unfiltered,
      work: {
        id: `${work.id}-swapped`,
        documents: { old: work.documents.new, new: work.documents.old },
        notes: {},
      },
    }),
    /** A sample, or a comparison that was kept. */
    workOpened: (state, { payload }: PayloadAction<TermsWork>) => ({
      ...state,
      ...unfiltered,
      work: payload,
    }),
    workClosed: (state) => ({ ...state, ...unfiltered, work: noWork }),
    noteWritten: (
      { work: { notes } },
      { payload: { finding, text } }: PayloadAction<{ finding: string; text: string }>,
    ) => {
      if (text === '') delete notes[finding];
      else notes[finding] = text;
    },
    layoutChosen: (state, { payload }: PayloadAction<TermsComparisonState['layout']>) => {
      state.layout = payload;
    },
    changesOnlyToggled: (state) => {
      state.changesOnly = !state.changesOnly;
    },
    typeToggled: (state, { payload }: PayloadAction<FindingType>) => {
      state.types = state.types.includes(payload)
        ? state.types.filter((type) => type !== payload)
        : [...state.types, payload];
    },
    gainsChosen: (state, { payload }: PayloadAction<Gain | null>) => {
      state.gains = payload;
    },
    findingSelected: (state, { payload }: PayloadAction<number | null>) => {
      state.selected = payload;
    },
  },
  // The next person at this window sees nothing of it; what was kept is kept by user.
  extraReducers: (builder) => builder.addCase(sessionEnded, () => initialState),
});

export const {
  changesOnlyToggled,
  documentTaken,
  findingSelected,
  gainsChosen,
  layoutChosen,
  noteWritten,
  sidesSwapped,
  textEdited,
  typeToggled,
  workClosed,
  workOpened,
} = termsComparisonSlice.actions;
