import { amounts, money } from './amounts';
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
    futureService: amounts('Change in estimates of future service at the rate that measures the CSM.'),
    futureServiceAtCurrent: amounts('The same change at the current rate; default: equal.'),
    experience: amounts('Experience of current or past service beyond what `expected` and `actual` show.'),
  },
);

export const accountBalance = object(
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

export const underlyingItems = object(
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

export const premiumAllocation = object(
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
