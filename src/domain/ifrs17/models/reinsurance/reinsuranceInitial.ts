import { figure, valuesOf, type Worksheet } from '../../formula/worksheet';
import { choice, flag, number, object, text, type Infer } from '../../schema/shape';

const id = text('Name of this calculation.');
const money = (doc: string) => number(`${doc} In units of currency.`);

export const reinsuranceInitial = object(
  'Reinsurance contracts held at initial recognition, in proportion to the underlying contracts (60-65A, B119D).',
  {
    kind: choice('What this input is.', ['reinsuranceInitial']),
    cessionRate: number('Share of each underlying claim that is recovered, 0 to 1.', {
      min: 0,
      max: 1,
    }),
    premium: money(
      'Present value of premiums to the reinsurer less amounts from it that are not contingent on claims, positive.',
    ),
  },
  {
    id,
    underlying: object(
      'The underlying contracts.',
      {},
      {
        pvInflows: money('Present value of inflows; either sign is read as an amount received.'),
        pvOutflows: money('Present value of outflows, positive.'),
        riskAdjustment: money('Positive.'),
        lossComponent: number('Loss recognised on underlying contracts covered (66A).', { min: 0 }),
      },
    ),
    recoveries: money('Present value of recoveries, positive; default cessionRate x outflows.'),
    riskAdjustment: money(
      'Risk transferred, positive; default cessionRate x the underlying risk adjustment.',
    ),
    cedingCommission: number(
      'Present value of commissions that do not depend on claims, positive: less premium (86(b)). Default 0: the premium is net.',
      { min: 0 },
    ),
    nonPerformance: number(
      'Present value of expected non-performance losses of the reinsurer (63), positive.',
      { min: 0 },
    ),
    acquisitionAsset: money('Assets or liabilities derecognised at the date (65(b)).'),
    coversPastEvents: flag(
      'The net cost concerns events before the purchase: an expense at once (65A).',
    ),
  },
);

export type ReinsuranceInitialInput = Infer<typeof reinsuranceInitial>;

/** 63-65A, B119D. Liability positive: recoveries and risk transferred are negative. */
const figures = [
  figure(
    'recoveries',
    '63',
    'if(hasRecoveries, -input.recoveries, -cessionRate × underlying.pvOutflows)',
  ),
  figure('premiumPaid', '63', 'premium'),
  figure(
    'riskAdjustment',
    '64',
    'if(hasRisk, -input.riskAdjustment, -cessionRate × underlying.riskAdjustment)',
  ),
  figure('derecognised', '65(b)', 'acquisitionAsset'),
  figure('lossComponent', '66A', 'underlying.lossComponent'),
  figure('pvNet', '63', 'recoveries + premiumPaid - cedingCommission + nonPerformance'),
  figure('fulfilmentCashFlows', '32(a)', 'pvNet + riskAdjustment'),
  figure('lossRecoveryComponent', '66A, B119D', 'lossComponent × cessionRate'),
  figure(
    'netCostAtOnce',
    '65A',
    'if(coversPastEvents, max(0, fulfilmentCashFlows + derecognised), 0)',
  ),
  figure(
    'csm',
    '65',
    '-(fulfilmentCashFlows + derecognised) + netCostAtOnce - lossRecoveryComponent',
  ),
  figure('liability', '60', 'fulfilmentCashFlows + csm'),
  figure('reinsuranceAsset', '60', 'fulfilmentCashFlows + csm'),
  figure('profitOrLoss', '65A, 66A', 'lossRecoveryComponent - netCostAtOnce'),
];

export const reinsuranceInitialSheet = (input: ReinsuranceInitialInput): Worksheet => ({
  figures,
  shown: ['cessionRate', 'cedingCommission', 'nonPerformance', 'coversPastEvents'],
  facts: valuesOf({
    cessionRate: input.cessionRate,
    'input.recoveries': input.recoveries,
    hasRecoveries: input.recoveries !== undefined,
    premium: input.premium,
    cedingCommission: input.cedingCommission,
    nonPerformance: input.nonPerformance,
    'input.riskAdjustment': input.riskAdjustment,
    hasRisk: input.riskAdjustment !== undefined,
    acquisitionAsset: input.acquisitionAsset,
    'underlying.pvOutflows': input.underlying?.pvOutflows,
    'underlying.riskAdjustment': input.underlying?.riskAdjustment,
    'underlying.lossComponent': input.underlying?.lossComponent,
    coversPastEvents: input.coversPastEvents,
  }),
});
