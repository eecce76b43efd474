import type { EngineInput } from '../schema/input';
import { engineInput } from '../schema/input';
import { InputError, parse } from '../schema/shape';
import { canonicalFacts } from './canonicalFacts';
import { checkCase } from './checkCase';
import { amount, isFacts, part, says, type Facts } from './facts';
import { inputOfFacts, withPremium } from './inputOfFacts';
import { premiumPatterns } from './premiumAllocationCase';

/** A published example: facts as its source gives them (or an `input` of the engine), the tables it prints, and how near is equal. */
export interface PublishedCase {
  readonly id: string;
  readonly model?: string;
  readonly facts?: Facts;
  readonly input?: unknown;
  readonly expected: Facts;
  readonly tolerance: {
    readonly abs: number;
    /** Share of the published figure; the wider of the two holds. */
    readonly rel?: number;
    readonly overrides?: Readonly<Record<string, number>>;
  };
}

/** @throws InputError where it is no case */
export function asCase(json: unknown): PublishedCase {
  if (!isFacts(json))
    throw new InputError([
      {
        path: '',
        code: 'missing',
        expected: 'a case: an object with id, facts or input, expected, tolerance',
        found: 'nothing',
      },
    ]);
  checkCase(json);
  const stated = part(json, 'tolerance') ?? { abs: json['tolerance'] };
  const rel = amount(stated, 'rel', 'relative');
  const overrides = part(stated, 'overrides');
  return {
    ...json,
    id: says(json, 'id') || 'case',
    expected: part(json, 'expected') ?? {},
    tolerance: {
      abs: amount(stated, 'abs', 'absolute') ?? 1e-9,
      ...(rel === undefined ? {} : { rel }),
      ...(overrides ? { overrides: overrides as Record<string, number> } : {}),
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
