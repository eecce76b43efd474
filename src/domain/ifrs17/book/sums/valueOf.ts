import { columns } from '../../core/row/columns';
import { termParser } from '../../tables/expression';
import type { Figures } from '../types';
import { exactly } from './exactSum';

/** What moves an asset for acquisition cash flows (28B-28F) from opening to closing. */
export const assetMovements = [
  'assetOpening',
  'assetPaid',
  'assetFinance',
  'assetDerecognised',
  'assetImpairment',
  'assetReversal',
  'assetFx',
] as const;

const known: ReadonlySet<string> = new Set([...columns, ...assetMovements, 'assetClosing']);
/** A signed sum of figures of a group, an asset among them. @throws RangeError for a name that is none */
export const figureTerms = termParser((name): name is string => known.has(name));

/** A cell of a table over stored figures: what is not stored is 0. */
export const valueOf = (figures: Figures, expression: string): number =>
  exactly(figureTerms(expression).map(({ sign, column }) => sign * (figures[column] ?? 0)));
