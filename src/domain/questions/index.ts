/** Questions in three languages on the views that may be asked: a catalogue, a semantic model, a reading of words, and SQL. */
export { ASK_SCHEMA, views } from './catalogue';
export type { ColumnType, View, ViewColumn, Words } from './catalogue';
export { booksModel } from './model/books';
export { SemanticModel } from './model/SemanticModel';
export type { Writing } from './model/conventions';
export type { Dimension, Entity, Measure } from './model/SemanticModel';
export type { Filter, PeriodRange, Query, Threshold } from './query';
export type { KnownValue, Meaning } from './reading/words/lexicon';
export { choiceOf, understand } from './reading/understand';
export type { Known } from './reading/known';
export type { Asked, Understanding } from './reading/understand';
export { compile } from './sql/compile';
export type { Compiled, ResultColumn } from './sql/columns';
