import { inconsistent } from '../schema/checked';
import type { GroupInput } from '../schema/group';
import type { Problem } from '../schema/shape';

/** Claims by accident period: each period once, stated in one way, and in no other place too. */
export function checkIncurredClaims({ incurredClaims, actual, periods }: GroupInput): Problem[] {
  const accidents = incurredClaims?.accidentPeriods;
  if (!accidents) return [];
  const problems: Problem[] = [];
  const at = (index: number, field: string) => `incurredClaims.accidentPeriods[${index}].${field}`;
  const twice = (path: string, stated: unknown) => {
    if (stated !== undefined) problems.push(inconsistent(path, 'nothing: it follows from accidentPeriods', 'both'));
  };
  twice('actual.claims', actual?.claims);
  twice('incurredClaims.paid', incurredClaims.paid);
  twice('incurredClaims.pastServiceChange', incurredClaims.pastServiceChange);
  accidents.forEach(({ period, expectedPayments, ultimates, paid, revisions }, index) => {
    if (period > periods)
      problems.push({ path: at(index, 'period'), code: 'range', expected: `at most ${periods}`, found: String(period) });
    if (accidents.findIndex((each) => each.period === period) < index)
      problems.push(inconsistent(at(index, 'period'), 'each accident period once: they overlap', String(period)));
    if ((expectedPayments === undefined) === (ultimates === undefined))
      problems.push(
        inconsistent(at(index, 'expectedPayments'), 'either expectedPayments or ultimates', ultimates ? 'both' : 'neither'),
      );
    if (ultimates && revisions)
      problems.push(inconsistent(at(index, 'revisions'), 'nothing: ultimates are estimates by date', 'both'));
    if (ultimates && !paid)
      problems.push({ path: at(index, 'paid'), code: 'missing', expected: 'what was paid in each period', found: 'nothing' });
    if (ultimates && (incurredClaims.interestRate ?? 0) !== 0)
      problems.push(
        inconsistent(at(index, 'ultimates'), 'expectedPayments: to discount, payments need their dates', 'ultimates'),
      );
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
