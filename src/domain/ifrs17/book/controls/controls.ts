import { para100, para100PremiumAllocation, para101, type Cells } from '../../tables/definitions';
import { assetMovements, figureTerms } from '../sums/valueOf';
import { exactly } from '../sums/exactSum';
import { controlLabel } from '../labels';
import type { ClosedGroup } from '../types';
import type { Compared, Control, OfGroup } from './control';
import { balances, of, sizeOf } from './sizes';

/** A sum of figures by their names; one behind a minus is subtracted. */
const sumOf = (names: readonly string[]): OfGroup =>
  names.map((name) =>
    name.startsWith('-') ? { sign: -1, figure: name.slice(1) } : { sign: 1, figure: name },
  );
const termsOf = (expression: string): OfGroup =>
  figureTerms(expression).map(({ sign, column }) => ({ sign, figure: column }));

const worth = (group: ClosedGroup, side: OfGroup | number): number =>
  typeof side === 'number'
    ? side
    : exactly(side.map(({ sign, figure }) => sign * of(group, figure)));

/** Two sides of a figure: each a sum of figures of the group, or a number from elsewhere. */
const compared = (
  group: ClosedGroup,
  figure: string,
  expected: OfGroup | number,
  found: OfGroup | number,
): Compared => ({
  figure,
  expected: worth(group, expected),
  found: worth(group, found),
  of: {
    ...(typeof expected === 'number' ? {} : { expected }),
    ...(typeof found === 'number' ? {} : { found }),
  },
});

/** The loss component stands on top under the premium allocation approach, and within the rest otherwise. */
const parts = {
  general: ['bel', 'ra', 'csm', 'lic'],
  allocation: ['lrc', 'lc', 'lic'],
  acquisitionAsset: ['asset'],
} as const;
const liabilityParts = ({ family }: ClosedGroup, at: 'Opening' | 'Closing') =>
  parts[family].map((each) => `${each}${at}`);

/** Columns of the reconciliations (100, 101): what opens, each movement, what closes, as their one definition says. */
function columnsOf({ family }: ClosedGroup): readonly (readonly [string, Cells])[] {
  if (family === 'allocation') return Object.entries(para100PremiumAllocation);
  const components = ['pv', 'ra', 'csm'].map((component): [string, Cells] => [
    component,
    Object.fromEntries(
      Object.entries(para101).flatMap(([row, cells]) =>
        cells[component] === undefined ? [] : [[row, cells[component]]],
      ),
    ),
  ]);
  return [...components, ...Object.entries(para100)];
}

function footing(group: ClosedGroup): readonly Compared[] {
  if (group.family === 'acquisitionAsset')
    return [compared(group, 'asset', sumOf(assetMovements), sumOf(['assetClosing']))];
  return columnsOf(group).map(([figure, { closing = '', ...others }]) =>
    compared(group, figure, Object.values(others).flatMap(termsOf), termsOf(closing)),
  );
}

const toCome = ({ figures }: ClosedGroup, list: 'release' | 'derecognition'): OfGroup =>
  sumOf(Object.keys(figures).filter((name) => name.startsWith(`${list}[`)));

const control = (
  id: string,
  paragraph: string,
  compare: Control['compare'],
  others: Partial<Pick<Control, 'needs' | 'ofAssets'>> = {},
): Control => ({
  id,
  paragraph,
  message: controlLabel(id).id,
  tolerance: 1e-9,
  compare,
  ...others,
});

/** Every control of a close, as data: order and words are those of the cockpit. */
export const controls: readonly Control[] = [
  control(
    'closedIsOpened',
    '40',
    (group, { before = [] }) => {
      const last = before.find(({ id }) => id === group.id);
      return balances.map((each) =>
        compared(
          group,
          `${each}Opening`,
          last ? of(last, `${each}Closing`) : 0,
          sumOf([`${each}Opening`]),
        ),
      );
    },
    { needs: 'before', ofAssets: true },
  ),
  control('footing', '98-101, 105, 105A', footing, { ofAssets: true }),
  control('para100IsPara101', '98-101', (group) => {
    const closings = Object.fromEntries(
      columnsOf(group).map(([name, { closing = '' }]) => [name, termsOf(closing)]),
    );
    const at = (...names: readonly string[]) => names.flatMap((name) => closings[name] ?? []);
    const remaining = at('lrcExcludingLossComponent', 'lossComponent');
    return [
      ...(group.family === 'general'
        ? [compared(group, 'liability', at('pv', 'ra', 'csm'), remaining)]
        : []),
      compared(group, 'liability', [...remaining, ...at('lic')], sumOf(['liability'])),
    ];
  }),
  control(
    'debitIsCredit',
    '98',
    (group, { ledger }) => [compared(group, 'journals', 0, ledger?.[group.id]?.net ?? 0)],
    { needs: 'ledger', ofAssets: true },
  ),
  control(
    'ledgerIsBalance',
    '78, 100',
    (group, { ledger }) => [
      compared(
        group,
        'liability',
        sumOf([
          ...liabilityParts(group, 'Closing'),
          ...liabilityParts(group, 'Opening').map((each) => `-${each}`),
          '-assetDerecognised',
        ]),
        ledger?.[group.id]?.balance ?? 0,
      ),
    ],
    { needs: 'ledger', ofAssets: true },
  ),
  control(
    'cashFlowsAreSource',
    '105(a)',
    (group, { source }) =>
      (['cashIn', 'cashOut'] as const).map((each) =>
        compared(group, each, source?.[group.id]?.[each] ?? 0, sumOf([each])),
      ),
    { needs: 'source' },
  ),
  control('marginOrLoss', '44, 47-48', (group) => {
    const [margin, loss] = [of(group, 'csmClosing'), of(group, 'lcClosing')];
    // The smaller of the two is what should not be; a margin below nothing is one too.
    const smaller = sumOf([margin < loss ? 'csmClosing' : 'lcClosing']);
    return group.side === 'held' || group.holdsBoth
      ? []
      : [
          compared(group, 'lcClosing', 0, Math.min(margin, loss) > 0 ? smaller : 0),
          compared(group, 'csmClosing', 0, margin < 0 ? sumOf(['csmClosing']) : 0),
        ];
  }),
  control('recoveryWithinCap', 'B119F', (group) =>
    group.recoveryCap === undefined
      ? []
      : [
          {
            ...compared(group, 'lcClosing', group.recoveryCap, sumOf(['-lcClosing'])),
            atMost: true,
          },
        ],
  ),
  control('ociUnwinds', '90, B130(b)', (group) => {
    const left = [...liabilityParts(group, 'Closing'), 'coverageFuture'];
    const isOver = left.every((name) => Math.abs(of(group, name)) <= 1e-9 * sizeOf(group));
    return isOver ? [compared(group, 'ociAccumulated', 0, sumOf(['ociAccumulated']))] : [];
  }),
  control('releaseIsMargin', '109', (group) =>
    group.family === 'general' && of(group, 'coverageFuture') > 0
      ? [compared(group, 'csmClosing', toCome(group, 'release'), sumOf(['csmClosing']))]
      : [],
  ),
  control(
    'derecognitionIsAsset',
    '109A',
    (group) =>
      group.family === 'acquisitionAsset'
        ? [compared(group, 'assetClosing', toCome(group, 'derecognition'), sumOf(['assetClosing']))]
        : [],
    { ofAssets: true },
  ),
  control(
    'unitsProvided',
    '109, B119',
    (group, { before = [] }) => {
      const last = before.find(({ id }) => id === group.id);
      return last
        ? [
            compared(
              group,
              'unitsProvided',
              of(last, 'unitsProvided') + of(group, 'coverageProvided'),
              sumOf(['unitsProvided']),
            ),
          ]
        : [];
    },
    { needs: 'before' },
  ),
  control('profitIsCash', '80, 105(a)', (group) => [
    compared(
      group,
      'profit',
      // What is not cash is in the balance sheet: over the life of a group that begins and ends at nothing, profit is its net cash.
      sumOf([
        'cashIn',
        '-cashOut',
        '-transferred',
        '-acquisitionAssetDerecognised',
        ...liabilityParts(group, 'Closing').map((each) => `-${each}`),
        ...liabilityParts(group, 'Opening'),
      ]),
      sumOf(['profit', '-financeOci', '-ociFx', '-translationDifference']),
    ),
  ]),
];
