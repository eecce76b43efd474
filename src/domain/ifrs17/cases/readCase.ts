import type { EngineInput } from '../schema/input';
import { engineInput } from '../schema/input';
import { InputError, parse } from '../schema/shape';
import { canonicalFacts } from './canonicalFacts';
import { amount, amounts, amountsOrEach, given, isFacts, part, says, type Facts } from './facts';
import { financeCase } from './financeCase';
import { generalCase } from './generalCase';
import { isMarginCase, marginCase } from './marginCase';
import { premiumAllocationCase, premiumPatterns } from './premiumAllocationCase';
import { reinsuranceCase } from './reinsuranceCase';
import { isVariableFeeTransition, transitionCase, variableFeeTransitionCase } from './transitionCase';
import { isVariableFee, variableFeeCase } from './variableFeeCase';

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

/**
 * The engine's inputs that state the facts of a case, by name of the variant (one unnamed where it has none). Which kind of calculation
 * the facts belong to is told by the facts that are there.
 * @throws InputError where the facts state no calculation that the engine knows
 */
export function inputsOfCase(published: PublishedCase): Readonly<Record<string, EngineInput>> {
  if (published.input !== undefined) return { '': parse(engineInput, published.input) };
  const { facts, problems } = canonicalFacts(published.facts ?? {});
  if (problems.length > 0) throw new InputError(problems);
  if (Array.isArray(facts['variants'])) return premiumPatterns(withPremium(facts));
  return { '': inputOfFacts(facts, published.model ?? '') };
}

/** Facts of a case that nothing reads, by their paths. */
export const unreadFacts = ({ facts }: PublishedCase): readonly string[] => canonicalFacts(facts ?? {}).unread;

function inputOfFacts(facts: Facts, model: string): EngineInput {
  const cession = amount(facts, 'cessionRate');
  const at = part(facts, 'transition');
  const consideration = amount(facts, 'consideration', 'fairValue', 'premium');
  if (Array.isArray(facts['components'])) return parse(engineInput, { kind: 'components', components: facts['components'] });
  if (cession !== undefined) return reinsuranceCase(facts, cession);
  if (isVariableFeeTransition(facts)) return variableFeeTransitionCase(facts);
  if (at) return transitionCase(facts, at);
  if (isMarginCase(facts)) return marginCase(facts);
  if (consideration !== undefined && amount(facts, 'fcf') !== undefined)
    return parse(engineInput, {
      kind: 'acquired',
      acquisition: /combination/i.test(says(facts, 'kind') + model) ? 'businessCombination' : 'transfer',
      consideration,
      fcf: amount(facts, 'fcf'),
    });
  if (/PAA/.test(model) || amount(facts, 'coverageMonths') !== undefined)
    return parse(engineInput, premiumAllocationCase(withPremium(facts)));
  if (isVariableFee(facts)) return parse(engineInput, variableFeeCase(facts));
  if (amount(facts, 'pvAtInception') !== undefined) return financeCase(facts);
  if (amountsOrEach(facts, 1, 'expectedOutflows', 'expectedClaims')) return parse(engineInput, generalCase(withPremium(facts)));
  const [pvInflows, pvOutflows] = [amount(facts, 'pvInflows'), amount(facts, 'pvOutflows')];
  if (pvInflows !== undefined && pvOutflows !== undefined)
    return parse(
      engineInput,
      given({ kind: 'initialRecognition', pvInflows, pvOutflows, riskAdjustment: amount(facts, 'riskAdjustment') }),
    );
  throw new InputError([{ path: 'facts.expectedOutflows', code: 'missing', expected: calculations, found: 'nothing' }]);
}

const calculations =
  'expected outflows by year, or what another calculation needs: cessionRate (reinsurance held), transition, consideration and fcf ' +
  '(contracts acquired), openingCsm or steps, pvAtInception (finance), fairValueReturn or fairValueChange (variable fee), ' +
  'coverageMonths (premium allocation), pvInflows and pvOutflows';

/** Without a premium every group would be onerous: that must be said, not left out. */
function withPremium(facts: Facts): Facts {
  const names = [
    'premium',
    'premiums',
    'singlePremium',
    'premiumsReceived',
    'expectedPremiums',
    'singlePremiumPerContract',
    'premiumPerContract',
  ];
  if (amount(facts, ...names) === undefined && !amounts(facts, ...names))
    throw new InputError([
      { path: 'facts.premium', code: 'missing', expected: 'the premium, 0 where there is none', found: 'nothing' },
    ]);
  return facts;
}
