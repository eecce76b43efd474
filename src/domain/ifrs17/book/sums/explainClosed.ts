import { columns, shortName, type Column } from '../../core/row/columns';
import { derived, derivedBy, fact, type Derivation } from '../../formula/derivation';
import { balances, isAmount, isTranslated } from '../close/consolidate';
import { kindOf } from '../close/rollUp';
import type { ClosedGroup } from '../types';

/** How a figure of one group came about, if its input is at hand: `explainer(input).explain` by the group's name. @param close the other close that it is of, where it is not the one at hand */
export type ExplainGroup = (id: string, figure: string, close?: string) => Derivation | undefined;

const names: ReadonlyMap<string, Column> = new Map(columns.map((each) => [shortName(each), each]));
const known: ReadonlySet<string> = new Set(columns);

/** `csmClosing` is `csm.closing`; what is no column keeps its name. */
export const figureName = (figure: string): string =>
  known.has(figure) ? shortName(figure as Column) : figure;

type Own = (figure: string) => Derivation | undefined;

/** What translation makes of a balance beyond its movements at the average rate: it belongs to OCI (IAS 21.39(c), 41). */
function translationOf(
  group: ClosedGroup,
  balance: string,
  { own, rates }: { own: Own; rates: Record<'opening' | 'average' | 'closing', Derivation> },
): Derivation {
  const at = (figure: string) => own(figure) ?? fact(`no ${balance}`, 0);
  return derivedBy(
    `translation of ${balance} to ${group.currency}`,
    'IAS 21.39, 41',
    'after × closing - before × opening - (after - before) × average',
    { ...rates, before: at(`${balance}Opening`), after: at(`${balance}Closing`) },
  );
}

/** A figure in the presentation currency: what it is in the functional one, times the rate of its date or the average. */
function explainPresented(group: ClosedGroup, figure: string, own: Own): Derivation | undefined {
  const { currency, presented, period } = group;
  if (!presented) return own(figure);
  const rate = (at: 'opening' | 'average' | 'closing') =>
    fact(`${presented.from} to ${currency} currency.${at}`, presented.rates[at]);
  const rates = { opening: rate('opening'), average: rate('average'), closing: rate('closing') };
  const name = `${period}.${figureName(figure)} in ${currency}`;
  const context = { own, rates };
  const translated = balances.filter(
    (each) =>
      (figure === 'translationDifference' && isTranslated(group, each)) || figure === `${each}Fx`,
  );
  // A balance that the group states to be nothing may become something.
  const differences = translated.flatMap((each) => {
    const difference = translationOf(group, each, context);
    return difference.value !== 0 || group.figures[`${each}Closing`] === 0 ? [difference] : [];
  });
  if (figure === 'translationDifference')
    return derived(name, sumOf(differences), 'IAS 21.39, 41', 'Σ', differences);
  const amount = own(figure);
  if (!amount || !isAmount(figure)) return amount;
  const kind = kindOf(figure);
  const at = kind === 'opening' || kind === 'closing' ? kind : 'average';
  const moved = derivedBy(name, 'IAS 21.39', 'amount × rate', { amount, rate: rates[at] });
  if (differences.length === 0) return moved;
  const parts = [{ ...moved, name: `${name}, translated` }, ...differences];
  return derived(name, sumOf(parts), 'IAS 21.39', 'Σ', parts);
}

const sumOf = (parts: readonly Derivation[]) => parts.reduce((sum, { value }) => sum + value, 0);

/**
 * How a stored figure of a group came about, in the currency in which the group is presented.
 * @param name as `figureName` gives it
 */
export function explainClosed(
  group: ClosedGroup,
  name: string,
  explainGroup: ExplainGroup,
  close?: string,
): Derivation | undefined {
  const own: Own = (figure) => {
    const at = (period: string) => explainGroup(group.id, `${period}.${figureName(figure)}`, close);
    const { rolledFrom } = group;
    if (!rolledFrom) return at(group.period);
    const kind = kindOf(figure);
    if (kind === 'opening' || kind === 'closing')
      return at(rolledFrom.at(kind === 'opening' ? 0 : -1) ?? '');
    const parts = rolledFrom.flatMap((period) => at(period) ?? []);
    return derived(`${group.period}.${figureName(figure)}`, sumOf(parts), '98', 'Σ', parts);
  };
  return explainPresented(group, names.get(name) ?? name, own);
}
