import { figure, resultOf, type Figure } from '../explain/worksheet';
import { choice, number, object, text, type Infer } from '../schema/shape';

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
export const transitionFairValueFigures: readonly Figure[] = [
  figure(
    'csmAtTransition',
    'C20',
    'max(0, fairValue - fcf)',
    ['fairValue', 'fcf'],
    (value = 0, fcf = 0) => Math.max(0, value - fcf),
  ),
  figure(
    'lossComponentAtTransition',
    'C20',
    'max(0, fcf - fairValue)',
    ['fairValue', 'fcf'],
    (value = 0, fcf = 0) => Math.max(0, fcf - value),
  ),
  figure('fcfAtTransition', '32(a)', 'fcf', ['fcf'], (fcf = 0) => fcf),
  figure(
    'liabilityAtTransition',
    '40',
    'fcf + csmAtTransition',
    ['fcf', 'csmAtTransition'],
    (fcf = 0, csm = 0) => fcf + csm,
  ),
];

export const transitionFairValueFacts = ({ fairValue, fcf }: TransitionFairValueInput) => ({
  fairValue,
  fcf,
});

export const measureTransitionFairValue = (input: TransitionFairValueInput) =>
  resultOf(transitionFairValueFigures, transitionFairValueFacts(input));
