import { figure, type Worksheet } from '../../formula/worksheet';
import { choice, number, object, text, type Infer } from '../../schema/shape';

const id = text('Name of this calculation.');
const money = (doc: string) => number(`${doc} In units of currency.`);

export const transitionFairValue = object(
  'Fair value approach (C20-C24).',
  {
    kind: choice('What this input is.', ['transitionFairValue']),
    fairValue: money('Of the group, liability positive.'),
    fcf: money('Liability positive.'),
  },
  { id },
);

export type TransitionFairValueInput = Infer<typeof transitionFairValue>;

/** C20: the CSM (or the loss component) is the difference between fair value and fulfilment cash flows. */
const figures = [
  figure('csmAtTransition', 'C20', 'max(0, fairValue - fcf)'),
  figure('lossComponentAtTransition', 'C20', 'max(0, fcf - fairValue)'),
  figure('fcfAtTransition', '32(a)', 'fcf'),
  figure('liabilityAtTransition', '40', 'fcf + csmAtTransition'),
];

export const transitionFairValueSheet = ({
  fairValue,
  fcf,
}: TransitionFairValueInput): Worksheet => ({
  figures,
  facts: { fairValue, fcf },
});
