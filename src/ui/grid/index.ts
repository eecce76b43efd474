export { DataGrid } from './DataGrid';
export type { DataGridProps } from './DataGrid';
export { canEdit, shown } from './display';
export type { GridColumn, GridRow, GridTexts, TypedCell } from './types';
