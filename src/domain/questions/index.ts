/** Questions in three languages on the views that may be asked: a catalogue, a semantic model, a reading of words, and SQL. */
export { ASK_SCHEMA, views } from './catalogue';
export type { ColumnType, View, ViewColumn, Words } from './catalogue';
export { dimensionOf, dimensions, entityOf, hasDimension, measureOf, measures } from './model';
export type { Dimension, Entity, Measure } from './model';
export type { Filter, PeriodRange, Query, Threshold } from './query';
export type { KnownValue, Meaning } from './reading/lexicon';
export { choiceOf, isKnownQuery, understand } from './reading/understand';
export type { Asked, Known, Understanding } from './reading/understand';
export { compile } from './sql/compile';
export type { Compiled, ResultColumn } from './sql/columns';
