import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { DialectId } from '@/domain/lineage';
import { sessionEnded } from '../session/slice';

/** SQL whose lineage is looked at. */
export interface LineageScript {
  /** Of the file, the sample or the question; empty for what was typed. */
  title: string;
  sql: string;
  /** `auto`: what it looks like. */
  dialect: DialectId | 'auto';
  /** CREATE TABLE statements that say which columns tables have. */
  ddl: string;
}
export type LineageView = 'diagram' | 'table' | 'comparison';

export interface SqlLineageState {
  script: LineageScript;
  /** Goes with the script: another file makes another. */
  scriptId: string;
  /** An earlier version, to compare with. */
  pinned: string | null;
  view: LineageView;
  /** Common tables, sub-queries and temporary tables are left out. */
  hideSteps: boolean;
  /** Also what decides on rows, branches, groups and order. */
  indirect: boolean;
  /** Tables that show all of their columns. */
  expanded: string[];
  /** The column or table whose way is shown. */
  node: string | null;
  edge: string | null;
}

const noScript: LineageScript = { title: '', sql: '', dialect: 'auto', ddl: '' };
const initialState: SqlLineageState = {
  script: noScript,
  scriptId: '',
  pinned: null,
  view: 'diagram',
  hideSteps: false,
  indirect: false,
  expanded: [],
  node: null,
  edge: null,
};

const unselected = { node: null, edge: null };

/** What a person does with a script and its diagram. The lineage follows from the script; a worker computes it. */
export const sqlLineageSlice = createSlice({
  name: 'sqlLineage',
  initialState,
  reducers: {
    /** A file, a sample, or a query from another tool took the place of what was there. */
    lineageScriptOpened: {
      prepare: (script: Pick<LineageScript, 'sql'> & Partial<LineageScript>) => ({
        payload: { ...noScript, ...script },
        meta: { id: nanoid() },
      }),
      reducer: (state, action: PayloadAction<LineageScript, string, { id: string }>) => ({
        ...state,
        ...unselected,
        script: action.payload,
        scriptId: action.meta.id,
        pinned: null,
        view: 'diagram',
        expanded: [],
      }),
    },
    /** Somebody typed. */
    lineageSqlEdited: (state, { payload }: PayloadAction<string>) => {
      state.script.sql = payload;
    },
    lineageDdlEdited: (state, { payload }: PayloadAction<string>) => {
      state.script.ddl = payload;
    },
    lineageDialectChosen: (state, { payload }: PayloadAction<LineageScript['dialect']>) => {
      state.script.dialect = payload;
    },
    /** The script as it stands is what later versions are compared with. */
    lineageVersionPinned: (state) => {
      state.pinned = state.script.sql;
    },
    lineageVersionUnpinned: (state) => {
      state.pinned = null;
      if (state.view === 'comparison') state.view = 'diagram';
    },
    lineageViewChosen: (state, { payload }: PayloadAction<LineageView>) => {
      state.view = payload;
    },
    lineageStepsToggled: (state) => {
      state.hideSteps = !state.hideSteps;
      Object.assign(state, unselected);
    },
    lineageInfluenceToggled: (state) => {
      state.indirect = !state.indirect;
      state.edge = null;
    },
    lineageTableToggled: (state, { payload }: PayloadAction<string>) => {
      state.expanded = state.expanded.includes(payload)
        ? state.expanded.filter((id) => id !== payload)
        : [...state.expanded, payload];
    },
    /** A column or a table; the same again lets it go. */
    lineageNodeSelected: (state, { payload }: PayloadAction<string | null>) => {
      state.node = state.node === payload ? null : payload;
      state.edge = null;
    },
    lineageEdgeSelected: (state, { payload }: PayloadAction<string | null>) => {
      state.edge = payload;
    },
  },
  // The next person at this window sees nothing of it.
  extraReducers: (builder) => builder.addCase(sessionEnded, () => initialState),
});

export const {
  lineageDdlEdited,
  lineageDialectChosen,
  lineageEdgeSelected,
  lineageInfluenceToggled,
  lineageNodeSelected,
  lineageScriptOpened,
  lineageSqlEdited,
  lineageStepsToggled,
  lineageTableToggled,
  lineageVersionPinned,
  lineageVersionUnpinned,
  lineageViewChosen,
} = sqlLineageSlice.actions;
