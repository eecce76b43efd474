import type { RootState } from '../../store';
import { sqlLineageSlice, type SqlLineageState } from './slice';

export * from './slice';

const initialState = sqlLineageSlice.getInitialState();

/** As at the start where the slice has not joined yet. */
export const selectSqlLineage = ({ sqlLineage = initialState }: RootState): SqlLineageState =>
  sqlLineage;
