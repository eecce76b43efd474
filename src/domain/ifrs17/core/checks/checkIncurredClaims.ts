import { inconsistent } from '../../schema/checked';
import type { GroupInput } from '../../schema/group';
import type { Problem } from '../../schema/shape';

type IncurredClaims = NonNullable<GroupInput['incurredClaims']>;

/** A pattern settles actual claims and nothing else: what is paid and estimated follows from it. */
function checkPattern(
  { incurredClaims, actual, periods }: GroupInput,
  pattern: readonly number[],
): Problem[] {
  const path = 'incurredClaims.settlementPattern';
  const total = pattern.reduce((sum, share) => sum + share, 0);
  const follows = (['accidentPeriods', 'paid', 'pastServiceChange'] as const).filter(
    (name) => incurredClaims?.[name],
  );
  return [
    ...(Math.abs(total - 1) > 1e-9
      ? [inconsistent(path, 'shares that make 1 together', String(total))]
      : []),
    ...(actual?.claims && actual.claims.length >= periods
      ? []
      : [
          {
            path: 'actual.claims',
            code: 'missing' as const,
            expected: 'undiscounted claims, one a period',
            found: 'nothing',
          },
        ]),
    ...follows.map((name) =>
      inconsistent(`incurredClaims.${name}`, 'nothing: it follows from settlementPattern', 'both'),
    ),
  ];
}

/** To discount, payments need their dates. */
function checkRates({
  accidentPeriods,
  settlementPattern,
  current,
  interestRate,
}: IncurredClaims): Problem[] {
  if (!accidentPeriods)
    return current !== undefined && !settlementPattern
      ? [
          inconsistent(
            'incurredClaims.current',
            'accidentPeriods or settlementPattern: payments need their dates',
            'neither',
          ),
        ]
      : [];
  return accidentPeriods.flatMap(({ ultimates, lockedIn }, index) =>
    ultimates && ((interestRate ?? 0) !== 0 || current !== undefined || lockedIn !== undefined)
      ? [
          inconsistent(
            `incurredClaims.accidentPeriods[${index}].ultimates`,
            'expectedPayments: to discount, payments need their dates',
            'ultimates',
          ),
        ]
      : [],
  );
}

/** Claims by accident period: each period once, stated in one way, and in no other place too. */
export function checkIncurredClaims(input: GroupInput): Problem[] {
  const { incurredClaims, actual, periods } = input;
  if (!incurredClaims) return [];
  const { accidentPeriods: accidents, settlementPattern } = incurredClaims;
  const problems: Problem[] = [
    ...checkRates(incurredClaims),
    ...(settlementPattern ? checkPattern(input, settlementPattern) : []),
  ];
  if (!accidents) return problems;
  const at = (index: number, field: string) => `incurredClaims.accidentPeriods[${index}].${field}`;
  const twice = (path: string, stated: unknown) => {
    if (stated !== undefined)
      problems.push(inconsistent(path, 'nothing: it follows from accidentPeriods', 'both'));
  };
  twice('actual.claims', actual?.claims);
  twice('incurredClaims.paid', incurredClaims.paid);
  twice('incurredClaims.pastServiceChange', incurredClaims.pastServiceChange);
  accidents.forEach(({ period, expectedPayments, ultimates, paid, revisions }, index) => {
    if (period > periods)
      problems.push({
        path: at(index, 'period'),
        code: 'range',
        expected: `at most ${periods}`,
        found: String(period),
      });
    if (accidents.findIndex((each) => each.period === period) < index)
      problems.push(
        inconsistent(
          at(index, 'period'),
          'each accident period once: they overlap',
          String(period),
        ),
      );
    if ((expectedPayments === undefined) === (ultimates === undefined))
      problems.push(
        inconsistent(
          at(index, 'expectedPayments'),
          'either expectedPayments or ultimates',
          ultimates ? 'both' : 'neither',
        ),
      );
    if (ultimates && revisions)
      problems.push(
        inconsistent(at(index, 'revisions'), 'nothing: ultimates are estimates by date', 'both'),
      );
    if (ultimates && !paid)
      problems.push({
        path: at(index, 'paid'),
        code: 'missing',
        expected: 'what was paid in each period',
        found: 'nothing',
      });
    const measured = periods - period + 1;
    if (paid && paid.length < measured)
      problems.push({
        path: at(index, 'paid'),
        code: 'length',
        expected: `at least ${measured} entries`,
        found: `${paid.length} entries`,
      });
    revisions?.forEach(({ atEndOf }, change) => {
      if (atEndOf < period || atEndOf > periods)
        problems.push({
          path: `${at(index, 'revisions')}[${change}].atEndOf`,
          code: 'range',
          expected: `from ${period} to ${periods}`,
          found: String(atEndOf),
        });
    });
  });
  return problems;
}
