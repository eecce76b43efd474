/** Closing a book: openings, closes, controls, journals, statements. See README.md in this folder. */
export { closingOf, type Closing } from './opening/closing';
export { continuedFrom } from './opening/continued';
export { continuedTreaty } from './opening/continuedTreaty';
