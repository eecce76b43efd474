import { shareProvided } from './shareProvided';
import { figure, resultOf, type Figure } from '../explain/worksheet';
import { choice, number, object, text, type Infer } from '../schema/shape';

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
export const transitionGeneralFigures: readonly Figure[] = [
  figure(
    'presentValueAtTransition',
    'C12',
    'futureCashFlows + discounting',
    ['futureCashFlows', 'discounting'],
    (flows = 0, effect = 0) => flows + effect,
  ),
  figure(
    'fcfAtTransition',
    '32(a)',
    'presentValueAtTransition + riskAdjustment',
    ['presentValueAtTransition', 'riskAdjustment'],
    (pv = 0, ra = 0) => pv + ra,
  ),
  figure(
    'initialCashFlows',
    'C12',
    'futureCashFlows - premiumsReceived + outflowsPaid',
    ['futureCashFlows', 'premiumsReceived', 'outflowsPaid'],
    (flows = 0, premiums = 0, paid = 0) => flows - premiums + paid,
  ),
  figure(
    'initialPv',
    'C13',
    'initialCashFlows + initialDiscounting',
    ['initialCashFlows', 'initialDiscounting'],
    (flows = 0, effect = 0) => flows + effect,
  ),
  figure(
    'initialRa',
    'C14',
    'riskAdjustment + raReleasedBefore',
    ['riskAdjustment', 'raReleasedBefore'],
    (ra = 0, released = 0) => ra + released,
  ),
  figure(
    'initialFcf',
    '32(a)',
    'initialPv + initialRa',
    ['initialPv', 'initialRa'],
    (pv = 0, ra = 0) => pv + ra,
  ),
  figure('csmInitial', '38, C15', 'max(0, -initialFcf)', ['initialFcf'], (fcf = 0) =>
    Math.max(0, -fcf),
  ),
  figure('lossInitial', '47, C16', 'max(0, initialFcf)', ['initialFcf'], (fcf = 0) =>
    Math.max(0, fcf),
  ),
  figure(
    'csmRecognised',
    'C15',
    'isRecognisedKnown × csmRecognisedBefore + (1 - isRecognisedKnown) × (csmInitial + csmAccretedBefore) × shareProvided',
    [
      'csmInitial',
      'csmAccretedBefore',
      'csmRecognisedBefore',
      'isRecognisedKnown',
      'shareProvided',
    ],
    (csm = 0, accreted = 0, recognised = 0, known = 0, share = 0) =>
      known ? recognised : (csm + accreted) * share,
  ),
  figure(
    'csmAtTransition',
    'C15',
    'max(0, csmInitial + csmAccretedBefore - csmRecognised)',
    ['csmInitial', 'csmAccretedBefore', 'csmRecognised'],
    (csm = 0, accreted = 0, recognised = 0) => Math.max(0, csm + accreted - recognised),
  ),
  figure(
    'lossComponentAtTransition',
    'C16',
    'max(0, lossInitial - lossAllocatedBefore)',
    ['lossInitial', 'lossAllocatedBefore'],
    (loss = 0, allocated = 0) => Math.max(0, loss - allocated),
  ),
  figure(
    'liabilityAtTransition',
    '40',
    'fcfAtTransition + csmAtTransition',
    ['fcfAtTransition', 'csmAtTransition'],
    (fcf = 0, csm = 0) => fcf + csm,
  ),
];

export const transitionGeneralFacts = (input: TransitionGeneralInput) => {
  const discounting = input.transition.discounting ?? 0;
  return {
    futureCashFlows: input.transition.futureCashFlows,
    discounting,
    riskAdjustment: input.transition.riskAdjustment,
    premiumsReceived: input.known.premiumsReceived,
    outflowsPaid: input.known.outflowsPaid,
    initialDiscounting:
      input.discountingAtInitialRecognition ?? discounting + (input.discountingAdjustment ?? 0),
    raReleasedBefore: input.raReleasedBefore ?? 0,
    csmAccretedBefore: input.csmAccretedBefore ?? 0,
    csmRecognisedBefore: input.csmRecognisedBefore ?? 0,
    isRecognisedKnown: input.csmRecognisedBefore === undefined ? 0 : 1,
    shareProvided: shareProvided(input.coverageUnits),
    lossAllocatedBefore: input.lossAllocatedBefore ?? 0,
  };
};

export const measureTransitionGeneral = (input: TransitionGeneralInput) =>
  resultOf(transitionGeneralFigures, transitionGeneralFacts(input));
