import { figure, valuesOf, type Worksheet } from '../../formula/worksheet';
import { choice, number, object, text, type Infer } from '../../schema/shape';

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
const figures = [
  figure(
    'shareProvided',
    'C17(d)',
    'if(hasUnits, coverageUnits.provided ÷ (coverageUnits.provided + coverageUnits.remaining), 0)',
  ),

  figure(
    'csmForAllServices',
    'C17(a)-(c)',
    'fairValueOfUnderlyingItems - fcf + chargesBefore - amountsPaidBefore - raReleasedBefore - acquisitionPaidBefore',
  ),
  figure('csmBeforeService', 'C17(d)', 'max(0, csmForAllServices)'),
  figure(
    'csmRecognised',
    'C17(d)',
    'if(isRecognisedKnown, csmRecognisedBefore, csmBeforeService × shareProvided)',
  ),
  figure('csmAtTransition', 'C17(d)', 'max(0, csmBeforeService - csmRecognised)'),
  // A loss component at transition is set to nil, and the liability without it takes the amount (C17(e)).
  figure('fcfAtTransition', '32(a)', 'fcf'),
  figure('liabilityAtTransition', '40', 'fcf + csmAtTransition'),
];

export const transitionVariableFeeSheet = (input: TransitionVariableFeeInput): Worksheet => ({
  figures,
  facts: valuesOf({
    fairValueOfUnderlyingItems: input.fairValueOfUnderlyingItems,
    fcf: input.fcf,
    chargesBefore: input.chargesBefore,
    amountsPaidBefore: input.amountsPaidBefore,
    raReleasedBefore: input.raReleasedBefore,
    acquisitionPaidBefore: input.acquisitionPaidBefore,
    csmRecognisedBefore: input.csmRecognisedBefore,
    isRecognisedKnown: input.csmRecognisedBefore !== undefined,
    'coverageUnits.provided': input.coverageUnits?.provided,
    'coverageUnits.remaining': input.coverageUnits?.remaining,
    hasUnits: (input.coverageUnits?.provided ?? 0) + (input.coverageUnits?.remaining ?? 0) > 0,
  }),
});
