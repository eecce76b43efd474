import { amount, isFacts, periodFacts, type Facts } from './facts';
import { factOf } from './meanings';

const lists = [
  'years',
  'periods',
  'halfYears',
  'quarters',
  'months',
  'interimPeriods',
  'reportingPeriods',
];
const counts = [
  'coverageYears',
  'years',
  'coveragePeriods',
  'periods',
  'quarters',
  'coverageQuarters',
  'months',
];

/** The number of a period as sources write it: year1, Year 1, 1, 20X1, Q1. */
function numberOf(label: string): number | undefined {
  const [, number] =
    /^(?:(?:year|period|quarter|month|half[ _]?year)[ _]?|[yqm]|20x)?(\d{1,3})$/i.exec(
      label.trim(),
    ) ?? [];
  return number === undefined ? undefined : Number(number);
}

interface Dated {
  readonly fact: string;
  readonly period: number;
  readonly value: unknown;
}

/** `name: { year1, year2 }`: a list where every period has a number, or else facts of the periods named. */
function ofObject(
  name: string,
  value: Facts,
  count: number | undefined,
): Dated[] | readonly number[] | undefined {
  const entries = Object.entries(value).map(([label, each]) => [numberOf(label), each] as const);
  if (entries.length === 0 || entries.some(([number]) => number === undefined)) return undefined;
  const sorted = entries
    .map(([number, each]) => [number ?? 0, each] as const)
    .sort(([one], [other]) => one - other);
  const isWhole = sorted.every(
    ([number, each], index) => number === index + 1 && typeof each === 'number',
  );
  if (isWhole && sorted.length >= (count ?? 1)) return sorted.map(([, each]) => each as number);
  return sorted.map(([period, each]) => ({ fact: name, period, value: each }));
}

/**
 * `actualOutflowYear2` is a fact of the second year; `revisedOutflowForYear3` one of the year before, whose end is when estimates of the
 * third change.
 */
function ofName(name: string, value: unknown, count: number | undefined): Dated | undefined {
  const [, base, moment, number] =
    /^(.+?)[ _]?((?:at[ _]?)?(?:the[ _]?)?end(?:[ _]?of)?|in|for|of)?[ _]?(?:year|period|quarter|month)[ _]?(\d+)$/i.exec(
      name,
    ) ?? [];
  if (base === undefined || factOf(name) !== undefined || isFacts(value)) return undefined;
  const fact = factOf(base);
  if (fact === undefined || /rate/i.test(base)) return undefined;
  const period = Number(number);
  const isTarget =
    /^revised/.test(fact) && (period === count || /^(in|for|of)$/i.test(moment ?? ''));
  return { fact, period: isTarget ? period - 1 : period, value };
}

/** `endYear1: { ... }`: what is known at the end of a period; calculations of their own read it by this name. */
function ofEnd(name: string, value: unknown): Dated[] | undefined {
  const [, number] =
    /^(?:at[ _]?)?(?:the[ _]?)?end[ _]?(?:of[ _]?)?(?:year|period|quarter)[ _]?(\d+)$/i.exec(
      name,
    ) ?? [];
  if (number === undefined || !isFacts(value)) return undefined;
  // What is expected, held or current at that date is an estimate as revised.
  const atEnd: Record<string, string> = {
    expectedOutflows: 'revisedFuture',
    expectedClaims: 'revisedFuture',
    claims: 'revisedFuture',
    riskAdjustment: 'raClosing',
    discountRate: 'currentRate',
  };
  return Object.entries(value).map(([fact, each]) => {
    const [known] = [fact, ofName(fact, each, undefined)?.fact]
      .map((name) => atEnd[name ?? ''])
      .filter((name) => name !== undefined);
    return { fact: known ?? fact, period: Number(number), value: each };
  });
}

const dateOf = (stated: Facts): number | undefined =>
  amount(stated, 'atEndOf', 'atEndOfYear', 'year', 'period');

/** `changes: [{ atEndOfYear, ... }]`: what a change makes of the risk adjustment stands with the period, flows stay with the change. */
function ofChanges(name: string, value: unknown): Dated[] | undefined {
  if (!/^(changes|revisions|changesInEstimates|changeInFcf)$/.test(name) || !Array.isArray(value))
    return undefined;
  const listed = value.filter(isFacts);
  const isRevision = (each: Facts) =>
    dateOf(each) !== undefined &&
    ['revisedFuture', 'expectedOutflows', 'increaseInFutureOutflows'].some((fact) => fact in each);
  if (listed.length < value.length || listed.length === 0 || !listed.every(isRevision))
    return undefined;
  return listed.flatMap((stated) => {
    const { riskAdjustment, raClosing, raFutureServiceChange, ...revision } = stated;
    const facts = {
      raClosing: raClosing ?? riskAdjustment,
      raFutureServiceChange,
      revisions: [revision],
    };
    return Object.entries(facts)
      .filter(([, each]) => each !== undefined)
      .map(([fact, each]) => ({ fact, period: dateOf(stated) ?? Number.NaN, value: each }));
  });
}

const countOf = (facts: Facts): number | undefined => {
  const stated = amount(facts, ...counts);
  return (
    stated ??
    Object.values(facts).find(
      (value): value is number[] => Array.isArray(value) && value.length > 1,
    )?.length
  );
};

/** Facts whose names or keys say of which period they are, in the list of periods. */
export function byPeriods(facts: Facts): Facts {
  const count = periodFacts(facts).length || countOf(facts);
  const dated: Dated[] = [];
  const result: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(facts)) {
    // What a calculation of finance alone knows at the end of the first year it reads under this name.
    const ends =
      facts['pvAtInception'] === undefined
        ? (ofEnd(name, value) ?? ofChanges(name, value))
        : undefined;
    const labelled =
      isFacts(value) && !lists.includes(name) ? ofObject(name, value, count) : undefined;
    const named = ofName(name, value, count);
    if (ends) dated.push(...ends);
    else if (named) dated.push(named);
    else if (labelled && labelled.every((each): each is number => typeof each === 'number'))
      result[name] = labelled;
    else if (labelled) dated.push(...labelled);
    else result[name] = value;
  }
  return dated.length === 0 ? result : withPeriods(result, dated, count ?? 1);
}

/** Dated facts added to the periods that there are; where there are none, to as many as the coverage has. */
function withPeriods(facts: Facts, dated: readonly Dated[], count: number): Facts {
  const own = Object.keys(facts).filter(
    (name) => numberOf(name) !== undefined && isFacts(facts[name]),
  );
  const list = lists.find((name) => Array.isArray(facts[name])) ?? 'years';
  const there = periodFacts(facts);
  const periods = Array.from(
    { length: Math.max(count, there.length, ...dated.map(({ period }) => period)) },
    (_, index) => ({
      ...Object.fromEntries(
        dated.filter(({ period }) => period === index + 1).map(({ fact, value }) => [fact, value]),
      ),
      ...there[index],
    }),
  );
  return {
    ...Object.fromEntries(Object.entries(facts).filter(([name]) => !own.includes(name))),
    [list]: periods,
  };
}
