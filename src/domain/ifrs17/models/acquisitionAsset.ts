import { figure, valuesOf, type Worksheet } from '../formula/worksheet';
import { checked, inconsistent } from '../schema/checked';
import { choice, number, object, text, type Infer } from '../schema/shape';

const fields = object(
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

/** Renewals are part of what is left once contracts are recognised (28C, B35D(b)). */
export const acquisitionAsset = checked(
  fields,
  ({ allocatedToRenewals = 0, opening, interestRate = 0, paid = 0, recognised = 0 }) => {
    const left = (opening * (1 + interestRate) + paid) * (1 - recognised);
    return allocatedToRenewals <= left * (1 + 1e-9)
      ? []
      : [
          inconsistent(
            'allocatedToRenewals',
            `no more than the asset that is left, ${left}`,
            String(allocatedToRenewals),
          ),
        ];
  },
);
export type AcquisitionAssetInput = Infer<typeof acquisitionAsset>;

const figures = [
  figure('accreted', '28B', 'opening × interestRate'),
  figure('beforeDerecognition', '28B', 'opening + accreted + paid'),
  figure('derecognised', '28C', 'beforeDerecognition × recognised'),
  figure('tested', '28E', 'beforeDerecognition - derecognised'),
  figure(
    'impairmentOfGroup',
    '28E, B35D(a)',
    'if(isTested, max(0, tested - max(0, expectedNetInflow)), 0)',
  ),
  figure(
    'impairmentOfRenewals',
    'B35D(b)',
    'if(isRenewalTested, max(0, allocatedToRenewals - max(0, expectedNetInflowOfRenewals) - impairmentOfGroup), 0)',
  ),
  figure(
    'roomOfRenewals',
    'B35D(b)',
    'max(if(isRenewalTested, 0, impairedBefore), expectedNetInflowOfRenewals - allocatedToRenewals)',
  ),
  // What was impaired of contracts that are recognised by now went with them (28C).
  figure('impairedOfRest', '28C, 28F', 'impairedBefore × (1 - recognised)'),
  figure('impairment', '28E', 'impairmentOfGroup + impairmentOfRenewals'),
  // Conditions have improved only where neither test finds an impairment.
  figure(
    'reversal',
    '28F',
    'if(isTested, min(impairedOfRest, max(0, expectedNetInflow - tested), roomOfRenewals), 0)',
  ),
  figure('closing', '28B, 105B', 'tested - impairment + reversal'),
  figure('profitOrLoss', '28E-28F', 'accreted + reversal - impairment'),
];

export const acquisitionAssetSheet = (input: AcquisitionAssetInput): Worksheet => ({
  figures,
  facts: valuesOf({
    opening: input.opening,
    interestRate: input.interestRate,
    paid: input.paid,
    recognised: input.recognised,
    expectedNetInflow: input.expectedNetInflow,
    isTested: input.expectedNetInflow !== undefined,
    expectedNetInflowOfRenewals: input.expectedNetInflowOfRenewals,
    isRenewalTested: input.expectedNetInflowOfRenewals !== undefined,
    allocatedToRenewals: input.allocatedToRenewals,
    impairedBefore: input.impairedBefore,
  }),
});
