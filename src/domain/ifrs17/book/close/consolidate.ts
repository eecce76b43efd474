import { columns, type Column } from '../../core/row/columns';
import { isMoney } from '../../core/translation';
import type { ClosedGroup, PresentationRates } from '../types';
import { kindOf } from './rollUp';

export const balances = ['bel', 'ra', 'csm', 'lc', 'lic', 'licRa', 'lrc', 'asset'] as const;
const known: ReadonlySet<string> = new Set(columns);
export const isAmount = (figure: string): boolean =>
  known.has(figure) ? isMoney(figure as Column) : figure !== 'unitsProvided';

type Balance = (typeof balances)[number];
/** Not part of another: the loss component is of the general model's balances, and stands on top only under the premium allocation approach; the risk adjustment of claims is of theirs. */
export const isTranslated = ({ family }: Pick<ClosedGroup, 'family'>, balance: Balance): boolean =>
  balance !== 'licRa' && (balance !== 'lc' || family === 'allocation');

/**
 * A group in the presentation currency of the consolidation (IAS 21.39-41): balances at the rates of their dates, income and expenses at the average;
 * what results on each balance is its own movement and belongs to OCI (`translationDifference`, an expense is positive), never to profit.
 */
export function presentedIn(
  group: ClosedGroup,
  currency: string,
  rates: PresentationRates,
): ClosedGroup {
  const { opening, average, closing } = rates;
  const figures: Record<string, number> = {};
  for (const [name, value] of Object.entries(group.figures)) {
    const kind = kindOf(name);
    const rate = kind === 'opening' ? opening : kind === 'closing' ? closing : average;
    figures[name] = isAmount(name) ? value * rate : value;
  }
  let difference = 0;
  for (const balance of balances) {
    const own = (figure: string) => group.figures[`${balance}${figure}`] ?? 0;
    const [before, after] = [own('Opening'), own('Closing')];
    const moved = after * closing - before * opening - (after - before) * average;
    if (moved === 0) continue;
    figures[`${balance}Fx`] = (figures[`${balance}Fx`] ?? 0) + moved;
    if (isTranslated(group, balance)) difference += moved;
  }
  if (difference !== 0) figures['translationDifference'] = difference;
  const cap = group.recoveryCap;
  return {
    ...group,
    currency,
    figures,
    presented: { from: group.currency, rates },
    ...(cap === undefined ? {} : { recoveryCap: cap * closing }),
  };
}
