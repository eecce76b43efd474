import { curve } from './curve';
import { choice, either, flag, list, number, object, text, type Infer } from './shape';

const money = (doc: string) => number(`${doc} In units of the group's currency.`);
const amounts = (doc: string) => list(`${doc} One entry a period, the first is period 1.`, money('Amount.'));

/** Amounts are positive in their own direction: a premium received is positive, a claim paid is positive. */
export const flows = object(
  'Undiscounted cash flows within the contract boundary (33-34), each positive in its own direction.',
  {},
  {
    premiums: amounts('Premiums received (reinsurance held: paid).'),
    claims: amounts('Claims and benefits without investment components (reinsurance held: recoveries).'),
    expenses: amounts('Directly attributable expenses other than acquisition cash flows.'),
    investmentComponents: amounts('Amounts repayable in all circumstances (B21, Appendix A).'),
    acquisition: amounts('Insurance acquisition cash flows (28A, B65(e)).'),
  },
);
export type FlowsInput = Infer<typeof flows>;

const moment = choice('When in its period a flow falls.', ['start', 'middle', 'end']);

export const riskAdjustment = object(
  'Risk adjustment for non-financial risk (37, B86-B92): a schedule, or a share of the present value of claims and expenses.',
  {},
  {
    initial: number('At initial recognition, positive.', { min: 0 }),
    release: amounts('Released for the service of the period, positive.'),
    closing: amounts('Balance at the end of each period, positive; the release is then what remains.'),
    futureServiceChange: amounts('Increase (positive) that relates to future service, at the end of the period (44(c)).'),
    interest: amounts('Finance effect of the period where it is disaggregated (81), positive is an increase.'),
    shareOfOutflows: number('Instead of a schedule: the share of the present value of future claims and expenses.', { min: 0 }),
  },
);

const revision = object(
  'A change in the estimates of future periods, at the end of a period (44(c), B96-B98).',
  { atEndOf: number('The period at whose end the estimates change; 1 is the first.', { integer: true, min: 1 }) },
  {
    cause: choice('What changes: future service and discretion adjust the CSM (B96, B98); financial risk does not (B97(a)).', [
      'futureService',
      'discretion',
      'financialRisk',
    ]),
    expected: object(
      'The new expected flows, from the period after `atEndOf` on; kinds that are left out stay as they were.',
      {},
      {
        premiums: amounts('Premiums.'),
        claims: amounts('Claims.'),
        expenses: amounts('Expenses.'),
        investmentComponents: amounts('Investment components.'),
      },
    ),
    coverageUnits: list('The new expected coverage units, from the period after `atEndOf` on.', number('Units.', { min: 0 })),
  },
);
export type RevisionInput = Infer<typeof revision>;

const newContracts = object(
  'Contracts that join the group at the start of a later period (28, B73).',
  { inPeriod: number('The period at whose start they join.', { integer: true, min: 1 }), expected: flows, lockedIn: curve },
  {
    riskAdjustment: number('Their risk adjustment at that date, positive.', { min: 0 }),
    coverageUnits: list('Their coverage units by period, counted from period 1.', number('Units.', { min: 0 })),
    weight: number('Weight of their rate in the weighted average (B73); default: present value of their premiums.', { min: 0 }),
  },
);

const derecognition = object(
  'Contracts that leave the group (74-77), at the end of a period.',
  {
    atEndOf: number('Period.', { integer: true, min: 1 }),
    fraction: number('Share of the remaining group that leaves.', { min: 0, max: 1 }),
  },
  {
    price: money('Paid to the third party who takes them over (77(a)), or to the holder; positive is a payment.'),
    deemedPremium: money(
      'Modification (77(b)): premium that would be charged for the new contract, less any additional premium charged.',
    ),
  },
);

const stated = object(
  'Where a source gives present values instead of flows and rates: the opening values and the movements of each period (effect on the liability).',
  {
    inflows: money('Present value of inflows at initial recognition, positive.'),
    outflows: money('Present value of outflows, positive.'),
  },
  {
    interest: amounts('Effect of the time value of money, financial risk and their changes.'),
    financialRisk: amounts('Further effect of changes in financial risk.'),
    futureService: amounts('Change in estimates of future service at the rate that measures the CSM.'),
    futureServiceAtCurrent: amounts('The same change at the current rate; default: equal.'),
    experience: amounts('Experience of current or past service beyond what `expected` and `actual` show.'),
  },
);

const accountBalance = object(
  'Policyholders’ account balances, from which flows and underlying items follow (B101-B107).',
  {
    contracts: number('Contracts at the start.', { min: 0 }),
    premium: money('Single premium of one contract, at the start.'),
    deaths: list('Contracts ending by death at the end of each period.', number('Contracts.', { min: 0 })),
    returns: list('Return credited on the balance in each period before charges, as a share.', number('Rate.', { above: -1 })),
  },
  {
    chargeRate: number('Charge at the end of each period, share of the balance after returns.', { min: 0, max: 1 }),
    deathBenefitFloor: number('Least benefit paid on one death.', { min: 0 }),
  },
);

const underlyingItems = object(
  'Underlying items of contracts with direct participation features (45, B101-B118).',
  { fairValueChange: amounts('Entity’s view: increase in fair value, positive.') },
  {
    policyholderShare: number(
      'Share of the change in fair value that is the policyholders’ obligation (45(b)); default 1: all, less the variable fee.',
    ),
    bookYieldIncome: amounts('Income from the items in profit or loss, for the current-period book yield (89(b), B134).'),
    riskMitigation: amounts('Part of the finance effect kept in profit or loss under B115, positive increases the liability.'),
  },
);

export const incurredClaims = object(
  'Liability for incurred claims (40(b), 59(b)).',
  {},
  {
    paid: amounts('Claims, expenses and investment components paid; default: what was incurred.'),
    riskAdjustment: amounts('Risk adjustment recognised for the claims of the period, positive.'),
    riskAdjustmentRelease: amounts('Risk adjustment released as claims settle, positive.'),
    pastServiceChange: amounts('Increase in estimates of claims incurred in earlier periods (B97(b)).'),
    interestRate: number('Effective annual rate at which the liability accretes; default 0 (59(b), claims within a year).', {
      above: -1,
    }),
  },
);

const premiumAllocation = object(
  'Premium allocation approach (53-59).',
  {},
  {
    revenuePattern: list(
      'Weight of each period in the revenue: months of cover or expected timing of claims (B126).',
      number('Weight.', { min: 0 }),
    ),
    acquisitionExpensed: flag('Acquisition cash flows are expenses when incurred (59(a)).'),
    financingRate: number('Effective annual rate where the financing component is significant (56).', { above: -1 }),
    fulfilmentCashFlows: list(
      'Fulfilment cash flows of remaining coverage at initial recognition and at the end of each period, where facts indicate an onerous group (57-58).',
      money('Liability positive.'),
    ),
  },
);

export const policies = object(
  'Accounting policies and choices, each as data.',
  {},
  {
    lossComponentOrder: choice('50(a) before 50(b), the order of the published examples, or the reverse.', [
      'allocationFirst',
      'reversalFirst',
    ]),
    systematicBasis: choice('Systematic basis of 50(a) and B119E.', ['lossComponentRatio', 'coverageUnits']),
    discountCoverageUnits: flag('Coverage units are discounted at the locked-in rate (BC282).'),
    riskAdjustmentDisaggregated: flag('The change in the risk adjustment is split into service and finance (81).'),
    financeOption: choice('Where finance income or expenses go (88-89).', [
      'profitOrLoss',
      'otherComprehensiveIncome',
      'currentPeriodBookYield',
    ]),
    reinsurancePresentation: choice('Reinsurance held: one amount or two (86).', ['single', 'separate']),
    interimBasis: choice('Estimates in interim statements (B137).', ['periodToPeriod', 'yearToDate']),
    acquisitionBasis: choice('Allocation of acquisition cash flows to periods (B125).', ['passageOfTime', 'coverageUnits']),
    premiumExperience: choice('Premium experience relates to (B96(a), B124(d)).', ['futureService', 'currentService']),
    investmentComponentExperience: choice('Difference between expected and actual investment component (B96(c)).', [
      'futureService',
      'currentService',
    ]),
    lossRecoveryReversal: choice(
      'Reversal of a loss-recovery component: adjusts the CSM (66(bb)), or lies within the change of fulfilment cash flows.',
      ['adjustsCsm', 'withinFulfilmentCashFlows'],
    ),
  },
);
export type PoliciesInput = Infer<typeof policies>;

export const group = object(
  'A group of insurance contracts, measured over consecutive periods.',
  {
    kind: choice('What this input is.', ['group']),
    model: choice('Measurement model.', ['GMM', 'VFA', 'PAA']),
    periods: number('Periods to measure.', { integer: true, min: 1, max: 2400 }),
  },
  {
    id: text('Name of the group.'),
    currency: text('ISO 4217 code.'),
    periodsPerYear: choice('Length of a period.', [1, 2, 4, 12]),
    labels: list('Names of the periods; default year1, year2, ... (or period1, ...).', text('Name.')),
    timing: object(
      'When in their period flows fall; default: premiums and acquisition at the start, others at the end.',
      {},
      { premiums: moment, outflows: moment, acquisition: moment },
    ),
    rates: object(
      'Discount rates (36, B72-B85).',
      { lockedIn: curve },
      {
        csmAccretion: curve,
        current: either(
          'Current curve: one for all dates, or one for initial recognition and one for the end of each period.',
          (value) => !Array.isArray(value),
          curve,
          list('Curves by date.', curve),
        ),
      },
    ),
    expected: flows,
    riskAdjustment,
    coverageUnits: list('Coverage units by period (B119).', number('Units.', { min: 0 })),
    actual: object(
      'What happened; kinds that are left out happened as expected.',
      {},
      {
        premiums: amounts('Premiums received.'),
        claims: amounts('Claims incurred.'),
        expenses: amounts('Expenses incurred.'),
        investmentComponents: amounts('Investment components paid.'),
        acquisition: amounts('Acquisition cash flows paid.'),
      },
    ),
    revisions: list('Changes in estimates, in their order.', revision),
    newContracts: list('Contracts that join later.', newContracts),
    derecognitions: list('Contracts that leave.', derecognition),
    acquisitionAsset: number(
      'Asset for acquisition cash flows paid before recognition, derecognised at recognition (28B-28C, 38(c)(i)).',
      { min: 0 },
    ),
    otherExpenses: amounts('Expenses that are not directly attributable; never in the liability (B66(d)).'),
    stated,
    accountBalance,
    underlyingItems,
    incurredClaims,
    premiumAllocation,
    exchangeRates: object(
      'Translation into the functional currency (30, IAS 21): units of functional currency for one of the group’s.',
      { closing: list('At initial recognition and at the end of each period.', number('Rate.', { above: 0 })) },
      { average: list('Of each period; default: mean of its ends.', number('Rate.', { above: 0 })) },
    ),
    policies,
  },
);
export type GroupInput = Infer<typeof group>;
