/**
 * Authors name the same fact in their own words: `raRelease`, `riskAdjustmentReleased`, `releaseOfRiskAdjustment`. Here each fact has one
 * name, and other phrases for it; abbreviations, order and filler words do not matter (`meanings.ts`).
 */
const vocabulary = `
  premium: inflows, cash inflows, expected inflows, future inflows, expected cash inflows, premium inflows, single premium received,
    initial premium, premium at initial recognition, total premium, expected premium
  premiumPerPeriod: annual premium, premium per year, yearly premium, regular premium, monthly premium, premium per month,
    premium per quarter, quarterly premium, premiums per year, premiums per period, premium per period, premium each year
  premiumsReceived: premiums received before transition, premiums collected, premiums received before,
    premiums received since initial recognition, cash received
  coverageYears: coverage period, coverage period in years, coverage term, number of years, years of coverage, term, policy term,
    contract term, duration
  coverageMonths: coverage period in months, coverage period months, months of coverage, number of months
  contracts: number of contracts, contracts issued, contract count, number of policies, policies
  claimsPerPeriod: yearly outflows, outflow per year, yearly claims, claims per year, expected claims per year, expected claims each year,
    annual claims, expected annual claims, outflows per year, expected outflows per year, annual outflows, claims per quarter,
    expected claims per quarter, quarterly claims, claims per month, expected claims per month, expected claims per period, monthly claims,
    claims per period
  entityShare: entitys share, share of entity, variable fee share, variable fee percentage, fee share
  discountRate: initial discount rate, locked in rate, locked in discount rate, interest rate, rate
  csmAccretionRate: nominal rate, discount rate nominal, rate for nominal cash flows, discount rate for nominal cash flows, accretion rate,
    csm interest rate, csm rate, rate for accretion of csm
  currentRate: current discount rate, discount rate at end, discount rate at end of year, current market rate
  expectedOutflows: outflows, future outflows, expected future outflows, estimated outflows, initial expected outflows
  actualOutflow: actual, actual paid, actual cash flows, actual claims paid, actual outflows, actual claims, actual claims and expenses,
    actual outflows paid
  revisedFuture: revised claims, revised expected claims, revised future claims, revised, revised cash flows, revised outflows,
    revised future outflows, revised expected outflows, revised expected future outflows, revised estimates,
    revised estimate of future outflows
  riskAdjustment: initial risk adjustment, risk adjustment for non financial risk, risk margin, risk adjustment at initial recognition
  raRelease: risk adjustment release per year, risk adjustment released per year, risk adjustment release per quarter,
    risk adjustment release per period, risk adjustment released each year, risk adjustment released for current service
  raFutureServiceChange: risk adjustment change, risk adjustment increase, risk adjustment revision, risk adjustment change in estimates,
    risk adjustment increase for future service
  raClosing: risk adjustment at end, risk adjustment at end of year
  investmentComponent: investment component per year, investment component each year, investment components, investment component paid,
    investment component expected
  acquisitionCashFlows: acquisition costs attributable, attributable acquisition costs, acquisition costs directly attributable,
    insurance acquisition cash flows, iacf, attributable acquisition cash flows, directly attributable acquisition cash flows,
    directly attributable acquisition costs
  acquisitionCostsPaid: acquisition costs, total acquisition costs, all acquisition costs paid
  coverageUnits: quantity of benefits, benefits provided, insured benefits, quantity of benefits provided, quantity of service,
    expected coverage units, coverage units by year, contracts in force, number of contracts in force, policies in force,
    number of policies in force
  acquisitionExpensedImmediately: acquisition costs expensed as incurred, acquisition costs expensed when incurred,
    acquisition cash flows expensed as incurred, expense acquisition cash flows immediately, acquisition expensed,
    acquisition costs expensed, acquisition costs expensed immediately, acquisition cash flows expensed,
    acquisition cash flows expensed immediately, acquisition cash flows expensed when incurred
  claimsIncurred: incurred claims
  cessionRate: percentage covered, share covered, share of claims covered, percentage of claims covered, share of each claim covered,
    share of claims recovered, coverage share, reinsured percentage, share ceded, percentage ceded, ceded share, cession share,
    cession percentage, cession, ceded rate, quota share, reinsured share, reinsurance share
  expectedRecoveries: recoveries expected, recoveries per year, expected recoveries per year, expected reinsurance recoveries
  actualRecoveries: recoveries received, recoveries incurred, actual reinsurance recoveries
  revisedRecoveries: revised future recoveries, revised expected recoveries
  cedingCommission: fixed commission, commission from reinsurer, reinsurance commission, fixed ceding commission, commission received
  reinsurancePremium: ceded premium, premium ceded, premiums ceded, premium for reinsurance, reinsurance premium paid, premium paid,
    premium paid to reinsurer
  underlying: insurance contracts issued, insurance contracts, underlying insurance contracts issued, direct contracts, underlying groups,
    underlying contracts, underlying group, underlying insurance contracts
  reinsurance: reinsurance contract held, reinsurance contracts, treaty, reinsurance treaty, reinsurance held, reinsurance contract,
    reinsurance contracts held, reinsurance group
  increaseInUnderlyingFcf: increase in fcf, change in underlying fcf, increase in fcf of underlying contracts
  decreaseInUnderlyingFcf: decrease in fcf, decrease in fcf of underlying contracts
  increaseInReinsuranceFcf: change in reinsurance fcf, increase in fcf of reinsurance
  lossComponent: loss, loss recognised, initial loss, loss on underlying, loss on onerous group, loss on onerous contracts
  lossRecovery: loss recovery component
  pvInflows: present value of future inflows, initial present value of inflows
  pvOutflows: present value of future outflows
  pvOutflowsInitial: present value of outflows at initial recognition
  consideration: deemed premium received, consideration received
  fcf: initial fcf, fcf at transition, estimated fcf
  transition: at transition, transition date, at transition date
  known: known cash flows, cash flows before transition, before transition, before
  futureCashFlows: estimates of future cash flows, estimated future cash flows, undiscounted future cash flows,
    present value of future cash flows, net future cash flows
  discounting: effect of discounting, discounting effect, discounting at transition
  discountingAdjustment: effect of discounting before, effect of discounting before transition, further discounting, additional discounting,
    discounting before transition
  outflowsPaid: claims paid before, claims paid before transition, outflows paid before transition, claims and expenses paid before,
    claims paid, claims and expenses paid, outflows paid before
  raReleasedBefore: risk adjustment release before, risk adjustment released before, risk adjustment released before transition
  csmRecognisedBefore: csm recognised in profit or loss before, csm recognised before, csm recognised in profit or loss,
    csm recognised before transition, csm recognised, csm for service before, csm of services before transition
  pvAtInception: initial present value
  chargesBefore: charges, charges deducted, amounts charged, charges deducted before transition, charges to policyholders
  amountsPaidBefore: other amounts paid, paid not varying, amounts paid not varying, amounts paid that do not vary,
    amounts paid before transition, amounts paid not varying with underlying items
  acquisitionPaidBefore: acquisition cash flows before transition, acquisition cash flows paid
  fairValueOfUnderlyingItems: underlying items at transition, fair value of items
  newContracts: contracts joining, contracts added, contracts added later, contracts joining later, later contracts
  derecognitions: derecognition, contracts leaving, contracts derecognised, transfers out, modification, contracts modified
  exchangeRates: closing rates, closing rates of exchange, closing exchange rates, exchange rates at end, spot exchange rates
  averageExchangeRates: average rates, average rates of exchange
  riskAdjustmentShareOfOutflows: risk adjustment share, risk adjustment rate, risk adjustment percentage
  acquisitionAsset: asset for acquisition cash flows, asset for insurance acquisition cash flows, insurance acquisition cash flow asset,
    acquisition cash flow asset, iacf asset
  fulfilmentCashFlowsRemaining: fcf relating to remaining coverage, fcf that relate to remaining coverage, fcf for remaining coverage,
    fcf remaining, fcf of remaining coverage, fulfilment cash flows for remaining coverage, remaining fulfilment cash flows
  financingRate: rate of significant financing, financing component rate, significant financing component rate
  claimsDiscountRate: discount rate of claims, discount rate for incurred claims, incurred claims rate, lic discount rate
  currentClaimsRates: current rates of claims, current rates for incurred claims, current lic rates, current rate of claims,
    current claims discount rates
  settlementPattern: claims settlement pattern, claims payment pattern, payment pattern, run off pattern
  accidentPeriods: accident years, accident quarters, claims by accident year, claims by accident period
  expectedPayout: expected maturity value, maturity value, expected cash outflow at maturity, expected outflow at maturity, payout
  shareOfAssetsPaid: share of assets, payout share, policyholder share, policyholder share of assets, share of assets paid to policyholders
  amortisedCost: amortised cost of assets, carrying amount of assets, assets at amortised cost
  bookYieldIncome: effective interest income, interest at effective rate, effective interest, book yield, interest income,
    investment income, investment income in profit or loss, asset income in profit or loss, income in profit or loss,
    income of underlying items in profit or loss, interest income in profit or loss
  fairValueOfAssets: fair value at end, fair value at end of year, fair value of assets at end of year, fair values of assets,
    fair value of underlying items at end of year, fair value of underlying assets, assets at fair value
  fairValueChange: change in fair value, fair value changes of underlying items, change in fair value of underlying items
  effectOfTimeValueAndFinancialRisk: finance effect, effect of time value of money and financial risk
  fairValueReturn: returns, return, fair value returns, return on underlying items
  annualChargeRate: charge rate, annual charge, annual fee rate
  deathBenefitFloor: minimum death benefit, guaranteed death benefit, death benefit
  deathsPerYear: expected deaths per year, expected deaths, deaths each year, deaths
  openingCsm: opening balance, csm at beginning of period, csm at beginning of year, csm opening balance, csm brought forward, csm at start,
    csm before adjustment, csm at beginning, csm before change
  initialCsm: csm at initial recognition, csm on initial recognition, csm at inception, csm at outset, day one csm
  changeInCsm: change in future service of csm, csm change, csm adjustment, adjustment to csm, change in csm of future service
  openingLossComponent: loss component at beginning
  changeInFcf: change in estimates future service, change in estimates relating to future service, unfavourable change, adverse change,
    unfavourable change in estimates, increase in fcf relating to future service, change relating to future service, fcf change,
    future service change, change in future service, change in estimates, change in fcf of future service
  releaseShare: release factor, amortisation factor, share released
  coverageUnitsProvided: coverage units provided in period, coverage units current period, current coverage units,
    coverage units of current period, coverage units of the period
  coverageUnitsFuture: coverage units expected future, expected future coverage units, coverage units expected in future,
    coverage units of future periods, future coverage units, remaining coverage units, coverage units remaining
  revisedPayout: revised payout, revised expected payout, revised maturity value
  shareProvided: share of coverage units provided, share of service provided, proportion of coverage provided, share of coverage provided,
    coverage units provided share, proportion of service provided, share of services provided before transition
  investmentOci: gains on assets in oci, gains in oci, oci on assets, fair value gains in oci, gains and losses in oci,
    other comprehensive income on assets, remeasurement in oci, oci of assets
  increaseInFutureOutflows: increase in remaining outflows, increase in remaining claims, increase in expected claims,
    increase in future claims, claims increase, increase in estimates of remaining claims, increase in expected outflows
  method: allocation method, allocation, systematic allocation
  riskMitigation: risk mitigation effect, effect of risk mitigation, change in guarantee under risk mitigation, finance effect mitigated,
    change in guarantee in profit or loss, risk mitigation in profit or loss
  settlementOfAll: all claims settled, settlement of all claims, claims settled in full
  nonAttributableAcquisitionCosts: not attributable acquisition costs, acquisition costs not attributable,
    acquisition costs not directly attributable, other acquisition costs, not directly attributable acquisition costs
  cedingCommissionRate: ceding commission percent, ceding commission percentage, commission rate, rate of ceding commission,
    ceding commission share
  claimsRemaining: expected claims remaining, expected claims of remaining coverage, expected future claims,
    expected claims for remaining coverage, remaining expected claims, expected outflows of remaining coverage, expected remaining claims,
    claims still expected
  fraction: percentage, proportion, share of contracts, percentage of contracts, proportion of contracts
  frequency: reporting frequency, interim reporting
`;

/** Phrases by the name of the fact. */
export const phrasesOf: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  vocabulary
    .trim()
    .split(/\n {2}(?! )/)
    .map((entry) => {
      const [name = '', phrases = ''] = entry.split(':');
      return [name.trim(), phrases.split(',').map((phrase) => phrase.trim().replace(/\s+/g, ' '))];
    }),
);
