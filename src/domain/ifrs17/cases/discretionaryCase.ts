import type { GroupInput } from '../schema/group';
import { amount, amounts, given, isFacts, part, periodFacts, repeated, type Facts } from './facts';
import { generalCase } from './generalCase';

interface Crediting {
  /** What the pool of assets earns a year, and what of it the entity keeps. */
  readonly earned: number;
  readonly spread: number;
}

/** As printed in percent or as a share. */
const asShare = (rate: number): number => (Math.abs(rate) >= 1 ? rate / 100 : rate);

/** The rate whose name says it, apart from what is guaranteed: one, or those of initial recognition and of the end of the first year. */
function named(facts: Facts, pattern: RegExp): readonly number[] {
  for (const [name, value] of Object.entries(facts)) {
    if (!pattern.test(name) || /guarant|minimum|floor/i.test(name)) continue;
    if (typeof value === 'number') return [asShare(value)];
    if (Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'number'))
      return value.map(asShare);
  }
  return [];
}

const [earnedWords, spreadWords, creditedWords] = [
  'return',
  'spread|entity ?(charge|margin|fee)|retained',
  'credit',
];
const first = (words: string) => new RegExp(`^(?!revised|new|later).*(${words})`, 'i');
const later = (words: string) => new RegExp(`^(revised|new|later).*(${words})`, 'i');

/** The spread as stated, or what is left of the return once accounts are credited. */
function creditingIn(
  facts: Facts,
  words: (word: string) => RegExp,
  at: number,
  before?: number,
): Partial<Crediting> {
  const earned = named(facts, words(earnedWords))[at];
  const credited = named(facts, words(creditedWords))[at];
  const earning = earned ?? before;
  const spread =
    named(facts, words(spreadWords))[at] ??
    (credited === undefined || earning === undefined ? undefined : earning - credited);
  return given({ earned, spread }) as Partial<Crediting>;
}

const premiumEach = (facts: Facts) =>
  amount(facts, 'singlePremiumPerContract', 'premiumPerContract');

/** True where accounts are credited with what a pool earns less a spread that is for the entity to set (B98-B100). */
export function isDiscretionary(facts: Facts): boolean {
  if (facts['fairValueReturn'] !== undefined) return false;
  const { earned, spread } = creditingIn(facts, first, 0);
  return (
    earned !== undefined &&
    spread !== undefined &&
    (premiumEach(facts) ?? amount(facts, 'premium')) !== undefined
  );
}

/** Estimates as revised at the end of the first year: stated for it, beside the facts as revised, or second in a list. */
function revisedCrediting(facts: Facts, { earned }: Crediting): Partial<Crediting> {
  const year =
    [part(facts, 'endYear1', 'endOfYear1', 'revisedFuture', 'year1'), periodFacts(facts)[0]].find(
      isFacts,
    ) ?? {};
  return {
    ...creditingIn(facts, first, 1, earned),
    ...creditingIn(facts, later, 0, earned),
    ...creditingIn(year, first, 0, earned),
  };
}

/** Accounts paid at each death and to all others at the end: all of it is an investment component (B104, Appendix A). */
function payments(
  balance: number,
  contracts: number,
  deaths: readonly number[],
  { earned, spread }: Crediting,
): number[] {
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
  const initial: Crediting = { earned: 0, spread: 0, ...creditingIn(facts, first, 0) };
  const contracts = amount(facts, 'contracts') ?? 1;
  const premium = premiumEach(facts) ?? (amount(facts, 'premium') ?? 0) / contracts;
  const years = amount(facts, 'coverageYears') ?? 1;
  const deaths =
    amounts(facts, 'deathsPerYear') ?? repeated(amount(facts, 'deathsPerYear') ?? 0, years);
  const components = payments(premium, contracts, deaths, initial);
  const left = contracts - (deaths[0] ?? 0);
  const credited = premium * (1 + initial.earned - initial.spread);
  const { earned = initial.earned, spread = initial.spread } = revisedCrediting(facts, initial);
  const remaining = (crediting: Crediting) => payments(credited, left, deaths.slice(1), crediting);
  const change = (cause: 'financialRisk' | 'discretion', crediting: Crediting) => ({
    atEndOf: 1,
    cause,
    expected: { investmentComponents: remaining(crediting) },
  });
  const rate =
    amount(facts, 'discountRate', 'lockedInRate', 'discountRateAtInception') ?? initial.earned;
  const revisions = [
    ...(earned === initial.earned
      ? []
      : [change('financialRisk', { earned, spread: initial.spread })]),
    ...(spread === initial.spread ? [] : [change('discretion', { earned, spread })]),
  ];
  const inForce = deaths.map(
    (_, index) => contracts - deaths.slice(0, index).reduce((sum, each) => sum + each, 0),
  );
  const paid =
    revisions.length === 0 || years < 2
      ? components
      : [components[0] ?? 0, ...remaining({ earned, spread })];
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
  const found = Object.entries(facts).find(
    ([name, value]) => typeof value === 'number' && /guarant|minimum/i.test(name),
  );
  return typeof found?.[1] === 'number' ? found[1] : undefined;
};
