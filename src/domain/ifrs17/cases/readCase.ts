import type { EngineInput } from '../schema/input';
import { engineInput } from '../schema/input';
import { InputError, parse } from '../schema/shape';
import { amount, amounts, given, isFacts, part, says, type Facts } from './facts';
import { generalCase, isVariableFee, variableFeeCase } from './generalCase';
import { policiesOfCase } from './policiesOfCase';
import { premiumAllocationCase, premiumPatterns } from './premiumAllocationCase';

/** A published example: facts as its source gives them (or an `input` of the engine), the tables it prints, and how near is equal. */
export interface PublishedCase {
  readonly id: string;
  readonly model?: string;
  readonly facts?: Facts;
  readonly input?: unknown;
  readonly expected: Facts;
  readonly tolerance: { readonly abs: number; readonly overrides?: Readonly<Record<string, number>> };
}

/** @throws InputError where it is no case */
export function asCase(json: unknown): PublishedCase {
  const problem = (path: string, expected: string) => new InputError([{ path, code: 'missing', expected, found: 'nothing' }]);
  if (!isFacts(json)) throw problem('', 'a case: an object with id, facts or input, expected, tolerance');
  if (!isFacts(json['facts']) && !isFacts(json['input']))
    throw problem('facts', 'the facts of the case, or an input of the engine');
  const tolerance = part(json, 'tolerance');
  return {
    ...json,
    id: says(json, 'id') || 'case',
    expected: part(json, 'expected') ?? {},
    tolerance: {
      abs: (tolerance && amount(tolerance, 'abs')) ?? 1e-9,
      ...(tolerance ? { overrides: part(tolerance, 'overrides') as Record<string, number> } : {}),
    },
  };
}

function transition(facts: Facts, at: Facts): EngineInput {
  const known = part(facts, 'known') ?? {};
  const input = given({
    kind: 'transitionGeneral',
    transition: given({
      futureCashFlows: amount(at, 'futureCashFlows') ?? 0,
      discounting: amount(at, 'discounting'),
      riskAdjustment: amount(at, 'riskAdjustment') ?? 0,
    }),
    known: {
      premiumsReceived: amount(known, 'premiumsReceived') ?? 0,
      outflowsPaid: amount(known, 'outflowsPaid', 'claimsPaid') ?? 0,
    },
    discountingAdjustment: amount(facts, 'discountingAdjustment'),
    raReleasedBefore: amount(facts, 'raReleasedBefore'),
    csmRecognisedBefore: amount(facts, 'csmRecognisedBefore'),
  });
  return parse(engineInput, input);
}

/** Facts of C17 by what their names say, at the top or under the transition date. */
function transitionOfVariableFee(facts: Facts): EngineInput {
  const all = { ...facts, ...part(facts, 'transition'), ...part(facts, 'known') };
  const named = (pattern: RegExp) => {
    const value = Object.entries(all).find(([name, each]) => typeof each === 'number' && pattern.test(name))?.[1];
    return typeof value === 'number' ? value : undefined;
  };
  return parse(
    engineInput,
    given({
      kind: 'transitionVariableFee',
      fairValueOfUnderlyingItems: named(/fairValue|underlying/i),
      fcf: named(/^fcf|fulfilment/i),
      chargesBefore: named(/charge/i),
      amountsPaidBefore: named(/^(?!acquisition).*(paid|notVary)/i),
      raReleasedBefore: named(/^ra|riskAdjustment/i),
      acquisitionPaidBefore: named(/^acquisition/i),
      csmRecognisedBefore: named(/^csm/i),
      coverageUnits: part(facts, 'coverageUnits'),
    }),
  );
}

const hasUnderlyingItems = (facts: Facts) => Object.keys(facts).some((name) => /^fairValue.*underlying/i.test(name));

function reinsurance(facts: Facts, cessionRate: number): EngineInput {
  const underlying = part(facts, 'underlying') ?? {};
  const increase = amount(facts, 'increaseInUnderlyingFcf');
  const overPeriods = reinsuranceOverPeriods(facts, cessionRate, underlying);
  if (overPeriods) return overPeriods;
  if (increase !== undefined)
    return parse(engineInput, {
      kind: 'reinsuranceChange',
      cessionRate,
      underlying,
      reinsurance: part(facts, 'reinsurance') ?? {},
      increaseInUnderlyingFcf: increase,
    });
  return parse(
    engineInput,
    given({ kind: 'reinsuranceInitial', cessionRate, underlying, premium: amount(facts, 'premium', 'reinsurancePremium') ?? 0 }),
  );
}

/** Underlying groups stated one by one, each with facts of its own: reinsurance measured over their periods (66A-66B). */
function reinsuranceOverPeriods(facts: Facts, cessionRate: number, underlying: Facts): EngineInput | undefined {
  const groups = Object.entries(underlying).filter((entry): entry is [string, Facts] => isFacts(entry[1]));
  if (groups.length === 0) return undefined;
  const inputs = groups.map(([id, stated]) => ({
    ...generalCase({ ...facts, premium: 0, cessionRate: undefined, ...stated }),
    id,
  }));
  const premium = amount(facts, 'reinsurancePremium', 'premium') ?? 0;
  return parse(
    engineInput,
    given({
      kind: 'reinsuranceHeld',
      periods: Math.max(...inputs.map(({ periods }) => periods)),
      cessionRate,
      premiums: amounts(facts, 'reinsurancePremiums') ?? [premium],
      underlying: inputs,
      policies: policiesOfCase(facts),
    }),
  );
}

/** Two rows of estimates: those of inception, and those of the end of the first year that then stay. */
function financeAllocation(facts: Facts): EngineInput {
  const later = part(facts, 'endYear1') ?? {};
  const payout = amount(facts, 'expectedPayout') ?? 0;
  const assets = amount(later, 'investedAssetsAtEndOfYear3', 'investedAssetsAtEnd');
  const revised =
    amount(later, 'expectedPayout') ?? (assets === undefined ? payout : assets * (amount(facts, 'shareOfAssetsPaid') ?? 1));
  const rate = amount(facts, 'rateAtInception') ?? 0;
  const credited = amounts(facts, 'creditingRates') ?? amounts(facts, 'projectedCreditingRates');
  const periods = amount(facts, 'periods', 'coverageYears') ?? 3;
  return parse(
    engineInput,
    given({
      kind: 'financeAllocation',
      method: says(facts, 'method') || 'effectiveYield',
      pvAtInception: amount(facts, 'pvAtInception') ?? 0,
      periods,
      rateAtInception: rate,
      expectedPayments: [payout, revised],
      marketRates: [rate, amount(later, 'marketRate') ?? rate],
      creditingRates: credited && [new Array<number>(periods).fill(rate), credited],
    }),
  );
}

/**
 * The engine's inputs that state the facts of a case, by name of the variant (one unnamed where it has none). Which kind of calculation
 * the facts belong to is told by the facts that are there.
 * @throws InputError where the facts state no calculation that the engine knows
 */
export function inputsOfCase(published: PublishedCase): Readonly<Record<string, EngineInput>> {
  if (published.input !== undefined) return { '': parse(engineInput, published.input) };
  const facts = published.facts ?? {};
  const cession = amount(facts, 'cessionRate');
  const at = part(facts, 'transition');
  const model = published.model ?? '';
  if (Array.isArray(facts['components']))
    return { '': parse(engineInput, { kind: 'components', components: facts['components'] }) };
  if (Array.isArray(facts['steps'])) return { '': parse(engineInput, given({ kind: 'marginRollForward', ...facts })) };
  if (Array.isArray(facts['variants'])) return premiumPatterns(facts);
  if (hasUnderlyingItems({ ...facts, ...at })) return { '': transitionOfVariableFee(facts) };
  if (at) return { '': transition(facts, at) };
  if (cession !== undefined) return { '': reinsurance(facts, cession) };
  if (amount(facts, 'consideration', 'fairValue') !== undefined && amount(facts, 'fcf') !== undefined)
    return {
      '': parse(engineInput, {
        kind: 'acquired',
        acquisition: /combination/i.test(says(facts, 'kind')) ? 'businessCombination' : 'transfer',
        consideration: amount(facts, 'consideration', 'fairValue'),
        fcf: amount(facts, 'fcf'),
      }),
    };
  if (amount(facts, 'pvAtInception') !== undefined) return { '': financeAllocation(facts) };
  if (/PAA/.test(model) || amount(facts, 'coverageMonths') !== undefined)
    return { '': parse(engineInput, premiumAllocationCase(facts)) };
  return { '': parse(engineInput, isVariableFee(facts) ? variableFeeCase(facts) : generalCase(facts)) };
}
