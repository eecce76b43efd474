import { terms } from '../../tables/expression';
import type { Figures } from '../types';
import { exactly } from './exactSum';

/** A cell of a table over stored figures: what is not stored is 0. */
export const valueOf = (figures: Figures, expression: string): number =>
  exactly(terms(expression).map(({ sign, column }) => sign * (figures[column] ?? 0)));
