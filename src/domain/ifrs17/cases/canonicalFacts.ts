import { found, type Problem } from '../schema/shape';
import { inDirection, inTotal } from './amountsOfCase';
import { isFacts, type Facts } from './facts';
import { inShares, isUnreadRate } from './inShares';
import { laidOut } from './layout';
import { factOf } from './meanings';
import { byPeriods } from './periodNames';

/** Parts in the words of the engine's own inputs, or of nobody else. */
const isOwnWords = (name: string, value: unknown): boolean =>
  /^(policy|policies|components)$|credit/i.test(name) ||
  (isFacts(value) &&
    (/^(riskAdjustment|exchangeRates|incurredClaims|expected|timing)$/.test(name) ||
      'spot' in value ||
      'forwards' in value));

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
  /** Figures that are no numbers: `"900"`, or a list with a gap. */
  readonly problems: readonly Problem[];
}

/** Objects that hold facts of groups or periods, and not of one thing alone. */
const isWhole = (place: string): boolean => /^(\.underlying(\.[^.]+|\[\d+\])?)?$/.test(place);

/** A fact of a period may say again of which: `year2: { revisedOutflowForYear3 }`. */
const undated = (name: string): string =>
  name.replace(
    /[ _]?((at|in|for|of)[ _]?)?(end[ _]?(of[ _]?)?)?(year|period|quarter|month)[ _]?\d+$/i,
    '',
  );

/**
 * Facts under the names that the readers know, where they look for them, in their units; a name that is known stays, and wins over another
 * word for the same.
 */
export function canonicalFacts(stated: Facts): CanonicalFacts {
  const problems: Problem[] = [];
  // `path` as stated, for problems; `place` under the names that are known.
  const walked = (value: unknown, path: string, place: string): unknown => {
    if (Array.isArray(value))
      return value.map((each, index) => walked(each, `${path}[${index}]`, `${place}[${index}]`));
    return isFacts(value) ? renamed(value, path, place) : value;
  };
  const renamed = (facts: Facts, path: string, place: string): Facts => {
    const result: Record<string, unknown> = {};
    for (const [name, each] of Object.entries(isWhole(place) ? laidOut(inTotal(facts)) : facts)) {
      const at = `${path}.${name}`;
      const meant = factOf(name) ?? (isWhole(place) ? undefined : factOf(undated(name)));
      const value = meant === undefined ? each : inShares(meant, each);
      const isFree =
        meant !== undefined &&
        (meant === name || !Object.hasOwn(facts, meant)) &&
        !Object.hasOwn(result, meant);
      if (meant !== undefined && (isBroken(value) || isUnreadRate(meant, value)))
        problems.push({
          path: at,
          code: 'type',
          expected: 'a number, or a list of numbers',
          found: found(value),
        });
      const own = isFree ? meant : name;
      result[own] = isOwnWords(own, value) ? value : walked(value, at, `${place}.${own}`);
    }
    return isWhole(place) ? inDirection(byPeriods(result)) : result;
  };
  return { facts: renamed(stated, 'facts', ''), problems };
}
