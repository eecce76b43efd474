import { checked, inconsistent } from '../schema/checked';
import { choice, flag, list, number, object, text, type Infer } from '../schema/shape';

const id = text('Name of this calculation.');
const money = (doc: string) => number(`${doc} In units of currency.`);

const movement = object(
  'One step of an analysis of change.',
  {
    name: text('Name of the step.'),
    amount: money(
      'Increase (positive) or decrease of fulfilment cash flows that meets the margin; or of the CSM itself, see `of`.',
    ),
  },
  {
    of: choice('What the amount is; default fulfilmentCashFlows.', ['fulfilmentCashFlows', 'csm']),
  },
);

const fields = object(
  'A CSM or loss component carried through stated steps and released last (44, 48, 50, B119).',
  {
    kind: choice('What this input is.', ['marginRollForward']),
    steps: list('In their order.', movement),
  },
  {
    id,
    opening: object(
      'Opening balances, positive.',
      {},
      { csm: money('CSM.'), lossComponent: number('Loss component.', { min: 0 }) },
    ),
    held: flag('Reinsurance contracts held: either sign, no loss component.'),
    interestRate: number('Rate at which the opening balance accretes first (44(b)).', {
      above: -1,
    }),
    release: object(
      'Release of the period; without it nothing is released.',
      {},
      {
        share: number('Share released, 0 to 1.', { min: 0, max: 1 }),
        provided: number('Or coverage units of the period', { min: 0 }),
        expected: list('and of later periods,', number('Units.', { min: 0 })),
        discountRate: number('discounted at this rate by period.', { above: -1 }),
      },
    ),
    lossComponentRelease: choice('Loss component is released by the same share, or not.', [
      'sameShare',
      'none',
    ]),
  },
);

/** A margin has one sign at a time, and one way of release (44, 48). */
export const marginRollForward = checked(fields, ({ opening, release, held }) => [
  ...((opening?.csm ?? 0) !== 0 && (opening?.lossComponent ?? 0) > 0
    ? [inconsistent('opening', 'a CSM or a loss component, not both', 'both')]
    : []),
  ...(!held && (opening?.csm ?? 0) < 0
    ? [
        inconsistent(
          'opening.csm',
          'at least 0 for contracts issued; a loss is lossComponent, or held: true',
          String(opening?.csm),
        ),
      ]
    : []),
  ...(release?.share !== undefined && release.provided !== undefined
    ? [inconsistent('release', 'share or coverage units, not both', 'both')]
    : []),
]);

export type MarginRollForwardInput = Infer<typeof marginRollForward>;
