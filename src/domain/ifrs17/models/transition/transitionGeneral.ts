import { figure, valuesOf, type Worksheet } from '../../formula/worksheet';
import { choice, number, object, text, type Infer } from '../../schema/shape';

const id = text('Name of this calculation.');
const money = (doc: string) => number(`${doc} In units of currency.`);

export const transitionGeneral = object(
  'Modified retrospective approach without direct participation (C11-C16): back from the transition date to initial recognition.',
  {
    kind: choice('What this input is.', ['transitionGeneral']),
    transition: object(
      'At the transition date.',
      {
        futureCashFlows: money('Undiscounted, outflows less inflows.'),
        riskAdjustment: money('Positive.'),
      },
      { discounting: money('Effect of discounting on them, usually negative.') },
    ),
    known: object(
      'Cash flows known to have occurred since initial recognition (C12).',
      {
        premiumsReceived: money('Positive.'),
        outflowsPaid: money('Positive, acquisition cash flows included.'),
      },
      {},
    ),
  },
  {
    id,
    discountingAdjustment: money(
      'Further effect of discounting back to initial recognition, added to that at transition (C13).',
    ),
    discountingAtInitialRecognition: money('Instead: the whole effect at initial recognition.'),
    raReleasedBefore: number('Risk adjustment released before transition (C14), positive.', {
      min: 0,
    }),
    csmRecognisedBefore: number(
      'CSM recognised for service before transition (C15), where it is known.',
      { min: 0 },
    ),
    csmAccretedBefore: money('Interest accreted on the CSM before transition (C15).'),
    coverageUnits: object(
      'Otherwise the share recognised follows from coverage units (C15).',
      {
        provided: number('Before transition.', { min: 0 }),
        remaining: number('After it.', { min: 0 }),
      },
      {},
    ),
    lossAllocatedBefore: number('Loss component allocated before transition (C16).', { min: 0 }),
  },
);

export type TransitionGeneralInput = Infer<typeof transitionGeneral>;

/** C11-C16: what was known since then is added back to what is estimated now. */
const figures = [
  figure(
    'shareProvided',
    'C15',
    'if(hasUnits, coverageUnits.provided ÷ (coverageUnits.provided + coverageUnits.remaining), 0)',
  ),
  figure(
    'initialDiscounting',
    'C13',
    'if(isStated, discountingAtInitialRecognition, transition.discounting + discountingAdjustment)',
  ),
  figure('presentValueAtTransition', 'C12', 'transition.futureCashFlows + transition.discounting'),
  figure('fcfAtTransition', '32(a)', 'presentValueAtTransition + transition.riskAdjustment'),
  figure(
    'initialCashFlows',
    'C12',
    'transition.futureCashFlows - known.premiumsReceived + known.outflowsPaid',
  ),
  figure('initialPv', 'C13', 'initialCashFlows + initialDiscounting'),
  figure('initialRa', 'C14', 'transition.riskAdjustment + raReleasedBefore'),
  figure('initialFcf', '32(a)', 'initialPv + initialRa'),
  figure('csmInitial', '38, C15', 'max(0, -initialFcf)'),
  figure('lossInitial', '47, C16', 'max(0, initialFcf)'),
  figure(
    'csmRecognised',
    'C15',
    'if(isRecognisedKnown, csmRecognisedBefore, (csmInitial + csmAccretedBefore) × shareProvided)',
  ),
  figure('csmAtTransition', 'C15', 'max(0, csmInitial + csmAccretedBefore - csmRecognised)'),
  figure('lossComponentAtTransition', 'C16', 'max(0, lossInitial - lossAllocatedBefore)'),
  figure('liabilityAtTransition', '40', 'fcfAtTransition + csmAtTransition'),
];

export const transitionGeneralSheet = (input: TransitionGeneralInput): Worksheet => ({
  figures,
  facts: valuesOf({
    'transition.futureCashFlows': input.transition.futureCashFlows,
    'transition.discounting': input.transition.discounting,
    'transition.riskAdjustment': input.transition.riskAdjustment,
    'known.premiumsReceived': input.known.premiumsReceived,
    'known.outflowsPaid': input.known.outflowsPaid,
    discountingAtInitialRecognition: input.discountingAtInitialRecognition,
    isStated: input.discountingAtInitialRecognition !== undefined,
    discountingAdjustment: input.discountingAdjustment,
    raReleasedBefore: input.raReleasedBefore,
    csmAccretedBefore: input.csmAccretedBefore,
    csmRecognisedBefore: input.csmRecognisedBefore,
    isRecognisedKnown: input.csmRecognisedBefore !== undefined,
    'coverageUnits.provided': input.coverageUnits?.provided,
    'coverageUnits.remaining': input.coverageUnits?.remaining,
    hasUnits: (input.coverageUnits?.provided ?? 0) + (input.coverageUnits?.remaining ?? 0) > 0,
    lossAllocatedBefore: input.lossAllocatedBefore,
  }),
});
