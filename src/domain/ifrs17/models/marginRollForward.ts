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
  { of: choice('What the amount is; default fulfilmentCashFlows.', ['fulfilmentCashFlows', 'csm']) },
);

export const marginRollForward = object(
  'A CSM or loss component carried through stated steps and released last (44, 48, 50, B119).',
  { kind: choice('What this input is.', ['marginRollForward']), steps: list('In their order.', movement) },
  {
    id,
    opening: object(
      'Opening balances, positive.',
      {},
      { csm: money('CSM.'), lossComponent: number('Loss component.', { min: 0 }) },
    ),
    held: flag('Reinsurance contracts held: either sign, no loss component.'),
    interestRate: number('Rate at which the opening balance accretes first (44(b)).', { above: -1 }),
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
    lossComponentRelease: choice('Loss component is released by the same share, or not.', ['sameShare', 'none']),
  },
);

export type MarginRollForwardInput = Infer<typeof marginRollForward>;

export interface MarginStep {
  readonly name: string;
  /** Increase of fulfilment cash flows that the step brings. */
  readonly amount: number;
  readonly csm: number;
  readonly lossComponent: number;
}

function releaseShare(release: MarginRollForwardInput['release']): number {
  if (release?.share !== undefined) return release.share;
  if (release?.provided === undefined) return 0;
  const discount = 1 + (release.discountRate ?? 0);
  const future = (release.expected ?? []).reduce((sum, units, index) => sum + units / discount ** (index + 1), 0);
  return release.provided + future === 0 ? 1 : release.provided / (release.provided + future);
}

/**
 * CSM and loss component are one margin of two signs (44, 48, 50): each step moves it, and what it moves beyond nothing changes the name.
 * Released last (44(e), B119).
 */
export function measureMarginRollForward(input: MarginRollForwardInput) {
  // Positive is a CSM, negative a loss component.
  let margin = (input.opening?.csm ?? 0) - (input.opening?.lossComponent ?? 0);
  const balances = (value: number) =>
    input.held ? { csm: value, lossComponent: 0 } : { csm: Math.max(0, value), lossComponent: Math.max(0, -value) };
  const steps: MarginStep[] = [];
  const move = (name: string, amount: number) => {
    const before = balances(margin);
    margin -= amount;
    const after = balances(margin);
    steps.push({ name, amount, csm: after.csm - before.csm, lossComponent: after.lossComponent - before.lossComponent });
  };
  if (input.interestRate !== undefined) move('interest', -margin * input.interestRate);
  for (const { name, amount, of } of input.steps) move(name, of === 'csm' ? -amount : amount);
  const beforeRelease = balances(margin);
  const share = releaseShare(input.release);
  const released = input.lossComponentRelease === 'none' && margin < 0 ? 0 : share;
  move('release', margin * released);
  return {
    opening: { csm: input.opening?.csm ?? 0, lossComponent: input.opening?.lossComponent ?? 0 },
    steps,
    bySteps: Object.fromEntries(steps.map(({ name, csm, lossComponent }) => [name, { csm, lossComponent }])),
    beforeRelease,
    releaseShare: released,
    release: { csm: steps.at(-1)?.csm ?? 0, lossComponent: steps.at(-1)?.lossComponent ?? 0 },
    closing: balances(margin),
    /** Loss (negative) or reversal of the period in profit or loss, release apart. */
    profitOrLoss: -steps.slice(0, -1).reduce((sum, { lossComponent }) => sum + lossComponent, 0) + 0,
  };
}
