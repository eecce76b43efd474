import { found, type Problem } from '../schema/shape';
import { factNames } from './factNames';
import { isFacts, type Facts } from './facts';
import { meaningOf, phrasesOf } from './vocabulary';

const read = new Set(factNames);

/** The first of two facts of one meaning is the one with phrases of its own. */
const canonical = new Map<string, string>();
for (const name of read)
  for (const phrase of [name, ...(phrasesOf[name] ?? [])])
    if (!canonical.has(meaningOf(phrase))) canonical.set(meaningOf(phrase), name);

/** Parts in the words of the engine's own inputs, or of nobody else. */
const isOwnWords = (name: string, value: unknown): boolean =>
  /^(policy|policies|components)$|credit/i.test(name) ||
  (isFacts(value) &&
    (/^(riskAdjustment|exchangeRates|incurredClaims|expected|timing)$/.test(name) || 'spot' in value || 'forwards' in value));

/** A number written as text, or a list in which some entries are numbers and others are not; prose is neither. */
const isBroken = (value: unknown): boolean =>
  typeof value === 'string'
    ? /^\s*[-+]?\d[\d,.]*\s*%?\s*$/.test(value)
    : typeof value === 'number'
      ? !Number.isFinite(value)
      : Array.isArray(value) &&
        value.some((each) => typeof each === 'number') &&
        !value.every((each) => typeof each === 'number' && Number.isFinite(each));

export interface CanonicalFacts {
  readonly facts: Facts;
  /** Figures that are no numbers: `"5%"`, or a list with a gap. */
  readonly problems: readonly Problem[];
}

/** Facts under the names that the readers know; a name that is known stays, and wins over another word for the same. */
export function canonicalFacts(stated: Facts): CanonicalFacts {
  const problems: Problem[] = [];
  const walked = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) return value.map((each, index) => walked(each, `${path}[${index}]`));
    return isFacts(value) ? renamed(value, path) : value;
  };
  const renamed = (facts: Facts, path: string): Facts => {
    const result: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(facts)) {
      const at = `${path}.${name}`;
      const meant = read.has(name) ? name : canonical.get(meaningOf(name));
      const known = meant !== undefined && (meant === name || !Object.hasOwn(facts, meant)) && !Object.hasOwn(result, meant);
      if (meant !== undefined && isBroken(value))
        problems.push({ path: at, code: 'type', expected: 'a number, or a list of numbers', found: found(value) });
      result[known ? meant : name] = isOwnWords(known ? meant : name, value) ? value : walked(value, at);
    }
    return result;
  };
  return { facts: renamed(stated, 'facts'), problems };
}
