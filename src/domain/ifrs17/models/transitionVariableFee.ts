import { shareProvided } from './shareProvided';
import { figure, resultOf, type Figure } from '../explain/worksheet';
import { choice, number, object, text, type Infer } from '../schema/shape';

const id = text('Name of this calculation.');
const money = (doc: string) => number(`${doc} In units of currency.`);

export const transitionVariableFee = object(
  'Modified retrospective approach with direct participation (C17).',
  {
    kind: choice('What this input is.', ['transitionVariableFee']),
    fairValueOfUnderlyingItems: money('At the transition date.'),
    fcf: money('Fulfilment cash flows at the transition date, liability positive.'),
  },
  {
    id,
    chargesBefore: number(
      'Amounts charged to policyholders before transition, also by deduction from the items, positive (C17(c)(i)).',
      { min: 0 },
    ),
    amountsPaidBefore: number(
      'Amounts paid before that do not vary with the items, positive (C17(c)(ii)).',
      { min: 0 },
    ),
    raReleasedBefore: number(
      'Change in the risk adjustment caused by the release from risk, positive (C17(c)(iii)).',
      {
        min: 0,
      },
    ),
    acquisitionPaidBefore: number(
      'Acquisition cash flows paid before transition and allocated to the group (C17(c)(iv)).',
      {
        min: 0,
      },
    ),
    csmRecognisedBefore: number('CSM for service before transition (C17(d)), where it is known.', {
      min: 0,
    }),
    coverageUnits: object(
      'Otherwise by coverage units (C17(d)).',
      {
        provided: number('Before transition.', { min: 0 }),
        remaining: number('After it.', { min: 0 }),
      },
      {},
    ),
  },
);

export type TransitionVariableFeeInput = Infer<typeof transitionVariableFee>;

/** C17: from the fair value of the underlying items at transition back to the CSM of all services, then without those already provided. */
export const transitionVariableFeeFigures: readonly Figure[] = [
  figure(
    'csmForAllServices',
    'C17(a)-(c)',
    'fairValue - fcf + charges - paid - raReleased - acquisitionPaid',
    ['fairValue', 'fcf', 'charges', 'paid', 'raReleased', 'acquisitionPaid'],
    (value = 0, fcf = 0, charges = 0, paid = 0, ra = 0, acquisition = 0) =>
      value - fcf + charges - paid - ra - acquisition,
  ),
  figure(
    'csmBeforeService',
    'C17(d)',
    'max(0, csmForAllServices)',
    ['csmForAllServices'],
    (csm = 0) => Math.max(0, csm),
  ),
  figure(
    'csmRecognised',
    'C17(d)',
    'isRecognisedKnown × csmRecognisedBefore + (1 - isRecognisedKnown) × csmBeforeService × shareProvided',
    ['csmBeforeService', 'csmRecognisedBefore', 'isRecognisedKnown', 'shareProvided'],
    (csm = 0, recognised = 0, known = 0, share = 0) => (known ? recognised : csm * share),
  ),
  figure(
    'csmAtTransition',
    'C17(d)',
    'max(0, csmBeforeService - csmRecognised)',
    ['csmBeforeService', 'csmRecognised'],
    (csm = 0, recognised = 0) => Math.max(0, csm - recognised),
  ),
  // A loss component at transition is set to nil, and the liability without it takes the amount (C17(e)).
  figure('fcfAtTransition', '32(a)', 'fcf', ['fcf'], (fcf = 0) => fcf),
  figure(
    'liabilityAtTransition',
    '40',
    'fcf + csmAtTransition',
    ['fcf', 'csmAtTransition'],
    (fcf = 0, csm = 0) => fcf + csm,
  ),
];

export const transitionVariableFeeFacts = (input: TransitionVariableFeeInput) => ({
  fairValue: input.fairValueOfUnderlyingItems,
  fcf: input.fcf,
  charges: input.chargesBefore ?? 0,
  paid: input.amountsPaidBefore ?? 0,
  raReleased: input.raReleasedBefore ?? 0,
  acquisitionPaid: input.acquisitionPaidBefore ?? 0,
  csmRecognisedBefore: input.csmRecognisedBefore ?? 0,
  isRecognisedKnown: input.csmRecognisedBefore === undefined ? 0 : 1,
  shareProvided: shareProvided(input.coverageUnits),
});

export const measureTransitionVariableFee = (input: TransitionVariableFeeInput) =>
  resultOf(transitionVariableFeeFigures, transitionVariableFeeFacts(input));
