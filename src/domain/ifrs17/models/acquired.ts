import { figure, valuesOf, type Worksheet } from '../formula/worksheet';
import { choice, flag, number, object, text, type Infer } from '../schema/shape';

const id = text('Name of this calculation.');
const money = (doc: string) => number(`${doc} In units of currency.`);

export const acquired = object(
  'Contracts acquired in a transfer or a business combination (38-39, B93-B95A).',
  {
    kind: choice('What this input is.', ['acquired']),
    acquisition: choice('How they were acquired.', ['transfer', 'businessCombination']),
    consideration: money(
      'Consideration received (fair value of the contracts in a business combination): the proxy of the premium.',
    ),
    fcf: money('Fulfilment cash flows at the date, liability positive.'),
  },
  { id, held: flag('Reinsurance contracts held: no loss, either sign of CSM (B95B-B95D).') },
);

export type AcquiredInput = Infer<typeof acquired>;

/**
 * 38-39, B93-B95D: consideration (or fair value) stands for the premium received. A loss goes to profit or loss in a transfer and to
 * goodwill (or the gain on a bargain purchase) in a business combination; a loss component is set up in both.
 */
const figures = [
  figure('fulfilmentCashFlows', '32(a)', 'fcf'),
  figure('margin', 'B94-B95', 'consideration - fcf'),
  figure('csm', '38, B95', 'if(held, margin, max(0, margin))'),
  figure('loss', '47, B95A', 'csm - margin'),
  figure('lossComponent', 'B95A', 'loss'),
  figure('liability', '32', 'fcf + csm'),
  figure('profitOrLoss', 'B95A(b)', 'if(isTransfer, -loss, 0)'),
  figure('goodwillIncrease', 'B95A(a)', 'if(isTransfer, 0, loss)'),
];

export const acquiredSheet = ({
  consideration,
  fcf,
  held,
  acquisition,
}: AcquiredInput): Worksheet => ({
  figures,
  facts: valuesOf({ consideration, fcf, held, isTransfer: acquisition === 'transfer' }),
});
