import type { Book } from '@/domain/close';
import small from './smallCompany.json';

/** Invented books, the same in every installation: a demo insurer, a small company for learning, and the published examples. */
export { exampleBooks } from './examples';
export { hanbit } from './hanbit/hanbit';

/** Four groups and a treaty, closed for the four quarters of 2025: contracts of one premium, one age and one sum, to be followed with a pencil. */
export const smallCompany = small as Book;
