export { ASK_SCHEMA, views } from './catalogue';
export type { ColumnType, View, ViewColumn, Words } from './catalogue';
