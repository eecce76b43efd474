import type { GroupInput } from '../schema/group';
import { amount, amounts, given, isFacts, part, periodFacts, repeated, type Facts } from './facts';
import { generalCase } from './generalCase';

interface Crediting {
  /** What the pool of assets earns a year, and what of it the entity keeps. */
  readonly earned: number;
  readonly spread: number;
}

/** The number whose name says it, apart from what is guaranteed. */
function named(facts: Facts, pattern: RegExp): number | undefined {
  const found = Object.entries(facts).find(
    ([name, value]) => typeof value === 'number' && pattern.test(name) && !/guarant|minimum|floor/i.test(name),
  );
  return typeof found?.[1] === 'number' ? found[1] : undefined;
}

const earnedBy = (facts: Facts) => named(facts, /^(?!revised|new|later).*return/i);
const spreadOf = (facts: Facts) => named(facts, /^(?!revised|new|later).*spread/i);
const premiumEach = (facts: Facts) => amount(facts, 'singlePremiumPerContract', 'premiumPerContract');

/** True where accounts are credited with what a pool earns less a spread that is for the entity to set (B98-B100). */
export const isDiscretionary = (facts: Facts): boolean =>
  spreadOf(facts) !== undefined &&
  earnedBy(facts) !== undefined &&
  (premiumEach(facts) ?? amount(facts, 'premium')) !== undefined;

/** Estimates as revised at the end of the first year: stated for it, or beside the facts as revised. */
function revisedCrediting(facts: Facts): Partial<Crediting> {
  const year = [part(facts, 'endYear1', 'endOfYear1', 'revised', 'year1'), periodFacts(facts)[0]].find(isFacts) ?? {};
  return given({
    earned: earnedBy(year) ?? named(facts, /^(revised|new|later).*return/i),
    spread: spreadOf(year) ?? named(facts, /^(revised|new|later).*spread/i),
  }) as Partial<Crediting>;
}

/** Accounts paid at each death and to all others at the end: all of it is an investment component (B104, Appendix A). */
function payments(balance: number, contracts: number, deaths: readonly number[], { earned, spread }: Crediting): number[] {
  let [each, left] = [balance, contracts];
  return deaths.map((dying, index) => {
    each *= 1 + earned - spread;
    const leaving = index === deaths.length - 1 ? left : Math.min(left, dying);
    left -= leaving;
    return leaving * each;
  });
}

/**
 * Contracts without direct participation whose holders are credited at the entity's discretion: other returns are financial risk (B97(a)), another
 * spread is discretion and adjusts the CSM (B98), both from the end of the first year on.
 */
export function discretionaryCase(facts: Facts): GroupInput {
  const first: Crediting = { earned: earnedBy(facts) ?? 0, spread: spreadOf(facts) ?? 0 };
  const contracts = amount(facts, 'contracts') ?? 1;
  const premium = premiumEach(facts) ?? (amount(facts, 'premium') ?? 0) / contracts;
  const years = amount(facts, 'coverageYears') ?? 1;
  const deaths = amounts(facts, 'deathsPerYear') ?? repeated(amount(facts, 'deathsPerYear') ?? 0, years);
  const components = payments(premium, contracts, deaths, first);
  const left = contracts - (deaths[0] ?? 0);
  const credited = premium * (1 + first.earned - first.spread);
  const { earned = first.earned, spread = first.spread } = revisedCrediting(facts);
  const later = (crediting: Crediting) => payments(credited, left, deaths.slice(1), crediting);
  const change = (cause: 'financialRisk' | 'discretion', crediting: Crediting) => ({
    atEndOf: 1,
    cause,
    expected: { investmentComponents: later(crediting) },
  });
  const rate = amount(facts, 'discountRate', 'lockedInRate', 'discountRateAtInception') ?? first.earned;
  const revisions = [
    ...(earned === first.earned ? [] : [change('financialRisk', { earned, spread: first.spread })]),
    ...(spread === first.spread ? [] : [change('discretion', { earned, spread })]),
  ];
  const inForce = deaths.map((_, index) => contracts - deaths.slice(0, index).reduce((sum, each) => sum + each, 0));
  const paid = revisions.length === 0 || years < 2 ? components : [components[0] ?? 0, ...later({ earned, spread })];
  return {
    ...generalCase({
      ...facts,
      years: periodFacts(facts).length > 0 ? facts['years'] : years,
      expectedOutflows: repeated(0, years),
    }),
    ...given({
      rates: given({
        lockedIn: rate,
        csmAccretion: amount(facts, 'csmAccretionRate') ?? guaranteed(facts),
        current: [rate, ...repeated(earned, years)],
      }),
      expected: { premiums: [contracts * premium], investmentComponents: components },
      coverageUnits: amounts(facts, 'coverageUnits') ?? inForce,
      actual: { investmentComponents: paid },
      revisions,
    }),
  } as GroupInput;
}

/** Flows that do not vary with returns accrete at what is guaranteed (B72(b)). */
const guaranteed = (facts: Facts): number | undefined => {
  const found = Object.entries(facts).find(([name, value]) => typeof value === 'number' && /guarant|minimum/i.test(name));
  return typeof found?.[1] === 'number' ? found[1] : undefined;
};
