import type { RevisionInput } from '../schema/group';
import { amount, amounts, amountsOrEach, given, isFacts, type Facts } from './facts';

export const less = (values: readonly number[], others: readonly number[] | undefined) =>
  values.map((value, index) => value - (others?.[index] ?? 0));

const causes: readonly (readonly [RegExp, RevisionInput['cause']])[] = [
  [/discretion/i, 'discretion'],
  [/financ|market|interest/i, 'financialRisk'],
  [/service|estimate|claim|mortality|lapse|expense|non.?financial/i, 'futureService'],
];

/** A cause in other words than these stays as stated, so that the check of the input names it. */
function causeOf(stated: Facts): RevisionInput['cause'] {
  const cause = stated['cause'];
  if (typeof cause !== 'string') return cause as RevisionInput['cause'];
  return (causes.find(([words]) => words.test(cause)) ?? [
    undefined,
    cause as RevisionInput['cause'],
  ])[1];
}

/** An increase of what is still expected: a share of it, or an amount in all. */
function increased(stated: Facts, left: readonly number[]): readonly number[] | undefined {
  const increase = amount(stated, 'increaseInFutureOutflows');
  const all = left.reduce((sum, each) => sum + each, 0);
  if (increase === undefined || all === 0) return undefined;
  return left.map((each) => each * (1 + (Math.abs(increase) > 1 ? increase / all : increase)));
}

interface Planned {
  readonly outflows: readonly number[];
  readonly investment: readonly number[] | undefined;
}

/** One change in estimates, as facts state it for the end of a period. */
function revisionOf(
  stated: Facts,
  atEndOf: number,
  left: number,
  { outflows, investment }: Planned,
): RevisionInput[] {
  const revised =
    amountsOrEach(stated, left, 'revisedFuture', 'expectedOutflows') ??
    increased(stated, outflows.slice(atEndOf));
  const units = amounts(stated, 'revisedCoverageUnits', 'coverageUnitsFuture');
  const premiums = amounts(stated, 'revisedFuturePremiums', 'revisedPremiums');
  const components = amounts(stated, 'revisedInvestmentComponents');
  const own = isFacts(stated['expected'])
    ? (stated['expected'] as RevisionInput['expected'])
    : undefined;
  if (!revised && !units && !premiums && !components && !own) return [];
  const claims = revised && less(revised, components ?? investment?.slice(atEndOf));
  const expected = given({ claims, premiums, investmentComponents: components });
  return [
    given({
      atEndOf,
      cause: causeOf(stated),
      expected: own ?? (Object.keys(expected).length > 0 ? expected : undefined),
      coverageUnits: units ?? amounts(stated, 'coverageUnits'),
    }) as RevisionInput,
  ];
}

/** What a period states for its end: its own expectation and units are no new ones of later periods; a list is. */
const ofEnd = (year: Facts): Facts => ({
  ...year,
  coverageUnits: undefined,
  expected: undefined,
  expectedOutflows: Array.isArray(year['expectedOutflows']) ? year['expectedOutflows'] : undefined,
});

/** Changes in their order: stated beside what happened in a period, listed in it with their causes, or listed by date. */
export function revisionsOf(
  facts: Facts,
  years: readonly Facts[],
  periods: number,
  planned: Planned,
): RevisionInput[] {
  const within = (stated: Facts) =>
    Array.isArray(stated['revisions']) ? stated['revisions'].filter(isFacts) : [];
  const ofYears = years.flatMap((year, index) =>
    [ofEnd(year), ...within(year)].flatMap((stated) =>
      revisionOf(stated, index + 1, periods - index - 1, planned),
    ),
  );
  const dated = within(facts).flatMap((stated) => {
    const atEndOf = amount(stated, 'atEndOf', 'atEndOfYear', 'year', 'period') ?? Number.NaN;
    return revisionOf(stated, atEndOf, periods - atEndOf, planned);
  });
  return [...ofYears, ...dated];
}
