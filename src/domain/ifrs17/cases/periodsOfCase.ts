import type { GroupInput } from '../schema/group';
import { InputError, type Problem } from '../schema/shape';
import { amount, given, isFacts, says, type Facts } from './facts';

const lists = {
  years: 1,
  halfYears: 2,
  quarters: 4,
  months: 12,
  periods: undefined,
  interimPeriods: undefined,
  reportingPeriods: undefined,
} as const;

const numbered = /^(year|period|quarter|month|q|y)[ _]?(\d+)$/i;

/** ISO dates, with the x that sources put for a century or a year: 20x1-07-01. */
const isDate = (text: string): boolean =>
  /^[0-9xX]{2,4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/.test(text);

/** Dates of periods that follow one another without overlap. */
function problemsOfDates(periods: readonly Facts[], path: string): Problem[] {
  const problems: Problem[] = [];
  let before = '';
  periods.forEach((period, index) => {
    for (const name of ['start', 'end'] as const) {
      const date = says(period, name);
      if (date === '') continue;
      const at = `${path}[${index}].${name}`;
      if (!isDate(date))
        problems.push({ path: at, code: 'type', expected: 'a date as 2026-12-31', found: date });
      else if (date < before || (date === before && name === 'end'))
        problems.push({
          path: at,
          code: 'inconsistent',
          expected: `a date after ${before}, at which what goes before it ends`,
          found: date,
        });
      else before = date;
    }
  });
  return problems;
}

/** `year1`, `year2`, ... each in its place: none is left out, none comes twice. */
function problemsOfNumbers(names: readonly string[]): Problem[] {
  const numbers = names.map((name) => Number(numbered.exec(name)?.[2])).sort((a, b) => a - b);
  return numbers.every((number, index) => number === index + 1)
    ? []
    : [
        {
          path: 'facts',
          code: 'inconsistent',
          expected: 'periods 1, 2, ... without a gap',
          found: names.join(', '),
        },
      ];
}

/**
 * Facts of a case that say what is wrong with its periods: two lists of them, dates out of order, a gap.
 * @throws InputError
 */
export function checkPeriods(facts: Facts): void {
  const listed = Object.keys(lists).filter(
    (name) => Array.isArray(facts[name]) && (facts[name] as unknown[]).every(isFacts),
  );
  const single = Object.keys(facts).filter((name) => numbered.test(name) && isFacts(facts[name]));
  const several = [...listed, ...(single.length > 0 ? [single.join(', ')] : [])];
  const problems = [
    ...(several.length > 1
      ? [
          {
            path: 'facts',
            code: 'inconsistent' as const,
            expected: 'one list of periods',
            found: several.join(' and '),
          },
        ]
      : []),
    ...listed.flatMap((name) => problemsOfDates(facts[name] as Facts[], `facts.${name}`)),
    ...(single.length > 0 ? problemsOfNumbers(single) : []),
    ...problemsOfDates([facts], 'facts').map((problem) => ({
      ...problem,
      path: problem.path.replace('[0]', ''),
    })),
  ];
  if (problems.length > 0) throw new InputError(problems);
}

const frequencies: readonly (readonly [RegExp, 1 | 2 | 4 | 12])[] = [
  [/month/i, 12],
  [/quarter/i, 4],
  [/half|semi/i, 2],
  [/year|annual/i, 1],
];

/** How many periods make a year: stated, said, or told by how the periods are listed. */
export function periodsPerYearOf(facts: Facts): GroupInput['periodsPerYear'] {
  const stated = amount(facts, 'periodsPerYear');
  if (stated !== undefined) return stated as GroupInput['periodsPerYear'];
  const frequency = says(facts, 'frequency') || says(facts, 'periodLength');
  const said = frequencies.find(([words]) => words.test(frequency))?.[1];
  if (said !== undefined) return said;
  if (frequency !== '') return frequency as never;
  for (const [name, count] of Object.entries(lists))
    if (
      count !== undefined &&
      (Array.isArray(facts[name]) ||
        Object.keys(facts).some((key) =>
          new RegExp(`^(${name.slice(0, -1)}|${name.charAt(0)})[ _]?\\d+$`, 'i').test(key),
        ))
    )
      return count === 1 ? undefined : count;
  return undefined;
}

const longest = 2400;

/**
 * How many periods the facts name, where they do.
 * @throws InputError where it is no count
 */
export function countOf(facts: Facts, listed: readonly Facts[]): number | undefined {
  if (listed.length > 0) return listed.length;
  const perYear = periodsPerYearOf(facts) ?? 1;
  const own = ['coveragePeriods', 'periods', 'quarters', 'coverageQuarters', 'months'];
  const stated = [...own, 'coverageYears', 'years', 'coverageMonths'].find(
    (name) => amount(facts, name) !== undefined,
  );
  if (stated === undefined) return undefined;
  const value = amount(facts, stated) ?? 0;
  const scale = own.includes(stated) ? 1 : stated === 'coverageMonths' ? perYear / 12 : perYear;
  const count = Math.round(value * scale * 1e9) / 1e9;
  if (!Number.isInteger(count) || count < 1 || count > longest)
    throw new InputError([
      {
        path: `facts.${stated}`,
        code: 'range',
        expected: `whole periods, 1 to ${longest}`,
        found: String(value),
      },
    ]);
  return count;
}

/** When in their period flows fall, in words. */
export function timingOf(facts: Facts): GroupInput['timing'] {
  const moment = (name: string) => {
    const text = says(facts, name);
    if (text === '') return undefined;
    return /mid/i.test(text)
      ? 'middle'
      : /end/i.test(text)
        ? 'end'
        : /begin|start|immediate|inception|recognition/i.test(text)
          ? 'start'
          : text;
  };
  if (isFacts(facts['timing'])) return facts['timing'] as GroupInput['timing'];
  const [premiums, outflows, acquisition] = [
    'premiumTiming',
    'outflowTiming',
    'acquisitionTiming',
  ].map(moment);
  return (premiums ?? outflows ?? acquisition)
    ? (given({ premiums, outflows, acquisition }) as GroupInput['timing'])
    : undefined;
}
