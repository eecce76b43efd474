import { figure, valuesOf, type Worksheet } from '../formula/worksheet';
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
const figures = [
  figure('pvInflows', '33', 'min(input.pvInflows, -input.pvInflows)'),
  figure('derecognised', '38(c)', 'acquisitionAsset + otherDerecognised'),
  figure('pvNet', '33', 'pvInflows + pvOutflows'),
  figure('fulfilmentCashFlows', '32(a)', 'pvNet + riskAdjustment'),
  figure('marginBeforeFloor', '38', '-(fulfilmentCashFlows + derecognised - cashAtDate)'),
  figure('csm', '38', 'max(0, marginBeforeFloor)'),
  figure('lossInProfitOrLoss', '47', 'min(0, marginBeforeFloor)'),
  figure('lossComponent', '49', '-lossInProfitOrLoss'),
  figure('liability', '32', 'fulfilmentCashFlows + csm'),
];

export const initialRecognitionSheet = (input: InitialRecognitionInput): Worksheet => ({
  figures,
  shown: ['pvOutflows', 'riskAdjustment', 'cashAtDate'],
  facts: valuesOf({
    'input.pvInflows': input.pvInflows,
    pvOutflows: input.pvOutflows,
    riskAdjustment: input.riskAdjustment,
    acquisitionAsset: input.acquisitionAsset,
    otherDerecognised: input.otherDerecognised,
    cashAtDate: input.cashAtDate,
  }),
});
