import { para100, para100PremiumAllocation, para101, type Cells } from '../../tables/definitions';
import { assetMovements, valueOf } from '../sums/valueOf';
import { exactly } from '../sums/exactSum';
import { controlLabel } from '../labels';
import type { ClosedGroup } from '../types';
import type { Control } from './control';
import { balances, of, sizeOf } from './sizes';

const sum = (group: ClosedGroup, names: readonly string[]): number =>
  exactly(names.map((name) => of(group, name)));

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

function footing(group: ClosedGroup) {
  if (group.family === 'acquisitionAsset')
    return [
      {
        figure: 'asset',
        expected: sum(group, assetMovements),
        found: of(group, 'assetClosing'),
      },
    ];
  return columnsOf(group).map(([figure, { closing = '', ...others }]) => ({
    figure,
    expected: exactly(Object.values(others).map((each) => valueOf(group.figures, each))),
    found: valueOf(group.figures, closing),
  }));
}

const toCome = ({ figures }: ClosedGroup, list: 'release' | 'derecognition'): number =>
  exactly(
    Object.entries(figures)
      .filter(([name]) => name.startsWith(`${list}[`))
      .map(([, value]) => value),
  );

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
      return balances.map((each) => ({
        figure: `${each}Opening`,
        expected: last ? of(last, `${each}Closing`) : 0,
        found: of(group, `${each}Opening`),
      }));
    },
    { needs: 'before', ofAssets: true },
  ),
  control('footing', '98-101, 105, 105A', footing, { ofAssets: true }),
  control('para100IsPara101', '98-101', (group) => {
    const at = Object.fromEntries(
      columnsOf(group).map(([name, { closing = '' }]) => [name, valueOf(group.figures, closing)]),
    );
    const {
      pv = 0,
      ra = 0,
      csm = 0,
      lrcExcludingLossComponent = 0,
      lossComponent = 0,
      lic = 0,
    } = at;
    const remaining = lrcExcludingLossComponent + lossComponent;
    return [
      ...(group.family === 'general'
        ? [{ figure: 'liability', expected: pv + ra + csm, found: remaining }]
        : []),
      { figure: 'liability', expected: remaining + lic, found: of(group, 'liability') },
    ];
  }),
  control(
    'debitIsCredit',
    '98',
    (group, { ledger }) => [
      { figure: 'journals', expected: 0, found: ledger?.[group.id]?.net ?? 0 },
    ],
    { needs: 'ledger', ofAssets: true },
  ),
  control(
    'ledgerIsBalance',
    '78, 100',
    (group, { ledger }) => [
      {
        figure: 'liability',
        expected:
          sum(group, liabilityParts(group, 'Closing')) -
          sum(group, liabilityParts(group, 'Opening')) -
          of(group, 'assetDerecognised'),
        found: ledger?.[group.id]?.balance ?? 0,
      },
    ],
    { needs: 'ledger', ofAssets: true },
  ),
  control(
    'cashFlowsAreSource',
    '105(a)',
    (group, { source }) => {
      const stated = source?.[group.id];
      return [
        { figure: 'cashIn', expected: stated?.cashIn ?? 0, found: of(group, 'cashIn') },
        { figure: 'cashOut', expected: stated?.cashOut ?? 0, found: of(group, 'cashOut') },
      ];
    },
    { needs: 'source' },
  ),
  control('marginOrLoss', '44, 47-48', (group) =>
    group.side === 'held' || group.holdsBoth
      ? []
      : [
          {
            figure: 'lcClosing',
            expected: 0,
            found: Math.max(0, Math.min(of(group, 'csmClosing'), of(group, 'lcClosing'))),
          },
          { figure: 'csmClosing', expected: 0, found: Math.min(0, of(group, 'csmClosing')) },
        ],
  ),
  control('recoveryWithinCap', 'B119F', (group) =>
    group.recoveryCap === undefined
      ? []
      : [
          {
            figure: 'lcClosing',
            expected: group.recoveryCap,
            found: -of(group, 'lcClosing'),
            atMost: true,
          },
        ],
  ),
  control('ociUnwinds', '90, B130(b)', (group) => {
    const left = [...liabilityParts(group, 'Closing'), 'coverageFuture'];
    const isOver = left.every((name) => Math.abs(of(group, name)) <= 1e-9 * sizeOf(group));
    return isOver
      ? [{ figure: 'ociAccumulated', expected: 0, found: of(group, 'ociAccumulated') }]
      : [];
  }),
  control('releaseIsMargin', '109', (group) =>
    group.family === 'general' && of(group, 'coverageFuture') > 0
      ? [
          {
            figure: 'csmClosing',
            expected: toCome(group, 'release'),
            found: of(group, 'csmClosing'),
          },
        ]
      : [],
  ),
  control(
    'derecognitionIsAsset',
    '109A',
    (group) =>
      group.family === 'acquisitionAsset'
        ? [
            {
              figure: 'assetClosing',
              expected: toCome(group, 'derecognition'),
              found: of(group, 'assetClosing'),
            },
          ]
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
            {
              figure: 'unitsProvided',
              expected: of(last, 'unitsProvided') + of(group, 'coverageProvided'),
              found: of(group, 'unitsProvided'),
            },
          ]
        : [];
    },
    { needs: 'before' },
  ),
  control('profitIsCash', '80, 105(a)', (group) => [
    {
      // What is not cash is in the balance sheet: over the life of a group that begins and ends at nothing, profit is its net cash.
      figure: 'profit',
      expected:
        of(group, 'cashIn') -
        of(group, 'cashOut') -
        of(group, 'transferred') -
        of(group, 'acquisitionAssetDerecognised') -
        sum(group, liabilityParts(group, 'Closing')) +
        sum(group, liabilityParts(group, 'Opening')),
      found:
        of(group, 'profit') -
        of(group, 'financeOci') -
        of(group, 'ociFx') -
        of(group, 'translationDifference'),
    },
  ]),
];
