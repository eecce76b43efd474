import { variation } from '../support/variation';

/** Calculations of one date: transition, acquisition cash flows, margins, contracts acquired, components. */
export const single = [
  variation('modified retrospective: service before transition by coverage units', () => ({
    model: 'Transition MRA',
    facts: {
      transition: { futureCashFlows: 500, effectOfDiscounting: -80, riskAdjustment: 40 },
      known: { premiumsReceived: 1200, outflowsPaid: 450 },
      discountingAdjustment: -30,
      raReleasedBefore: 25,
      csmAccretedBefore: 12,
      coverageUnits: { provided: 60, remaining: 40 },
    },
    expected: {
      initialPv: 500 - 1200 + 450 - 110,
      initialRa: 65,
      csmInitial: 295,
      csmRecognised: 0.6 * 307,
      csmAtTransition: 0.4 * 307,
      liabilityAtTransition: 460 + 0.4 * 307,
    },
  })),
  variation('modified retrospective at a loss', () => ({
    facts: {
      transition: { futureCashFlows: 500, discounting: -80, riskAdjustment: 40 },
      known: { premiumsReceived: 900, outflowsPaid: 450 },
      discountingAdjustment: -30,
      raReleasedBefore: 25,
      lossAllocatedBefore: 3,
      csmRecognisedBefore: 0,
    },
    expected: {
      initialFcf: 5,
      csmInitial: 0,
      lossInitial: 5,
      lossComponentAtTransition: 2,
      csmAtTransition: 0,
    },
  })),
  variation(
    'modified retrospective with direct participation, acquisition cash flows and coverage units',
    () => ({
      facts: {
        transition: { fairValueOfUnderlyingItems: 2000, fcf: 1900 },
        chargesBefore: 120,
        amountsPaidBefore: 30,
        raReleasedBefore: 15,
        acquisitionPaidBefore: 25,
        coverageUnits: { provided: 3, remaining: 1 },
      },
      expected: {
        csmForAllServices: 150,
        csmRecognised: 112.5,
        csmAtTransition: 37.5,
        liabilityAtTransition: 1937.5,
      },
    }),
  ),
  variation('fair value approach', () => ({
    model: 'transition, fair value approach',
    facts: {
      transition: { fairValue: 130, futureCashFlows: 120, discounting: -25, riskAdjustment: 10 },
    },
    expected: {
      csmAtTransition: 25,
      fcfAtTransition: 105,
      liabilityAtTransition: 130,
      lossComponentAtTransition: 0,
    },
  })),
  variation('fair value approach at a loss', () => ({
    facts: { transition: { fairValue: 90, fcf: 100 } },
    expected: { csmAtTransition: 0, lossComponentAtTransition: 10, liabilityAtTransition: 100 },
  })),
  variation(
    'a CSM that accretes, changes twice and is released by discounted coverage units',
    () => {
      const share = 10 / (10 + 8 / 1.04 + 6 / 1.04 ** 2);
      return {
        facts: {
          openingCsm: 300,
          interestRate: 0.04,
          changesInFcf: [-50, 20],
          coverageUnits: [10, 8, 6],
          discountRate: 0.04,
        },
        expected: {
          beforeRelease: { csm: 342 },
          release: { csm: -342 * share },
          csm: 342 * (1 - share),
          closing: { csm: 342 * (1 - share) },
        },
      };
    },
  ),
  variation('an asset for acquisition cash flows that accretes and is impaired', () => ({
    facts: {
      assetForAcquisitionCashFlows: 200,
      paid: 40,
      recognisedShare: 0.25,
      interestRate: 0.05,
      expectedNetInflow: 150,
    },
    expected: {
      accreted: 10,
      derecognised: 62.5,
      impairment: 37.5,
      closing: 150,
      profitOrLoss: 10 - 37.5,
    },
  })),
  variation('its impairment is reversed as far as conditions have improved', () => ({
    facts: {
      assetForAcquisitionCashFlows: 150,
      expectedNetInflow: 300,
      impairedBefore: 37.5,
      allocatedToRenewals: 60,
      expectedNetInflowOfRenewals: 80,
    },
    expected: { impairment: 0, reversal: 20, closing: 170, profitOrLoss: 20 },
  })),
  variation(
    'acquisition cash flows paid before recognition, recovered by discounted coverage units',
    () => {
      const csm = 900 - 200 / 1.1 - 200 / 1.21 - 60;
      const share = 2 / (2 + 1 / 1.1);
      return {
        facts: {
          premium: 900,
          expectedOutflows: [200, 200],
          discountRate: 0.1,
          acquisitionAsset: 60,
          coverageUnits: [2, 1],
          policy: { acquisitionBasis: 'coverageUnits', discountCoverageUnits: true },
        },
        expected: {
          initial: { csm },
          csmRecognised: [-csm * 1.1 * share, -csm * 1.21 * (1 - share)],
          revenueAnalysisPara106: { acquisitionRecovery: [60 * share, 60 * (1 - share)] },
        },
      };
    },
  ),
  variation('contracts acquired at a loss in a transfer', () => ({
    facts: { kind: 'transfer', considerationReceived: 30, fulfilmentCashFlows: 42 },
    expected: { csm: 0, lossComponent: 12, profitOrLoss: -12, goodwillIncrease: 0, liability: 42 },
  })),
  variation('components in words of their own', () => ({
    facts: {
      components: {
        accountBalance: { soldSeparatelyInTheMarket: true, lapsesTogether: true },
        assetManagementServices: { integratedWithInsurance: true, usableAlone: true },
        claimsProcessingService: { transfersService: true, benefitOnItsOwn: true },
        equityOption: { closelyRelated: false },
      },
    },
    expected: {
      accountBalance: { separate: false },
      assetManagementServices: { separate: false },
      claimsProcessingService: { separate: true },
      equityOption: { separate: true },
    },
  })),
];
