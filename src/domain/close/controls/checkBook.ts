import type { ControlResult } from '@/domain/ifrs17/book';
import { discountCurves } from '../basis/curves';
import { bookControls } from './bookControls';
import { WHOLE_BOOK } from './contracts';
import type { BookFacts, Checked, Compared } from './control';
import { periodAfter } from '../period';
import type { BookDefinition, BookPoint, CloseGroup, CloseTreaty } from '../types';

/** Share of what is expected by which a figure may differ. */
const TOLERANCE = 1e-9;

/** A control that does not hold of a group or treaty. */
export interface FailedCheck extends Omit<Compared, 'atMost'> {
  readonly control: string;
  readonly figure: string;
}

const holds = ({ expected, found, atMost }: Compared): boolean => {
  const over = atMost ? found - expected : Math.abs(found - expected);
  return over <= TOLERANCE * Math.max(1, Math.abs(expected));
};

/** Holds the controls over what the quarter of a book rests on: what fails, by group and treaty that has begun. */
export function checkBook(facts: BookFacts): ReadonlyMap<string, readonly FailedCheck[]> {
  const { book, period, before, closed } = facts;
  const { groups, treaties } = book.definition;
  const pointsOf = new Map<string, BookPoint[]>();
  for (const point of book.points) {
    const own = pointsOf.get(point.group);
    if (own) own.push(point);
    else pointsOf.set(point.group, [point]);
  }
  const of = <T extends { readonly group: string }>(all: readonly T[]) =>
    new Map(all.map((each) => [each.group, each]));
  const last = periodAfter(period, -1);
  const openings = (book.openings ?? []).filter((each) => each.period === last);
  const [opened, closing] = [of([...openings, ...before]), of(closed.closings)];
  const actuals = of(book.actuals.filter((each) => each.period === period));
  const inputs = new Map(
    [...closed.inputs.groups, ...closed.inputs.treaties].map((each) => [each.id, each]),
  );
  const curves = discountCurves(book);
  const unmade = new Set(closed.failed.map(({ id }) => id));
  const begun = [...groups, ...treaties].filter(({ firstPeriod }) => firstPeriod <= period);
  return new Map(
    begun.map((stated) => {
      const { id } = stated;
      const checked: Checked = {
        ...facts,
        stated,
        curves,
        points: pointsOf.get(id) ?? [],
        actual: actuals.get(id),
        opened: opened.get(id),
        closing: closing.get(id),
        hasFailed: unmade.has(id),
        input: inputs.get(id),
      };
      const failed = bookControls.flatMap(({ id: name, figure, compare }) =>
        compare(checked)
          .filter((each) => !holds(each))
          .map(({ expected, found }) => ({ control: name, figure, expected, found })),
      );
      return [id, failed];
    }),
  );
}

/** What stands in a book under the name of a group. */
export interface StatedUnder {
  readonly group: string;
  readonly points: number;
  readonly actuals: number;
}

/**
 * What of a book is in no batch of a quarter: contracts and payments of a group that is not there or has not begun, treaties that cover none.
 * @param stated by group, of the quarter's contracts and payments
 */
export function strayChecks(
  { groups, treaties }: Pick<BookDefinition, 'groups' | 'treaties'>,
  period: string,
  stated: readonly StatedUnder[],
): ReadonlyMap<string, readonly FailedCheck[]> {
  const begunBy = <T extends CloseGroup | CloseTreaty>(all: readonly T[]) =>
    all.filter(({ firstPeriod }) => firstPeriod <= period);
  const begun = new Set(begunBy(groups).map(({ id }) => id));
  const held = begunBy(treaties);
  const check = (figure: string, expected: number, found: number) =>
    expected === found ? [] : [{ control: WHOLE_BOOK, figure, expected, found }];
  const places = new Set([...begun, ...held.map(({ id }) => id)]);
  return new Map([
    ...held
      .filter(({ covers }) => !covers.some((id) => begun.has(id)))
      .map(({ id }) => [id, check('groups', 1, 0)] as const),
    ...stated
      .filter(({ group }) => !places.has(group))
      .map(({ group, points, actuals }) => {
        const found = [...check('modelPoints', 0, points), ...check('strayActuals', 0, actuals)];
        return [group, found] as const;
      }),
  ]);
}

/** What was checked group by group, control by control. Where nothing was, there are none. */
export function bookControlResults(
  checks: ReadonlyMap<string, readonly FailedCheck[]>,
): readonly ControlResult[] {
  if (checks.size === 0) return [];
  return bookControls.map(({ id, paragraph }) => {
    const failures = [...checks].flatMap(([group, failed]) =>
      failed
        .filter((each) => each.control === id)
        .map(({ figure, expected, found }) => ({ group, figure, expected, found })),
    );
    return {
      id,
      paragraph,
      message: `close.control.${id}`,
      tolerance: TOLERANCE,
      state: failures.length === 0 ? ('holds' as const) : ('fails' as const),
      checked: checks.size,
      failures,
    };
  });
}
