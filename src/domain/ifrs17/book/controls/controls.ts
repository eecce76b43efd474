import { addTerm, roundedSum } from '../sums/exactSum';
import { controlLabel } from '../labels';
import type { ClosedGroup } from '../types';
import type { Compared, Control, OfGroup } from './control';
import {
  changes,
  closingsByFamily,
  columnsByFamily,
  liability,
  liabilityParts,
  openings,
  profit,
  sumOf,
} from './sides';
import { isWithin, of } from './sizes';

function worth(group: ClosedGroup, side: OfGroup | number): number {
  if (typeof side === 'number') return side;
  const parts: number[] = [];
  for (const { sign, figure } of side) {
    const value = of(group, figure);
    if (value !== 0) addTerm(parts, sign * value);
  }
  return roundedSum(parts);
}

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

const footing = (group: ClosedGroup): readonly Compared[] =>
  columnsByFamily[group.family].map(({ name, movements, closing }) =>
    compared(group, name, movements, closing),
  );

const known = new WeakMap<readonly ClosedGroup[], ReadonlyMap<string, ClosedGroup>>();
/** Groups by their names: thousands are each looked for among thousands. */
function byId(groups: readonly ClosedGroup[]): ReadonlyMap<string, ClosedGroup> {
  const found = known.get(groups) ?? new Map(groups.map((each) => [each.id, each]));
  known.set(groups, found);
  return found;
}

const toCome = ({ figures }: ClosedGroup, list: 'release[' | 'derecognition['): OfGroup =>
  sumOf(Object.keys(figures).filter((name) => name.startsWith(list)));

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
      const last = byId(before).get(group.id);
      return openings.map(({ opening, closing, terms }) =>
        compared(group, opening, last ? of(last, closing) : 0, terms),
      );
    },
    { needs: 'before', ofAssets: true },
  ),
  control('footing', '98-101, 105, 105A', footing, { ofAssets: true }),
  control('para100IsPara101', '98-101', (group) => {
    const { components, remaining, all } = closingsByFamily[group.family];
    return [
      ...(group.family === 'general' ? [compared(group, 'liability', components, remaining)] : []),
      compared(group, 'liability', all, liability),
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
      compared(group, 'liability', changes[group.family].balance, ledger?.[group.id]?.balance ?? 0),
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
    const left = [...liabilityParts(group.family, 'Closing'), 'coverageFuture'];
    const isOver = left.every((name) => isWithin(Math.abs(of(group, name)), 1e-9, group));
    return isOver ? [compared(group, 'ociAccumulated', 0, sumOf(['ociAccumulated']))] : [];
  }),
  control('releaseIsMargin', '109', (group) =>
    group.family === 'general' && of(group, 'coverageFuture') > 0
      ? [compared(group, 'csmClosing', toCome(group, 'release['), sumOf(['csmClosing']))]
      : [],
  ),
  control(
    'derecognitionIsAsset',
    '109A',
    (group) =>
      group.family === 'acquisitionAsset'
        ? [
            compared(
              group,
              'assetClosing',
              toCome(group, 'derecognition['),
              sumOf(['assetClosing']),
            ),
          ]
        : [],
    { ofAssets: true },
  ),
  control(
    'unitsProvided',
    '109, B119',
    (group, { before = [] }) => {
      const last = byId(before).get(group.id);
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
    compared(group, 'profit', changes[group.family].profit, profit),
  ]),
];
