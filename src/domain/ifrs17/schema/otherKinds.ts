import { choice, either, flag, list, number, object, text, type Infer } from './shape';
import { group, policies } from './group';

const money = (doc: string) => number(doc);
const id = text('Name of this calculation.');

export const initialRecognition = object(
  'Initial measurement from stated present values (32, 38, 47), contracts issued.',
  { kind: choice('What this input is.', ['initialRecognition']), pvInflows: money('Positive.'), pvOutflows: money('Positive.') },
  {
    id,
    riskAdjustment: number('Positive.', { min: 0 }),
    acquisitionAsset: number('Asset for acquisition cash flows derecognised at the date (38(c)(i)).', { min: 0 }),
    otherDerecognised: money('Other asset (positive) or liability (negative) derecognised at the date (38(c)(ii)).'),
    cashAtDate: money('Cash flows arising at the date itself, received positive (38(b)).'),
  },
);

export const reinsuranceInitial = object(
  'Reinsurance contracts held at initial recognition, in proportion to the underlying contracts (60-65A, B119D).',
  {
    kind: choice('What this input is.', ['reinsuranceInitial']),
    cessionRate: number('Share of each underlying claim that is recovered, 0 to 1.', { min: 0, max: 1 }),
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
    riskAdjustment: money('Risk transferred, positive; default cessionRate x the underlying risk adjustment.'),
    nonPerformance: number('Present value of expected non-performance losses of the reinsurer (63), positive.', { min: 0 }),
    acquisitionAsset: money('Assets or liabilities derecognised at the date (65(b)).'),
    coversPastEvents: flag('The net cost concerns events before the purchase: an expense at once (65A).'),
  },
);

export const reinsuranceChange = object(
  'A change in the fulfilment cash flows of underlying contracts and what it does to the reinsurance held (44, 48, 66(c), 66A-66B).',
  {
    kind: choice('What this input is.', ['reinsuranceChange']),
    cessionRate: number('Share ceded, 0 to 1.', { min: 0, max: 1 }),
    underlying: object(
      'Before the change, liability positive.',
      { fcf: money('Fulfilment cash flows.'), csm: number('CSM.', { min: 0 }) },
      { lossComponent: number('Loss component.', { min: 0 }) },
    ),
    reinsurance: object(
      'Before the change, liability positive: an asset is negative.',
      { fcf: money('Fulfilment cash flows.'), csm: money('CSM, either sign.') },
      { lossRecovery: number('Loss-recovery component as a positive amount.', { min: 0 }) },
    ),
    increaseInUnderlyingFcf: money('Increase (positive) that relates to future service.'),
  },
  {
    id,
    increaseInReinsuranceFcf: money(
      'Change in the reinsurance fulfilment cash flows, liability positive; default -cessionRate x the increase.',
    ),
  },
);

export const acquired = object(
  'Contracts acquired in a transfer or a business combination (38-39, B93-B95A).',
  {
    kind: choice('What this input is.', ['acquired']),
    acquisition: choice('How they were acquired.', ['transfer', 'businessCombination']),
    consideration: money(
      'Consideration received (fair value of the contracts in a business combination): the proxy of the premium.',
    ),
    fcf: money('Fulfilment cash flows at the date, liability positive.'),
  },
  { id, held: flag('Reinsurance contracts held: no loss, either sign of CSM (B95B-B95D).') },
);

export const transitionGeneral = object(
  'Modified retrospective approach without direct participation (C11-C16): back from the transition date to initial recognition.',
  {
    kind: choice('What this input is.', ['transitionGeneral']),
    transition: object(
      'At the transition date.',
      { futureCashFlows: money('Undiscounted, outflows less inflows.'), riskAdjustment: money('Positive.') },
      { discounting: money('Effect of discounting on them, usually negative.') },
    ),
    known: object(
      'Cash flows known to have occurred since initial recognition (C12).',
      { premiumsReceived: money('Positive.'), outflowsPaid: money('Positive, acquisition cash flows included.') },
      {},
    ),
  },
  {
    id,
    discountingAdjustment: money('Further effect of discounting back to initial recognition, added to that at transition (C13).'),
    discountingAtInitialRecognition: money('Instead: the whole effect at initial recognition.'),
    raReleasedBefore: number('Risk adjustment released before transition (C14), positive.', { min: 0 }),
    csmRecognisedBefore: number('CSM recognised for service before transition (C15), where it is known.', { min: 0 }),
    csmAccretedBefore: money('Interest accreted on the CSM before transition (C15).'),
    coverageUnits: object(
      'Otherwise the share recognised follows from coverage units (C15).',
      { provided: number('Before transition.', { min: 0 }), remaining: number('After it.', { min: 0 }) },
      {},
    ),
    lossAllocatedBefore: number('Loss component allocated before transition (C16).', { min: 0 }),
  },
);

export const transitionVariableFee = object(
  'Modified retrospective approach with direct participation (C17).',
  {
    kind: choice('What this input is.', ['transitionVariableFee']),
    fairValueOfUnderlyingItems: money('At the transition date.'),
    fcf: money('Fulfilment cash flows at the transition date, liability positive.'),
  },
  {
    id,
    chargesBefore: number(
      'Amounts charged to policyholders before transition, also by deduction from the items, positive (C17(c)(i)).',
      { min: 0 },
    ),
    amountsPaidBefore: number('Amounts paid before that do not vary with the items, positive (C17(c)(ii)).', { min: 0 }),
    raReleasedBefore: number('Change in the risk adjustment caused by the release from risk, positive (C17(c)(iii)).', {
      min: 0,
    }),
    acquisitionPaidBefore: number('Acquisition cash flows paid before transition and allocated to the group (C17(c)(iv)).', {
      min: 0,
    }),
    csmRecognisedBefore: number('CSM for service before transition (C17(d)), where it is known.', { min: 0 }),
    coverageUnits: object(
      'Otherwise by coverage units (C17(d)).',
      { provided: number('Before transition.', { min: 0 }), remaining: number('After it.', { min: 0 }) },
      {},
    ),
  },
);

export const transitionFairValue = object(
  'Fair value approach (C20-C24).',
  {
    kind: choice('What this input is.', ['transitionFairValue']),
    fairValue: money('Of the group, liability positive.'),
    fcf: money('Liability positive.'),
  },
  { id },
);

export const financeAllocation = object(
  'Systematic allocation of finance income or expenses between profit or loss and OCI (88(b), B130-B133).',
  {
    kind: choice('What this input is.', ['financeAllocation']),
    method: choice(
      'Rate that allocates: a constant rate (B132(a)(i)), one in proportion to credited rates (B132(a)(ii)), or the locked-in rates (B131).',
      ['effectiveYield', 'projectedCreditingRate', 'lockedIn'],
    ),
    pvAtInception: money('Present value after initial cash flows.'),
    periods: number('Periods until the payment.', { integer: true, min: 1 }),
    expectedPayments: list(
      'Expected payment at the end, as estimated at inception and at the end of each later period; the last one stays.',
      money('Positive.'),
    ),
    marketRates: list(
      'Current flat rate at inception and at the end of each later period; the last one stays.',
      number('Rate.', { above: -1 }),
    ),
  },
  {
    id,
    rateAtInception: number('Rate at inception; default: the first market rate.', { above: -1 }),
    creditingRates: list(
      'Projected credited rates by period, as estimated at inception and at the end of each later period; the last one stays.',
      list('By period from period 1; past periods as credited.', number('Rate.', { above: -1 })),
    ),
  },
);

const movement = object(
  'One step of an analysis of change.',
  {
    name: text('Name of the step.'),
    amount: money(
      'Increase (positive) or decrease of fulfilment cash flows that meets the margin; or of the CSM itself, see `of`.',
    ),
  },
  { of: choice('What the amount is; default fulfilmentCashFlows.', ['fulfilmentCashFlows', 'csm']) },
);

export const marginRollForward = object(
  'A CSM or loss component carried through stated steps and released last (44, 48, 50, B119).',
  { kind: choice('What this input is.', ['marginRollForward']), steps: list('In their order.', movement) },
  {
    id,
    opening: object(
      'Opening balances, positive.',
      {},
      { csm: money('CSM.'), lossComponent: number('Loss component.', { min: 0 }) },
    ),
    held: flag('Reinsurance contracts held: either sign, no loss component.'),
    interestRate: number('Rate at which the opening balance accretes first (44(b)).', { above: -1 }),
    release: object(
      'Release of the period; without it nothing is released.',
      {},
      {
        share: number('Share released, 0 to 1.', { min: 0, max: 1 }),
        provided: number('Or coverage units of the period', { min: 0 }),
        expected: list('and of later periods,', number('Units.', { min: 0 })),
        discountRate: number('discounted at this rate by period.', { above: -1 }),
      },
    ),
    lossComponentRelease: choice('Loss component is released by the same share, or not.', ['sameShare', 'none']),
  },
);

export const components = object(
  'Whether components of a contract are separated (10-13, B31-B35).',
  {
    kind: choice('What this input is.', ['components']),
    components: list(
      'The components to judge.',
      object(
        'A component.',
        { name: text('Name.'), type: choice('What it is.', ['embeddedDerivative', 'investment', 'goodsOrServices']) },
        {
          closelyRelated: flag(
            'Embedded derivative closely related to the host, or itself an insurance contract (11(a), IFRS 9 4.3).',
          ),
          measurableSeparately: flag('One component can be measured without considering the other (B32(a)).'),
          benefitsAlone: flag(
            'The holder can benefit from one when the other is not present; lapse of one does not end the other (B32(b)).',
          ),
          soldSeparately: flag('Contracts with equivalent terms are, or could be, sold separately in the market (B31(b)).'),
          transfersServices: flag('Transfers a distinct good or service, not only activities to fulfil the contract (B33).'),
          usableAlone: flag('The holder can benefit from it alone or with resources readily available (B34).'),
          highlyInterrelated: flag('Cash flows and risks highly interrelated with the insurance component (B35(a)).'),
          integrated: flag('The entity provides a significant service of integrating it with insurance (B35(b)).'),
          directParticipationInvestment: flag('Investment contract with discretionary participation features (11(b)).'),
        },
      ),
    ),
  },
  { id },
);

export const reinsuranceHeld = object(
  'A group of reinsurance contracts held over several periods, with its underlying groups (60-70A).',
  {
    kind: choice('What this input is.', ['reinsuranceHeld']),
    model: choice('Measurement model.', ['GMM', 'PAA']),
    periods: number('Periods to measure.', { integer: true, min: 1 }),
    cessionRate: number('Share of each underlying claim recovered, 0 to 1.', { min: 0, max: 1 }),
    premiums: list('Premiums to the reinsurer by period, positive.', money('Premium.')),
    underlying: list('Underlying groups.', group),
  },
  {
    id,
    periodsPerYear: choice('Length of a period.', [1, 2, 4, 12]),
    lockedIn: either(
      'Locked-in rate; default that of the first underlying group.',
      () => true,
      number('Flat rate.', { above: -1 }),
      number('Flat rate.'),
    ),
    riskAdjustmentCeded: flag('The share of the underlying risk adjustment is transferred; default true.'),
    coverageUnits: list('By period; default the sum of the underlying groups’ units.', number('Units.', { min: 0 })),
    acquiredAfterLoss: flag('Entered into after the underlying losses were recognised: no recovery at recognition (66A).'),
    policies,
  },
);

export type InitialRecognitionInput = Infer<typeof initialRecognition>;
export type ReinsuranceInitialInput = Infer<typeof reinsuranceInitial>;
export type ReinsuranceChangeInput = Infer<typeof reinsuranceChange>;
export type AcquiredInput = Infer<typeof acquired>;
export type TransitionGeneralInput = Infer<typeof transitionGeneral>;
export type TransitionVariableFeeInput = Infer<typeof transitionVariableFee>;
export type TransitionFairValueInput = Infer<typeof transitionFairValue>;
export type FinanceAllocationInput = Infer<typeof financeAllocation>;
export type MarginRollForwardInput = Infer<typeof marginRollForward>;
export type ComponentsInput = Infer<typeof components>;
export type ReinsuranceHeldInput = Infer<typeof reinsuranceHeld>;
