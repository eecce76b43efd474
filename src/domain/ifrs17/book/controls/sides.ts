import { para100, para100PremiumAllocation, para101, type Cells } from '../../tables/definitions';
import { assetMovements, figureTerms } from '../sums/valueOf';
import type { ClosedGroup } from '../types';
import type { OfGroup } from './control';
import { balances } from './sizes';

/*
 * What the controls compare, as sums of figures: made once of the tables' definitions, held over every group.
 */

/** A sum of figures by their names; one behind a minus is subtracted. */
export const sumOf = (names: readonly string[]): OfGroup =>
  names.map((name) =>
    name.startsWith('-') ? { sign: -1, figure: name.slice(1) } : { sign: 1, figure: name },
  );
const termsOf = (expression: string): OfGroup =>
  figureTerms(expression).map(({ sign, column }) => ({ sign, figure: column }));

/** The loss component stands on top under the premium allocation approach, and within the rest otherwise. */
const parts = {
  general: ['bel', 'ra', 'csm', 'lic'],
  allocation: ['lrc', 'lc', 'lic'],
  acquisitionAsset: ['asset'],
} as const;
export const liabilityParts = (family: ClosedGroup['family'], at: 'Opening' | 'Closing') =>
  parts[family].map((each) => `${each}${at}`);

/** A column of the reconciliations (100, 101): what opens with each movement, and what closes. */
interface Column {
  readonly name: string;
  readonly movements: OfGroup;
  readonly closing: OfGroup;
}

const columnsIn = (table: Readonly<Record<string, Cells>>): readonly Column[] =>
  Object.entries(table).map(([name, { closing = '', ...others }]) => ({
    name,
    movements: Object.values(others).flatMap(termsOf),
    closing: termsOf(closing),
  }));

/** Columns as their one definition says. */
export const columnsByFamily = {
  general: [
    ...columnsIn(
      Object.fromEntries(
        ['pv', 'ra', 'csm'].map((component): [string, Cells] => [
          component,
          Object.fromEntries(
            Object.entries(para101).flatMap(([row, cells]) =>
              cells[component] === undefined ? [] : [[row, cells[component]]],
            ),
          ),
        ]),
      ),
    ),
    ...columnsIn(para100),
  ],
  allocation: columnsIn(para100PremiumAllocation),
  acquisitionAsset: [
    {
      name: 'asset',
      movements: sumOf(assetMovements),
      closing: sumOf(['assetClosing']),
    },
  ],
} as const satisfies Readonly<Record<ClosedGroup['family'], readonly Column[]>>;

const closingsOf = (family: ClosedGroup['family']) => {
  const found = new Map<string, OfGroup>(
    columnsByFamily[family].map(({ name, closing }) => [name, closing]),
  );
  const at = (...names: readonly string[]) => names.flatMap((name) => found.get(name) ?? []);
  const remaining = at('lrcExcludingLossComponent', 'lossComponent');
  return { components: at('pv', 'ra', 'csm'), remaining, all: [...remaining, ...at('lic')] };
};
export const closingsByFamily = {
  general: closingsOf('general'),
  allocation: closingsOf('allocation'),
  acquisitionAsset: closingsOf('acquisitionAsset'),
};
export const liability = sumOf(['liability']);

export const openings = balances.map((each) => ({
  opening: `${each}Opening`,
  closing: `${each}Closing`,
  terms: sumOf([`${each}Opening`]),
}));
const negative = (names: readonly string[]) => names.map((name) => `-${name}`);
/** What the balance sheet shows of a quarter, and what it leaves for profit. */
const changesOf = (family: ClosedGroup['family']) => {
  const [closing, opening] = [liabilityParts(family, 'Closing'), liabilityParts(family, 'Opening')];
  return {
    balance: sumOf([...closing, ...negative(opening), '-assetDerecognised']),
    // What is not cash is in the balance sheet: over the life of a group that begins and ends at nothing, profit is its net cash.
    profit: sumOf([
      'cashIn',
      '-cashOut',
      '-transferred',
      '-acquisitionAssetDerecognised',
      ...negative(closing),
      ...opening,
    ]),
  };
};
export const changes = {
  general: changesOf('general'),
  allocation: changesOf('allocation'),
  acquisitionAsset: changesOf('acquisitionAsset'),
};
export const profit = sumOf(['profit', '-financeOci', '-ociFx', '-translationDifference']);
