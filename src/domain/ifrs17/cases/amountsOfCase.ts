import { amount, isFacts, periodFacts, type Facts } from './facts';
import { factOf } from './meanings';

/** Amounts that a source may print as outflows, negative: to the readers each is positive in its own direction. */
const paid = [
  'expectedOutflows',
  'expectedClaims',
  'claimsPerPeriod',
  'claims',
  'actualOutflow',
  'revisedFuture',
  'claimsIncurred',
  'claimsPaid',
  'expectedExpenses',
  'actualExpenses',
  'acquisitionCashFlows',
  'acquisitionCostsPaid',
  'investmentComponent',
  'investmentComponents',
] as const;

const numbersIn = (value: unknown): readonly number[] =>
  typeof value === 'number'
    ? [value]
    : Array.isArray(value)
      ? value.filter((each): each is number => typeof each === 'number')
      : [];

/** The same with every number times the factor. */
function times(value: unknown, factor: number): unknown {
  if (typeof value === 'number') return value * factor;
  return Array.isArray(value) ? value.map((each: unknown) => times(each, factor)) : value;
}

const listNames = [
  'years',
  'periods',
  'halfYears',
  'quarters',
  'months',
  'interimPeriods',
  'reportingPeriods',
];

/** Outflows all printed as negative ones are positive amounts; where signs differ each is what it says. */
export function inDirection(facts: Facts): Facts {
  const all = [facts, ...periodFacts(facts)];
  const turned = paid.filter((name) => {
    const numbers = all.flatMap((each) => numbersIn(each[name]));
    return numbers.some((each) => each < 0) && numbers.every((each) => each <= 0);
  });
  if (turned.length === 0) return facts;
  const turn = (stated: Facts): Facts => ({
    ...stated,
    ...Object.fromEntries(
      turned.filter((name) => name in stated).map((name) => [name, times(stated[name], -1)]),
    ),
  });
  const listed = listNames.filter((name) => Array.isArray(facts[name]));
  const periods = listed.map((name) => [
    name,
    (facts[name] as unknown[]).map((each) => (isFacts(each) ? turn(each) : each)),
  ]);
  return { ...turn(facts), ...(Object.fromEntries(periods) as Facts) };
}

const ofOne = /[ _]?(?:per|for[ _]?each|of[ _]?one|of[ _]?each|each)[ _]?(?:contract|policy)/i;
const isEach = (name: string): boolean =>
  ofOne.test(name) && !/^(singlePremium|premium)PerContract$/.test(factOf(name) ?? '');

/** Amounts of one contract times the contracts; premiums of one have readers of their own. */
export function inTotal(facts: Facts): Facts {
  const named = Object.entries(facts).find(
    ([name, value]) => factOf(name) === 'contracts' && typeof value === 'number',
  );
  const contracts = amount(Object.fromEntries(named ? [named] : []), named?.[0] ?? '');
  if (contracts === undefined) return facts;
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]): (readonly [string, unknown])[] => {
      if (!isEach(name)) return [[name, value]];
      if (isFacts(value) && name.replace(ofOne, '') === '')
        return Object.entries(value).map(([own, each]) => [own, times(each, contracts)] as const);
      const base = factOf(name.replace(ofOne, ''));
      return base === undefined || Object.hasOwn(facts, base)
        ? [[name, value]]
        : [[base, times(value, contracts)]];
    }),
  );
}
