import type { EngineInput } from '../schema/input';
import { engineInput } from '../schema/input';
import { parse } from '../schema/shape';
import { amount, given, isFacts, part, type Facts } from './facts';

/** The fair value approach needs nothing of the past: the fair value of the contracts and their fulfilment cash flows (C20). */
function fairValueCase(at: Facts, fairValue: number): EngineInput {
  const pv = amount(at, 'futureCashFlows', 'presentValue', 'pvNet');
  const discounted =
    pv === undefined
      ? undefined
      : pv + (amount(at, 'discounting') ?? 0) + (amount(at, 'riskAdjustment') ?? 0);
  return parse(
    engineInput,
    given({ kind: 'transitionFairValue', fairValue, fcf: amount(at, 'fcf') ?? discounted }),
  );
}

/** Facts of the modified retrospective approach without direct participation (C11-C16), or of the fair value approach. */
export function transitionCase(facts: Facts, at: Facts): EngineInput {
  const fairValue = amount({ ...facts, ...at }, 'fairValue', 'fairValueOfContracts');
  if (fairValue !== undefined && !part(facts, 'known'))
    return fairValueCase({ ...facts, ...at }, fairValue);
  const known = { ...facts, ...part(facts, 'known') };
  return parse(
    engineInput,
    given({
      kind: 'transitionGeneral',
      transition: given({
        futureCashFlows: amount(at, 'futureCashFlows'),
        discounting: amount(at, 'discounting'),
        riskAdjustment: amount(at, 'riskAdjustment') ?? 0,
      }),
      known: given({
        premiumsReceived: amount(known, 'premiumsReceived'),
        outflowsPaid: amount(known, 'outflowsPaid', 'claimsPaid'),
      }),
      discountingAdjustment: amount(facts, 'discountingAdjustment'),
      discountingAtInitialRecognition: amount(facts, 'discountingAtInitialRecognition'),
      raReleasedBefore: amount(known, 'raReleasedBefore', 'raRelease'),
      csmRecognisedBefore: amount(known, 'csmRecognisedBefore'),
      csmAccretedBefore: amount(known, 'csmAccretedBefore'),
      lossAllocatedBefore: amount(known, 'lossAllocatedBefore'),
      coverageUnits: unitsOf(facts),
    }),
  );
}

/** Coverage units before and after transition, by what their names say. */
function unitsOf(facts: Facts): Facts | undefined {
  const share = amount(facts, 'shareProvided');
  if (share !== undefined) return { provided: share, remaining: 1 - share };
  const stated = part(facts, 'coverageUnits', 'coverage', 'coveragePeriod', 'coverageYears');
  if (!stated) return undefined;
  const named = (pattern: RegExp) =>
    Object.entries(stated).find(([name]) => pattern.test(name))?.[1];
  const [provided, remaining] = [
    named(/provid|before|past|elapsed|known/i),
    named(/remain|after|future|expect|left/i),
  ];
  return provided === undefined || remaining === undefined ? stated : { provided, remaining };
}

const flattenedFacts = (facts: Facts): Facts =>
  Object.assign({}, facts, ...Object.values(facts).filter(isFacts)) as Facts;

/** True where facts look back from a transition date and name underlying items. */
export const isVariableFeeTransition = (facts: Facts): boolean => {
  const names = Object.entries(flattenedFacts(facts)).filter(
    ([, value]) => typeof value === 'number',
  );
  const states = (pattern: RegExp) => names.some(([name]) => pattern.test(name));
  return states(/underlying|fairValueOfAssets/i) && states(/charge|before|^ra.*release|notVary/i);
};

/** Facts of C17 by what their names say, at the top or under the transition date. */
export function variableFeeTransitionCase(facts: Facts): EngineInput {
  const all = flattenedFacts(facts);
  const named = (pattern: RegExp) => {
    const value = Object.entries(all).find(
      ([name, each]) => typeof each === 'number' && pattern.test(name),
    )?.[1];
    return typeof value === 'number' ? value : undefined;
  };
  const pv =
    amount(all, 'futureCashFlows', 'pv', 'pvAtInception', 'presentValue', 'pvOutflows') ??
    named(/^(pv|presentValue)/i);
  const ra = amount(all, 'riskAdjustment');
  return parse(
    engineInput,
    given({
      kind: 'transitionVariableFee',
      fairValueOfUnderlyingItems: named(/^(?!.*change).*(fairValue|underlying)/i),
      fcf: named(/^fcf|fulfilment/i) ?? (pv === undefined ? undefined : pv + (ra ?? 0)),
      chargesBefore: named(/charge/i),
      amountsPaidBefore: named(/^(?!acquisition).*(paid|notVary)/i),
      raReleasedBefore: named(/^(ra|riskAdjustment).*(releas|before|change)/i),
      acquisitionPaidBefore: named(/^(acquisition|iacf)/i),
      csmRecognisedBefore: named(/^csm/i),
      coverageUnits: unitsOf(facts),
    }),
  );
}
