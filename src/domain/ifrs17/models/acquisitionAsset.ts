import { figure, resultOf, type Figure } from '../explain/worksheet';
import { choice, number, object, text, type Infer } from '../schema/shape';

export const acquisitionAsset = object(
  'Asset for insurance acquisition cash flows paid before the related group is recognised (28A-28F, B35A-B35D). In units of currency.',
  {
    kind: choice('What this input is.', ['acquisitionAsset']),
    opening: number('At the start of the period.', { min: 0 }),
  },
  {
    id: text('Name of this calculation.'),
    paid: number('Acquisition cash flows paid in the period.', { min: 0 }),
    recognised: number(
      'Share of the related group’s contracts recognised in the period, 0 to 1 (28C, B35C).',
      {
        min: 0,
        max: 1,
      },
    ),
    expectedNetInflow: number(
      'Expected net cash inflow of the related group (B35D(a)); without it no impairment is tested.',
    ),
    expectedNetInflowOfRenewals: number('That of expected renewals alone (B35D(b)).'),
    allocatedToRenewals: number('Part of the asset allocated to renewals.', { min: 0 }),
    interestRate: number(
      'Rate at which the opening asset accretes over the period, where the policy says so.',
      { above: -1 },
    ),
    impairedBefore: number('Impairment losses of earlier periods, which may be reversed (28F).', {
      min: 0,
    }),
  },
);
export type AcquisitionAssetInput = Infer<typeof acquisitionAsset>;

export const acquisitionAssetFigures: readonly Figure[] = [
  figure(
    'accreted',
    '28B',
    'opening × interestRate',
    ['opening', 'interestRate'],
    (opening = 0, rate = 0) => opening * rate,
  ),
  figure(
    'beforeDerecognition',
    '28B',
    'opening + accreted + paid',
    ['opening', 'accreted', 'paid'],
    (opening = 0, accreted = 0, paid = 0) => opening + accreted + paid,
  ),
  figure(
    'derecognised',
    '28C',
    'beforeDerecognition × recognised',
    ['beforeDerecognition', 'recognised'],
    (asset = 0, share = 0) => asset * share,
  ),
  figure(
    'tested',
    '28E',
    'beforeDerecognition - derecognised',
    ['beforeDerecognition', 'derecognised'],
    (asset = 0, gone = 0) => asset - gone,
  ),
  figure(
    'impairmentOfGroup',
    '28E, B35D(a)',
    'isTested × max(0, tested - max(0, expectedNetInflow))',
    ['tested', 'expectedNetInflow', 'isTested'],
    (asset = 0, inflow = 0, isTested = 0) =>
      isTested ? Math.max(0, asset - Math.max(0, inflow)) : 0,
  ),
  figure(
    'impairmentOfRenewals',
    'B35D(b)',
    'isRenewalTested × max(0, allocatedToRenewals - max(0, expectedNetInflowOfRenewals) - impairmentOfGroup)',
    ['allocatedToRenewals', 'expectedNetInflowOfRenewals', 'impairmentOfGroup', 'isRenewalTested'],
    (allocated = 0, inflow = 0, impaired = 0, isTested = 0) =>
      isTested ? Math.max(0, allocated - Math.max(0, inflow) - impaired) : 0,
  ),
  figure(
    'roomOfRenewals',
    'B35D(b)',
    'max((1 - isRenewalTested) × impairedBefore, expectedNetInflowOfRenewals - allocatedToRenewals)',
    ['isRenewalTested', 'impairedBefore', 'expectedNetInflowOfRenewals', 'allocatedToRenewals'],
    (isTested = 0, before = 0, inflow = 0, allocated = 0) =>
      Math.max((1 - isTested) * before, inflow - allocated),
  ),
  figure(
    'impairment',
    '28E',
    'impairmentOfGroup + impairmentOfRenewals',
    ['impairmentOfGroup', 'impairmentOfRenewals'],
    (group = 0, renewals = 0) => group + renewals,
  ),
  // Conditions have improved only where neither test finds an impairment.
  figure(
    'reversal',
    '28F',
    'isTested × min(impairedBefore, max(0, expectedNetInflow - tested), roomOfRenewals)',
    ['isTested', 'impairedBefore', 'expectedNetInflow', 'tested', 'roomOfRenewals'],
    (isTested = 0, before = 0, inflow = 0, asset = 0, room = 0) =>
      isTested * Math.min(before, Math.max(0, inflow - asset), room),
  ),
  figure(
    'closing',
    '28B, 105B',
    'tested - impairment + reversal',
    ['tested', 'impairment', 'reversal'],
    (asset = 0, impairment = 0, reversal = 0) => asset - impairment + reversal,
  ),
  figure(
    'profitOrLoss',
    '28E-28F',
    'accreted + reversal - impairment',
    ['accreted', 'reversal', 'impairment'],
    (accreted = 0, reversal = 0, impairment = 0) => accreted + reversal - impairment,
  ),
];

export const acquisitionAssetFacts = (input: AcquisitionAssetInput) => ({
  opening: input.opening,
  interestRate: input.interestRate ?? 0,
  paid: input.paid ?? 0,
  recognised: input.recognised ?? 0,
  expectedNetInflow: input.expectedNetInflow ?? 0,
  isTested: input.expectedNetInflow === undefined ? 0 : 1,
  expectedNetInflowOfRenewals: input.expectedNetInflowOfRenewals ?? 0,
  isRenewalTested: input.expectedNetInflowOfRenewals === undefined ? 0 : 1,
  allocatedToRenewals: input.allocatedToRenewals ?? 0,
  impairedBefore: input.impairedBefore ?? 0,
});

export const measureAcquisitionAsset = (input: AcquisitionAssetInput) =>
  resultOf(acquisitionAssetFigures, acquisitionAssetFacts(input));
