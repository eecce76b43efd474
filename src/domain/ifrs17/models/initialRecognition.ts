import { figure, resultOf, type Figure } from '../explain/worksheet';
import { choice, number, object, text, type Infer } from '../schema/shape';

const id = text('Name of this calculation.');
const money = (doc: string) => number(`${doc} In units of currency.`);

export const initialRecognition = object(
  'Initial measurement from stated present values (32, 38, 47), contracts issued.',
  {
    kind: choice('What this input is.', ['initialRecognition']),
    pvInflows: money('Positive.'),
    pvOutflows: money('Positive.'),
  },
  {
    id,
    riskAdjustment: number('Positive.', { min: 0 }),
    acquisitionAsset: number(
      'Asset for acquisition cash flows derecognised at the date (38(c)(i)).',
      { min: 0 },
    ),
    otherDerecognised: money(
      'Other asset (positive) or liability (negative) derecognised at the date (38(c)(ii)).',
    ),
    cashAtDate: money('Cash flows arising at the date itself, received positive (38(b)).'),
  },
);

export type InitialRecognitionInput = Infer<typeof initialRecognition>;

/** 32, 38, 47: the CSM is what makes initial recognition give no income, or the loss is recognised. */
export const initialRecognitionFigures: readonly Figure[] = [
  figure(
    'pvNet',
    '33',
    'pvInflows + pvOutflows',
    ['pvInflows', 'pvOutflows'],
    (inflows = 0, outflows = 0) => inflows + outflows,
  ),
  figure(
    'fulfilmentCashFlows',
    '32(a)',
    'pvNet + riskAdjustment',
    ['pvNet', 'riskAdjustment'],
    (net = 0, ra = 0) => net + ra,
  ),
  figure(
    'marginBeforeFloor',
    '38',
    '-(fulfilmentCashFlows + derecognised - cashAtDate)',
    ['fulfilmentCashFlows', 'derecognised', 'cashAtDate'],
    (fcf = 0, derecognised = 0, cash = 0) => -(fcf + derecognised - cash),
  ),
  figure('csm', '38', 'max(0, marginBeforeFloor)', ['marginBeforeFloor'], (margin = 0) =>
    Math.max(0, margin),
  ),
  figure(
    'lossInProfitOrLoss',
    '47',
    'min(0, marginBeforeFloor)',
    ['marginBeforeFloor'],
    (margin = 0) => Math.min(0, margin),
  ),
  figure('lossComponent', '49', '-lossInProfitOrLoss', ['lossInProfitOrLoss'], (loss = 0) => -loss),
  figure(
    'liability',
    '32',
    'fulfilmentCashFlows + csm',
    ['fulfilmentCashFlows', 'csm'],
    (fcf = 0, csm = 0) => fcf + csm,
  ),
];

export const initialRecognitionFacts = (input: InitialRecognitionInput) => ({
  pvInflows: -Math.abs(input.pvInflows),
  pvOutflows: input.pvOutflows,
  riskAdjustment: input.riskAdjustment ?? 0,
  derecognised: (input.acquisitionAsset ?? 0) + (input.otherDerecognised ?? 0),
  cashAtDate: input.cashAtDate ?? 0,
});

export const measureInitialRecognition = (input: InitialRecognitionInput) => {
  const facts = initialRecognitionFacts(input);
  return { ...facts, ...resultOf(initialRecognitionFigures, facts) };
};
