import type { EngineInput } from '../schema/input';
import { engineInput } from '../schema/input';
import { InputError, parse } from '../schema/shape';
import { componentsCase } from './componentsCase';
import {
  amount,
  amounts,
  amountsOrEach,
  column,
  given,
  isFacts,
  part,
  periodFacts,
  type Facts,
  outflowNames,
} from './facts';
import { discretionaryCase, isDiscretionary } from './discretionaryCase';
import { financeCase } from './financeCase';
import { generalCase } from './generalCase';
import { isMarginCase, marginCase } from './marginCase';
import { isMarginSchedule, marginScheduleCase } from './marginScheduleCase';
import { premiumAllocationCase } from './premiumAllocationCase';
import { isReinsurance, reinsuranceCase } from './reinsuranceCase';
import {
  isVariableFeeTransition,
  transitionCase,
  variableFeeTransitionCase,
} from './transitionCase';
import { isVariableFee, variableFeeCase } from './variableFeeCase';

const missing = (path: string, expected: string) =>
  new InputError([{ path, code: 'missing', expected, found: 'nothing' }]);

const isPremiumAllocation = (facts: Facts, model: string): boolean =>
  /PAA|premium alloc/i.test(model) ||
  (!/GMM|BBA|VFA/i.test(model) &&
    amount(facts, 'coverageMonths') !== undefined &&
    !amountsOrEach(facts, 1, 'expectedOutflows'));

/**
 * The input that the facts state.
 * @throws InputError where they state none that the engine knows, or not the one that the model says
 */
export function inputOfFacts(facts: Facts, model: string): EngineInput {
  const at = part(facts, 'transition') ?? (/transition|FVA\b/i.test(model) ? facts : undefined);
  const consideration = amount(
    facts,
    'consideration',
    'fairValue',
    'fairValueOfContracts',
    'deemedPremium',
    'premium',
  );
  if (Array.isArray(facts['components']) || isFacts(facts['components']))
    return componentsCase(facts);
  if (/(?<!loss |recovery )component|separat/i.test(model))
    return componentsCase({ components: onlyParts(facts) });
  if (isReinsurance(facts, model) && !isMarginAlone(facts)) return reinsuranceCase(facts, model);
  if (isVariableFeeTransition(facts)) return variableFeeTransitionCase(facts);
  if (at) return transitionCase(facts, at);
  if (isMarginSchedule(facts)) return parse(engineInput, marginScheduleCase(facts));
  if (isMarginCase(facts))
    return marginCase(/^RH|reinsurance held/i.test(model) ? { held: true, ...facts } : facts);
  if (amount(facts, 'acquisitionAsset') !== undefined && !amountsOrEach(facts, 1, ...outflowNames))
    return acquisitionAssetCase(facts);
  const fcf =
    amount(facts, 'fcf') ??
    (amount(facts, 'consideration', 'fairValueOfContracts', 'fairValue') === undefined
      ? undefined
      : sumOfFcf(facts));
  if (consideration !== undefined && fcf !== undefined)
    return parse(
      engineInput,
      given({
        kind: 'acquired',
        acquisition: /combination/i.test([model, ...Object.values(facts)].join(' '))
          ? 'businessCombination'
          : 'transfer',
        consideration,
        fcf,
        held: facts['held'],
      }),
    );
  if (isPremiumAllocation(facts, model))
    return parse(engineInput, premiumAllocationCase(withPremium(facts)));
  if (isDiscretionary(facts)) return parse(engineInput, discretionaryCase(facts));
  if (isVariableFee(facts)) return parse(engineInput, variableFeeCase(facts));
  if (/VFA|variable fee/i.test(model))
    throw missing(
      'facts.fairValueChange',
      'what the underlying items earn: fairValueChange, fairValueReturn or fairValueOfAssets',
    );
  if (amount(facts, 'pvAtInception') !== undefined) return financeCase(facts);
  if (
    amountsOrEach(facts, 1, ...outflowNames) ??
    column(periodFacts(facts), () => 0, ...outflowNames)
  )
    return parse(engineInput, generalCase(withPremium(facts)));
  const [pvInflows, pvOutflows] = [amount(facts, 'pvInflows'), amount(facts, 'pvOutflows')];
  if (pvInflows !== undefined && pvOutflows !== undefined)
    return parse(
      engineInput,
      given({
        kind: 'initialRecognition',
        pvInflows,
        pvOutflows,
        riskAdjustment: amount(facts, 'riskAdjustment'),
        acquisitionAsset: amount(facts, 'acquisitionAsset'),
      }),
    );
  throw missing('facts.expectedOutflows', calculations);
}

/** A CSM of reinsurance held that stated changes meet, whoever the underlying contracts are. */
const isMarginAlone = (facts: Facts): boolean =>
  isMarginCase(facts) &&
  amount(facts, 'cessionRate') === undefined &&
  part(facts, 'underlying') === undefined;

/** Fulfilment cash flows by their parts (32(a)). */
function sumOfFcf(facts: Facts): number | undefined {
  const [outflows, inflows] = [
    amount(facts, 'futureCashFlows', 'presentValue', 'pvOutflows'),
    amount(facts, 'pvInflows'),
  ];
  return outflows === undefined
    ? undefined
    : outflows - Math.abs(inflows ?? 0) + (amount(facts, 'riskAdjustment') ?? 0);
}

/** Components each under its name, without what is said of the contract as a whole. */
const onlyParts = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => isFacts(value)));

const calculations =
  'expected outflows by year, or what another calculation needs: cessionRate (reinsurance held), transition, consideration and fcf ' +
  '(contracts acquired), openingCsm or steps, pvAtInception (finance), fairValueReturn or fairValueChange (variable fee), ' +
  'coverageMonths (premium allocation), pvInflows and pvOutflows, acquisitionAsset, components';

/** An asset of 28B over a period. */
const acquisitionAssetCase = (facts: Facts): EngineInput =>
  parse(
    engineInput,
    given({
      kind: 'acquisitionAsset',
      opening: amount(facts, 'acquisitionAsset'),
      paid: amount(facts, 'paid', 'acquisitionCashFlows', 'acquisitionPaidBefore'),
      recognised: amount(facts, 'recognisedShare'),
      interestRate: amount(facts, 'accretionRateOfAsset', 'interestRate', 'discountRate'),
      expectedNetInflow: amount(facts, 'expectedNetInflow'),
      expectedNetInflowOfRenewals: amount(facts, 'expectedNetInflowOfRenewals'),
      allocatedToRenewals: amount(facts, 'allocatedToRenewals'),
      impairedBefore: amount(facts, 'impairedBefore'),
    }),
  );

const premiumNames = [
  'premium',
  'premiums',
  'singlePremium',
  'premiumsReceived',
  'expectedPremiums',
  'singlePremiumPerContract',
  'premiumPerContract',
  'premiumPerPeriod',
];

/** Without a premium every group would be onerous: that must be said, not left out. */
export function withPremium(facts: Facts): Facts {
  const ofPeriods = Object.values(facts).some(
    (value) =>
      Array.isArray(value) &&
      value.some((each: unknown) => typeof each === 'object' && each !== null && 'premium' in each),
  );
  if (
    !ofPeriods &&
    amount(facts, ...premiumNames) === undefined &&
    !amounts(facts, ...premiumNames)
  )
    throw missing('facts.premium', 'the premium, 0 where there is none');
  return facts;
}
