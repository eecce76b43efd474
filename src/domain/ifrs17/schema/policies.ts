import { choice, flag, object, type Infer } from './shape';

export const policies = object(
  'Accounting policies and choices, each as data.',
  {},
  {
    lossComponentOrder: choice(
      '50(a) before 50(b), the order of the published examples, or the reverse.',
      ['allocationFirst', 'reversalFirst'],
    ),
    joiningContracts: choice(
      'Contracts that join at a loss, or join a group with a loss: apart, as the groups that 16 and 47 make of them; or in one group, where 20 lets them be.',
      ['apart', 'oneGroup'],
    ),
    systematicBasis: choice('Systematic basis of 50(a) and B119E.', [
      'lossComponentRatio',
      'coverageUnits',
    ]),
    discountCoverageUnits: flag('Coverage units are discounted at the locked-in rate (BC282).'),
    riskAdjustmentDisaggregated: flag(
      'The change in the risk adjustment is split into service and finance (81).',
    ),
    financeOption: choice(
      'Where finance income or expenses go (88-89): all to profit or loss; or part to OCI, with profit or loss at the locked-in rates (B131), at a constant rate (B132(a)(i)), in proportion to credited rates (B132(a)(ii)), or as underlying items earn (B134).',
      [
        'profitOrLoss',
        'otherComprehensiveIncome',
        'effectiveYield',
        'projectedCreditingRate',
        'currentPeriodBookYield',
      ],
    ),
    reinsurancePresentation: choice('Reinsurance held: one amount or two (86).', [
      'single',
      'separate',
    ]),
    interimBasis: choice('Estimates in interim statements (B137).', [
      'periodToPeriod',
      'yearToDate',
    ]),
    acquisitionBasis: choice('Allocation of acquisition cash flows to periods (B125).', [
      'passageOfTime',
      'coverageUnits',
    ]),
    premiumExperience: choice('Premium experience relates to (B96(a), B124(d)).', [
      'futureService',
      'currentService',
    ]),
    investmentComponentExperience: choice(
      'Difference between expected and actual investment component (B96(c)).',
      ['futureService', 'currentService'],
    ),
    lossRecoveryReversal: choice(
      'Systematic release of a loss-recovery component: within the change of fulfilment cash flows of the treaty, so that 66(bb) leaves the CSM alone (B119F, IE12C); or an adjustment of the CSM.',
      ['withinFulfilmentCashFlows', 'adjustsCsm'],
    ),
  },
);
export type PoliciesInput = Infer<typeof policies>;
