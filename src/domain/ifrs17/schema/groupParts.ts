import { amounts, money } from './amounts';
import { curve, curvesByDate } from './curve';
import { flag, list, number, object } from './shape';

export const stated = object(
  'Where a source gives present values instead of flows and rates: the opening values and the movements of each period (effect on the liability).',
  {
    inflows: money('Present value of inflows at initial recognition, positive.'),
    outflows: money('Present value of outflows, positive.'),
  },
  {
    interest: amounts('Effect of the time value of money, financial risk and their changes.'),
    financialRisk: amounts('Further effect of changes in financial risk.'),
    futureService: amounts(
      'Change in estimates of future service at the rate that measures the CSM.',
    ),
    futureServiceAtCurrent: amounts('The same change at the current rate; default: equal.'),
    experience: amounts(
      'Experience of current or past service beyond what `expected` and `actual` show.',
    ),
  },
);

export const accountBalance = object(
  'Policyholders’ account balances, from which flows follow, and under the variable fee approach the underlying items (B101-B107).',
  {
    contracts: number('Contracts at the start.', { min: 0 }),
    premium: money('Single premium of one contract, at the start.'),
    deaths: list(
      'Contracts ending by death at the end of each period.',
      number('Contracts.', { min: 0 }),
    ),
    returns: list(
      'Return credited on the balance in each period before charges, as a share.',
      number('Rate.', { above: -1 }),
    ),
  },
  {
    chargeRate: number('Charge at the end of each period, share of the balance after returns.', {
      min: 0,
      max: 1,
    }),
    deathBenefitFloor: number('Least benefit paid on one death.', { min: 0 }),
  },
);

export const underlyingItems = object(
  'Underlying items of contracts with direct participation features (45, B101-B118).',
  { fairValueChange: amounts('Entity’s view: increase in fair value, positive.') },
  {
    policyholderShare: number(
      'Share of the change in fair value that is the policyholders’ obligation (45(b)); default 1: all, less the variable fee.',
    ),
    bookYieldIncome: amounts(
      'Income from the items in profit or loss, for the current-period book yield (89(b), B134).',
    ),
    riskMitigation: amounts(
      'Part of the finance effect kept in profit or loss under B115, positive increases the liability.',
    ),
  },
);

const accidentPeriod = object(
  'Claims incurred in one period and their run-off. Undiscounted amounts. `lockedIn`: the curve at the date of the claims (B72(e)(iii)), terms from the end of the period on.',
  {
    period: number(
      'The period in which they were incurred; 1 is the first, 0 the one before an opening.',
      { integer: true },
    ),
  },
  {
    expectedPayments: amounts(
      'Payments as estimated at the end of the accident period, the first in it. Not by number of period but from it on.',
    ),
    ultimates: list(
      'Instead, where nothing is discounted: estimates of the ultimate cost at the end of the accident period and of each later one; the last stays.',
      money('Ultimate cost.'),
      1,
    ),
    lockedIn: curve,
    paid: list(
      'What was paid, from the accident period on; default: as estimated.',
      money('Payment.'),
    ),
    revisions: list(
      'Changes in estimates of what is still to pay (B97(b)).',
      object(
        'A change.',
        {
          atEndOf: number('Period.', { integer: true }),
          expectedPayments: list('Payments from the next period on.', money('Payment.')),
        },
        {},
      ),
    ),
  },
);

export const incurredClaims = object(
  'Liability for incurred claims (40(b), 59(b)).',
  {},
  {
    accidentPeriods: list(
      'Claims by the period in which they were incurred (130); instead of actual claims, paid and pastServiceChange, which follow from them.',
      accidentPeriod,
      1,
    ),
    paid: amounts('Claims, expenses and investment components paid; default: what was incurred.'),
    riskAdjustment: amounts('Risk adjustment recognised for the claims of the period, positive.'),
    riskAdjustmentRelease: amounts('Risk adjustment released as claims settle, positive.'),
    pastServiceChange: amounts(
      'Increase in estimates of claims incurred in earlier periods (B97(b)).',
    ),
    settlementPattern: list(
      'Instead of accidentPeriods: shares of actual claims paid in their own period, the next, ...; together 1. Claims are then undiscounted.',
      number('Share.', { min: 0, max: 1 }),
      1,
    ),
    interestRate: number(
      'Effective annual rate at which the liability accretes, locked in for all claims; default 0 (59(b), claims within a year).',
      { above: -1 },
    ),
    current: curvesByDate(
      'Curve that measures the liability (59(b)): one for all dates, or one for initial recognition and one for the end of each period. Default: the locked-in one.',
    ),
  },
);

export const lossRecovery = object(
  'Loss-recovery component of reinsurance contracts held that are stated by themselves (66A-66B, B119D-B119F), each positive.',
  {},
  {
    initial: amounts(
      'Recovery of losses at the initial recognition of underlying contracts: income.',
    ),
    losses: amounts(
      'Recovery of losses from changes in estimates of underlying contracts (66(c)(i)): income.',
    ),
    reversals: amounts('Reversed as those losses are made good (50(b), B119F): expense.'),
    released: amounts(
      'Released in step with the underlying loss components (50(a), 66(bb)): expense.',
    ),
  },
);

export const premiumAllocation = object(
  'Premium allocation approach (53-59).',
  {},
  {
    revenuePattern: list(
      'Weight of each period in the revenue: months of cover or expected timing of claims (B126).',
      number('Weight.', { min: 0 }),
    ),
    acquisitionExpensed: flag('Acquisition cash flows are expenses when incurred (59(a)).'),
    financingRate: number(
      'Effective annual rate where the financing component is significant (56).',
      { above: -1 },
    ),
    fulfilmentCashFlows: list(
      'Fulfilment cash flows of remaining coverage at initial recognition and at the end of each period, of what is still in the group then, where facts indicate an onerous group (57-58).',
      money('Liability positive.'),
    ),
  },
);
