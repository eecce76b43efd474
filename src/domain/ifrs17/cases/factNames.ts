import { phrasesOf } from './vocabulary';

/** Facts that are known by one name (and what means the same, word for word), beside those of `vocabulary.ts`. */
const plain = `
  premiums singlePremium singlePremiumPerContract premiumPerContract expectedPremiums actualPremium premiumTiming
  coveragePeriods coverageQuarters years periods quarters months halfYears interimPeriods reportingPeriods year period quarter month periodsPerYear
  weight expectedClaims expectedExpenses actualExpenses actualAcquisitionCashFlows outflowTiming acquisitionTiming
  investmentComponents expectedInvestmentComponents revisedInvestmentComponents
  discountRateAtInception currentRates marketRate marketRates spotRates forwardRates illiquidityPremium
  creditingRates projectedCreditingRates creditedRates rateAtInception
  revisions cause revisedCoverageUnits revisedFuturePremiums revisedPremiums
  start end inPeriod inYear atEndOf atEndOfYear lockedIn deemedPremium price share
  policy policies method variants unit components steps changes amount name of held kind
  claims raIncurred claimsPaid paid 
  pastServiceChange raReleaseOfIncurredClaims
  interestRate lossComponentRelease provided remaining expected interest csm release opening
  fairValue acquisition underlyingItems reinsurancePremiums coveredShare nonPerformance coversPastEvents recoveries
  fcfInitial presentValue endYear1 investedAssetsAtEndOfYear3 investedAssetsAtEnd returns assets investedAssets
  discountingAtInitialRecognition csmAccretedBefore lossAllocatedBefore
  otherExpenses  raInterest
  recognisedShare expectedNetInflow expectedNetInflowOfRenewals allocatedToRenewals impairedBefore accretionRateOfAsset
  expectedPayments ultimates fairValueOfContracts pv groups
`;

export const factNames: readonly string[] = [
  ...Object.keys(phrasesOf),
  ...plain.split(/\s+/).filter((name) => name !== ''),
];
