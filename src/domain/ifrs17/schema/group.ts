import { amounts, money, received } from './amounts';
import { curve, curvesByDate } from './curve';
import {
  accountBalance,
  incurredClaims,
  lossRecovery,
  premiumAllocation,
  stated,
  underlyingItems,
} from './groupParts';
import { opening } from './opening';
import { policies } from './policies';
import { currencyCode } from './currency';
import { choice, flag, list, number, object, text, type Infer } from './shape';

/** Amounts are positive in their own direction: a premium received is positive, a claim paid is positive. */
export const flows = object(
  'Undiscounted cash flows within the contract boundary (33-34), each positive in its own direction.',
  {},
  {
    premiums: received('Premiums received (reinsurance held: paid).'),
    claims: amounts(
      'Claims and benefits without investment components (reinsurance held: recoveries).',
    ),
    expenses: amounts('Directly attributable expenses other than acquisition cash flows.'),
    investmentComponents: amounts('Amounts repayable in all circumstances (B21, Appendix A).'),
    acquisition: received('Insurance acquisition cash flows (28A, B65(e)).'),
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
    closing: amounts(
      'Balance at the end of each period, positive; the release is then what remains.',
    ),
    futureServiceChange: amounts(
      'Increase (positive) that relates to future service, at the end of the period (44(c)).',
    ),
    interest: amounts(
      'Finance effect of the period where it is disaggregated (81), positive is an increase.',
    ),
    shareOfOutflows: number(
      'Instead of a schedule: the share of the present value of future claims and expenses.',
      { min: 0 },
    ),
  },
);

const revision = object(
  'A change in the estimates of future periods, at the end of a period (44(c), B96-B98).',
  {
    atEndOf: number('The period at whose end the estimates change; 1 is the first.', {
      integer: true,
      min: 1,
    }),
  },
  {
    cause: choice(
      'What changes: future service and discretion adjust the CSM (B96, B98); financial risk does not (B97(a)).',
      ['futureService', 'discretion', 'financialRisk'],
    ),
    assumption: text(
      'The assumption that changes, by which the effect of the change is shown apart.',
    ),
    expected: object(
      'The new expected flows, from the period after `atEndOf` on; kinds that are left out stay as they were.',
      {},
      {
        premiums: received('Premiums.'),
        claims: amounts('Claims.'),
        expenses: amounts('Expenses.'),
        investmentComponents: amounts('Investment components.'),
      },
    ),
    coverageUnits: list(
      'The new expected coverage units, from the period after `atEndOf` on.',
      number('Units.', { min: 0 }),
    ),
  },
);
export type RevisionInput = Infer<typeof revision>;

const newContracts = object(
  'Contracts that join the group at the start of a later period (28, B73).',
  {
    inPeriod: number('The period at whose start they join.', { integer: true, min: 1 }),
    expected: flows,
    lockedIn: curve,
  },
  {
    riskAdjustment: number('Their risk adjustment at that date, positive.', { min: 0 }),
    coverageUnits: list(
      'Their coverage units by period, counted from period 1; under the premium allocation approach their weights, in the unit of the group’s revenue pattern.',
      number('Units.', { min: 0 }),
    ),
    weight: number(
      'Weight of their rate in the weighted average (B73); default: present value of their premiums.',
      { min: 0 },
    ),
  },
);

const derecognition = object(
  'Contracts that leave the group (74-77), at the end of a period, beyond those that the estimates expect to lapse.',
  {
    atEndOf: number('Period.', { integer: true, min: 1 }),
    fraction: number('Share of the remaining group that leaves.', { min: 0, max: 1 }),
  },
  {
    price: money(
      'Paid to the third party who takes them over (77(a)), or to the holder; positive is a payment.',
    ),
    deemedPremium: money(
      'Modification (77(b)): premium that would be charged for the new contract, less any additional premium charged.',
    ),
  },
);

export const exchangeRates = object(
  'Translation into the functional currency (30, IAS 21): units of functional currency for one of the group’s.',
  {
    closing: list(
      'At initial recognition and at the end of each period.',
      number('Rate.', { above: 0 }),
    ),
  },
  {
    average: list('Of each period; default: mean of its ends.', number('Rate.', { above: 0 })),
  },
);

export const group = object(
  'A group of insurance contracts, measured over consecutive periods.',
  {
    kind: choice('What this input is.', ['group']),
    model: choice('Measurement model.', ['GMM', 'VFA', 'PAA']),
    periods: number('Periods to measure.', { integer: true, min: 1, max: 2400 }),
  },
  {
    id: text('Name of the group.'),
    currency: currencyCode,
    held: flag(
      'Reinsurance contracts held, stated by themselves (60-70A), proportional or not: premiums are paid, claims are recoveries, the risk adjustment is risk transferred; all positive. The CSM has either sign. Where recoveries follow from underlying groups: kind reinsuranceHeld.',
    ),
    periodsPerYear: choice('Length of a period.', [1, 2, 4, 12]),
    labels: list(
      'Names of the periods; default year1, year2, ... (or period1, ...).',
      text('Name.'),
    ),
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
        crediting: list(
          'Credited rates by period, as projected at initial recognition and at the end of each period; the last projection stays.',
          list('By period from period 1.', number('Effective annual rate.', { above: -1 })),
        ),
        current: curvesByDate(
          'Current curve: one for all dates, or one for initial recognition and one for the end of each period.',
        ),
      },
    ),
    opening,
    expected: flows,
    riskAdjustment,
    coverageUnits: list('Coverage units by period (B119).', number('Units.', { min: 0 }), 1),
    actual: object(
      'What happened; kinds that are left out happened as expected.',
      {},
      {
        premiums: received('Premiums received.'),
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
    otherExpenses: amounts(
      'Expenses that are not directly attributable; never in the liability (B66(d)).',
    ),
    stated,
    accountBalance,
    underlyingItems,
    incurredClaims,
    premiumAllocation,
    lossRecovery,
    exchangeRates,
    policies,
  },
);
export type GroupInput = Infer<typeof group>;
