import { figure, resultOf, type Figure } from '../explain/worksheet';
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
export const acquiredFigures: readonly Figure[] = [
  figure('fulfilmentCashFlows', '32(a)', 'fcf', ['fcf'], (fcf = 0) => fcf),
  figure(
    'margin',
    'B94-B95',
    'consideration - fcf',
    ['consideration', 'fcf'],
    (consideration = 0, fcf = 0) => consideration - fcf,
  ),
  figure(
    'csm',
    '38, B95',
    'held × margin + (1 - held) × max(0, margin)',
    ['margin', 'held'],
    (margin = 0, held = 0) => (held ? margin : Math.max(0, margin)),
  ),
  figure(
    'loss',
    '47, B95A',
    'csm - margin',
    ['csm', 'margin'],
    (csm = 0, margin = 0) => csm - margin,
  ),
  figure('lossComponent', 'B95A', 'loss', ['loss'], (loss = 0) => loss),
  figure('liability', '32', 'fcf + csm', ['fcf', 'csm'], (fcf = 0, csm = 0) => fcf + csm),
  figure(
    'profitOrLoss',
    'B95A(b)',
    '-loss × isTransfer',
    ['loss', 'isTransfer'],
    (loss = 0, transfer = 0) => (transfer ? -loss : 0),
  ),
  figure(
    'goodwillIncrease',
    'B95A(a)',
    'loss × (1 - isTransfer)',
    ['loss', 'isTransfer'],
    (loss = 0, transfer = 0) => (transfer ? 0 : loss),
  ),
];

export const acquiredFacts = ({ consideration, fcf, held, acquisition }: AcquiredInput) => ({
  consideration,
  fcf,
  held: held ? 1 : 0,
  isTransfer: acquisition === 'transfer' ? 1 : 0,
});

export const measureAcquired = (input: AcquiredInput) =>
  resultOf(acquiredFigures, acquiredFacts(input));
