import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../../store';
import { sqlLineageSlice } from './slice';

const initialState = sqlLineageSlice.getInitialState();

/** As at the start where the slice has not joined yet. */
export const selectSqlLineage = ({ sqlLineage = initialState }: RootState) => sqlLineage;

export const selectLineageScript = (state: RootState) => selectSqlLineage(state).script;
/** Another id: another script, in which nothing of the one before lives on. */
export const selectLineageScriptId = (state: RootState) => selectSqlLineage(state).scriptId;
export const selectLineageView = (state: RootState) => selectSqlLineage(state).view;
/** The text of the version that later ones are compared with; null where none is. */
export const selectPinnedSql = (state: RootState) => selectSqlLineage(state).pinned;
export const selectExpandedTables = (state: RootState) => selectSqlLineage(state).expanded;
/** The id of the column or table whose way is shown; null where none is. */
export const selectLineageNode = (state: RootState) => selectSqlLineage(state).node;
export const selectLineageEdge = (state: RootState) => selectSqlLineage(state).edge;

/** How much of the lineage is shown. */
export const selectSimplification = createSelector(
  [
    (state: RootState) => selectSqlLineage(state).hideSteps,
    (state: RootState) => selectSqlLineage(state).indirect,
  ],
  (hideSteps, indirect) => ({ hideSteps, indirect }),
);

/** All that the drawing of the lineage follows from: the same object for as long as none of it changes. */
export const selectLineageRequest = createSelector(
  [
    selectLineageScript,
    selectLineageScriptId,
    selectPinnedSql,
    selectSimplification,
    selectExpandedTables,
  ],
  (script, scriptId, pinned, shown, expanded) => ({ script, scriptId, pinned, shown, expanded }),
);
