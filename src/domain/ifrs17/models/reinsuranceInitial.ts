import { figure, resultOf, type Figure } from '../explain/worksheet';
import { choice, flag, number, object, text, type Infer } from '../schema/shape';

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
export const reinsuranceInitialFigures: readonly Figure[] = [
  figure(
    'pvNet',
    '63',
    'recoveries + premiumPaid - cedingCommission + nonPerformance',
    ['recoveries', 'premiumPaid', 'cedingCommission', 'nonPerformance'],
    (recoveries = 0, premium = 0, commission = 0, risk = 0) =>
      recoveries + premium - commission + risk,
  ),
  figure(
    'fulfilmentCashFlows',
    '32(a)',
    'pvNet + riskAdjustment',
    ['pvNet', 'riskAdjustment'],
    (net = 0, ra = 0) => net + ra,
  ),
  figure(
    'lossRecoveryComponent',
    '66A, B119D',
    'lossComponent × cessionRate',
    ['lossComponent', 'cessionRate'],
    (loss = 0, rate = 0) => loss * rate,
  ),
  figure(
    'netCostAtOnce',
    '65A',
    'coversPastEvents × max(0, fulfilmentCashFlows + derecognised)',
    ['coversPastEvents', 'fulfilmentCashFlows', 'derecognised'],
    (past = 0, fcf = 0, derecognised = 0) => past * Math.max(0, fcf + derecognised),
  ),
  figure(
    'csm',
    '65',
    '-(fulfilmentCashFlows + derecognised) + netCostAtOnce - lossRecoveryComponent',
    ['fulfilmentCashFlows', 'derecognised', 'netCostAtOnce', 'lossRecoveryComponent'],
    (fcf = 0, derecognised = 0, cost = 0, recovery = 0) => -(fcf + derecognised) + cost - recovery,
  ),
  figure(
    'liability',
    '60',
    'fulfilmentCashFlows + csm',
    ['fulfilmentCashFlows', 'csm'],
    (fcf = 0, csm = 0) => fcf + csm,
  ),
  figure(
    'reinsuranceAsset',
    '60',
    'fulfilmentCashFlows + csm',
    ['fulfilmentCashFlows', 'csm'],
    (fcf = 0, csm = 0) => fcf + csm,
  ),
  figure(
    'profitOrLoss',
    '65A, 66A',
    'lossRecoveryComponent - netCostAtOnce',
    ['lossRecoveryComponent', 'netCostAtOnce'],
    (recovery = 0, cost = 0) => recovery - cost,
  ),
];

export const reinsuranceInitialFacts = (input: ReinsuranceInitialInput) => {
  const { underlying, cessionRate } = input;
  return {
    cessionRate,
    recoveries: -(input.recoveries ?? cessionRate * (underlying?.pvOutflows ?? 0)),
    premiumPaid: input.premium,
    cedingCommission: input.cedingCommission ?? 0,
    nonPerformance: input.nonPerformance ?? 0,
    riskAdjustment: -(input.riskAdjustment ?? cessionRate * (underlying?.riskAdjustment ?? 0)),
    derecognised: input.acquisitionAsset ?? 0,
    lossComponent: underlying?.lossComponent ?? 0,
    coversPastEvents: input.coversPastEvents ? 1 : 0,
  };
};

export const measureReinsuranceInitial = (input: ReinsuranceInitialInput) => {
  const facts = reinsuranceInitialFacts(input);
  return { ...facts, ...resultOf(reinsuranceInitialFigures, facts) };
};
